/// The names and addresses of things in a JSON-LD document by their `@id`, so that a recipe may refer to an author or a picture
/// described elsewhere (https://www.w3.org/TR/json-ld11/#node-identifiers). Only things at the level of the recipes are found.
struct LinkedThings: Sendable {
  /// The maximum number of things to remember.
  static let maximumCount = 10_000
  /// The maximum length of a remembered text, in bytes of UTF-8.
  static let maximumText = 1024

  /// The members of a recipe that may refer to other things.
  private static let fields: Set = ["image", "author", "publisher"]
  private static let interest: JSONInterest = {
    var members: [String: JSONInterest] = [
      "@graph": .recordsOrAll, "itemListElement": .records, "@type": .all, "@id": .all,
    ]
    for key in ["name", "url", "contentUrl"] {
      for prefix in [""] + LinkedData.prefixes { members[prefix + key] = .all }
    }
    return .members(members)
  }()

  /// Whether an element is JSON-LD and refers to a thing that it doesn't describe.
  static func areNeeded(for element: JSONValue) -> Bool {
    element.members?.contains { $0.key.hasPrefix("@") } == true && isPointing(element)
  }

  private static func isPointing(_ value: JSONValue) -> Bool {
    switch value {
    case .object(let members):
      members.contains { member in
        let isField = fields.contains(LinkedData.name(member.key))
        return isField ? member.value.elements.contains { pointed($0) != nil } : isPointing(member.value)
      }
    case .array(let elements): elements.contains(where: isPointing)
    default: false
    }
  }

  /// The id that a value refers to; `nil` if it is not a reference, or describes the thing as well.
  private static func pointed(_ value: JSONValue) -> String? {
    guard let members = value.members, members.allSatisfy({ $0.key.hasPrefix("@") }) else { return nil }
    return value["@id"]?.text
  }

  private struct Thing {
    var members: [String: String] = [:]

    /// Keeps neither of two contradictory texts: either may be wrong.
    mutating func add(_ key: String, _ text: String) {
      members[key] = members[key, default: text] == text ? text : ""
    }

    var value: JSONValue { .object(members.map { JSONMember(key: $0, value: .string($1)) }) }
  }

  private var things: [String: Thing] = [:]

  /// Reads the document to its end or its first error, which is ignored here: the reader of the recipes reports it with its position.
  init(_ source: JSONBytes) {
    var reader = JSONRecordReader(source, interest: Self.interest)
    while things.count < Self.maximumCount, let element = try? reader.next() { add(LinkedData.plain(element)) }
  }

  private mutating func add(_ thing: JSONValue) {
    guard let id = short(thing["@id"]), !LinkedData.isA("Recipe", thing) else { return }
    if let name = short(thing["name"]) { things[id, default: Thing()].add("name", name) }
    // The `url` of anything but a picture is that of its page.
    let isImage = LinkedData.isA("ImageObject", thing)
    if let place = short(thing["contentUrl"] ?? (isImage ? thing["url"] : nil)) {
      things[id, default: Thing()].add("contentUrl", place)
    }
  }

  private func short(_ value: JSONValue?) -> String? {
    guard let text = value?.elements.first?.text, !text.isEmpty, text.utf8.count <= Self.maximumText else { return nil }
    return text
  }

  /// Returns the value with its references replaced by what is known of the things.
  func resolved(_ value: JSONValue) -> JSONValue {
    switch value {
    case .object(let members):
      .object(
        members.map { member in
          let isField = Self.fields.contains(LinkedData.name(member.key))
          return JSONMember(key: member.key, value: isField ? found(member.value) : resolved(member.value))
        })
    case .array(let elements): .array(elements.map(resolved))
    default: value
    }
  }

  private func found(_ value: JSONValue) -> JSONValue {
    if case .array(let elements) = value { return .array(elements.map(found)) }
    return Self.pointed(value).flatMap { things[$0]?.value } ?? value
  }
}
