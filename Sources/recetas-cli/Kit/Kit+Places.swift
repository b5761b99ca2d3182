import Entities
import Fixtures
import Gateways
import Interfaces
import UseCases
import WebGateways

/// The sources of places.
extension Kit {
  /// - Parameter place: a folder or an address. `nil` for the first available source: `MADRID_SHOPS_URL`, the source of the last download,
  ///   or the bundled places.
  func cachePlaces(from place: String? = nil) async throws -> any CachePlaces {
    let origin = try await placeOrigin(place)
    return places.cachePlaces(from: origin.source, images: origin.images)
  }

  typealias PlaceOrigin = (source: any PlaceSource, images: any ImageGateway)

  private func placeOrigin(_ place: String?) async throws -> PlaceOrigin {
    if let place { return try origin(place, called: "--from") }
    if let address = settings.path("MADRID_SHOPS_URL") {
      return try origin(settings.files.place(address), called: "MADRID_SHOPS_URL")
    }
    if let known = try await places.knownSource(), known != Self.bundleName {
      return try origin(settings.files.place(known), called: "--from")
    }
    let folder = try Fixtures.shops.folder()
    return (
      FolderPlaceSource(folder, name: Self.bundleName, holdsSamples: true, map: try placeMap()),
      FolderImages(folder, otherwise: try webImages)
    )
  }

  /// The name of the bundled source.
  static let bundleName = "bundle"

  func origin(_ place: String, called name: String) throws -> PlaceOrigin {
    if place.contains("://") {
      let address = try webAddress(place, called: name, as: "https://madrid-shops.com/json_new")
      return (WebPlaceSource(address, client: try http, map: try placeMap()), try webImages)
    }
    // The next command may run in another folder, so the path is stored as an absolute path.
    let folder = Folder.absolute(place)
    // Pictures that are missing from the folder, such as maps, are downloaded from the web.
    return (FolderPlaceSource(folder, map: try placeMap()), FolderImages(folder, otherwise: try webImages))
  }

  private var webImages: any ImageGateway { get throws { HTTPImageGateway(try http, now: settings.now) } }

  func placeMap() throws -> PlaceMapTemplate? {
    guard let template = settings["PLACES_MAP_URL"] else { return nil }
    do { return try PlaceMapTemplate(template) } catch { throw texts.badMapTemplate }
  }
}
