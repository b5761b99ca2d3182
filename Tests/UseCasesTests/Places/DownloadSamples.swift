import Entities
import Foundation
import Gateways
import GatewayTesting
import Synchronization
import UseCases
import WebGateways
import WebGatewayTesting

/// A scripted download of places with an in-memory web source. All calls are recorded in order.
final class DownloadStage: Sendable {
  enum Call: Hashable, Sendable {
    case file(PlaceFileCall)
    case store(StoreCall)
  }

  let store = StateStore()
  let files = MemoryPlaceFiles()
  let web = ImageWeb()
  let source: ScriptedPlaceSource
  private let recorded = Mutex<[Call]>([])
  /// The fault that makes calls to the ports fail. The calls to all ports are counted together.
  let fault: Fault

  init(_ source: ScriptedPlaceSource, fault: Fault = Fault(.cancelled) { _ in false }) {
    self.source = source
    self.fault = fault
  }

  var calls: [Call] { recorded.withLock { $0 } }

  private func before(_ call: Call) throws(GatewayError) {
    recorded.withLock { $0.append(call) }
    try fault.strike()
  }

  /// - Parameter source: The source of the places. `nil` for the stage's own source.
  func cachePlaces(from source: ScriptedPlaceSource? = nil, connections: Int = 1, at date: Date = .download)
    -> CachePlacesInteractor
  {
    let store = Intercepted(store) { (call, _) throws(GatewayError) in try self.before(.store(call)) }
    let files = InterceptedPlaceFiles(files) { (call, _) throws(GatewayError) in try self.before(.file(call)) }
    return CachePlacesInteractor(
      from: source ?? self.source, images: HTTPImageGateway(web), files: files, places: store, store: store,
      connections: connections, now: { date })
  }

  @discardableResult
  func download(
    _ mode: PlaceDownloadMode = .first, from source: ScriptedPlaceSource? = nil
  ) async throws(CachePlacesError) -> PlaceDownloadReport? {
    try await cachePlaces(from: source)(mode) { _ in }
  }

  /// Returns all readable places by id.
  func places() async throws -> [Place.ID: Place] {
    let all = try await store.places(PlaceQuery(), page: Page(limit: Page.maximum)).items
    return Dictionary(uniqueKeysWithValues: all.map { ($0.id, $0) })
  }
}

extension Date {
  static let download = Date(timeIntervalSince1970: 1_800_000_000)
}

extension WebAddress {
  static func picture(_ name: String) throws -> WebAddress { try WebAddress("https://madrid.example/images/\(name)") }
}

extension LoadedImage {
  /// Returns an image that contains the given text, so that its bytes differ from those of other images.
  static func saying(_ text: String) throws -> LoadedImage {
    guard let image = LoadedImage(SampleImages.jpeg(text)) else { throw CancellationError() }
    return image
  }
}

extension Place {
  /// Returns a place with a logo and an image. The addresses of both pictures contain the place's kind and number.
  static func sample(_ number: String, _ kind: Kind = .shop, name: String? = nil) throws -> Place {
    try Place(
      kind, number: number, name: name ?? "\(kind) \(number)",
      coordinate: Coordinate(latitude: 40.4, longitude: -3.7),
      pictures: [
        .logo: PlacePicture(.picture("\(kind)-\(number)-logo.jpg")),
        .image: PlacePicture(.picture("\(kind)-\(number).jpg")),
      ])
  }
}

extension DownloadStage {
  /// Returns a stage with two shops and an activity. All of their pictures can be downloaded.
  static func madrid(fault: Fault = Fault(.cancelled) { _ in false }) throws -> DownloadStage {
    let places = try [Place.sample("1"), .sample("2"), .sample("1", .activity)]
    let stage = DownloadStage(ScriptedPlaceSource(places: places), fault: fault)
    for address in addresses(places) { stage.web.put(try LoadedImage.saying(address.text).bytes, at: address) }
    return stage
  }

  static func addresses(_ places: [Place]) -> [WebAddress] {
    places.flatMap { place in PlacePicture.Role.allCases.compactMap { place.pictures[$0]?.address } }
  }
}
