import Dispatch
import Entities
public import UseCases

/// The contract of every `SeedGateway`. The clauses read stored dishes through `MenuGateway`.
public enum SeedContract {
  /// The type of gateway that the clauses check.
  public typealias Gateway = any MenuGateway & SeedGateway

  /// All clauses of the contract.
  public static let clauses = seeds + replaced

  private static let seeds: [Clause<Gateway>] = [
    Clause(id: "seeds.new", "a new store isn't seeded") { gateway in
      try expect(try await gateway.isSeeded(.restaurant), false, "seeded")
    },
    Clause(id: "seeds.commit", "committing an import stores its records and marks the domain as seeded") { gateway in
      try await gateway.seed(try Samples.menu())
      try await expectMenu(try Samples.menu(), isSeeded: true, gateway)
    },
    Clause(id: "seeds.empty", "importing a seed without records marks the domain as seeded") { gateway in
      try await gateway.seed([])
      try await expectMenu([], isSeeded: true, gateway)
    },
    Clause(id: "seeds.discard", "discarding an import changes nothing and returns the import's result") { gateway in
      let sample = try Samples.dish("Croquetas")
      let answer = try await gateway.importSeed(.restaurant) { (writer) throws(GatewayError) in
        _ = try writer.insert(.dish(sample))
        return .discard("no")
      }
      try expect(answer, "no", "answer")
      try await expectMenu([], isSeeded: false, gateway)
    },
    Clause(id: "seeds.discard-removed", "discarding an import that removed all records keeps the stored records") {
      gateway in
      try await gateway.seed(try Samples.menu())
      try await gateway.importSeed(.restaurant) { (writer) throws(GatewayError) in
        try writer.removeAll()
        return .discard(())
      }
      try await expectMenu(try Samples.menu(), isSeeded: true, gateway)
    },
    Clause(id: "seeds.failure", "a failed import changes nothing and rethrows its error") { gateway in
      let sample = try Samples.dish("Croquetas")
      try await expect(.conflict, "import") {
        try await gateway.importSeed(.restaurant) { (writer) throws(GatewayError) -> WriteDecision<Void> in
          _ = try writer.insert(.dish(sample))
          throw .conflict
        }
      }
      try await expectMenu([], isSeeded: false, gateway)
    },
    Clause(id: "seeds.repeated-id", "the first of several records with the same id is kept, and later ones are skipped")
    {
      gateway in
      let (first, second) = (try Samples.dish("Piña", cents: 1), try Samples.dish("PIÑA", cents: 2))
      let answers = try await gateway.seed([.dish(first), .dish(second)], of: .restaurant, inPlaceOfAll: false)
      try expect(answers, [true, false], "answers")
      try await expectMenu([first], isSeeded: true, gateway)
    },
    Clause(id: "seeds.join", "an import adds new dishes to the menu and replaces those with the same ids") {
      gateway in
      let menu = try Samples.menu()
      try await gateway.seed(menu)
      let (new, dearer) = (try Samples.dish("Croquetas"), try Samples.dish(menu[2].name, cents: 1, kind: "Tapas"))
      let answers = try await gateway.seed([.dish(dearer), .dish(new)], of: .restaurant, inPlaceOfAll: false)
      try expect(answers, [true, true], "answers")
      let expected = (menu.filter { $0.id != dearer.id } + [new, dearer]).sorted { MenuPosition($0) < MenuPosition($1) }
      try await expectMenu(expected, isSeeded: true, gateway)
    },
    Clause(id: "seeds.writer-state", "a seed writer reports whether the domain was seeded and whether it has records") {
      gateway in
      let sample = try Samples.dish("Croquetas")
      let before = try await state(gateway)
      try await gateway.seed([])
      let marked = try await state(gateway)
      try await gateway.seed([sample])
      let filled = try await state(gateway)
      try expect([before, marked, filled], [[false, true], [true, true], [true, false]], "seeded and empty")
    },
    Clause(
      id: "seeds.samples",
      "a changed sample counts as a sample until it is deleted or replaced by an import"
    ) {
      gateway in
      let menu = try Samples.menu()
      let own = try [Samples.dish("Gazpacho"), Samples.dish("Salmorejo")]
      func expectSamples(_ samples: SampleCount?, _ when: String) async throws {
        try expect(try await gateway.samples(in: .restaurant), samples, when)
      }
      try await gateway.addDish(own[0])
      try await expectSamples(nil, "samples before the import")
      try await gateway.seed(samples: menu)
      try await expectSamples(SampleCount(menu.count, of: menu.count + 1), "samples next to one dish")
      try await gateway.addDish(own[1])
      try await expectSamples(SampleCount(menu.count, of: menu.count + 2), "samples next to two dishes")
      try await gateway.replaceDish(menu[0], by: Dish(menu[0].id, of: Samples.dish("Otra", cents: 1)))
      try await expectSamples(SampleCount(menu.count, of: menu.count + 2), "samples after renaming one")
      try await gateway.deleteDish(menu[1])
      try await expectSamples(SampleCount(menu.count - 1, of: menu.count + 1), "samples after deleting one")
      try await gateway.addDish(menu[1])
      try await expectSamples(SampleCount(menu.count - 1, of: menu.count + 2), "samples after adding a similar dish")
      try await gateway.seed([.dish(menu[2])], of: .restaurant, inPlaceOfAll: false)
      try await expectSamples(SampleCount(menu.count - 2, of: menu.count + 2), "samples after importing one again")
      try await gateway.seed([], of: .restaurant, inPlaceOfAll: true)
      try await expectSamples(nil, "samples after removing all")
    },
    Clause(
      id: "seeds.drop-samples",
      "an import that drops samples deletes unchanged ones and keeps changed ones permanently"
    ) { gateway in
      let menu = try Samples.menu()
      let (own, dearer, new) = try (
        Samples.dish("Gazpacho"), Samples.dish(menu[0].name, cents: 1), Samples.dish("Salmorejo")
      )
      try await gateway.addDish(own)
      try await gateway.seed(samples: menu)
      try await gateway.replaceDish(menu[0], by: dearer)
      // A sample that was changed and then restored still counts as changed.
      let changed = try Samples.dish(menu[1].name, cents: 1)
      try await gateway.replaceDish(menu[1], by: changed)
      try await gateway.replaceDish(changed, by: menu[1])
      let seen = try await gateway.importSeed(.restaurant) { (writer) throws(GatewayError) in
        let before = [try writer.hasSamples, try writer.isEmpty]
        writer.dropSamples()
        let isEmpty = try writer.isEmpty
        _ = try writer.insert(.dish(new))
        return .commit(before + [isEmpty])
      }
      try expect(seen, [true, false, false], "has samples, is empty before and after dropping them")
      let dishes = [own, dearer, menu[1], new].sorted { MenuPosition($0) < MenuPosition($1) }
      try await expectMenu(dishes, isSeeded: true, gateway)
      let left = SampleCount(2, of: 4, areReplaceable: false)
      try expect(try await gateway.samples(in: .restaurant), left, "samples")
      let again = try await gateway.importSeed(.restaurant) { (writer) throws(GatewayError) in
        writer.dropSamples()
        return .commit(try writer.hasSamples)
      }
      try expect(again, false, "has samples in the next import")
      try expect(try await gateway.samples(in: .restaurant), left, "samples after another import")
      for dish in [dearer, menu[1]] { try await gateway.deleteDish(dish) }
      try expect(try await gateway.samples(in: .restaurant), nil, "samples after removing all")
    },
    Clause(
      id: "seeds.drop-samples-empties",
      "a domain with only unchanged samples counts as empty for an import that drops samples"
    ) { gateway in
      try await gateway.seed(samples: try Samples.menu())
      let isEmpty = try await gateway.importSeed(.restaurant) { (writer) throws(GatewayError) in
        let before = try writer.isEmpty
        writer.dropSamples()
        return .commit([before, try writer.isEmpty])
      }
      try expect(isEmpty, [false, true], "empty")
      try await expectMenu([], isSeeded: true, gateway)
    },
    Clause(id: "seeds.writer-reads", "a seed writer counts its own records when it reports whether the domain is empty")
    { gateway in
      let sample = try Samples.dish("Croquetas")
      let isEmpty = try await gateway.importSeed(.restaurant) { (writer) throws(GatewayError) in
        let before = try writer.isEmpty
        _ = try writer.insert(.dish(sample))
        let after = try writer.isEmpty
        try writer.removeAll()
        return .discard([before, after, try writer.isEmpty])
      }
      try expect(isEmpty, [true, false, true], "empty")
    },
    Clause(
      id: "seeds.first-run-at-once", "exactly one of 30 concurrent first runs seeds the store"
    ) { gateway in
      let sample = try Samples.dish("Croquetas")
      let results = await atOnce(30) { (_) throws(GatewayError) in
        try await gateway.importSeed(.restaurant) { (writer) throws(GatewayError) in
          if try writer.isSeeded { return .discard(false) }
          _ = try writer.insert(.dish(sample))
          return .commit(true)
        }
      }
      try expect(results.count { $0 == .success(true) }, 1, "seeds committed")
      try expect(results.count { $0 == .success(false) || $0 == .failure(.conflict) }, 29, "imports that did nothing")
      try await expectMenu([sample], isSeeded: true, gateway)
    },
    Clause(id: "seeds.reads-continue", "reads continue during an import and return none of its records") { gateway in
      let sample = try Samples.dish("Croquetas")
      let isRead = DispatchSemaphore(value: 0)
      let (filling, isFilling) = AsyncStream.makeStream(of: Void.self)
      // The import runs on its own thread, because an import that blocks a cooperative thread could prevent the read.
      let seeding = Task(executorPreference: BlockingTaskExecutor()) {
        defer { isFilling.finish() }
        return try await gateway.importSeed(.restaurant) { (writer) throws(GatewayError) in
          _ = try writer.insert(.dish(sample))
          isFilling.yield()
          // A gateway whose reads wait for the import would deadlock here, and the timeout turns the deadlock into a failure. The timeout
          // is long enough that a slow machine can't cause the failure. A store can run this closure more than once.
          defer { isRead.signal() }
          return .commit(isRead.wait(timeout: .now() + 600) == .success)
        }
      }
      for await _ in filling { break }
      let reading = Task { try await expectMenu([], isSeeded: false, gateway) }
      let read = await reading.result
      isRead.signal()
      try expect(try await seeding.value, true, "the menu was read before the import ended")
      try read.get()
      try await expectMenu([sample], isSeeded: true, gateway)
    },
    Clause(id: "seeds.cancel", "a canceled task can't import a seed") { gateway in
      let sample = try Samples.dish("Croquetas")
      try await expectCancelled("import") { try await gateway.seed([sample]) }
      try await expectCancelled("isSeeded") { _ = try await gateway.isSeeded(.restaurant) }
      try await expectCancelled("samples") { _ = try await gateway.samples(in: .restaurant) }
      try await expectMenu([], isSeeded: false, gateway)
    },
    Clause(
      id: "seeds.cancel-during",
      "canceling an import changes nothing and doesn't affect the next one"
    ) { gateway in
      let sample = try Samples.dish("Croquetas")
      try await gateway.seed(try Samples.menu())
      let task = Task {
        try await expect(.cancelled, "import") {
          try await gateway.importSeed(.restaurant) { (writer) throws(GatewayError) in
            try writer.removeAll()
            _ = try writer.insert(.dish(sample))
            // After the last record has been inserted, only the store itself can detect the cancellation.
            withUnsafeCurrentTask { $0?.cancel() }
            return .commit(())
          }
        }
      }
      try await task.value
      try await expectMenu(try Samples.menu(), isSeeded: true, gateway)
      try await gateway.seed([sample])
      try await expectMenu([sample], isSeeded: true, gateway)
    },
    Clause(id: "seeds.restart", "an imported seed survives a restart", needs: .reopened) { subject in
      try await subject.gateway.seed(samples: try Samples.menu())
      let reopened = try await subject.opened(as: .reopened)
      try await expectMenu(try Samples.menu(), isSeeded: true, reopened)
      let count = try Samples.menu().count
      try expect(try await reopened.samples(in: .restaurant), SampleCount(count, of: count), "samples")
    },
    Clause(
      id: "seeds.read-only", "importing a seed into a read-only store is refused and changes nothing", needs: .readOnly
    ) { subject in
      let sample = try Samples.dish("Croquetas")
      try await subject.gateway.seed(try Samples.menu())
      let gateway = try await subject.opened(as: .readOnly)
      try await expect(.readOnly, "import") { try await gateway.seed([sample]) }
      try await expectMenu(try Samples.menu(), isSeeded: true, try await subject.opened(as: .reopened))
    },
    Clause(id: "seeds.full", "an import into a store without free space is refused and changes nothing", needs: .full) {
      subject in
      try await subject.gateway.seed(try Samples.menu())
      let gateway = try await subject.opened(as: .full)
      let large = try (0..<500).map { try Samples.dish("Plato \($0)", String(repeating: "ñ", count: 500)) }
      try await expect(.full, "import") { try await gateway.seed(large) }
      try await expectMenu(try Samples.menu(), isSeeded: true, gateway)
      try await expectMenu(try Samples.menu(), isSeeded: true, try await subject.opened(as: .reopened))
    },
  ]

  private static func expectMenu(_ dishes: [Dish], isSeeded: Bool, _ gateway: Gateway) async throws {
    try expect(try await gateway.isSeeded(.restaurant), isSeeded, "seeded")
    let found = try await gateway.dishes(matching: SearchText(), of: nil, page: Page(limit: 1000))
    try expect(found.items, dishes, "menu")
  }

  /// Returns two values that the writer of the domain reports: whether the domain is seeded, and whether it is empty.
  private static func state(_ gateway: Gateway) async throws -> [Bool] {
    try await gateway.importSeed(.restaurant) { (writer) throws(GatewayError) in
      .discard([try writer.isSeeded, try writer.isEmpty])
    }
  }
}

extension SeedGateway {
  /// Adds these dishes as samples to the stored dishes.
  fileprivate func seed(samples: [Dish]) async throws(GatewayError) {
    try await importSeed(.restaurant) { (writer) throws(GatewayError) in
      writer.markSamples()
      for dish in samples { _ = try writer.insert(.dish(dish)) }
      return .commit(())
    }
  }
}
