/// The things in a JSON-LD document by their `@id`. A recipe can refer to an author, a picture, a step, a section, a rating or nutrition
/// data that the document describes elsewhere (https://www.w3.org/TR/json-ld11/#node-identifiers). Only things next to the recipes and in
/// their lists are found.
///
/// A value that is too long, or that differs between two descriptions, is replaced with a reference, which readers report as not
/// understood.
struct LinkedThings: Sendable {
  /// The maximum number of remembered things.
  static let maximumCount = 10_000
  /// The maximum size of a remembered value, in bytes of UTF-8.
  static let maximumText = 1 << 14
  /// The maximum size of all remembered values, in bytes.
  static let maximumSize = 1 << 24
  /// The maximum size of the things that replace references in one value, in bytes.
  static let maximumGrowth = 1 << 21
  /// The maximum depth of steps in sections, and of references in things.
  private static let maximumDepth = 4

  /// The members of a recipe that can refer to things.
  private static let fields: Set = [
    "image", "author", "publisher", "nutrition", "aggregateRating", "recipeInstructions", "step", "recipeIngredient",
    "ingredients",
  ]
  /// The members of things that are kept unchanged.
  private static let kept =
    ["@type", "name", "text", "description", "ratingValue", "bestRating", "ratingCount", "reviewCount", "servingSize"]
    + SchemaIngredient.parts + SchemaNutrition.fields.map(\.1)
  /// The members of things that contain other things.
  private static let lists = ["itemListElement", "item"]

  private static let interest: [String: JSONInterest] = {
    var members: [String: JSONInterest] = ["@id": .all, "@type": .all]
    let prefixes = [""] + LinkedData.prefixes
    for key in kept + ["url", "contentUrl"] { for prefix in prefixes { members[prefix + key] = .all } }
    // Each round nests the members of the previous round one level deeper.
    for _ in 0..<maximumDepth {
      let inner = JSONInterest.members(members)
      for key in lists { for prefix in prefixes { members[prefix + key] = inner } }
      for key in ["@list", "@set"] { members[key] = inner }
    }
    members["@graph"] = .recordsOrAll
    return members
  }()

  /// Returns whether an element is JSON-LD and refers to a thing without describing it.
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

  /// Returns whether a value is or contains a reference.
  private static func refers(_ value: JSONValue) -> Bool {
    switch value {
    case .object(let members): value.isReference || members.contains { refers($0.value) }
    case .array(let elements): elements.contains(where: refers)
    default: false
    }
  }

  private struct Thing {
    var members: [String: JSONValue] = [:]
    /// The size of the thing's values, in bytes.
    var size = 0

    /// The thing as a value, or `nil` if all its members are missing or contradictory.
    var value: JSONValue? {
      if members.allSatisfy({ $0.key == "@type" || $0.value.isReference }) { return nil }
      return .object(members.sorted { $0.key < $1.key }.map { JSONMember(key: $0.key, value: $0.value) })
    }
  }

  private var things: [String: Thing] = [:]
  /// The size of all remembered values, in bytes.
  private var size = 0

  /// Reads the things in a document, up to its end or its first error. Ignores the error, since the reader of the recipes reports it with
  /// its position.
  init(_ source: JSONBytes) {
    var reader = JSONRecordReader(source, interest: .members(Self.interest), maximumValues: 20 * Self.maximumCount)
    while things.count < Self.maximumCount, let element = try? reader.next() { add(LinkedData.plain(element)) }
  }

  private mutating func add(_ thing: JSONValue) {
    if case .array(let elements) = thing { return elements.forEach { add($0) } }
    for key in Self.lists { if let list = thing[key] { add(list) } }
    guard let id = thing["@id"]?.elements.first?.text, !id.isEmpty, id.utf8.count <= 1024,
      !LinkedData.isA("Recipe", thing), things.count < Self.maximumCount
    else { return }
    for key in Self.kept + Self.lists { if let value = thing[key], value.says { add(key, value, to: id) } }
    // Except for pictures, `url` is the address of the page about the thing.
    let isImage = LinkedData.isA("ImageObject", thing)
    if let place = (thing["contentUrl"] ?? (isImage ? thing["url"] : nil))?.elements.first, place.text != nil {
      add("contentUrl", place, to: id)
    }
  }

  /// Remembers a value of a thing. A long value isn't kept, and neither are contradictory values, since any of them can be wrong.
  private mutating func add(_ key: String, _ value: JSONValue, to id: String) {
    let (unread, length) = (JSONValue.object([JSONMember(key: "@id", value: .string(id))]), value.size)
    if let known = things[id]?.members[key] {
      if known != value { things[id]?.members[key] = unread }
    } else {
      let isKept = length <= Self.maximumText && size + length <= Self.maximumSize
      size += isKept ? length : 0
      things[id, default: Thing()].size += isKept ? length : unread.size
      things[id]?.members[key] = isKept ? value : unread
    }
  }

  /// Returns the value with its references replaced with the known things, up to ``maximumGrowth``.
  func resolved(_ value: JSONValue) -> JSONValue {
    var room = Self.maximumGrowth
    return resolved(value, &room)
  }

  private func resolved(_ value: JSONValue, _ room: inout Int) -> JSONValue {
    switch value {
    case .object(let members):
      .object(
        members.map { member in
          let isField = Self.fields.contains(LinkedData.name(member.key))
          return JSONMember(
            key: member.key, value: isField ? found(member.value, &room) : resolved(member.value, &room))
        })
    case .array(let elements): .array(elements.map { resolved($0, &room) })
    default: value
    }
  }

  /// Returns the value with its references replaced with the things that they refer to.
  ///
  /// - Parameter outer: The ids of the things that contain the value. References to them are kept, to prevent endless recursion.
  private func found(_ value: JSONValue, in outer: [String] = [], _ room: inout Int) -> JSONValue {
    switch value {
    case .array(let elements): return .array(elements.map { found($0, in: outer, &room) })
    case .object(let members):
      guard value.isReference else {
        return .object(members.map { JSONMember(key: $0.key, value: found($0.value, in: outer, &room)) })
      }
      guard outer.count < Self.maximumDepth, let id = value["@id"]?.text, !outer.contains(id), let thing = things[id],
        thing.size <= room, let found = thing.value
      else { return value }
      room -= thing.size
      return self.found(found, in: outer + [id], &room)
    default: return value
    }
  }
}

extension JSONValue {
  /// The total length of the strings in the value, plus 1 for each value. A truncated string counts as unlimited.
  fileprivate var size: Int {
    switch self {
    case .null, .bool: 1
    case .number(let text), .string(let text): 1 + text.utf8.count
    case .longString: .max / 2
    case .array(let elements): elements.reduce(1) { min($0 + $1.size, .max / 2) }
    case .object(let members): members.reduce(1) { min($0 + $1.key.utf8.count + $1.value.size, .max / 2) }
    }
  }
}
