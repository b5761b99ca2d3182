import Entities
import Foundation
import Testing

@Suite struct `The identity of a thing` {
  typealias ID = Identifier<Thing>
  enum Thing {}

  @Test(arguments: [
    "a", "Z", "dish-1", "spoonacular-716429", "local", "a.b@c.d+e_f-g", "A9", "z0", "shop-1",
    String(repeating: "x", count: 1000),
  ])
  func `is its text`(text: String) throws {
    let id = try ID(text)
    #expect(id.text == text)
    #expect("\(id)" == text)
  }

  @Test func `is decoded as what it may be, and as nothing else`() throws {
    let ids = try JSONDecoder().decode([ID].self, from: JSONEncoder().encode([ID("dish-1"), ID("z")]))
    #expect(ids.map(\.text) == ["dish-1", "z"])
    #expect { try JSONDecoder().decode([ID].self, from: Data(#"["1"]"#.utf8)) } throws: { $0 is DecodingError }
  }

  @Test(arguments: [
    "", "1", "716429", "-a", "_a", ".a", "@a", "+a", "[a", "`a", "{a", " a", "ñandú", "á",
    String(repeating: "x", count: 1001),
  ])
  func `begins with a letter, and is neither empty nor endless`(text: String) {
    #expect(throws: IdentifierError.malformed(text)) { try ID(text) }
  }

  @Test(arguments: ["1", "7bXq0ZkPpPYm2sVvT1oD9cR4nE62", "0-a", "2026"])
  func `of a user may begin with a digit, and of nothing else`(text: String) throws {
    #expect(try User.ID(text).text == text)
    #expect(throws: IdentifierError.malformed(text)) { try ID(text) }
    #expect(throws: IdentifierError.malformed(text)) { try Order.ID(text) }
  }

  @Test(arguments: ["", "-1", "_", "1/2", "1 2", "ñ", "٣", String(repeating: "1", count: 1001)])
  func `of a user is refused all the same if it has another beginning or a mark that no id has`(text: String) {
    #expect(throws: IdentifierError.malformed(text)) { try User.ID(text) }
  }

  @Test(arguments: [
    " ", "\n", "\t", "\0", "/", "\\", ":", ",", "'", "\"", "[", "`", "{", "~", "%", "*", "?", "$", "ñ",
    "\u{301}", "🍕",
  ])
  func `has nothing in it that must be escaped somewhere`(mark: String) {
    for text in ["a\(mark)b", "a\(mark)"] {
      #expect(throws: IdentifierError.malformed(text)) { try ID(text) }
    }
  }

  @Test func `differs when its capitals do`() throws {
    #expect(try ID("Dish") != ID("dish"))
    #expect(try ID("dish") == ID("dish"))
  }
}

@Suite struct `Whom an order belongs to` {
  @Test func `The user is the local one unless another is named`() throws {
    #expect(User.ID.local.text == "local")
    #expect(try User.ID("local") == .local)
    #expect(try User.ID("ana@example.com") != .local)
  }
}
