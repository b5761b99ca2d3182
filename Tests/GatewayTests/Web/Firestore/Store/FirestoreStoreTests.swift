import GatewayTesting
import TestGroups
import TestSupport
import Testing
import UseCases
import WebGatewayTesting

@testable import Gateways
@testable import WebGateways

@Suite(.group(.firestore), .emulator)
struct `A store in Firestore keeps the contract` {
  /// The clauses of all ports except places, which are in another store.
  private static let clauses = Part<Clause<any Store>>.all(\.clauses).filter { $0.contract.name != "of places" }

  @Test(.disabled("A project can't be read-only or full."), arguments: clauses.filter { isOfDisks($0.value.needs) })
  func `Clauses that need a disk don't apply to a store in Firestore`(clause: Part<Clause<any Store>>) {}

  private static func isOfDisks(_ need: Variant?) -> Bool { need == .readOnly || need == .full }

  @Test(arguments: clauses.filter { !isOfDisks($0.value.needs) })
  func `A store in Firestore fulfills the contracts of all ports`(clause: Part<Clause<any Store>>) async throws {
    var attempts = Self.racing.contains(clause.value.name) ? 3 : 1
    while true {
      let subject = try await SharedStore().subject
      do { return try await clause.value.check(subject) } catch  where attempts > 1 { attempts -= 1 }
    }
  }

  /// Clauses that read continuously while commits run. In the emulator, a read with a given read time can miss a running commit, although a
  /// later read with the same read time includes the commit. The service never does this. A store that breaks the promise fails every time.
  private static let racing: Set = ["concurrent readers see the store before or after a reset, never a mixture"]
}

/// A new project on the emulator.
struct SharedStore: Sendable {
  let emulator: FirestoreEmulator
  let project = FirestoreEmulator.freshProject()
  let local = StateStore()

  init() async throws { emulator = try await FirestoreEmulator.shared() }

  /// Returns a store in this project.
  ///
  /// - Parameters:
  ///   - tokens: The source of the user's tokens. `nil` for the emulator's owner.
  ///   - patience: The time after which a blocked call is reported as busy. The default is long enough for any machine.
  ///   - clock: The clock that measures the interval between polls.
  ///   - waits: The clock that measures the delays between attempts.
  func store(
    tokens: (any TokenSource)? = nil, http: any HTTPClient = SystemHTTPClient(timeout: .seconds(600)),
    patience: Duration = .seconds(600), clock: any Clock<Duration> = ContinuousClock(),
    waits: any Clock<Duration> = ContinuousClock()
  ) -> FirestoreStore {
    FirestoreStore(
      project: project, http: http, tokens: tokens, endpoint: emulator.endpoint, local: local,
      feed: ChangeFeed(clock: clock), patience: patience, clock: waits)
  }

  var subject: Subject<any Store> {
    let clock = ManualClock()
    return Subject(store(clock: clock), variants: [.reopened: { store() }]) {
      await clock.hasSleepers(1)
      clock.advance(by: .seconds(1))
      // A poller that was woken has polled before it sleeps again.
      await clock.hasSleepers(1)
    }
  }
}

@Suite struct `Closing a store in Firestore` {
  @Test func `Closing a store in Firestore closes its local store`() async throws {
    let calls = CallRecorder<StoreCall>()
    let places = Intercepted(StateStore(), by: .recording(calls))
    try await FirestoreStore(project: "demo-recetas", http: ImageWeb(), local: places).close()
    #expect(calls.calls == [.close])
  }
}
