@testable import Gateways
import Testing
import UseCases

@Suite struct `The reader is bounded, whatever it reads` {
  @Test(arguments: [("[", "]"), ("{\"a\":", "}")])
  func `64 levels are read, one more is too deep`(open: String, close: String) throws {
    func nested(_ levels: Int) -> [UInt8] {
      let innermost = open == "[" ? "[]" : "{}"
      let count = levels - 1
      return Array(
        ("[" + String(repeating: open, count: count) + innermost + String(repeating: close, count: count)
          + "]").utf8)
    }
    #expect(try elements(nested(64)).count == 1)
    let column = 1 + 64 * open.utf8.count + 1
    let tooDeep = JSONError.malformed(.tooDeep(limit: 64), line: 1, column: column)
    #expect(result(nested(65)) == .failure(tooDeep))
    #expect(result(nested(100_000)) == .failure(tooDeep))
    // Without any end too.
    #expect(result(Array(("[" + String(repeating: open, count: 100_000)).utf8)) == .failure(tooDeep))
  }

  @Test func `a value in the 64th level is read, one in the 65th is too deep`() throws {
    func nested(_ levels: Int) -> [UInt8] {
      Array(
        ("[" + String(repeating: "[", count: levels - 1) + "1" + String(repeating: "]", count: levels)).utf8)
    }
    #expect(try elements(nested(64)).count == 1)
    #expect(result(nested(65)) == .failure(.malformed(.tooDeep(limit: 64), line: 1, column: 66)))
  }

  @Test func `a deep element makes none of the next deep`() throws {
    let deep = String(repeating: "[", count: 64) + String(repeating: "]", count: 64)
    #expect(try elements(Array("[\(deep),\(deep)]".utf8)).count == 2)
  }

  @Test func `10000 values are an element, one more is too large`() throws {
    func element(_ values: Int) -> String { "[" + String(repeating: "0,", count: values - 2) + "0]" }
    let limit = JSONRecordReader.maximumValues
    // Each element counts for itself.
    #expect(try elements(Array("[\(element(limit)),\(element(limit))]".utf8)).count == 2)
    let error = try #require(throws: JSONError.self) { try elements(Array("[\(element(limit + 1))]".utf8)) }
    #expect(error.problem == .recordTooLarge(limit: limit))
  }

  @Test func `a text up to the limit is whole, of a longer one the beginning is kept`() throws {
    let limit = JSONRecordReader.maximumText
    let whole = String(repeating: "a", count: limit)
    #expect(
      try elements(Array("[\"\(whole)\",\"\(whole)a\",1]".utf8)) == [
        .string(whole), .longString(prefix: whole), .number("1"),
      ])
    #expect(
      try elements(Array("[{\"\(whole)a\":1}]".utf8)) == [
        .object([JSONMember(key: whole, value: .number("1"))])
      ])
  }

  @Test func `of a text of a megabyte no more than the limit is kept`() throws {
    let document =
      Array("[\"ñ".utf8) + [UInt8](repeating: UInt8(ascii: "x"), count: 1_000_000) + Array("\"]".utf8)
    let found = try elements(document)
    guard case .longString(prefix: let prefix) = try #require(found.first) else {
      Issue.record("it is no long text")
      return
    }
    #expect(found.count == 1)
    #expect(prefix.utf8.count == JSONRecordReader.maximumText && prefix.hasPrefix("ñxxx"))
  }

  @Test func `a number is whole or refused, never cut`() throws {
    let limit = JSONRecordReader.maximumText
    let whole = "0." + String(repeating: "0", count: limit - 2)
    #expect(try elements(Array("[\(whole)]".utf8)) == [.number(whole)])
    for rest in ["5", "e", "-"] {
      let error = try #require(throws: JSONError.self) { try elements(Array("[\(whole)\(rest)]".utf8)) }
      #expect(error.problem == .unexpected(found: String(whole.prefix(60))))
    }
  }
}
