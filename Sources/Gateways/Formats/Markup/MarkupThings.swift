import Entities
import UseCases

/// Converts the recipes that a page's elements describe to the format that they would have in JSON-LD.
struct MarkupThings {
  /// Whether any text contains characters beyond ASCII.
  private(set) var hasLetters = false
  private let html: [UInt8]
  private let markup: MarkupItems
  /// The items that are parts of a recipe.
  private var used: Set<Int> = []
  /// The items that contain the current one.
  private var path: Set<Int> = []
  /// The number of values in the current recipe so far.
  private var count = 0
  /// The number of bytes that can still be read. Without this limit, nested elements and references could repeat a page any number of
  /// times.
  private var room: Int

  init(_ html: [UInt8], _ markup: MarkupItems) {
    (self.html, self.markup) = (html, markup)
    room = Self.repetitions * (html.count + JSONRecordReader.maximumText)
  }

  /// Returns the recipes in page order, without those that are parts of other recipes.
  mutating func recipes() throws(JSONError) -> [JSONValue] {
    var recipes: [JSONValue] = []
    for index in markup.items.indices where !used.contains(index) && Self.isRecipe(markup.items[index]) {
      count = 0
      recipes.append(try thing(index, depth: 1))
    }
    return recipes
  }

  private static let repetitions = 16

  private static func isRecipe(_ item: MarkupItems.Item) -> Bool {
    item.types.contains { $0.lowercased() == "recipe" }
  }

  private mutating func thing(_ index: Int, depth: Int) throws(JSONError) -> JSONValue {
    let item = markup.items[index]
    var members = Members()
    for type in item.types { members.add("@type", .string(type)) }
    if let id = item.id { members.add("@id", .string(id)) }
    try add(index, to: &members, isRecipe: Self.isRecipe(item), depth: depth)
    return members.object
  }

  /// Adds the properties of an item, or of a part of the page that an item refers to.
  private mutating func add(
    _ index: Int, to members: inout Members, isRecipe: Bool, depth: Int
  ) throws(JSONError) {
    let item = markup.items[index]
    if depth > JSONRecordReader.maximumDepth { throw error(.tooDeep(limit: JSONRecordReader.maximumDepth), item) }
    // An item that contains itself has no value.
    guard path.insert(index).inserted else { return }
    defer { path.remove(index) }
    used.insert(index)
    room -= Self.repetitions * item.properties.count
    if room < 0 { throw error(.recordTooLarge(limit: JSONRecordReader.maximumValues), item) }
    let counts = Dictionary(item.properties.compactMap { $0.map { ($0.name, 1) } }, uniquingKeysWith: +)
    for case let property? in item.properties {
      count += 1
      if count > JSONRecordReader.maximumValues || room < 0 {
        throw error(.recordTooLarge(limit: JSONRecordReader.maximumValues), item)
      }
      if property.name.isEmpty {
        guard case .item(let part, _) = property.value else { continue }
        try add(part, to: &members, isRecipe: isRecipe, depth: depth + 1)
      } else if isRecipe, !SchemaRecipe.known.contains(property.name) {
        members.add(property.name, .bool(true))
      } else if let value = try value(of: property, isRepeated: counts[property.name, default: 1] > 1, depth: depth) {
        members.add(property.name, value)
      }
    }
    for reference in item.references {
      guard let part = markup.parts[reference] else { continue }
      try add(part, to: &members, isRecipe: isRecipe, depth: depth + 1)
    }
  }

  /// Returns the value of a property, or `nil` if it is blank.
  private mutating func value(
    of property: MarkupItems.Property, isRepeated: Bool, depth: Int
  ) throws(JSONError) -> JSONValue? {
    switch property.value {
    case .text(let text): return attribute(text, of: property.name)
    case .content(_, let address?) where MarkupText.isAddress(property.name):
      return attribute(address, of: property.name)
    case .content(let range, let address):
      return content(range, of: property.name, isRepeated) ?? address.flatMap { attribute($0, of: property.name) }
    case .item(let index, let range):
      let item = markup.items[index]
      used.insert(index)
      // Many pages mark an author as an item but write only the name.
      if item.properties.isEmpty, item.references.isEmpty { return content(range, of: property.name, isRepeated) }
      return path.contains(index) ? nil : try thing(index, depth: depth + 1)
    }
  }

  private mutating func attribute(_ text: String, of property: String) -> JSONValue? {
    take(text.utf8)
    return Self.string(MarkupText.attribute(text, of: property))
  }

  private mutating func content(_ range: Range<Int>, of property: String, _ isRepeated: Bool) -> JSONValue? {
    take(html[range])
    return Self.string(MarkupText.content(html[range], of: property, isRepeated: isRepeated))
  }

  private mutating func take(_ bytes: some Collection<UInt8>) {
    room -= bytes.count
    hasLetters = hasLetters || bytes.contains { $0 >= 0x80 }
  }

  private static func string(_ text: String) -> JSONValue? {
    if text.utf8.allSatisfy({ $0 <= UInt8(ascii: " ") }) { return nil }
    let limit = JSONRecordReader.maximumText
    if text.utf8.count <= limit { return .string(text) }
    return .longString(prefix: String(decoding: text.utf8.prefix(limit), as: UTF8.self))
  }

  /// Returns an error at the start of an item.
  private func error(_ problem: SeedFormatProblem, _ item: MarkupItems.Item) -> JSONError {
    let before = html[..<item.position]
    let line = before.lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
    return .malformed(
      problem, line: before.count { $0 == UInt8(ascii: "\n") } + 1, column: item.position - line + 1)
  }
}

/// The members of a thing, by key. The values of a repeated member form an array.
private struct Members {
  private var values: [(key: String, values: [JSONValue])] = []
  private var indices: [String: Int] = [:]

  mutating func add(_ key: String, _ value: JSONValue) {
    guard let index = indices[key] else {
      indices[key] = values.count
      return values.append((key, [value]))
    }
    values[index].values.append(value)
  }

  var object: JSONValue {
    .object(values.map { JSONMember(key: $0.key, value: $0.values.count == 1 ? $0.values[0] : .array($0.values)) })
  }
}
