import Entities
import Gateways
import Synchronization
import UseCases

/// The kinds of calls that simulated users make.
enum FirestoreWork: String, Sendable, CaseIterable {
  case menu = "read a page of the menu"
  case menuSearch = "search the menu"
  case beerSearch = "search the beers"
  case best = "read a page of the best beers"
  case maker = "read a manufacturer with its totals"
  case add = "add a dish to the draft"
  case place = "place the order"
  case history = "read a page of the history"
  case review = "write a review"
  case edit = "edit a review"
  case delete = "delete a review"
  case whole = "list a manufacturer's beers during the large changes"
  case totals = "read the store's totals during the large changes"
  case bring = "import 1,000 beers"
  case deletion = "delete a manufacturer with 420 beers"
}

/// Records the calls, their costs, and the acknowledged data, which must all be stored at the end.
final class FirestoreLedger: Sendable {
  struct Call: Sendable {
    let seconds: Double
    let cost: FirestoreCost
    /// The reason that the call failed. `nil` if the call succeeded.
    let failure: String?
  }

  struct Notes: Sendable {
    var calls: [FirestoreWork: [Call]] = [:]
    /// The acknowledged orders, by user.
    var placed: [User.ID: [PlacedOrder]] = [:]
    /// The ids of the orders that each user tried to place.
    var tried: [User.ID: Set<Order.ID>] = [:]
    /// The acknowledged reviews in their current state. `nil` for a deleted review.
    var reviews: [Review.ID: Review?] = [:]
    /// The reviews whose state is unknown, because a call failed.
    var unsure: Set<Review.ID> = []
    /// The numbers of acknowledged orders and completed rounds.
    var (orders, rounds) = (0, 0)
    var isBrought = false
    var isGone = false
    var isOver = false
    /// The problems that were found.
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

/// Makes a user's calls to a store, and measures each call.
struct FirestoreCaller: Sendable {
  let world: FirestoreWorld
  let store: any Store
  let ledger: FirestoreLedger
  /// The time after which no new call is started.
  let deadline: ContinuousClock.Instant
  private let meter: CountingHTTPClient

  init(_ world: FirestoreWorld, _ ledger: FirestoreLedger, until deadline: ContinuousClock.Instant, seed: UInt64) {
    (self.world, self.ledger, self.deadline) = (world, ledger, deadline)
    meter = CountingHTTPClient(world.http)
    store = world.store(LosingHTTPClient(meter, percent: 1, seed: seed))
  }

  var isOver: Bool { ContinuousClock.now > deadline }

  /// Makes a call and measures it. Returns `nil` if the call failed, or if the deadline has passed.
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
