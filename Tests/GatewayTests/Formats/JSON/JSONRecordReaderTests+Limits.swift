import Foundation
import TestGroups
import TestSupport
import Testing
import UseCases

@testable import Gateways

@Suite struct `The limits of the JSON reader` {
  @Test(arguments: [("[", "]"), ("{\"a\":", "}")])
  func `Arrays and objects nested 64 levels deep in JSON are read, and 65 levels are refused`(
    open: String, close: String
  )
    throws
  {
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
    // A document without closing brackets is also refused as nested too deeply.
    #expect(result(Array(("[" + String(repeating: open, count: 100_000)).utf8)) == .failure(tooDeep))
  }

  @Test func `A JSON number at nesting level 64 is read, and one at level 65 is refused`() throws {
    func nested(_ levels: Int) -> [UInt8] {
      Array(("[" + String(repeating: "[", count: levels - 1) + "1" + String(repeating: "]", count: levels)).utf8)
    }
    #expect(try elements(nested(64)).count == 1)
    #expect(result(nested(65)) == .failure(.malformed(.tooDeep(limit: 64), line: 1, column: 66)))
  }

  @Test func `The nesting depth of a JSON element doesn't affect the depth limit for the next element`() throws {
    let deep = String(repeating: "[", count: 64) + String(repeating: "]", count: 64)
    #expect(try elements(Array("[\(deep),\(deep)]".utf8)).count == 2)
  }

  @Test func `A JSON element with 10,000 values is read, and one with more values is refused`() throws {
    func element(_ values: Int) -> String { "[" + String(repeating: "0,", count: values - 2) + "0]" }
    let limit = JSONRecordReader.maximumValues
    // The limit applies to each element separately.
    #expect(try elements(Array("[\(element(limit)),\(element(limit))]".utf8)).count == 2)
    let error = try #require(throws: JSONError.self) { try elements(Array("[\(element(limit + 1))]".utf8)) }
    #expect(error.problem == .recordTooLarge(limit: limit))
  }

  @Test func `A JSON string of the maximum length is kept whole, and a longer string is truncated`() throws {
    let limit = JSONRecordReader.maximumText
    let whole = String(repeating: "a", count: limit)
    #expect(
      try elements(Array("[\"\(whole)\",\"\(whole)a\",1]".utf8)) == [
        .string(whole), .longString(prefix: whole), .number("1"),
      ])
    #expect(try elements(Array("[{\"\(whole)a\":1}]".utf8)) == [.object([JSONMember(key: whole, value: .number("1"))])])
  }

  @Test func `A one-megabyte JSON string is truncated to the maximum length`() throws {
    let document =
      Array("[\"ñ".utf8) + [UInt8](repeating: UInt8(ascii: "x"), count: 1_000_000) + Array("\"]".utf8)
    let found = try elements(document)
    guard case .longString(prefix: let prefix) = try #require(found.first) else {
      Issue.record("the item isn't the long text")
      return
    }
    #expect(found.count == 1)
    #expect(prefix.utf8.count == JSONRecordReader.maximumText && prefix.hasPrefix("ñxxx"))
  }

  @Test func `A JSON number is read whole or refused, but never truncated`() throws {
    let limit = JSONRecordReader.maximumText
    let whole = "0." + String(repeating: "0", count: limit - 2)
    #expect(try elements(Array("[\(whole)]".utf8)) == [.number(whole)])
    for rest in ["5", "e", "-"] {
      let error = try #require(throws: JSONError.self) { try elements(Array("[\(whole)\(rest)]".utf8)) }
      #expect(error.problem == .unexpected(found: String(whole.prefix(60))))
    }
  }
}

@Suite struct `A JSON file that is read in chunks` {
  private static let chunk = 1 << 16
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  @Test(
    .group(.heavy),
    arguments: [
      #"{"ñ":"€😀á\u00f1\uD83D\uDE00\\\n","precio":-12.50e+1,"t":[true,false,null,{}]},"#,
      #"[1 fals3"#, "\"\u{7F}😀\u{1}\"", #""\uD83D\u0041""#, "12.5e+x",
      "sin-comillas-y-más-de-veinte-letras",
    ])
  func `A JSON file is read correctly wherever the boundary between two chunks of the file falls`(text: String) throws {
    let bytes = Array(text.utf8)
    for before in 0...bytes.count {
      let blanks = [UInt8](repeating: UInt8(ascii: " "), count: Self.chunk - 2 - before)
      let document = Array("[\n".utf8) + blanks + bytes + Array("\n 1]".utf8)
      try expectSame(document)
    }
  }

  @Test(.group(.heavy)) func `A JSON file of hundreds of kilobytes is read like the same bytes in memory`() throws {
    var document = "["
    for number in 0..<4000 {
      document +=
        #"{"nombre":"Piña \#(number) €😀 \u00f1 \#(String(repeating: "ñ", count: number % 7))","precio":\#(number).5},"#
      document += number % 5 == 0 ? "\r\n" : " "
    }
    let bytes = Array((document + "null]").utf8)
    #expect(bytes.count > 200_000)
    try expectSame(bytes)
    #expect(try result(bytes).get().count == 4001)
    try expectSame(bytes.dropLast())
    try expectSame(bytes + [0xFF])
  }

  @Test(.group(.heavy)) func `A large file with one JSON object per line is read like the same bytes in memory`() throws
  {
    let line = { (number: Int) in #"{"nombre":"Piña \#(number) \#(String(repeating: "ñ", count: number % 7))"}"# }
    let bytes = Array((1...6000).map(line).joined(separator: "\n").utf8)
    #expect(bytes.count > 2 * Self.chunk)
    try expectSame(bytes)
    #expect(try result(bytes).get().count == 6000)
    try expectSame(bytes.dropLast())
    try expectSame(bytes + Array("\n7".utf8))
  }

  @Test func `JSON files with sizes near one or two chunks are read like the same bytes in memory`() throws {
    for count in [
      Self.chunk - 1, Self.chunk, Self.chunk + 1, 2 * Self.chunk - 1, 2 * Self.chunk, 2 * Self.chunk + 1,
    ] {
      try expectSame(Array("[\"".utf8) + [UInt8](repeating: UInt8(ascii: "x"), count: count - 4) + Array("\"]".utf8))
    }
  }

  private func expectSame(_ document: some Collection<UInt8>, _ location: SourceLocation = #_sourceLocation)
    throws
  {
    let path = folder.path + "/document.json"
    try Data(document).write(to: URL(filePath: path))
    let (found, expected) = (try result(ofFile: path), result(Array(document)))
    #expect(found == expected, sourceLocation: location)
  }
}
