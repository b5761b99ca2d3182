import Entities
import Gateways
@testable import SQLiteGateways
import Testing
import UseCases

@Suite struct `An index of trigrams is asked` {
  @Test(arguments: ["añ", "de la", "a b c d"])
  func `nothing for words of fewer than three letters`(query: String) throws {
    #expect(try match(query) == nil)
  }

  @Test func `for nothing that stands between words, as they may stand in any order`() throws {
    #expect(try match("de pan y") == "\"pan\"")
    #expect(try match("sol mar") == "\"sol\" AND \"mar\"")
  }

  @Test func `for all of a few, quoted`() throws {
    #expect(try match("Piña\"s") == "\"pin\" AND \"ina\" AND \"na\"\"\" AND \"a\"\"s\"")
  }

  @Test func `for the rarest of many that share no letter`() throws {
    let frequencies = ["zza": 1, "izz": 2, "ajo": 3, "tin": 5, "int": 4]
    #expect(try match("pizza y ajo tinto", frequencies) == "\"zza\" AND \"ajo\" AND \"int\"")
  }

  @Test func `about no more than the beginning of a long search`() throws {
    var asked = 0
    _ = try TrigramQuery.match(SearchText((0..<500).map { "\($0)" }.joined())) { (_) throws(GatewayError) in
      asked += 1
      return 0
    }
    #expect(asked <= 62)
  }

  @Test func `which knows a common trigram from one of fewer dishes`() throws {
    let connection = try Database().connection()
    try connection.runScript(
      """
      WITH RECURSIVE number (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM number WHERE n < 20000)
      INSERT INTO dish
      SELECT n, 'dish-' || n, n, '', 1, 'EUR', 'x', 'x', 'x', 'arroz' || iif(n % 2, ' con', ''), ''
      FROM number;
      INSERT INTO dish_search (dish_search) VALUES ('rebuild');
      """)
    let records = SQLiteRecords(connection)
    let pages = try ["arr", "con", "zzz"].map(records.pages)
    #expect(pages[0] > pages[1] && pages[1] > pages[2], "\(pages)")
  }

  private func match(_ query: String, _ frequencies: [String: Int] = [:]) throws -> String? {
    try TrigramQuery.match(SearchText(query)) { (trigram) throws(GatewayError) in frequencies[trigram] ?? 9 }
  }
}
