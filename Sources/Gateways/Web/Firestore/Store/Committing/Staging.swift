import Entities
import UseCases

/// The changes that a call has staged so far.
struct Staging: Sendable {
  /// A staged change to a document.
  struct Change: Sendable, Hashable {
    /// The new values by field. `nil` deletes the field.
    var fields: [String: FirestoreValue?] = [:]
    /// Whether the document's other fields are kept.
    var isMerge = true
    var isDeletion = false
    /// The increments by field, for numbers whose current values are unknown.
    var increments: [String: Int64] = [:]
  }

  /// The changes by document path.
  private(set) var changes: [String: Change] = [:]
  /// The paths of the changed documents, in the order of their first change.
  private(set) var paths: [String] = []
  /// The text of new blocks, by name.
  private(set) var blocks: [String: String] = [:]
  /// The parts of new pictures, by path.
  private(set) var parts: [String: [UInt8]] = [:]

  var isEmpty: Bool { changes.isEmpty }

  /// Creates or replaces a document.
  mutating func set(_ path: String, _ fields: [String: FirestoreValue]) {
    note(path, Change(fields: fields.mapValues { .some($0) }, isMerge: false))
  }

  /// Changes some fields of a document. `nil` deletes a field.
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

  /// Increments a number in a document.
  mutating func increment(_ path: String, _ field: String, by number: Int64) {
    var change = changes[path] ?? Change()
    if let value = change.fields[field], case .integer(let known)? = value {
      change.fields[field] = .integer(known.adding(number))
    } else {
      change.increments[field, default: 0] += number
    }
    note(path, change)
  }

  /// Stages a block under the name that is derived from its text.
  mutating func keep(_ text: String) -> String {
    let name = Self.name(of: text)
    blocks[name] = text
    return name
  }

  /// Stages a block under a unique name.
  mutating func keep(_ text: String, as name: String) { blocks[name] = text }

  /// Discards a staged block that is no longer used. A stored block is not deleted.
  mutating func drop(block name: String) { blocks[name] = nil }

  static func name(of text: String) -> String { String(SHA256.hex(of: Array(text.utf8)).prefix(32)) }

  mutating func keep(_ bytes: [UInt8], at path: String) { parts[path] = bytes }

  mutating func drop(partsOf path: String) {
    for part in parts.keys where part.hasPrefix(path + "/") { parts[part] = nil }
  }

  private mutating func note(_ path: String, _ change: Change) {
    if changes.updateValue(change, forKey: path) == nil { paths.append(path) }
  }

  /// Returns the document's fields after the change.
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
  /// Adds like Firestore's `increment`: on overflow, the result is the nearest representable number.
  func adding(_ other: Int64) -> Int64 {
    let (sum, overflow) = addingReportingOverflow(other)
    if !overflow { return sum }
    return other < 0 ? .min : .max
  }
}
