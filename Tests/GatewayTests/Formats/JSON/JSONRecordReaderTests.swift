@testable import Gateways
import Testing

@Suite struct `What is JSON is read as it was written` {
  @Test(
    arguments: [
      ("[]", []),
      (" \t\r\n[ \t\r\n] \t\r\n", []),
      ("\u{FEFF}[]", []),
      ("[null,true,false]", [.null, .bool(true), .bool(false)]),
      ("[[],[[]],{}]", [.array([]), .array([.array([])]), .object([])]),
      (#"[{"a":1}]"#, [.object([JSONMember(key: "a", value: .number("1"))])]),
      (
        #"[ { "" : [ 1 , 2 ] } ]"#,
        [.object([JSONMember(key: "", value: .array([.number("1"), .number("2")]))])]
      ),
    ] as [(String, [JSONValue])])
  func `as a value`(document: String, expected: [JSONValue]) throws {
    #expect(try elements(Array(document.utf8)) == expected)
  }

  @Test(arguments: [
    "0", "-0", "7", "-12", "1234567890", "0.0", "0.10", "-0.5", "19.90", "1e1", "1E1", "1e+1", "1e-1", "0e0",
    "1.5E-07", "1e400", "-1e-400", "123456789012345678901234567890", "0.1234567890123456789",
  ])
  func `a number keeps its text`(number: String) throws {
    #expect(try elements(Array("[\(number)]".utf8)) == [.number(number)])
    #expect(
      try elements(Array("[\(number) ,[\(number)]]".utf8)) == [.number(number), .array([.number(number)])])
  }

  @Test(arguments: [
    (#""#, ""), (#"\"\\\/\b\f\n\r\t"#, "\"\\/\u{8}\u{C}\n\r\t"), (#"\u0041\u00e1\u00E1"#, "Aáá"),
    (#"\u0000"#, "\0"), (#"\u20AC\uFFFF"#, "€\u{FFFF}"), (#"\uD83D\uDE00"#, "😀"), (#"\ud800\udc00"#, "\u{10000}"),
    (#"\uDBFF\uDFFF"#, "\u{10FFFF}"), (#"\uD7FF\uE000"#, "\u{D7FF}\u{E000}"),
    ("'/* // \u{7F}", "'/* // \u{7F}"),
    ("ñ €😀\u{2028}\u{FEFF}", "ñ €😀\u{2028}\u{FEFF}"), (#"\\u0041"#, #"\u0041"#),
  ])
  func `a text is unescaped`(escaped: String, expected: String) throws {
    let found = try elements(Array("[\"\(escaped)\"]".utf8))
    #expect(found == [.string(expected)])
    // Equal strings may differ in their scalars.
    guard case .string(let text) = try #require(found.first) else { return }
    #expect(Array(text.unicodeScalars) == Array(expected.unicodeScalars))
  }

  @Test func `fields keep their order and come twice if they are there twice`() throws {
    let found = try elements(Array(#"[{"b":1,"a":2,"b":3}]"#.utf8))
    let members = [("b", "1"), ("a", "2"), ("b", "3")].map { JSONMember(key: $0, value: .number($1)) }
    #expect(found == [.object(members)])
  }

  @Test func `after the last element there is nothing, however often it is asked`() throws {
    var reader = JSONRecordReader(JSONBytes(Array("[1]\n".utf8)))
    #expect(try reader.next() == .number("1"))
    #expect(try reader.next() == nil)
    #expect(try reader.next() == nil)
  }
}
