@testable import Gateways
import Testing
import UseCases

@Suite struct `Records inside an object are handed out` {
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
  func `wherever it stands, whatever stands around`(document: String) throws {
    #expect(try read(document).records == [record(1), record(2)])
  }

  @Test(arguments: [#"{"a":1}"#, #"{"a":1,"results":null}"#, #"{"results":{"a":7},"a":1}"#, #"{"results":7,"a":1}"#])
  func `where there is no array of them the object is the record`(document: String) throws {
    #expect(try read(document).records == [record(1)])
  }

  @Test func `what is wanted of the object around them is there when they are read`() throws {
    let read = try read(#"{"a":5,"x":6,"results":[{"total":1}],"total":7,"y":8}"#)
    #expect(read.around.map(\.key) == ["a", "total"] && read.around.map(\.value) == [.number("5"), .number("7")])
  }

  @Test func `one after the other, before what follows is known to be right`() throws {
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
  func `what nobody wants is checked as strictly`(document: String, problem: SeedFormatProblem, column: Int) {
    #expect(throws: JSONError.malformed(problem, line: 1, column: column)) { _ = try read(document) }
  }

  @Test func `what nobody wants counts for nothing, but is no deeper than the rest`() throws {
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
