@testable import Gateways
import Testing
import UseCases

@Suite struct `What holds no records in JSON is refused, and where` {
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
  func `at the top`(document: String, problem: SeedFormatProblem, line: Int, column: Int) {
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
  func `in the middle`(document: String, found: String, line: Int, column: Int) {
    let error = JSONError.malformed(.unexpected(found: found), line: line, column: column)
    #expect(result(Array(document.utf8)) == .failure(error))
  }

  @Test(arguments: [
    "-", "+1", "01", "-01", "00", "1.", ".5", "-.5", "1.e1", "1e", "1e+", "1e-", "1e1.5", "1.2.3", "--1",
    "1-", "1+1", "0x10",
    "1_000", "1,5e", "0e", "٣", "1e٣",
  ])
  func `a number that is none`(number: String) throws {
    let error = try #require(throws: JSONError.self) { try elements(Array("[\(number)]".utf8)) }
    if case .unexpected = error.problem {} else { Issue.record("\(error)") }
  }

  @Test(arguments: [
    (#"\x"#, "x\"]", 4), (#"\'"#, "'\"]", 4), (#"\U0041"#, "U0041\"]", 4), (#"\u004"#, "\"]", 8),
    (#"\u00g1"#, "g1\"]", 7),
    (#"\u-041"#, "-041\"]", 5), (#"\u+041"#, "+041\"]", 5), (#"\u 041"#, "U+20", 5), (#"\0"#, "0\"]", 4),
    ("a\nb", "U+A", 4), ("a\tb", "U+9", 4), ("\u{0}", "U+0", 3), ("\u{1F}", "U+1F", 3),
  ])
  func `a text with a sign that does not belong`(text: String, found: String, column: Int) {
    let error = JSONError.malformed(.unexpected(found: found), line: 1, column: column)
    #expect(result(Array("[\"\(text)\"]".utf8)) == .failure(error))
  }

  @Test(arguments: [
    #"\uD83D"#, #"\uDE00"#, #"\uD83Dx"#, #"\uD83D\n"#, #"\uD83D\u0041"#, #"\uD83D\uD83D\uDE00"#, #"\uDE00\uD83D"#,
    #"\uDFFF"#, #"\uD800\uDBFF"#, #"\uD800\uE000"#,
  ])
  func `half a surrogate pair is no text, and is named by its escape`(text: String) {
    let half = String(text.prefix(6))
    #expect(
      result(Array("[\"\(text)\"]".utf8)) == .failure(.malformed(.unexpected(found: half), line: 1, column: 5)))
  }
}
