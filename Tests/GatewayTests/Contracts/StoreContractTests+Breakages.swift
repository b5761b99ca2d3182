import Gateways
import GatewayTesting
import TestGroups
import Testing
import WebGatewayTesting

@Suite struct `Every clause can fail` {
  @Test(.group(.heavy), arguments: Part<StoreBreakage>.all(\.breakages))
  func `Every clause of a store's ports fails for a store that breaks it`(breakage: Part<StoreBreakage>) async throws {
    try await breakage.value.expectFailure(of: breakage.contract.clauses) { $0 }
  }

  @Test(arguments: PlaceFileBreakage.all)
  func `of the files of places`(breakage: PlaceFileBreakage) async throws {
    try await breakage.expectFailure(of: PlaceFileContract.clauses) { $0 }
  }

  @Test(arguments: RemoteBreakage.all)
  func `of favorites elsewhere`(breakage: RemoteBreakage) async throws {
    try await breakage.expectFailure(of: RemoteFavoriteContract.clauses) { $0 }
  }

  @Test(arguments: ImageBreakage.all)
  func `of images`(breakage: ImageBreakage) async throws {
    try await breakage.expectFailure(of: ImageContract.clauses) { $0 }
  }

  @Test(.group(.heavy), arguments: HTTPBreakage.all)
  func `Every clause of HTTP clients fails for a client that breaks it`(breakage: HTTPBreakage) async throws {
    try await breakage.expectFailure(of: HTTPClientContract.clauses) { $0 }
  }

  @Test func `and none is left out`() {
    for contract in BreakableContract.all { StoreBreakage.expectComplete(contract.breakages, contract.clauses) }
    PlaceFileBreakage.expectComplete(PlaceFileBreakage.all, PlaceFileContract.clauses)
    RemoteBreakage.expectComplete(RemoteBreakage.all, RemoteFavoriteContract.clauses)
    ImageBreakage.expectComplete(ImageBreakage.all, ImageContract.clauses)
    HTTPBreakage.expectComplete(HTTPBreakage.all, HTTPClientContract.clauses)
  }
}
