import Entities
import Gateways
import Synchronization
import UseCases

/// What users do.
enum FirestoreWork: String, Sendable, CaseIterable {
  case menu = "page of the menu"
  case menuSearch = "search in the menu"
  case beerSearch = "search of beers"
  case best = "page of the best beers"
  case maker = "a maker and its figures"
  case add = "add a dish to the draft"
  case place = "place the order"
  case history = "page of the history"
  case review = "write a review"
  case edit = "edit a review"
  case delete = "delete a review"
  case whole = "all beers of a maker, meanwhile"
  case totals = "totals of the store, meanwhile"
  case bring = "import of 1,000 beers"
  case deletion = "a maker goes with 420 beers"
}

/// What was done, what it cost, and what the users were told: whatever was acknowledged has to be there.
final class FirestoreLedger: Sendable {
  struct Call: Sendable {
    let seconds: Double
    let cost: FirestoreCost
    /// `nil`: it did what was asked.
    let failure: String?
  }

  struct Notes: Sendable {
    var calls: [FirestoreWork: [Call]] = [:]
    /// The orders that were acknowledged.
    var placed: [User.ID: [PlacedOrder]] = [:]
    /// Those that somebody tried to place.
    var tried: [User.ID: Set<Order.ID>] = [:]
    /// The reviews that were acknowledged, as they are now; `nil`: deleted.
    var reviews: [Review.ID: Review?] = [:]
    /// Those of which a call failed, so that nobody knows.
    var unsure: Set<Review.ID> = []
    /// How many orders were acknowledged, and how many rounds are over.
    var (orders, rounds) = (0, 0)
    var isBrought = false
    var isGone = false
    var isOver = false
    /// What should never be.
    var problems: [String] = []
  }

  private let kept = Mutex(Notes())

  var notes: Notes { kept.withLock { $0 } }

  func keep(_ change: (inout Notes) -> Void) { kept.withLock { change(&$0) } }

  func problem(_ text: String) {
    keep { $0.problems.append(text) }
    note("  wrong: \(text)")
  }
}

/// Somebody with a store, whose calls are measured one by one.
struct FirestoreCaller: Sendable {
  let world: FirestoreWorld
  let store: any Store
  let ledger: FirestoreLedger
  /// After it nothing is begun.
  let deadline: ContinuousClock.Instant
  private let meter: CountingHTTPClient

  init(_ world: FirestoreWorld, _ ledger: FirestoreLedger, until deadline: ContinuousClock.Instant, seed: UInt64) {
    (self.world, self.ledger, self.deadline) = (world, ledger, deadline)
    meter = CountingHTTPClient(world.http)
    store = world.store(LosingHTTPClient(meter, percent: 1, seed: seed))
  }

  var isOver: Bool { ContinuousClock.now > deadline }

  /// - Returns: `nil` when it failed, or was not begun.
  func call<Answer>(_ work: FirestoreWork, _ body: () async throws -> Answer) async -> Answer? {
    if isOver { return nil }
    _ = meter.take()
    let start = ContinuousClock.now
    let result: Result<Answer, any Error>
    do { result = .success(try await body()) } catch { result = .failure(error) }
    var failure: String?
    if case .failure(let error) = result {
      failure = if case GatewayError.failed(_, let why) = error { "\(why)" } else { "\(error)" }
    }
    let call = FirestoreLedger.Call(
      seconds: (ContinuousClock.now - start) / .seconds(1), cost: meter.take(), failure: failure)
    ledger.keep { $0.calls[work, default: []].append(call) }
    return try? result.get()
  }
}
