import Entities
import Foundation
import Testing

@Suite struct `The id of a record` {
  typealias ID = Identifier<Thing>
  enum Thing {}

  @Test(arguments: [
    "a", "Z", "dish-1", "spoonacular-716429", "local", "a.b@c.d+e_f-g", "A9", "z0", "shop-1",
    String(repeating: "x", count: 1000),
  ])
  func `The description of an id is exactly the string that the id was created from`(text: String) throws {
    let id = try ID(text)
    #expect(id.text == text)
    #expect("\(id)" == text)
  }

  @Test func `Decoding an id rejects malformed text`() throws {
    let ids = try JSONDecoder().decode([ID].self, from: JSONEncoder().encode([ID("dish-1"), ID("z")]))
    #expect(ids.map(\.text) == ["dish-1", "z"])
    #expect { try JSONDecoder().decode([ID].self, from: Data(#"["1"]"#.utf8)) } throws: { $0 is DecodingError }
  }

  @Test(arguments: [
    "", "1", "716429", "-a", "_a", ".a", "@a", "+a", "[a", "`a", "{a", " a", "ñandú", "á",
    String(repeating: "x", count: 1001),
  ])
  func `An id must start with a letter and have 1 to 1,000 bytes`(text: String) {
    #expect(throws: IdentifierError.malformed(text)) { try ID(text) }
  }

  @Test(arguments: ["1", "7bXq0ZkPpPYm2sVvT1oD9cR4nE62", "0-a", "2026"])
  func `Only the id of a user can start with a digit`(text: String) throws {
    #expect(try User.ID(text).text == text)
    #expect(throws: IdentifierError.malformed(text)) { try ID(text) }
    #expect(throws: IdentifierError.malformed(text)) { try Order.ID(text) }
  }

  @Test(arguments: ["", "-1", "_", "1/2", "1 2", "ñ", "٣", String(repeating: "1", count: 1001)])
  func `The id of a user can't start with punctuation or contain invalid characters`(text: String) {
    #expect(throws: IdentifierError.malformed(text)) { try User.ID(text) }
  }

  @Test(arguments: [
    " ", "\n", "\t", "\0", "/", "\\", ":", ",", "'", "\"", "[", "`", "{", "~", "%", "*", "?", "$", "ñ",
    "\u{301}", "🍕",
  ])
  func `An id with a character that needs escaping is rejected`(mark: String) {
    for text in ["a\(mark)b", "a\(mark)"] {
      #expect(throws: IdentifierError.malformed(text)) { try ID(text) }
    }
  }

  @Test func `Ids are compared case-sensitively`() throws {
    #expect(try ID("Dish") != ID("dish"))
    #expect(try ID("dish") == ID("dish"))
  }
}

@Suite struct `The owner of an order` {
  @Test func `The id of the default user is “local”`() throws {
    #expect(User.ID.local.text == "local")
    #expect(try User.ID("local") == .local)
    #expect(try User.ID("ana@example.com") != .local)
  }
}
