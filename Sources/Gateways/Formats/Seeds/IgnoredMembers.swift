import Entities
import UseCases

extension JSONValue {
  /// Returns the nonempty members that a reader of the record doesn't know, without duplicates.
  func ignored(except known: Set<String>, record: Int) -> [SeedRepair] {
    var seen = known
    return (members ?? []).filter { $0.value.says && seen.insert($0.key).inserted }
      .map { .ignored(JSONValue.cut($0.key), record: record, from: $0.value.excerpt) }
  }

  /// Returns the values of repeated known members, except the last value of each.
  func repeated(of known: Set<String>) -> [JSONMember] {
    var seen: Set<String> = []
    return (members ?? []).reversed().filter { known.contains($0.key) && !seen.insert($0.key).inserted }.reversed()
  }

  /// Whether the value has content: it is neither `null` nor empty.
  var says: Bool {
    switch self {
    case .null: false
    case .string(let text): !TextRule.cleaned(text).isEmpty
    case .array(let elements): elements.contains(where: \.says)
    case .object(let members): members.contains { $0.value.says }
    case .bool, .number, .longString: true
    }
  }
}
