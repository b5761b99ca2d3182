import Entities
import UseCases

/// What a body has put so far.
struct Staging: Sendable {
  /// What becomes of a document.
  struct Change: Sendable, Hashable {
    /// The values of fields; `nil`: the field goes.
    var fields: [String: FirestoreValue?] = [:]
    /// Whether fields that are not named stay.
    var isMerge = true
    var isDeletion = false
    /// What numbers grow by, blindly.
    var increments: [String: Int64] = [:]
  }

  /// By path.
  private(set) var changes: [String: Change] = [:]
  /// The paths in the order in which they were first put.
  private(set) var paths: [String] = []
  /// New blocks, by name.
  private(set) var blocks: [String: String] = [:]
  /// The parts of new pictures, by path.
  private(set) var parts: [String: [UInt8]] = [:]

  var isEmpty: Bool { changes.isEmpty }

  /// Puts a document in the place of whatever is there.
  mutating func set(_ path: String, _ fields: [String: FirestoreValue]) {
    note(path, Change(fields: fields.mapValues { .some($0) }, isMerge: false))
  }

  /// Changes some fields of a document; `nil`: the field goes.
  mutating func merge(_ path: String, _ fields: [String: FirestoreValue?]) {
    var change = changes[path] ?? Change()
    if change.isDeletion { change = Change(isMerge: false) }
    for (name, value) in fields {
      change.fields[name] = .some(value)
      change.increments[name] = nil
    }
    note(path, change)
  }

  func isDeleted(_ path: String) -> Bool { changes[path]?.isDeletion == true }

  mutating func delete(_ path: String) { note(path, Change(isMerge: false, isDeletion: true)) }

  /// Lets a number of a document grow.
  mutating func increment(_ path: String, _ field: String, by number: Int64) {
    var change = changes[path] ?? Change()
    if let value = change.fields[field], case .integer(let known)? = value {
      change.fields[field] = .integer(known.adding(number))
    } else {
      change.increments[field, default: 0] += number
    }
    note(path, change)
  }

  /// Keeps a text under the name that its bytes give it.
  mutating func keep(_ text: String) -> String {
    let name = Self.name(of: text)
    blocks[name] = text
    return name
  }

  /// Keeps a text under a name that is nobody else's.
  mutating func keep(_ text: String, as name: String) { blocks[name] = text }

  /// Drops a block that nothing names any more; one that was kept before stays.
  mutating func drop(block name: String) { blocks[name] = nil }

  static func name(of text: String) -> String { String(SHA256.hex(of: Array(text.utf8)).prefix(32)) }

  mutating func keep(_ bytes: [UInt8], at path: String) { parts[path] = bytes }

  mutating func drop(partsOf path: String) {
    for part in parts.keys where part.hasPrefix(path + "/") { parts[part] = nil }
  }

  private mutating func note(_ path: String, _ change: Change) {
    if changes.updateValue(change, forKey: path) == nil { paths.append(path) }
  }

  /// The document's fields after the change.
  func fields(_ path: String, over base: [String: FirestoreValue]?) -> [String: FirestoreValue]? {
    guard let change = changes[path] else { return base }
    if change.isDeletion { return nil }
    var fields = change.isMerge ? base ?? [:] : [:]
    for (name, value) in change.fields { fields[name] = value }
    for (name, number) in change.increments { fields[name] = .integer((fields[name]?.number ?? 0).adding(number)) }
    return fields
  }
}

extension Int64 {
  /// Adds as Firestore's `increment` does: a sum out of range becomes the nearest number.
  func adding(_ other: Int64) -> Int64 {
    let (sum, overflow) = addingReportingOverflow(other)
    if !overflow { return sum }
    return other < 0 ? .min : .max
  }
}
