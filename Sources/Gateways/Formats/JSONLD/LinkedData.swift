/// JSON-LD as pages have it (https://www.w3.org/TR/json-ld11), without its ways of saying one thing differently.
enum LinkedData {
  /// What stands before the names of schema.org where a page is thorough.
  static let prefixes = [
    "schema:", "http://schema.org/", "https://schema.org/", "http://www.schema.org/", "https://www.schema.org/",
  ]

  /// A name without its prefix.
  static func name(_ text: String) -> String {
    for prefix in prefixes where text.hasPrefix(prefix) { return String(text.dropFirst(prefix.count)) }
    return text
  }

  /// The value with plain keys, and with plain values and lists where they are wrapped: `{"schema:name": {"@value": "Flan"}}` is
  /// `{"name": "Flan"}`.
  static func plain(_ value: JSONValue) -> JSONValue {
    switch value {
    case .object(let members):
      if let wrapped = value["@value"] { return wrapped }
      if let list = value["@list"] ?? value["@set"] { return plain(list) }
      // PHP writes lists as objects whose keys count.
      if !members.isEmpty, members.allSatisfy({ Int($0.key) != nil }) { return .array(members.map { plain($0.value) }) }
      return .object(members.map { JSONMember(key: property($0.key), value: plain($0.value)) })
    case .array(let elements): return .array(elements.map(plain))
    default: return value
    }
  }

  /// The name of a property, which begins with a small letter: some pages write `ItemListElement`.
  private static func property(_ key: String) -> String {
    let name = name(key)
    guard let first = name.first, first.isUppercase, name.dropFirst().first?.isLowercase == true else { return name }
    return first.lowercased() + name.dropFirst()
  }

  /// Whether it says that it is a thing of this type, perhaps among others, in whatever case.
  static func isA(_ type: String, _ value: JSONValue?) -> Bool {
    value?["@type"]?.elements.contains { $0.text.map(name)?.lowercased() == type.lowercased() } ?? false
  }

  /// The members in which a thing has others, recipes among them.
  static let containers = [
    "@graph", "mainEntity", "item", "itemListElement", "hasPart", "subjectOf", "about", "mainContentOfPage",
  ]

  /// The things of a type in a value, however deep they stand. PHP writes lists as objects whose keys count.
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

  /// Merges things with the same `@id`. If several have a member, the first value comes last, as the one that is read.
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

  /// What a thing is called: it may stand for itself, or have a name.
  static func called(_ value: JSONValue) -> String? { value.text ?? value["name"]?.elements.first?.text }

  /// Where a thing is: it may stand for itself, or have an address.
  static func place(_ value: JSONValue) -> String? {
    value.text ?? (value["url"] ?? value["contentUrl"] ?? value["@id"])?.elements.first?.text
  }

  /// How much something is, in words: it may be said so, be a number, or be one with a unit.
  /// - Parameter keys: where the number is, by preference.
  static func amount(_ value: JSONValue, _ keys: [String] = ["value", "minValue", "maxValue", "name"]) -> String? {
    if let said = said(value) { return said }
    guard let number = keys.lazy.compactMap({ value[$0]?.elements.first.flatMap(said) }).first else { return nil }
    let unit = (value["unitText"] ?? value["unitCode"])?.elements.first?.text
    return [number, unit].compactMap(\.self).joined(separator: " ")
  }

  /// A text, or a number as people write it.
  static func said(_ value: JSONValue) -> String? {
    guard case .number(let text) = value else { return value.text }
    if let integer = value.integer { return String(integer) }
    // `1e99` would be read as one of something.
    return text.lowercased().contains("e") ? nil : text
  }
}

extension JSONValue {
  /// Whether the value only refers to a thing: `{"@id": "#ana"}`.
  var isReference: Bool { self["@id"] != nil && members?.allSatisfy { $0.key.hasPrefix("@") } == true }
}
