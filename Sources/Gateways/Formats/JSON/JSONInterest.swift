/// The parts of a JSON value to read. Other parts are validated just as strictly, but neither built nor counted.
package enum JSONInterest: Sendable {
  /// The whole value.
  case all
  /// Only these members of an object, or of each object in an array. Any other value is read whole.
  case members([String: JSONInterest])
  /// Like ``members(_:)``. In the record itself, the names of its other members are also kept, each with the value `true` unless the member
  /// is `null` or empty.
  case named([String: JSONInterest])
  /// A member that contains records. If its value is an array, the elements are the records.
  case records
  /// Like ``records``, but a value that isn't an array is read whole.
  case recordsOrAll

  /// Returns an interest that reads only these members, and reads each of them whole.
  static func all(of keys: String...) -> JSONInterest { .members(Dictionary(keys.map { ($0, .all) }) { $1 }) }

  /// The part to read from the member with this key. `nil` if the member is skipped.
  subscript(key: String) -> JSONInterest? {
    switch self {
    case .all: .all
    case .members(let members), .named(let members): members[key]
    case .records: nil
    case .recordsOrAll: .all
    }
  }

  /// Whether the elements of an array are read as records.
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
