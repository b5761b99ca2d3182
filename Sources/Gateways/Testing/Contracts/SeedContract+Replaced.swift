import Entities
import UseCases

extension SeedContract {
  static let replaced: [Clause<Gateway>] = [
    Clause(
      id: "seeds.replaced", "a seed writer returns the dish that a record replaces, even after removing all dishes"
    ) {
      gateway in
      let menu = try Samples.menu()
      try await gateway.seed(menu)
      let (new, dearer) = (try Samples.dish("Croquetas"), try Samples.dish(menu[2].name, cents: 1, kind: "Tapas"))
      let found = try await gateway.importSeed(.restaurant) { (writer) throws(GatewayError) in
        var found = [try writer.replaced(by: .dish(dearer))]
        // The writer must not return records of the seed itself.
        for dish in [new, dearer] { _ = try writer.insert(.dish(dish)) }
        found.append(try writer.replaced(by: .dish(new)))
        try writer.removeAll()
        return .discard(found + [try writer.replaced(by: .dish(dearer))])
      }
      try expect(found, [.dish(menu[2]), nil, .dish(menu[2])], "replaced dishes")
    },
    Clause(id: "seeds.replaced-samples", "a sample that the seed writer will drop isn't returned as a replaced dish") {
      gateway in
      let menu = try Samples.menu()
      try await gateway.importSeed(.restaurant) { (writer) throws(GatewayError) in
        writer.markSamples()
        for dish in menu { _ = try writer.insert(.dish(dish)) }
        return .commit(())
      }
      let dearer = try Samples.dish(menu[0].name, cents: 1)
      try await gateway.replaceDish(menu[0], by: dearer)
      let found = try await gateway.importSeed(.restaurant) { (writer) throws(GatewayError) in
        var found = [try writer.replaced(by: .dish(menu[1]))]
        writer.dropSamples()
        for dish in menu.prefix(2) { found.append(try writer.replaced(by: .dish(dish))) }
        return .discard(found)
      }
      try expect(found, [.dish(menu[1]), .dish(dearer), nil], "replaced dishes")
    },
  ]
}

extension SeedGateway {
  /// Throws ``BrokenPromise`` unless the writer of a new domain correctly reports whether the domain is seeded and empty. Checks this while
  /// `record` is inserted, removed and inserted again, and after the commit.
  func expectWriterKnows(_ domain: Domain, by record: SeedRecord) async throws {
    let seen = try await importSeed(domain) { (writer) throws(GatewayError) in
      var seen = [try writer.isSeeded, try writer.isEmpty]
      _ = try writer.insert(record)
      seen.append(try writer.isEmpty)
      try writer.removeAll()
      seen.append(try writer.isEmpty)
      _ = try writer.insert(record)
      return .commit(seen)
    }
    try expect(seen, [false, true, false, true], "seeded, and empty at each step")
    let after = try await importSeed(domain) { (writer) throws(GatewayError) in
      .discard([try writer.isSeeded, try writer.isEmpty])
    }
    try expect(after, [true, false], "seeded and empty afterwards")
  }
}
