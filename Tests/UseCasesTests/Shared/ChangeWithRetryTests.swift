import GatewayTesting
import Testing
import UseCases

@Suite struct `A change with retry` {
  private let counter = Counter()

  private enum Refusal: StoreError, Equatable {
    case tooMany
    case store(GatewayError)
  }

  /// - Parameter read: A gate to pass after the value has been read.
  private func add(_ difference: Int, after read: Gate? = nil) async throws(Refusal) -> Int {
    try await changeWithRetry {
      () throws(GatewayError) in
      let value = await counter.value
      await read?.pass()
      return value
    } change: { (value) throws(Refusal) in
      if difference > 9 { throw .tooMany }
      return (value ?? 0) + difference
    } save: { (new, old) throws(GatewayError) in
      try await counter.save(new, replacing: old)
    }
  }

  @Test func `Concurrent changes with retry lose no updates`() async throws {
    // Every call must read the value before the first call saves.
    let read = Gate(for: 20)
    let sums = try await withThrowingTaskGroup(of: Int.self) { group in
      for _ in 1...20 { group.addTask { try await add(1, after: read) } }
      return try await group.reduce(into: Set<Int>()) { $0.insert($1) }
    }
    #expect(sums == Set(1...20))
    #expect(await counter.value == 20)
    #expect(await counter.saves > 20)
  }

  @Test func `A change with retry doesn't save an unchanged value`() async throws {
    _ = try await add(3)
    #expect(try await add(0) == 3)
    #expect(await counter.saves == 1)
  }

  @Test func `A change with retry saves nothing if the change is refused`() async {
    await #expect(throws: Refusal.tooMany) { try await add(10) }
    #expect(await counter.saves == 0)
  }

  @Test func `A retried change throws a conflict if the store rejects the initial value twice`() async {
    await counter.refuseAll()
    await #expect(throws: Refusal.store(.conflict)) { try await add(1) }
    #expect(await counter.saves == 2)
  }
}

/// A store for one number. Saving a number succeeds only if the stored number hasn't changed since it was read.
private actor Counter {
  private(set) var value: Int?
  private(set) var saves = 0
  private var refusesAll = false

  func refuseAll() { refusesAll = true }

  func save(_ new: Int, replacing old: Int?) throws(GatewayError) {
    saves += 1
    if refusesAll || value != old { throw .conflict }
    value = new
  }
}
