import Gateways
import GatewayTesting
import TestGroups
import Testing
import UseCases
import WebGatewayTesting

@Suite struct `Every clause can fail` {
  /// The ids of clauses that make concurrent changes, or check that changes are immediately visible.
  private static let concurrent: Set = [
    "beer-seeds.at-once", "beer-seeds.unknown-picture", "beers.add-at-once", "beers.replace-at-once",
    "favorites.add-at-once", "manufacturers.add-at-once", "manufacturers.replace-at-once", "menu.add-at-once",
    "menu.replace-at-once", "menu.seed-atomic", "orders.change-at-once", "orders.change-by-instances",
    "orders.other-instance", "orders.place-addresses", "orders.place-at-once", "orders.place-keeping-draft-at-once",
    "orders.save-at-once", "orders.users-at-once", "recipes.add-at-once", "recipes.replace-at-once",
    "reviews.delete-beer-at-once", "reviews.replace-at-once", "reviews.write-at-once", "seeds.first-run-at-once",
    "store.reset-atomic",
  ]

  @Test(.group(.heavy), arguments: Part<Clause<any Store>>.all(\.clauses))
  func `Every clause of a store's contract fails for a store that breaks the clause`(part: Part<Clause<any Store>>)
    async throws
  {
    let clause = part.value
    let calls = try await #require(TriedCall.all.value[part.testDescription]).get()
    var failures = 0
    for breakage in part.contract.breakages where breakage.clause == clause.name {
      await breakage.expectFailure(of: clause)
      failures += 1
    }
    // Concurrent changes are retried after a conflict, so a fault that hides the draft would cause endless retries.
    for call in calls.onceEach where !Self.concurrent.contains(clause.id) {
      for fault in call.faultsOfItsClause {
        #expect(await clause.notices(fault, of: call), "\(call.name) \(fault)")
        failures += 1
      }
    }
    if failures > 0 { return }
    // Every clause fails if a call fails, so the fault `fails` would prove nothing.
    for call in calls.onceEach {
      for fault in StandardFault.allCases where fault != .fails && fault.concerns(call) {
        if await clause.notices(fault, of: call) { return }
      }
    }
    Issue.record("no breakage makes the clause fail")
  }

  @Test(.group(.heavy), arguments: StandardFault.allCases)
  func `Each standard fault in any call to a store makes at least one clause fail`(fault: StandardFault) async throws {
    var clauses: [String: [(clause: Clause<any Store>, call: TriedCall, cost: Int)]] = [:]
    let trials = await TriedCall.all.value
    // Clauses with listeners or concurrent changes are left out. After a lost change, listeners would wait forever, and concurrent changes
    // would be retried forever.
    for part in Part<Clause<any Store>>.all(\.clauses)
    where part.contract.name != "of changes" && !Self.concurrent.contains(part.value.id) {
      let calls = try #require(trials[part.testDescription]).get()
      for call in calls.onceEach where call.canShow(fault) {
        clauses[call.name, default: []].append((part.value, call, cost: calls.count))
      }
    }
    for (name, clauses) in clauses {
      var isNoticed = false
      for (clause, call, _) in clauses.sorted(by: { $0.cost < $1.cost }) where !isNoticed {
        isNoticed = await clause.notices(fault, of: call)
      }
      #expect(isNoticed, "no clause detects that \(name) \(fault)")
    }
  }

  @Test(arguments: PlaceFileContract.clauses)
  func `Every clause of the place file contract fails for files that break the clause`(
    clause: Clause<PlaceFileContract.Gateway>
  )
    async throws
  {
    try await PlaceFileBreakage.expectFailures(PlaceFileBreakage.all, of: clause)
  }

  @Test(arguments: RemoteFavoriteContract.clauses)
  func `Every clause of the remote favorites contract fails for favorites that break the clause`(
    clause: Clause<any RemoteFavoriteGateway>
  ) async throws {
    try await RemoteBreakage.expectFailures(RemoteBreakage.all, of: clause)
  }

  @Test(arguments: ImageContract.clauses)
  func `Every clause of the image contract fails for images that break the clause`(
    clause: Clause<ImageContract.Gateway>
  )
    async throws
  {
    try await ImageBreakage.expectFailures(ImageBreakage.all, of: clause)
  }

  @Test(.group(.heavy), arguments: HTTPClientContract.clauses)
  func `Every clause of the HTTP client contract fails for a client that breaks the clause`(
    clause: Clause<HTTPClientContract.Gateway>
  ) async throws {
    try await HTTPBreakage.expectFailures(HTTPBreakage.all, of: clause)
  }

  @Test func `Every deliberate breakage of a contract names an existing clause`() {
    for contract in BreakableContract.all { StoreBreakage.expectClauses(contract.breakages, contract.clauses) }
    PlaceFileBreakage.expectClauses(PlaceFileBreakage.all, PlaceFileContract.clauses)
    RemoteBreakage.expectClauses(RemoteBreakage.all, RemoteFavoriteContract.clauses)
    ImageBreakage.expectClauses(ImageBreakage.all, ImageContract.clauses)
    HTTPBreakage.expectClauses(HTTPBreakage.all, HTTPClientContract.clauses)
  }
}
