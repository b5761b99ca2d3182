@testable import Gateways
import Testing
import UseCases

@Suite struct `A document that is cut short is refused` {
  private static let document = Array(
    #"""
     [ {"nombre": "Piña 😀 \u00f1\uD83D\uDE00\n", "precio" : -12.5e+1, "tipo":true},
       [null, false, {}, [], {"": [0.1]}], "" , 19.90 ]
    """#.utf8)

  @Test func `wherever it is cut`() throws {
    #expect(throws: Never.self) { try elements(Self.document) }
    for length in 1..<Self.document.count {
      let found = result(Array(Self.document.prefix(length)))
      guard case .failure(let error) = found, let problem = error.problem else {
        Issue.record("the first \(length) bytes: \(found)")
        continue
      }
      // White space alone is empty; in a number or a pair of escapes the cut shows as a sign that does not belong.
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
  func `and the place is its end`(document: String, line: Int, column: Int) {
    #expect(result(Array(document.utf8)) == .failure(.malformed(.truncated, line: line, column: column)))
  }
}
