public import Entities
public import Gateways
public import UseCases

/// A store in Cloud Firestore, for use on several machines. Many users share its menu, recipes, beers and reviews, and each user has a
/// draft, orders and favorites. Places are kept in a store on this machine.
///
/// Every call requests data from the service, and nothing is available offline. A call reads the state at one instant. A change is one
/// commit, which is retried if something that it depends on has changed. A change that is too large for one commit is first written to a
/// log and then applied part by part. Until it is complete, readers see the previous state. If the process is killed in the meantime, the
/// next client that changes something completes the change.
///
/// The README in `Sources/Gateways/Web/Firestore` describes the documents, the permissions and the costs.
public final class FirestoreStore: RecordStore, Store {
  let client: FirestoreClient
  /// The local store, which contains the places.
  let local: any Store
  let clock: any Clock<Duration>
  let chance: @Sendable () -> Double
  let patience: Duration
  let feed: ChangeFeed
  let poller: ChangePoller
  private let blocks = BlockCache()
  private let queue = SerialQueue(label: "recetas.firestore-store")

  /// Creates a store in a project.
  ///
  /// - Parameters:
  ///   - project: the id of the project. The default database is used.
  ///   - http: the client that sends each request once. The store makes retries itself.
  ///   - tokens: the source of the tokens that authenticate requests. `nil` to send no tokens, in which case an emulator grants owner
  ///     rights.
  ///   - local: the store that contains the places. Its other data is ignored.
  ///   - freshness: the longest time until observers are notified of changes by other clients.
  ///   - patience: the longest time for which a conflicting change is retried before it fails with `GatewayFault.busy`.
  ///   - clock: the clock that measures all delays.
  ///   - now: the current time, for servers that send a date in `Retry-After`.
  ///   - chance: a function that returns a random number from 0 to 1.
  public convenience init(
    project: String, http: any HTTPClient, tokens: (any TokenSource)? = nil, endpoint: FirestoreEndpoint = .google,
    local: any Store, freshness: Duration = .seconds(5), patience: Duration = .seconds(10),
    clock: any Clock<Duration> = ContinuousClock(), now: @escaping @Sendable () -> Instant = SystemTime.now,
    chance: @escaping @Sendable () -> Double = { .random(in: 0...1) }
  ) {
    self.init(
      project: project, http: http, tokens: tokens, endpoint: endpoint, local: local,
      feed: ChangeFeed(clock: clock, interval: freshness), patience: patience, clock: clock, now: now, chance: chance)
  }

  init(
    project: String, http: any HTTPClient, tokens: (any TokenSource)?, endpoint: FirestoreEndpoint, local: any Store,
    feed: ChangeFeed, patience: Duration, clock: any Clock<Duration> = ContinuousClock(),
    now: @escaping @Sendable () -> Instant = SystemTime.now,
    chance: @escaping @Sendable () -> Double = { .random(in: 0...1) }
  ) {
    client = FirestoreClient(
      project: project, endpoint: endpoint, http: http,
      tokens: tokens ?? FixedToken(endpoint.isEmulator ? "owner" : nil),
      retry: FirestoreRetry(clock: clock, chance: chance), now: now)
    self.local = local
    self.clock = clock
    self.chance = chance
    self.patience = patience
    self.feed = feed
    poller = ChangePoller(client)
  }

  /// The endpoint and the project, as they appear in errors.
  var place: String { "\(client.endpoint.place)/\(client.project)" }

  @concurrent public func read<Answer: Sendable>(
    touching scope: RecordScope, _ body: @Sendable (FirestoreRecords) throws(GatewayError) -> Answer
  ) async throws(GatewayError) -> Answer {
    await Task.yield()
    if Task.isCancelled { throw .cancelled }
    let (records, answer) = try await run(reading: scope) { (records) throws(GatewayError) in try body(records) }
    poller.note(records.reading.users)
    return try answer.get()
  }

