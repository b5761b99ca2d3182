import Entities
import Gateways
import GatewayTesting
import Testing
import UseCases

/// A gateway that stores orders in memory without using the kit's records.
private actor Notebook: OrderGateway, ChangeGateway {
  private var drafts: [User.ID: OrderDraft] = [:]

  func draft(of user: User.ID) -> OrderDraft? { drafts[user] }
  func saveDraft(_ draft: OrderDraft, of user: User.ID, replacing previous: OrderDraft?) throws(GatewayError) {
    if drafts[user] != previous { throw .conflict }
    drafts[user] = draft
  }
  func deleteDraft(_ draft: OrderDraft, of user: User.ID) { drafts[user] = nil }
  func place(_ order: PlacedOrder, of user: User.ID, replacing draft: OrderDraft) { drafts[user] = nil }
  func place(_ order: PlacedOrder, of user: User.ID) {}
  func placedOrder(_ id: Order.ID, of user: User.ID) throws(GatewayError) -> PlacedOrder { throw .notFound }
  func history(of user: User.ID, matching filter: HistoryFilter, page: Page) -> Paged<OrderSummary> {
    Paged([], hasMore: false)
  }
  func changes() -> AsyncStream<Void> {
    AsyncStream { listener in
      listener.yield()
      listener.finish()
    }
  }
}

@Suite struct `Interceptors around the calls of a gateway` {
  private let notebook = Notebook()
  private let recorder = CallRecorder<StoreCall>()
  private let offline = GatewayError.offline(what: "example.org")

  private func draft() throws -> (OrderDraft, User.ID) {
    (try Samples.order("order-1", Samples.menu()), try Samples.user())
  }

  @Test func `A call recorder keeps all calls and their users in order, including calls that fail`() async throws {
    let (draft, ana) = try draft()
    let orders = Intercepted(notebook, by: .recording(recorder), .failing(.onCall(2, offline)))
    try await orders.saveDraft(draft, of: ana, replacing: nil)
    await #expect(throws: offline) { try await orders.draft(of: .local) }
    for await _ in await orders.changes() {}
    #expect(recorder.calls == [.saveDraft(draft, replacing: nil), .draft, .changes])
    #expect(recorder.users == [ana, .local, nil])
  }

  @Test func `A failing interceptor refuses a call before the call has an effect`() async throws {
    let (draft, ana) = try draft()
    let orders = Intercepted(notebook, by: .failing(.always(offline)))
    await #expect(throws: offline) { try await orders.saveDraft(draft, of: ana, replacing: nil) }
    #expect(await notebook.draft(of: ana) == nil)
  }

  @Test func `Losing the response to a change does not undo the change`() async throws {
    let (draft, ana) = try draft()
    let orders = Intercepted(notebook, by: .losingAnswers(.always(offline)))
    await #expect(throws: offline) { try await orders.saveDraft(draft, of: ana, replacing: nil) }
    #expect(await notebook.draft(of: ana) == draft)
  }

  @Test func `Interceptors run in order before a call and in reverse order after the call succeeds`()
    async throws
  {
    let steps = StepRecorder()
    func naming(_ name: String) -> Interceptor<StoreCall> {
      Interceptor { (_, _) throws(GatewayError) in
        await steps.note("\(name) before")
      } after: { (_, _) throws(GatewayError) in
        await steps.note("\(name) after")
      }
    }
    let orders = Intercepted(notebook, by: naming("a"), naming("b"))
    _ = try await orders.draft(of: .local)
    await #expect(throws: GatewayError.notFound) { try await orders.placedOrder(Order.ID("order-9"), of: .local) }
    #expect(await steps.all == ["a before", "b before", "b after", "a after", "a before", "b before"])
  }

  @Test func `A call that a test holds waits until the test releases the call`() async throws {
    let (draft, ana) = try draft()
    let (reached, released) = (Gate(for: 1), Gate(for: 1))
    let orders = Intercepted(notebook, by: .holding(reached, until: released) { $0 != .draft })
    async let saved: Void = orders.saveDraft(draft, of: ana, replacing: nil)
    await reached.wait()
    #expect(try await orders.draft(of: ana) == nil)
    await released.arrive()
    try await saved
    #expect(try await orders.draft(of: ana) == draft)
  }

