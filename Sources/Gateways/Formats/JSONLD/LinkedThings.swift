/// The things in a JSON-LD document by their `@id`, so that a recipe may refer to an author, a picture, a step, a rating or its
/// nutrition described elsewhere (https://www.w3.org/TR/json-ld11/#node-identifiers). Only things at the level of the recipes are found.
struct LinkedThings: Sendable {
  /// The maximum number of things to remember.
  static let maximumCount = 10_000
  /// The maximum length of a remembered text, in bytes of UTF-8.
  static let maximumText = 1024

  /// The members of a recipe that may refer to other things.
  private static let fields: Set = [
    "image", "author", "publisher", "nutrition", "aggregateRating", "recipeInstructions", "recipeIngredient",
  ]
  /// The members of things that are kept as they are.
  private static let texts =
    ["name", "text", "description", "ratingValue", "bestRating", "ratingCount", "reviewCount", "servingSize"]
    + SchemaNutrition.fields.map(\.1)
  private static let interest: JSONInterest = {
    var members: [String: JSONInterest] = [
      "@graph": .recordsOrAll, "itemListElement": .records, "@type": .all, "@id": .all,
    ]
    for key in texts + ["url", "contentUrl"] {
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
        return isField && refers(member.value) || isPointing(member.value)
      }
    case .array(let elements): elements.contains(where: isPointing)
    default: false
    }
  }

  /// Whether a value is a reference, or has one in it.
  private static func refers(_ value: JSONValue) -> Bool {
    switch value {
    case .object(let members): value.isReference || members.contains { refers($0.value) }
    case .array(let elements): elements.contains(where: refers)
    default: false
    }
  }

  private struct Thing {
    var members: [String: JSONValue] = [:]

    /// Keeps neither of two contradictory values: either may be wrong.
    mutating func add(_ key: String, _ value: JSONValue) {
      members[key] = members[key, default: value] == value ? value : .null
    }

    /// The thing; `nil` if nothing certain is known of it.
    var value: JSONValue? {
      let certain = members.filter { $0.value != .null }.sorted { $0.key < $1.key }
      return certain.isEmpty ? nil : .object(certain.map { JSONMember(key: $0.key, value: $0.value) })
    }
  }

  private var things: [String: Thing] = [:]

  /// Reads the document to its end or its first error, which is ignored here: the reader of the recipes reports it with its position.
  init(_ source: JSONBytes) {
    var reader = JSONRecordReader(source, interest: Self.interest)
    while things.count < Self.maximumCount, let element = try? reader.next() { add(LinkedData.plain(element)) }
  }

  private mutating func add(_ thing: JSONValue) {
    guard let id = short(thing["@id"]), !LinkedData.isA("Recipe", thing) else { return }
    for key in Self.texts {
      if let value = thing[key]?.elements.first, isShort(value) { things[id, default: Thing()].add(key, value) }
    }
    // The `url` of anything but a picture is that of its page.
    let isImage = LinkedData.isA("ImageObject", thing)
    if let place = short(thing["contentUrl"] ?? (isImage ? thing["url"] : nil)) {
      things[id, default: Thing()].add("contentUrl", .string(place))
    }
  }

  private func isShort(_ value: JSONValue) -> Bool {
    if case .number(let text) = value { return text.utf8.count <= Self.maximumText }
    return short(value) != nil
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
    switch value {
    case .array(let elements): .array(elements.map(found))
    case .object where value.isReference: value["@id"]?.text.flatMap { things[$0]?.value } ?? value
    case .object(let members): .object(members.map { JSONMember(key: $0.key, value: found($0.value)) })
    default: value
    }
  }
}
