import Entities
import Gateways
import GatewayTesting
import TestSupport
import Testing
import UseCases
import WebGatewayTesting

/// Replaces the places with a new download between two reads that one use case makes.
@Suite struct `Reads during a new download` {
  @Test func `A list of places is read again if a new download replaces the places during the read`() async throws {
    let stage = try DownloadStage.madrid()
    try await stage.download()
    let places = OvertakenPlaces(stage)
    let getPlaceList = GetPlaceListInteractor(
      places: places, checkPlaces: CheckPlacesInteractor(places: places, files: stage.files),
      location: FixedLocation(nil))
    let list = try await getPlaceList(PlaceListRequest(), page: .first)
    #expect(list.places.items.map(\.name) == ["shop 7"])
    #expect(list.pins.map(\.pin.name) == ["shop 7"])
  }

  @Test func `A verification of places starts over if a new download replaces the places meanwhile`() async throws {
    let stage = try DownloadStage.madrid()
    try await stage.download()
    let places = OvertakenPlaces(stage)
    let verifyPlaces = VerifyPlacesInteractor(
      places: places, files: stage.files, checkPlaces: CheckPlacesInteractor(places: places, files: stage.files))
    let found = try await verifyPlaces()
    #expect(found.download.source == "newer")
    #expect((found.files, found.bad) == (2, []))
  }
}

/// The places of a stage, which a new download replaces after the first read of a page.
private final class OvertakenPlaces: PlaceGateway {
  private let stage: DownloadStage
  private let reads = Box(0)

  init(_ stage: DownloadStage) { self.stage = stage }

  func placeDownload() async throws(GatewayError) -> PlaceDownloadNote? { try await stage.store.placeDownload() }
  func place(_ id: Place.ID) async throws(GatewayError) -> Place { try await stage.store.place(id) }
  func placeCounts() async throws(GatewayError) -> PlaceCounts { try await stage.store.placeCounts() }
  func pins(_ question: PlaceQuery) async throws(GatewayError) -> [PlacePin] { try await stage.store.pins(question) }

  func places(_ question: PlaceQuery, page: Page) async throws(GatewayError) -> Paged<Place> {
    let old = try await stage.store.places(question, page: page)
    if reads.change({ $0 += 1 }) == 1 {
      do {
        let newer = try Place.sample("7")
        for address in DownloadStage.addresses([newer]) {
          stage.web.put(try LoadedImage.saying(address.text).bytes, at: address)
        }
        try await stage.download(.refresh, from: ScriptedPlaceSource(places: [newer], named: "newer"))
      } catch {
        throw .failed(what: "the newer places", why: "\(error)")
      }
    }
    return old
  }
}
