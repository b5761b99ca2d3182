import Gateways
import GatewayTesting
import TestGroups
import Testing
import UseCases
import WebGatewayTesting

@Suite struct `Every clause can fail` {
  @Test(.group(.heavy), arguments: Part<Clause<any Store>>.all(\.clauses))
  func `Every clause of a store's ports fails for a store that breaks it`(part: Part<Clause<any Store>>) async throws {
    let clause = part.value
    let calls = try await #require(TriedCall.all.value[part.testDescription]).get()
    var failures = 0
    for breakage in part.contract.breakages where breakage.clause == clause.name {
      await breakage.expectFailure(of: clause)
      failures += 1
    }
    // Changes at once are tried again on a conflict, for ever where a draft is not seen.
    for call in calls.onceEach where !clause.name.contains("at once") {
      for fault in call.faultsOfItsClause {
        #expect(await clause.notices(fault, of: call), "\(call.name) \(fault)")
        failures += 1
      }
    }
    if failures > 0 { return }
    // Any failing call would make it fail.
    for call in calls.onceEach {
      for fault in StandardFault.allCases where fault != .fails && fault.concerns(call) {
        if await clause.notices(fault, of: call) { return }
      }
    }
    Issue.record("nothing breaks it")
  }

  @Test(.group(.heavy), arguments: StandardFault.allCases)
  func `Whatever call of a store breaks in a standard way, a clause fails`(fault: StandardFault) async throws {
    var clauses: [String: [(clause: Clause<any Store>, call: TriedCall, cost: Int)]] = [:]
    let trials = await TriedCall.all.value
    // Where a change is lost, those that listen wait for ever, and so do those at once that try again.
    for part in Part<Clause<any Store>>.all(\.clauses)
    where part.contract.name != "of changes" && !part.value.name.contains("at once") {
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
      #expect(isNoticed, "no clause notices that \(name) \(fault)")
    }
  }

  @Test(arguments: PlaceFileContract.clauses)
  func `of the files of places`(clause: Clause<PlaceFileContract.Gateway>) async throws {
    try await PlaceFileBreakage.expectFailures(PlaceFileBreakage.all, of: clause)
  }

  @Test(arguments: RemoteFavoriteContract.clauses)
  func `of favorites elsewhere`(clause: Clause<any RemoteFavoriteGateway>) async throws {
    try await RemoteBreakage.expectFailures(RemoteBreakage.all, of: clause)
  }

  @Test(arguments: ImageContract.clauses)
  func `of images`(clause: Clause<ImageContract.Gateway>) async throws {
    try await ImageBreakage.expectFailures(ImageBreakage.all, of: clause)
  }

  @Test(.group(.heavy), arguments: HTTPClientContract.clauses)
  func `Every clause of HTTP clients fails for a client that breaks it`(
    clause: Clause<HTTPClientContract.Gateway>
  ) async throws {
    try await HTTPBreakage.expectFailures(HTTPBreakage.all, of: clause)
  }

  @Test func `Every breakage is of a clause`() {
    for contract in BreakableContract.all { StoreBreakage.expectClauses(contract.breakages, contract.clauses) }
    PlaceFileBreakage.expectClauses(PlaceFileBreakage.all, PlaceFileContract.clauses)
    RemoteBreakage.expectClauses(RemoteBreakage.all, RemoteFavoriteContract.clauses)
    ImageBreakage.expectClauses(ImageBreakage.all, ImageContract.clauses)
    HTTPBreakage.expectClauses(HTTPBreakage.all, HTTPClientContract.clauses)
  }
}
