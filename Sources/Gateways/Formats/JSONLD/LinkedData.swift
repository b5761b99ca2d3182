/// Reads JSON-LD as web pages contain it (https://www.w3.org/TR/json-ld11), and normalizes its alternative notations.
enum LinkedData {
  /// The prefixes of names in schema.org.
  static let prefixes = [
    "schema:", "http://schema.org/", "https://schema.org/", "http://www.schema.org/", "https://www.schema.org/",
  ]

  /// Returns a name without its prefix.
  static func name(_ text: String) -> String {
    for prefix in prefixes where text.hasPrefix(prefix) { return String(text.dropFirst(prefix.count)) }
    return text
  }

  /// Returns the value with plain keys, and with wrapped values and lists unwrapped: `{"schema:name": {"@value": "Flan"}}` becomes
  /// `{"name": "Flan"}`.
  static func plain(_ value: JSONValue) -> JSONValue {
    switch value {
    case .object(let members):
      if let wrapped = value["@value"] { return wrapped }
      if let list = value["@list"] ?? value["@set"] { return plain(list) }
      // PHP writes some lists as objects with numbered keys.
      if !members.isEmpty, members.allSatisfy({ Int($0.key) != nil }) { return .array(members.map { plain($0.value) }) }
      return .object(members.map { JSONMember(key: property($0.key), value: plain($0.value)) })
    case .array(let elements): return .array(elements.map(plain))
    default: return value
    }
  }

  /// Returns the name of a property with a lowercase first letter, since some pages write `ItemListElement`.
  private static func property(_ key: String) -> String {
    let name = name(key)
    guard let first = name.first, first.isUppercase, name.dropFirst().first?.isLowercase == true else { return name }
    return first.lowercased() + name.dropFirst()
  }

  /// Returns whether a value has a type, possibly among other types, ignoring case.
  static func isA(_ type: String, _ value: JSONValue?) -> Bool {
    value?["@type"]?.elements.contains { $0.text.map(name)?.lowercased() == type.lowercased() } ?? false
  }

  /// The members of a thing that can contain other things, such as recipes.
  static let containers = [
    "@graph", "mainEntity", "item", "itemListElement", "hasPart", "subjectOf", "about", "mainContentOfPage",
  ]

  /// Returns the things of this type in a value, at any depth. Also searches lists that PHP wrote as objects with numbered keys.
  static func things(of type: String, in value: JSONValue) -> [JSONValue] {
    if isA(type, value) { return [value] }
    switch value {
    case .array(let elements): return elements.flatMap { things(of: type, in: $0) }
    case .object(let members):
      return members.filter { containers.contains($0.key) || Int($0.key) != nil }.flatMap {
        things(of: type, in: $0.value)
      }
    default: return []
    }
  }

  /// Merges things with the same `@id`. If several things have the same member, its first value is put last, since readers use the last
  /// one.
  static func merged(_ things: [JSONValue]) -> [JSONValue] {
    var groups: [(members: [JSONMember], keys: Set<String>, others: [JSONMember])] = []
    var indices: [String: Int] = [:]
    for thing in things {
      let members = thing.members ?? []
      if let id = thing["@id"]?.text {
        if let index = indices[id] {
          for member in members {
            if groups[index].keys.insert(member.key).inserted {
              groups[index].members.append(member)
            } else if !member.key.hasPrefix("@") {
              groups[index].others.append(member)
            }
          }
          continue
        }
        indices[id] = groups.count
      }
      groups.append((members, Set(members.map(\.key)), []))
    }
    return groups.map { .object($0.others + $0.members) }
  }

  /// Returns the name of a thing: the thing itself if it is a string, and otherwise the value of its member `name`.
  static func called(_ value: JSONValue) -> String? { value.text ?? value["name"]?.elements.first?.text }

  /// Returns the address of a thing: the thing itself if it is a string, and otherwise the value of a member such as `url`.
  static func place(_ value: JSONValue) -> String? {
    value.text ?? (value["url"] ?? value["contentUrl"] ?? value["@id"])?.elements.first?.text
  }

  /// Returns an amount as text. The value can be a string, a number, or a number with a unit.
  /// - Parameter keys: The members that can contain the number, in order of preference.
  static func amount(_ value: JSONValue, _ keys: [String] = ["value", "minValue", "maxValue", "name"]) -> String? {
    if let said = said(value) { return said }
    guard let number = keys.lazy.compactMap({ value[$0]?.elements.first.flatMap(said) }).first else { return nil }
    let unit = (value["unitText"] ?? value["unitCode"])?.elements.first?.text
    return [number, unit].compactMap(\.self).joined(separator: " ")
  }

  /// Returns a string, or a number in its usual notation.
  static func said(_ value: JSONValue) -> String? {
    guard case .number(let text) = value else { return value.text }
    if let integer = value.integer { return String(integer) }
    // In `1e99`, only the 1 would be read as a number.
    return text.lowercased().contains("e") ? nil : text
  }
}

extension JSONValue {
  /// Whether the value is only a reference to a thing, such as `{"@id": "#ana"}`.
  var isReference: Bool { self["@id"] != nil && members?.allSatisfy { $0.key.hasPrefix("@") } == true }
}
