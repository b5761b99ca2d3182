/// What somebody wants of a JSON value. What nobody wants is checked as strictly, and neither built nor counted.
package enum JSONInterest: Sendable {
  /// All of it.
  case all
  /// Of an object, or of each object in an array, these members; of what is neither, all.
  case members([String: JSONInterest])
  /// As ``members(_:)``; of the record itself also the names of the other members, each with `true` unless its value is `null` or empty.
  case named([String: JSONInterest])
  /// Of an object that stands where a record would: if this member is an array, its elements are the records.
  case records
  /// As ``records``; and everything there that is not an array.
  case recordsOrAll

  /// All of these members.
  static func all(of keys: String...) -> JSONInterest { .members(Dictionary(keys.map { ($0, .all) }) { $1 }) }

  /// What is wanted of the member with this key; `nil`: nothing.
  subscript(key: String) -> JSONInterest? {
    switch self {
    case .all: .all
    case .members(let members), .named(let members): members[key]
    case .records: nil
    case .recordsOrAll: .all
    }
  }

  /// Whether the elements of an array are records.
  var isOfRecords: Bool {
    switch self {
    case .records, .recordsOrAll: true
    case .all, .members, .named: false
    }
  }

  private var members: [String: JSONInterest]? {
    switch self {
    case .members(let members), .named(let members): members
    case .all, .records, .recordsOrAll: nil
    }
  }

  /// Whether the names of unwanted members are kept.
  var namesOthers: Bool { if case .named = self { true } else { false } }

  /// Whether records may stand in an object.
  var holdsRecords: Bool {
    guard let members else { return false }
    return members.values.contains(where: \.isOfRecords)
  }
}
