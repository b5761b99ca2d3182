/// The parts of a JSON value to read. Other parts are validated as strictly, but neither built nor counted.
package enum JSONInterest: Sendable {
  /// The whole value.
  case all
  /// Only these members of an object, or of each object in an array. Any other value is read whole.
  case members([String: JSONInterest])
  /// Like ``members(_:)``, and in the record itself also the names of its other members, each with the value `true` unless it is `null` or
  /// empty.
  case named([String: JSONInterest])
  /// A member that contains records: if its value is an array, the elements are the records.
  case records
  /// Like ``records``, and a value that isn't an array is read whole.
  case recordsOrAll

  /// Reads these members whole.
  static func all(of keys: String...) -> JSONInterest { .members(Dictionary(keys.map { ($0, .all) }) { $1 }) }

  /// The part to read of the member with this key, or `nil` if the member is skipped.
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

  /// Whether the names of skipped members are kept.
  var namesOthers: Bool { if case .named = self { true } else { false } }

  /// Whether an object can contain records.
  var holdsRecords: Bool {
    guard let members else { return false }
    return members.values.contains(where: \.isOfRecords)
  }
}
