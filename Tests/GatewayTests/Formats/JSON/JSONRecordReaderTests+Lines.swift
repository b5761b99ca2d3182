@testable import Gateways
import Testing
import UseCases

@Suite struct `JSON objects one after another` {
  @Test(
    arguments: [
      ("{}", 1), ("{}\n", 1), ("{}\n{}", 2), ("{}\n{}\n", 2), ("{}\r\n{}\r\n", 2), ("\n\n{}\n \n\t\n{}\n\n", 2),
      ("\u{FEFF}{}\n{}", 2), ("\u{FEFF}\n{}", 1), ("{} {}", 2), ("{}{}", 2), ("{\n}\n{\n}", 2),
    ])
  func `JSON objects separated by line breaks or other white space are read as records`(document: String, count: Int)
    throws
  {
    #expect(try elements(Array(document.utf8)) == Array(repeating: .object([]), count: count))
  }

  @Test func `JSON objects in a sequence are read as the same records as in an array`() throws {
    let records = [#"{"nombre":"Piña","precio":4.35}"#, "{\n  \"a\": [ {} ],\n  \"a\": null\n}", #"{"b":"\u00f1 }{"}"#]
    let inArray = try elements(Array("[\(records.joined(separator: ","))]".utf8))
    #expect(inArray.count == 3)
    #expect(try elements(Array(records.joined(separator: "\n").utf8)) == inArray)
  }

  @Test func `A sequence of JSON objects is imported as dishes numbered from one`() async throws {
    let records = [dishRecord("\"Plato 1\""), "{}", dishRecord("\"Plato 3\"")]
    let items = try await seedItems(records.joined(separator: "\n"))
    #expect(items == (try await seedItems("[\(records.joined(separator: ","))]")))
    #expect(items.count == 3)
  }

  @Test(arguments: [
    ("{}\n7", "7", 2, 1), ("{},\n{}", ",", 1, 3), ("{}\n\n  null {}", "null", 3, 3), ("{}\n[{}]", "[{}]", 2, 1),
    ("{}\n\"a\"", "\"a\"", 2, 1), ("{}]", "]", 1, 3), ("{}}", "}", 1, 3), ("{}\n\u{FEFF}{}", "\u{FEFF}{}", 2, 1),
    ("{}\u{1E}{}", "U+1E", 1, 3), ("{}\n{\"a\":1,}", "}", 2, 8), ("{a:1}", "a:1}", 1, 2), ("{}\n// {}", "//", 2, 1),
  ])
  func `Anything except white space between JSON objects is reported with its position`(
    document: String, found: String, line: Int, column: Int
  ) {
    let error = JSONError.malformed(.unexpected(found: found), line: line, column: column)
    #expect(result(Array(document.utf8)) == .failure(error))
  }

  @Test(arguments: [
    ("{", 1, 2), ("{}\n{", 2, 2), ("{}\n{\"a\"", 2, 5), ("{}\n{\"a\":", 2, 6), ("{}\n{\"a\":1", 2, 7),
    ("{}{\"a\":{}\n", 2, 1),
    ("{\"ñ", 1, 5),
  ])
  func `A truncated object in a sequence of JSON objects is reported with the position of its end`(
    document: String, line: Int, column: Int
  ) {
    #expect(result(Array(document.utf8)) == .failure(.malformed(.truncated, line: line, column: column)))
  }

  @Test func `The objects before an error in a sequence of JSON objects are returned first`() throws {
    var reader = JSONRecordReader(JSONBytes(Array("{}\n{}\n7".utf8)))
    #expect(try reader.next() == .object([]))
    #expect(try reader.next() == .object([]))
    #expect(throws: JSONError.malformed(.unexpected(found: "7"), line: 3, column: 1)) { try reader.next() }
  }

  @Test func `The reader of a sequence of JSON objects keeps returning nil after the last object`() throws {
    var reader = JSONRecordReader(JSONBytes(Array("{}\n".utf8)))
    #expect(try reader.next() == .object([]))
    #expect(try reader.next() == nil)
    #expect(try reader.next() == nil)
  }

  @Test func `The limits of the JSON reader apply to each object of a sequence separately`() throws {
    func deep(_ levels: Int) -> String {
      String(repeating: "{\"a\":", count: levels - 1) + "{}" + String(repeating: "}", count: levels - 1)
    }
    #expect(try elements(Array("\(deep(64))\n\(deep(64))".utf8)).count == 2)
    #expect(result(Array("{}\n\(deep(65))".utf8)) == .failure(.malformed(.tooDeep(limit: 64), line: 2, column: 321)))

    func wide(_ values: Int) -> String { "{\"a\":[" + String(repeating: "0,", count: values - 3) + "0]}" }
    let limit = JSONRecordReader.maximumValues
    #expect(try elements(Array("\(wide(limit))\n\(wide(limit))".utf8)).count == 2)
    let error = try #require(throws: JSONError.self) { try elements(Array("{}\n\(wide(limit + 1))".utf8)) }
    #expect(error.problem == .recordTooLarge(limit: limit))
  }
}
