@testable import Gateways
import Testing
import UseCases

@Suite struct `Objects one after the other are records` {
  @Test(
    arguments: [
      ("{}", 1), ("{}\n", 1), ("{}\n{}", 2), ("{}\n{}\n", 2), ("{}\r\n{}\r\n", 2), ("\n\n{}\n \n\t\n{}\n\n", 2),
      ("\u{FEFF}{}\n{}", 2), ("\u{FEFF}\n{}", 1), ("{} {}", 2), ("{}{}", 2), ("{\n}\n{\n}", 2),
    ])
  func `on lines of their own, or with any white space between them`(document: String, count: Int) throws {
    #expect(try elements(Array(document.utf8)) == Array(repeating: .object([]), count: count))
  }

  @Test func `that are the same as in an array`() throws {
    let records = [#"{"nombre":"Piña","precio":4.35}"#, "{\n  \"a\": [ {} ],\n  \"a\": null\n}", #"{"b":"\u00f1 }{"}"#]
    let inArray = try elements(Array("[\(records.joined(separator: ","))]".utf8))
    #expect(inArray.count == 3)
    #expect(try elements(Array(records.joined(separator: "\n").utf8)) == inArray)
  }

  @Test func `that make dishes, numbered from one`() async throws {
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
  func `and nothing else may stand between them`(document: String, found: String, line: Int, column: Int) {
    let error = JSONError.malformed(.unexpected(found: found), line: line, column: column)
    #expect(result(Array(document.utf8)) == .failure(error))
  }

  @Test(arguments: [
    ("{", 1, 2), ("{}\n{", 2, 2), ("{}\n{\"a\"", 2, 5), ("{}\n{\"a\":", 2, 6), ("{}\n{\"a\":1", 2, 7),
    ("{}{\"a\":{}\n", 2, 1),
    ("{\"ñ", 1, 5),
  ])
  func `of which none may be cut short`(document: String, line: Int, column: Int) {
    #expect(result(Array(document.utf8)) == .failure(.malformed(.truncated, line: line, column: column)))
  }

  @Test func `and those before a wrong one are handed out first`() throws {
    var reader = JSONRecordReader(JSONBytes(Array("{}\n{}\n7".utf8)))
    #expect(try reader.next() == .object([]))
    #expect(try reader.next() == .object([]))
    #expect(throws: JSONError.malformed(.unexpected(found: "7"), line: 3, column: 1)) { try reader.next() }
  }

  @Test func `after the last of which there is nothing, however often it is asked`() throws {
    var reader = JSONRecordReader(JSONBytes(Array("{}\n".utf8)))
    #expect(try reader.next() == .object([]))
    #expect(try reader.next() == nil)
    #expect(try reader.next() == nil)
  }

  @Test func `each bounded for itself`() throws {
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
