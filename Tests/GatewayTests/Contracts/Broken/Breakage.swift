import Gateways
import GatewayTesting
import Testing
import UseCases

/// A way to break the promise of one clause.
struct Breakage: Sendable, CustomTestStringConvertible {
  let clause: String
  let how: String
  let apply: @Sendable (inout Ways) -> Void

  init(_ clause: String, _ how: String, _ apply: @escaping @Sendable (inout Ways) -> Void) {
    self.clause = clause
    self.how = how
    self.apply = apply
  }

  var testDescription: String { "\(clause): \(how)" }

  func subject() -> Subject<any Store> {
    var ways = Ways()
    apply(&ways)
    return ways.subject
  }
}

/// The ways into the data of one store in memory; until one is broken they keep every clause.
struct Ways: Sendable {
  var gateway: BrokenStore
  var reopened: BrokenStore
  var readOnly: BrokenStore
  var full: BrokenStore

  init() {
    let store = StateStore()
    gateway = BrokenStore(store)
    reopened = BrokenStore(store)
    readOnly = BrokenStore(store)
    readOnly.refuseChanges(.readOnly(what: "memory"))
    full = BrokenStore(store)
    full.refuseChanges(.full(what: "memory"))
  }

  var subject: Subject<any Store> {
    let (reopened, readOnly, full) = (reopened, readOnly, full)
    return Subject(
      gateway, variants: [.reopened: { reopened }, .readOnly: { readOnly }, .full: { full }],
      aSecondPasses: {})
  }
}

extension BrokenStore {
  mutating func refuseChanges(_ error: GatewayError) {
    onSave = { (_, _, _, _) throws(GatewayError) in throw error }
    onDelete = { (_, _, _) throws(GatewayError) in throw error }
    onPlace = { (_, _, _, _) throws(GatewayError) in throw error }
    onAddFavorite = { (_, _, _) throws(GatewayError) in throw error }
    onRemoveFavorite = { (_, _, _) throws(GatewayError) in throw error }
    onSettle = { (_, _, _, _) throws(GatewayError) in throw error }
    onAddManufacturer = { (_, _, _) throws(GatewayError) in throw error }
    onDeleteManufacturer = { (_, _) throws(GatewayError) in throw error }
    onAddBeer = { (_, _, _) throws(GatewayError) in throw error }
    onReplaceBeer = { (_, _, _, _) throws(GatewayError) in throw error }
    onDeleteBeer = { (_, _) throws(GatewayError) in throw error }
    onAddReview = { (_, _, _) throws(GatewayError) in throw error }
    onReplaceReview = { (_, _, _, _) throws(GatewayError) in throw error }
    onDeleteReview = { (_, _) throws(GatewayError) in throw error }
    onReset = { (_) throws(GatewayError) in throw error }
    seeding.keeps = { _ in false }
    seeding.after = { (_) throws(GatewayError) in throw error }
  }
}

/// Runs `body` where it does not hear that the task was cancelled.
func unheard<Answer: Sendable>(
  _ body: @escaping @Sendable () async throws(GatewayError) -> Answer
) async throws(GatewayError) -> Answer {
  let task = Task { () -> Result<Answer, GatewayError> in
    do throws(GatewayError) { return .success(try await body()) } catch { return .failure(error) }
  }
  return try await task.value.get()
}