  @concurrent public func write<Answer: Sendable>(
    touching scope: RecordScope,
    _ body: @Sendable (inout FirestoreRecords) throws(GatewayError) -> WriteDecision<Answer>
  ) async throws(GatewayError) -> Answer {
    if Task.isCancelled { throw .cancelled }
    return try await commit(touching: scope, isAlone: scope == .everything, body)
  }

  @concurrent public func write<Prepared, Answer: Sendable>(
    touching scope: RecordScope,
    after prepare: @Sendable (FirestoreRecords) throws(GatewayError) -> Preparation<Prepared, Answer>,
    _ body: @Sendable (inout FirestoreRecords, Prepared) throws(GatewayError) -> WriteDecision<Answer>
  ) async throws(GatewayError) -> Answer {
    if Task.isCancelled { throw .cancelled }
    let preparation = try await queue.run { () throws(GatewayError) in
      let reading = FirestoreReading(self.blocks) { (wanted, instant) throws(GatewayError) in
        try blockingWait { () async throws(GatewayError) in
          try await self.answer(wanted, asOf: instant, touching: scope)
        }
      }
      return try prepare(FirestoreRecords(reading))
    }
    switch preparation {
    case .change(let prepared):
      // An import of beers depends on more records than it changes, so no other change is allowed in the meantime.
      let isAlone = [.everything, .domain(.beers)].contains(scope)
      return try await commit(touching: scope, isAlone: isAlone) { (records) throws(GatewayError) in
        try body(&records, prepared)
      }
    case .answer(let answer): return answer
    }
  }

  /// Runs `body` on the current records, repeatedly until all data that it needs has been fetched.
  ///
  /// - Parameters:
  ///   - scope: the records that a read needs. While a long change to them is in progress, they are read as of the instant before it. `nil`
  ///     if `body` makes a change.
  ///   - isAlone: whether no other client can change anything until the call ends.
  func run<Answer>(
    reading scope: RecordScope? = nil, isAlone: Bool = false,
    _ body: (inout FirestoreRecords) throws(GatewayError) -> Answer
  ) async throws(GatewayError) -> (records: FirestoreRecords, answer: Result<Answer, GatewayError>) {
    let reading = FirestoreReading(blocks)
    while true {
      var records = FirestoreRecords(reading)
      records.isAlone = isAlone
      let answer = Result { () throws(GatewayError) in try body(&records) }
      if reading.wanted.isEmpty { return (records, answer) }
      let (wanted, instant) = (reading.wanted, reading.instant)
      if let scope {
        reading.take(try await self.answer(wanted, asOf: instant, touching: scope))
      } else {
        reading.take(try await client.answer(wanted, asOf: instant))
      }
    }
  }
}

extension FirestoreStore {
  /// Returns the requested documents. While a long change to these records is being applied, they are read as of the instant before it.
  private func answer(
    _ wanted: ReadRequest, asOf instant: String?, touching scope: RecordScope
  ) async throws(GatewayError) -> ReadResponse {
    let answered = try await client.answer(wanted, asOf: instant)
    guard instant == nil, let control = answered.documents[Control.path] ?? nil,
      let change = try Control(control.fields).change, change.concerns(scope)
    else { return answered }
    if try await takeOver(change) { return try await client.answer(wanted, asOf: nil) }
    return change.step == .apply ? try await client.answer(wanted, asOf: change.instant) : answered
  }

  /// Reports all changes to shared records. Favorites, orders and drafts are observed only for the eight users whose data this store read
  /// last.
  public func changes() async -> AsyncStream<Void> {
    // Existing observers must be notified of earlier changes before a new observer is added.
    await look()
    return feed.listen { [weak self] in await self?.look() }
  }

  private func look() async {
    // A failed poll counts as a change, so that the next read throws the error.
    if (try? await poller.poll()) ?? true { feed.tell() }
  }
}
