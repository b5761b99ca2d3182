public import Entities
public import Gateways
public import UseCases

/// A store in Cloud Firestore, for those who outgrow one machine: many users share its menu, recipes, beers and reviews, and each has
/// drafts, orders and favorites of their own. Places stay in a store on this machine.
///
/// Every call asks the service; nothing is kept for times without a network. What a call reads is of one instant. A change is one commit, made
/// only if nothing that it depends on was changed meanwhile; otherwise it is made anew. One that is larger than a commit is written down
/// first, and applied part by part; until it is whole, readers see what was before it, and whoever changes something next ends what a
/// process that was killed has begun.
///
/// The README in `Sources/Gateways/Web/Firestore` describes the documents, the rights and the costs.
public final class FirestoreStore: RecordStore, Store {
  let client: FirestoreClient
  /// Keeps the places.
  let local: any Store
  let clock: any Clock<Duration>
  let chance: @Sendable () -> Double
  let patience: Duration
  let feed: ChangeFeed
  let poller: ChangePoller
  private let blocks = BlockCache()
  private let queue = SerialQueue(label: "recetas.firestore-store")

  /// - Parameters:
  ///   - project: the id of the project; its database is the default one.
  ///   - http: sends a request once; the store repeats what may be repeated itself.
  ///   - tokens: says who asks; `nil`: nobody in particular, and of an emulator its owner.
  ///   - local: keeps the places; nothing else of it is looked at.
  ///   - freshness: how long others' changes may go unnoticed by those who watch.
  ///   - patience: how long a change is tried that others are always faster with, before it fails with `GatewayFault.busy`.
  ///   - clock: what is waited by.
  ///   - now: the date that a `Retry-After` is compared with.
  ///   - chance: a random number from 0 to 1.
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

  /// The project, as errors name it.
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
      // The seed of the beers depends on more than what it changes, so no other change is allowed meanwhile.
      let isAlone = [.everything, .domain(.beers)].contains(scope)
      return try await commit(touching: scope, isAlone: isAlone) { (records) throws(GatewayError) in
        try body(&records, prepared)
      }
    case .answer(let answer): return answer
    }
  }

  /// Runs a body over the records as they are now, until it has all that it asks for.
  ///
  /// - Parameters:
  ///   - scope: what is only read, so that it may be as of the instant before a long change.
  ///   - isAlone: whether nobody else can change anything meanwhile.
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
  /// Returns what is wanted; while a long change is applied that touches these records, as of the instant before it.
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

  /// Others' favorites, orders and drafts are looked for of the users whom this store was asked for last, at most eight.
  public func changes() async -> AsyncStream<Void> {
    // Others' changes until now are reported to those who listen already.
    await look()
    return feed.listen { [weak self] in await self?.look() }
  }

  private func look() async {
    // A service that can't be asked is news, too; the next reading says why.
    if (try? await poller.poll()) ?? true { feed.tell() }
  }
}
