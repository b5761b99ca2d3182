#if SQLite
  import Entities
  @testable import Gateways
  import Testing
  import UseCases

  @Suite struct `An index of trigrams is asked` {
    @Test func `nothing for fewer than three letters`() throws {
      #expect(try match("añ") == nil)
    }

    @Test func `for all of a few, quoted`() throws {
      #expect(try match("Piña\"s") == "\"pin\" AND \"ina\" AND \"na\"\"\" AND \"a\"\"s\"")
    }

    @Test func `for the rarest of many that share no letter`() throws {
      let frequencies = ["za ": 1, "a y": 2, "izz": 3, "y a": 4, " aj": 5, "jo ": 6, "tin": 7]
      #expect(try match("pizza y ajo tinto", frequencies) == "\"za \" AND \"y a\" AND \"jo \" AND \"tin\"")
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
#endif
