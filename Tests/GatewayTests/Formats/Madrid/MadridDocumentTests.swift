import Entities
import Gateways
import Testing
import UseCases

@Suite struct `A document that isn't a feed` {
  private func refusal(_ document: [UInt8]) async -> SeedSourceError? {
    do throws(SeedSourceError) {
      _ = try await seedItems(MadridFeed.places(.shop, in: document, at: "getShops.php"))
      return nil
    } catch {
      return error
    }
  }

  @Test(
    arguments: [
      ("{}", .noList(member: "result", found: nil), 3),
      (#"{"error":"gone"}"#, .noList(member: "result", found: nil), 17),
      (#"{"results":[]}"#, .noList(member: "result", found: nil), 15),
      (#"{"result":null}"#, .noList(member: "result", found: "null"), 16),
      (#"{"result":"[]"}"#, .noList(member: "result", found: "\"[]\""), 16),
      (#"{"result":{"id":"7","name":"a"}}"#, .noList(member: "result", found: "{…}"), 33),
      (#"{"result":7,"id":"7","name":"a"}"#, .noList(member: "result", found: "7"), 33),
      (#"{"id":"7","name":"a"}{"x":1}"#, .noList(member: "result", found: nil), 29),
      ("null", .notRecords(found: "null"), 5), (#""result""#, .notRecords(found: "\"result\""), 9), ("", .empty, 1),
      (#"{result:[]}"#, .unexpected(found: "result:[]}"), 2),
      (#"{"result":[{id:"7"}]}"#, .unexpected(found: #"id:"7"}]}"#), 13),
      (#"{"result":[{'id':"7"}]}"#, .unexpected(found: #"'id':"7"}]}"#), 13),
      (#"{"result":[{"id":"7","name":"a""#, .truncated, 32), (#"{"result":[]"#, .truncated, 13),
      (#"{"result":[]}}"#, .unexpected(found: "}"), 14), ("<!DOCTYPE html><html>", .unexpected(found: "<!DOCTYPE"), 1),
      (#"{"result":[{"id":"\ud83d"}]}"#, .unexpected(found: #"\uD83D"#), 21),
    ] as [(String, SeedFormatProblem, Int)])
  func `A document that isn't from the Madrid feed is refused with the position of the error`(
    document: String, problem: SeedFormatProblem, column: Int
  ) async {
    #expect(await refusal(Array(document.utf8)) == .malformed(path: "getShops.php", problem, line: 1, column: column))
  }

  @Test func `A Madrid feed document in an encoding other than UTF-8 is refused`() async {
    // The byte could start a UTF-8 character, but the next byte can't continue it.
    let latin = Array("{\"result\":[\n{\"id\":\"7\",\"name\":\"Espa".utf8) + [0xF1] + Array("a\"}]}".utf8)
    #expect(await refusal(latin) == .malformed(path: "getShops.php", .notUTF8, line: 2, column: 24))
  }

  @Test(arguments: [("[", "]"), (#"{"a":"#, "}")])
  func `A Madrid feed document that is nested too deeply is refused`(open: String, close: String) async {
    let deep = String(repeating: open, count: 200) + "1" + String(repeating: close, count: 200)
    for field in ["unheard_of", "address", "categories"] {
      let document = placeDocument(placeRecord(#""\#(field)":\#(deep)"#))
      if case .malformed(_, .tooDeep(limit: 64), line: 1, _) = await refusal(Array(document.utf8)) { continue }
      Issue.record("\(field) of \(open)")
    }
  }

  @Test func `A Madrid feed document that is truncated anywhere is refused`() async {
    let document = Array(placeDocument(placeRecord(#""url":"a.es","gps_lat":"4 0""#), placeRecord(id: "8")).utf8)
    #expect(await refusal(document) == nil)
    for length in document.indices {
      if case .malformed = await refusal(Array(document.prefix(length))) { continue }
      Issue.record("the first \(length) bytes are accepted as a whole document")
    }
  }
}
