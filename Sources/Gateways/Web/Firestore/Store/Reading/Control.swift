import Entities
import Gateways
import UseCases

/// The document that says what there is of what all users share, and whether a long change is under way.
struct Control: Sendable, Hashable {
  static let path = "control/store"
  /// The newest layout that the kit knows.
  static let format: Int64 = 3

  /// The domains whose seed was imported.
  var seeded: Set<Domain> = []
  /// The names of the root blocks; a domain without records has none.
  var blockIndexes: [Domain: String] = [:]
  /// Which records are samples: by domain the names of the blocks that say it.
  var samples: [Domain: [String]] = [:]
  var change: LongChange?

  init() {}

  /// - Throws: ``GatewayError/newerVersion(what:found:known:)``, ``GatewayError/corrupt(what:why:)``
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

  /// All fields but the nonces and the mark.
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

/// A change that is larger than a commit, as the control document tells of it.
struct LongChange: Sendable, Hashable {
  enum Step: String, Sendable {
    /// It is being prepared: nothing has changed, and other changes wait.
    case prepare
    /// It is decided, and written down: it is applied part by part, by whoever comes. Until it is whole, readers read as of the instant
    /// before it.
    case apply
  }

  /// Whose changes wait, and who reads as of the instant before.
  enum Scope: String, Sendable {
    /// Manufacturers, beers and reviews.
    case beers
    case everything
  }

  /// Tells it from every other.
  let id: String
  var step: Step
  let scope: Scope
  /// The names of the blocks that hold its parts.
  var log: [String] = []
  /// As of when nothing of it was applied.
  var instant = ""
  /// Counts while it is being prepared, then the parts that were applied: whoever waits sees that somebody is at it.
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

  /// Whether these records are among those that it changes.
  func concerns(_ touched: RecordScope) -> Bool {
    scope == .everything || [.everything, .domain(.beers)].contains(touched)
  }
}

extension FirestoreValue {
  var text: String? { if case .string(let text) = self { text } else { nil } }
  var number: Int64? { if case .integer(let number) = self { number } else { nil } }
}
