import Testing
import UseCases

@testable import Gateways

@Suite struct `Reading valid JSON` {
  @Test(
    arguments: [
      ("[]", []),
      (" \t\r\n[ \t\r\n] \t\r\n", []),
      ("\u{FEFF}[]", []),
      ("[null,true,false]", [.null, .bool(true), .bool(false)]),
      ("[[],[[]],{}]", [.array([]), .array([.array([])]), .object([])]),
      (#"[{"a":1}]"#, [.object([JSONMember(key: "a", value: .number("1"))])]),
      (#"[ { "" : [ 1 , 2 ] } ]"#, [.object([JSONMember(key: "", value: .array([.number("1"), .number("2")]))])]),
    ] as [(String, [JSONValue])])
  func `Valid JSON documents are read as the values that they contain`(document: String, expected: [JSONValue]) throws {
    #expect(try elements(Array(document.utf8)) == expected)
  }

  @Test(arguments: [
    "0", "-0", "7", "-12", "1234567890", "0.0", "0.10", "-0.5", "19.90", "1e1", "1E1", "1e+1", "1e-1", "0e0",
    "1.5E-07", "1e400", "-1e-400", "123456789012345678901234567890", "0.1234567890123456789",
  ])
  func `A JSON number is kept as its original text`(number: String) throws {
    #expect(try elements(Array("[\(number)]".utf8)) == [.number(number)])
    #expect(try elements(Array("[\(number) ,[\(number)]]".utf8)) == [.number(number), .array([.number(number)])])
  }

  @Test(arguments: [
    (#""#, ""), (#"\"\\\/\b\f\n\r\t"#, "\"\\/\u{8}\u{C}\n\r\t"), (#"\u0041\u00e1\u00E1"#, "Aáá"),
    (#"\u0000"#, "\0"), (#"\u20AC\uFFFF"#, "€\u{FFFF}"), (#"\uD83D\uDE00"#, "😀"), (#"\ud800\udc00"#, "\u{10000}"),
    (#"\uDBFF\uDFFF"#, "\u{10FFFF}"), (#"\uD7FF\uE000"#, "\u{D7FF}\u{E000}"),
    ("'/* // \u{7F}", "'/* // \u{7F}"),
    ("ñ €😀\u{2028}\u{FEFF}", "ñ €😀\u{2028}\u{FEFF}"), (#"\\u0041"#, #"\u0041"#),
  ])
  func `Escape sequences in a JSON string are decoded`(escaped: String, expected: String) throws {
    let found = try elements(Array("[\"\(escaped)\"]".utf8))
    #expect(found == [.string(expected)])
    // Strings that are equal in Swift can differ in their scalars.
    guard case .string(let text) = try #require(found.first) else { return }
    #expect(Array(text.unicodeScalars) == Array(expected.unicodeScalars))
  }

  @Test func `The members of a JSON object keep their order, including members with repeated keys`() throws {
    let found = try elements(Array(#"[{"b":1,"a":2,"b":3}]"#.utf8))
    let members = [("b", "1"), ("a", "2"), ("b", "3")].map { JSONMember(key: $0, value: .number($1)) }
    #expect(found == [.object(members)])
  }

  @Test func `The reader of a JSON array keeps returning nil after the last element`() throws {
    var reader = JSONRecordReader(JSONBytes(Array("[1]\n".utf8)))
    #expect(try reader.next() == .number("1"))
    #expect(try reader.next() == nil)
    #expect(try reader.next() == nil)
  }
}

@Suite struct `A truncated JSON document` {
  private static let document = Array(
    #"""
     [ {"nombre": "Piña 😀 \u00f1\uD83D\uDE00\n", "precio" : -12.5e+1, "tipo":true},
       [null, false, {}, [], {"": [0.1]}], "" , 19.90 ]
    """#.utf8)

  @Test func `A JSON document that is truncated at any position is refused`() throws {
    #expect(throws: Never.self) { try elements(Self.document) }
    for length in 1..<Self.document.count {
      let found = result(Array(Self.document.prefix(length)))
      guard case .failure(let error) = found, let problem = error.problem else {
        Issue.record("the first \(length) bytes: \(found)")
        continue
      }
      // A document that contains only white space is empty. A document that ends within a number or a surrogate pair is reported as an
      // unexpected character.
      switch problem {
      case .truncated, .empty, .unexpected, .notUTF8: continue
      default: Issue.record("the first \(length) bytes: \(error)")
      }
    }
  }

  @Test(arguments: [
    ("[", 1, 2), ("[1", 1, 3), ("[1,", 1, 4), ("[\n\"a", 2, 3), ("[\"a\\", 1, 5), ("[\"\\u00", 1, 7),
    ("[{", 1, 3),
    ("[{\"a\"", 1, 6), ("[{\"a\":", 1, 7), ("[{\"a\":1", 1, 8), ("[{\"a\":1,", 1, 9), ("[tru", 1, 5),
    ("[[", 1, 3),
    ("[[1", 1, 4), ("[1\n\n", 3, 1), ("[\"ñ", 1, 5),
  ])
  func `The error for a truncated JSON document contains the position of the document's end`(
    document: String, line: Int, column: Int
  ) {
    #expect(result(Array(document.utf8)) == .failure(.malformed(.truncated, line: line, column: column)))
  }
}

@Suite struct `Invalid JSON is refused with its position` {
  @Test(
    arguments: [
      ("", .empty, 1, 1), (" \n ", .empty, 2, 2), ("\u{FEFF}", .empty, 1, 4),
      ("\n 12", .notRecords(found: "12"), 2, 4),
      (#""x""#, .notRecords(found: #""x""#), 1, 4), ("null", .notRecords(found: "null"), 1, 5),
      ("true []", .notRecords(found: "true"), 1, 5), ("\"x", .truncated, 1, 3), ("nul", .truncated, 1, 4),
      ("x", .unexpected(found: "x"), 1, 1), ("]", .unexpected(found: "]"), 1, 1),
      ("'[]'", .unexpected(found: "'[]'"), 1, 1),
      ("ñ", .unexpected(found: "ñ"), 1, 1), ("\u{1}", .unexpected(found: "U+1"), 1, 1),
    ] as [(String, SeedFormatProblem, Int, Int)])
  func `A JSON document without records is refused with the position of the problem`(
    document: String, problem: SeedFormatProblem, line: Int, column: Int
  ) {
    #expect(result(Array(document.utf8)) == .failure(.malformed(problem, line: line, column: column)))
  }

  @Test(arguments: [
    ("[1,]", "]", 1, 4), ("[,1]", ",1]", 1, 2), ("[1 2]", "2]", 1, 4), ("[1,,2]", ",2]", 1, 4),
    ("[1}", "}", 1, 3),
    ("[1]]", "]", 1, 4), ("[1]\n  x", "x", 2, 3), ("[1] // so", "//", 1, 5), ("[/* so */1]", "/*", 1, 2),
    ("[{\"a\":1,}]", "}]", 1, 9), ("[{a:1}]", "a:1}]", 1, 3), ("[{'a':1}]", "'a':1}]", 1, 3),
    ("[{1:1}]", "1:1}]", 1, 3),
    ("[{\"a\" 1}]", "1}]", 1, 7), ("[{\"a\":}]", "}]", 1, 7), ("[{\"a\"}]", "}]", 1, 6),
    ("[{\"a\":1 \"b\":2}]", "\"b\":2}]", 1, 9),
    ("[{,}]", ",}]", 1, 3), ("[[1,]]", "]]", 1, 5), ("[[1;2]]", ";2]]", 1, 4), ("\n\n[\n1\n2]", "2]", 5, 1),
    ("[NaN]", "NaN]", 1, 2), ("[nan]", "nan", 1, 2), ("[Infinity]", "Infinity]", 1, 2),
    ("[-Infinity]", "-", 1, 2),
    ("[True]", "True]", 1, 2), ("[trUe]", "trUe", 1, 2), ("[nulL]", "nulL", 1, 2), ("[truex]", "x]", 1, 6),
    ("[undefined]", "undefined]", 1, 2),
    ("['a']", "'a']", 1, 2), ("[“a”]", "“a”]", 1, 2), ("\u{FEFF}\u{FEFF}[]", "\u{FEFF}[]", 1, 4),
  ])
  func `An unexpected character in a JSON document is reported with its position`(
    document: String, found: String, line: Int, column: Int
  ) {
    let error = JSONError.malformed(.unexpected(found: found), line: line, column: column)
    #expect(result(Array(document.utf8)) == .failure(error))
  }

  @Test(arguments: [
    "-", "+1", "01", "-01", "00", "1.", ".5", "-.5", "1.e1", "1e", "1e+", "1e-", "1e1.5", "1.2.3", "--1",
    "1-", "1+1", "0x10",
    "1_000", "1,5e", "0e", "٣", "1e٣",
  ])
  func `A malformed JSON number is refused`(number: String) throws {
    let error = try #require(throws: JSONError.self) { try elements(Array("[\(number)]".utf8)) }
    if case .unexpected = error.problem {} else { Issue.record("\(error)") }
  }

  @Test(arguments: [
    (#"\x"#, "x\"]", 4), (#"\'"#, "'\"]", 4), (#"\U0041"#, "U0041\"]", 4), (#"\u004"#, "\"]", 8),
    (#"\u00g1"#, "g1\"]", 7),
    (#"\u-041"#, "-041\"]", 5), (#"\u+041"#, "+041\"]", 5), (#"\u 041"#, "U+20", 5), (#"\0"#, "0\"]", 4),
    ("a\nb", "U+A", 4), ("a\tb", "U+9", 4), ("\u{0}", "U+0", 3), ("\u{1F}", "U+1F", 3),
  ])
  func `An invalid character or escape in a JSON string is reported with its position`(
    text: String, found: String, column: Int
  ) {
    let error = JSONError.malformed(.unexpected(found: found), line: 1, column: column)
    #expect(result(Array("[\"\(text)\"]".utf8)) == .failure(error))
  }

  @Test(arguments: [
    #"\uD83D"#, #"\uDE00"#, #"\uD83Dx"#, #"\uD83D\n"#, #"\uD83D\u0041"#, #"\uD83D\uD83D\uDE00"#, #"\uDE00\uD83D"#,
    #"\uDFFF"#, #"\uD800\uDBFF"#, #"\uD800\uE000"#,
  ])
  func `The error for an unpaired surrogate in JSON contains the surrogate's escape`(text: String) {
    let half = String(text.prefix(6))
    #expect(result(Array("[\"\(text)\"]".utf8)) == .failure(.malformed(.unexpected(found: half), line: 1, column: 5)))
  }
}

@Suite struct `Records inside a JSON object` {
  static let interest = JSONInterest.members(["results": .records, "@graph": .records, "a": .all, "total": .all])

  private func read(_ document: String) throws(JSONError) -> (records: [JSONValue], around: [JSONMember]) {
    var reader = JSONRecordReader(JSONBytes(Array(document.utf8)), interest: Self.interest)
    var records: [JSONValue] = []
    while let record = try reader.next() { records.append(record) }
    return (records, reader.surroundings)
  }

  private func record(_ number: Int) -> JSONValue { .object([JSONMember(key: "a", value: .number("\(number)"))]) }

  @Test(arguments: [
    #"{"results":[{"a":1},{"a":2}]}"#, #"{"x":[{"a":9}],"results":[{"a":1},{"a":2}],"y":{"results":[{"a":7}]}}"#,
    #" { "results" : [ {"a":1} , {"a":2} ] , "x" : null } "#, #"{"@graph":[{"a":1}],"results":[{"a":2}]}"#,
    #"{"results":[{"a":1}]}{"results":[]}{"a":2}"#, #"[{"@graph":[{"a":1}]},{"a":2}]"#,
    #"{"results":[{"results":[{"a":1}],"x":1},{"a":2}]}"#, #"{"results":[{"a":1,"x":[1,2]},{"x":{},"a":2}]}"#,
  ])
  func `JSON records inside an object are found regardless of the object's other members`(document: String) throws {
    #expect(try read(document).records == [record(1), record(2)])
  }

  @Test(arguments: [#"{"a":1}"#, #"{"a":1,"results":null}"#, #"{"results":{"a":7},"a":1}"#, #"{"results":7,"a":1}"#])
  func `A JSON object that does not contain an array of records is read as a record`(document: String) throws {
    #expect(try read(document).records == [record(1)])
  }

  @Test func `Requested members of the object around JSON records are available after the last record`() throws {
    let read = try read(#"{"a":5,"x":6,"results":[{"total":1}],"total":7,"y":8}"#)
    #expect(read.around.map(\.key) == ["a", "total"] && read.around.map(\.value) == [.number("5"), .number("7")])
  }

  @Test func `JSON records inside an object are returned before the rest of the document is read`() throws {
    var reader = JSONRecordReader(
      JSONBytes(Array(#"{"results":[{"a":1},{"a":2}],"x":tru"#.utf8)), interest: Self.interest)
    #expect(try reader.next() == record(1))
    #expect(try reader.next() == record(2))
    #expect(throws: JSONError.malformed(.truncated, line: 1, column: 37)) { try reader.next() }
  }

  @Test(
    arguments: [
      (#"{"results":[{"a":1}"#, .truncated, 20), (#"{"results":[{"a":1}]"#, .truncated, 21),
      (#"{"results":[{"a":1},]}"#, .unexpected(found: "]}"), 21), (#"{"results":[,]}"#, .unexpected(found: ",]}"), 13),
      (#"{"results":[]"x":1}"#, .unexpected(found: #""x":1}"#), 14), (#"{"results":[],}"#, .unexpected(found: "}"), 15),
      (#"{"results":[]}]"#, .unexpected(found: "]"), 15), (#"{"x":01}"#, .unexpected(found: "01"), 6),
      (#"{"x":"\q"}"#, .unexpected(found: #"q"}"#), 8), (#"{"x":[1,]}"#, .unexpected(found: "]}"), 9),
      (#"{"x":{"y":nul}}"#, .unexpected(found: "nul"), 11), ("{\"x\":\"a\nb\"}", .unexpected(found: "U+A"), 8),
    ] as [(String, SeedFormatProblem, Int)])
  func `A skipped JSON value is validated as strictly as a requested one`(
    document: String, problem: SeedFormatProblem, column: Int
  ) {
    #expect(throws: JSONError.malformed(problem, line: 1, column: column)) { _ = try read(document) }
  }

  @Test func `A skipped JSON value counts toward the depth limit but not toward the size limit`() throws {
    let many = "[" + String(repeating: "0,", count: 20_000) + "0]"
    #expect(try read(#"{"results":[{"x":\#(many),"a":1},{"a":2,"x":\#(many)}]}"#).records == [record(1), record(2)])
    let deep = String(repeating: "[", count: 64) + String(repeating: "]", count: 64)
    let error = try #require(throws: JSONError.self) { _ = try read(#"{"x":\#(deep)}"#) }
    #expect(error.problem == .tooDeep(limit: 64))
    let nested = try #require(throws: JSONError.self) {
      _ = try read(String(repeating: #"{"results":["#, count: 1000))
    }
    #expect(nested.problem == .tooDeep(limit: 64))
  }
}