  @Test func `A held call is released before it reaches the gateway if its task is canceled`()
    async throws
  {
    let (draft, ana) = try draft()
    let (reached, released) = (Gate(for: 1), Gate(for: 1))
    let orders = Intercepted(notebook, by: .holding(reached, until: released))
    let saving = Task { try await orders.saveDraft(draft, of: ana, replacing: nil) }
    await reached.wait()
    saving.cancel()
    await #expect(throws: GatewayError.cancelled) { try await saving.value }
    #expect(await notebook.draft(of: ana) == nil)
  }

  @Test func `Waiting for a call to reach a gate ends when the waiting task is canceled`() async {
    let (gate, other) = (Gate(for: 1), Gate(for: 1))
    let waiting = Task { await gate.wait() }
    let canceled = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      await other.wait()
    }
    await canceled.value
    waiting.cancel()
    await waiting.value
    let later = Task { await gate.pass() }
    await later.value
  }

  @Test func `A call that an interceptor delays takes the given time on the test's clock`() async throws {
    let clock = ManualClock()
    let orders = Intercepted(notebook, by: .recording(recorder), .delaying(by: .seconds(5), clock: clock))
    async let found = orders.draft(of: .local)
    await clock.hasSleepers(1)
    clock.advance(by: .seconds(5))
    #expect(try await found == nil)
  }

  @Test func `An interceptor receives each call to remote favorites together with the user`() async throws {
    let there = MemoryRemoteFavorites()
    let ana = try Samples.user()
    let favorite = try Samples.favorite("pan")
    let calls = CallRecorder<RemoteFavoriteCall>()
    let remote = InterceptedRemoteFavorites(there, by: .recording(calls), .losingAnswers(.onCall(1, offline)))
    await #expect(throws: offline) { try await remote.commit([.create(favorite)], of: ana) }
    #expect(try await remote.remoteFavorites(of: ana).favorites[favorite.id]?.favorite == favorite)
    #expect(calls.calls == [.commit([.create(favorite)]), .remoteFavorites])
    #expect(calls.users == [ana, ana])
  }

  @Test func `Calls that load or pin images are intercepted`() async throws {
    let address = try WebAddress("https://images.example/1.png")
    let calls = CallRecorder<ImageCall>()
    let images = InterceptedImages(PinnedPicture(), by: .recording(calls), .losingAnswers(.onCall(2, offline)))
    #expect(try await images.image(address) == Samples.image("1"))
    await #expect(throws: ImageError.gateway(offline)) { try await images.pin(address) }
    #expect(calls.calls == [.image(address), .pin(address)])
    let refused = InterceptedImages(PinnedPicture(), by: .failing(.always(offline)))
    await #expect(throws: ImageError.gateway(offline)) { try await refused.image(address) }
  }

  @Test func `Calls to place files and to a download are intercepted`() async throws {
    let files = MemoryPlaceFiles()
    let calls = CallRecorder<PlaceFileCall>()
    let intercepted = InterceptedPlaceFiles(files, by: .recording(calls), .losingAnswers(.onCall(3, offline)))
    let download = try await intercepted.begin()
    try await download.restart(id: .random(), source: "script")
    await #expect(throws: offline) { try await download.keep([1], of: .shop) }
    #expect(try await download.collected.documents == [.shop: [1]])
    await download.end()
    #expect(calls.calls == [.begin, .restart(source: "script"), .keepDocument(.shop), .collected, .end])
  }

  @Test func `A failing interceptor ends the sequence of change notifications`() async throws {
    var reported = 0
    for await _ in await Intercepted(notebook, by: .recording(recorder)).changes() { reported += 1 }
    for await _ in await Intercepted(notebook, by: .failing(.always(offline))).changes() { reported += 100 }
    #expect(reported == 1)
  }
}

/// An image gateway that returns the same picture for every address.
private struct PinnedPicture: PinnedImageGateway {
  func image(_ address: WebAddress) throws(ImageError) -> LoadedImage {
    do { return try Samples.image("1") } catch { throw .notAnImage(address) }
  }
  func pin(_ address: WebAddress) {}
}

private actor StepRecorder {
  private(set) var all: [String] = []
  func note(_ step: String) { all.append(step) }
}
