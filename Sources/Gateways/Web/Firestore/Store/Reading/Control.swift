import Entities
import Gateways
import UseCases

/// The document that describes the shared data: the seeded domains, the root blocks, and any long change in progress.
struct Control: Sendable, Hashable {
  static let path = "control/store"
  /// The newest format that the kit supports.
  static let format: Int64 = 3

  /// The domains that have been seeded by an import.
  var seeded: Set<Domain> = []
  /// The names of the root blocks. A domain without records has none.
  var blockIndexes: [Domain: String] = [:]
  /// The names of the blocks that list the sample records, by domain.
  var samples: [Domain: [String]] = [:]
  var change: LongChange?

  init() {}

  /// Reads the control document.
  ///
  /// - Throws: ``GatewayError/newerVersion(what:found:known:)`` for a newer format, ``GatewayError/corrupt(what:why:)`` for an invalid
  ///   document
  init(_ fields: [String: FirestoreValue]?) throws(GatewayError) {
    guard let fields else { return }
    guard case .integer(let format) = fields["format"] else {
      throw .corrupt(what: Control.path, why: "it has no format")
    }
    if format > Self.format { throw .newerVersion(what: Self.path, found: Int(format), known: Int(Self.format)) }
    if case .array(let names) = fields["seeded"] { seeded = Set(names.compactMap { $0.text.flatMap(Domain.init) }) }
    for domain in [Domain.restaurant, .recipes] {
      if let name = fields[Self.blockIndex(domain)]?.text, !name.isEmpty { blockIndexes[domain] = name }
    }
    if case .map(let samples) = fields["samples"] {
      for (name, blocks) in samples {
        guard let domain = Domain(rawValue: name), case .array(let blocks) = blocks else { continue }
        self.samples[domain] = blocks.compactMap(\.text)
      }
    }
    if case .map(let change) = fields["change"] { self.change = try LongChange(change) }
  }

  /// All fields except the nonces and the mark.
  var fields: [String: FirestoreValue] {
    let samples = samples.filter { !$0.value.isEmpty }.map {
      ($0.key.rawValue, FirestoreValue.array($0.value.map(FirestoreValue.string)))
    }
    return [
      "format": .integer(Self.format), "seeded": .array(seeded.map(\.rawValue).sorted().map(FirestoreValue.string)),
      Self.blockIndex(.restaurant): .string(blockIndexes[.restaurant] ?? ""),
      Self.blockIndex(.recipes): .string(blockIndexes[.recipes] ?? ""),
      "samples": .map(Dictionary(uniqueKeysWithValues: samples)), "change": change.map { .map($0.fields) } ?? .null,
    ]
  }

  private static func blockIndex(_ domain: Domain) -> String { domain == .restaurant ? "menu" : "recipes" }
}

/// A change that is too large for one commit, as stored in the control document.
struct LongChange: Sendable, Hashable {
  enum Step: String, Sendable {
    /// The change is being prepared. Nothing has changed, and other changes wait.
    case prepare
    /// The change is decided and logged. Any client can apply it, part by part. Until it is complete, readers see the data from before the
    /// change.
    case apply
  }

  /// The records that a long change affects. Other changes to these records wait, and reads return the data from before the change.
  enum Scope: String, Sendable {
    /// Manufacturers, beers and reviews.
    case beers
    case everything
  }

  /// Identifies the change.
  let id: String
  var step: Step
  let scope: Scope
  /// The names of the blocks that contain the log, with one element per part.
  var log: [String] = []
  /// The last instant at which no part of the change had been applied.
  var instant = ""
  /// Counts the renewals during preparation, then the applied parts. The count shows waiting clients that the change is making progress.
  var beat: Int64 = 0

  init(id: String, scope: Scope) {
    self.id = id
    self.scope = scope
    step = .prepare
  }

  init(_ fields: [String: FirestoreValue]) throws(GatewayError) {
    guard let id = fields["id"]?.text, let step = fields["step"]?.text.flatMap(Step.init),
      let scope = fields["scope"]?.text.flatMap(Scope.init), case .array(let log) = fields["log"],
      let instant = fields["at"]?.text, let beat = fields["beat"]?.number, (0...Int64(Int32.max)).contains(beat)
    else { throw .corrupt(what: Control.path, why: "its change can't be understood") }
    (self.id, self.step, self.scope, self.log) = (id, step, scope, log.compactMap(\.text))
    (self.instant, self.beat) = (instant, beat)
  }

  var fields: [String: FirestoreValue] {
    [
      "id": .string(id), "step": .string(step.rawValue), "scope": .string(scope.rawValue),
      "log": .array(log.map(FirestoreValue.string)), "at": .string(instant), "beat": .integer(beat),
    ]
  }

  /// Returns whether the change affects these records.
  func concerns(_ touched: RecordScope) -> Bool {
    scope == .everything || [.everything, .domain(.beers)].contains(touched)
  }
}

extension FirestoreValue {
  var text: String? { if case .string(let text) = self { text } else { nil } }
  var number: Int64? { if case .integer(let number) = self { number } else { nil } }
}
