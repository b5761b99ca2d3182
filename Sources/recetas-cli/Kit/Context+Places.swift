import Entities
import Interfaces
import UseCases

extension Context {
  /// Downloads the places if nobody ever did, or only samples are here and the settings name a source; called by every command that needs
  /// them.
  func preparePlaces() async throws {
    let readiness = try await kit.places.checkPlaces()
    switch readiness {
    case .ready:
      guard kit.settings.path("MADRID_SHOPS_URL") != nil, try await kit.store.samples(in: .places) != nil else {
        return
      }
      do {
        let report = try await download(.first)
        for line in try await told(report) { output.notice(line) }
      } catch let error as CachePlacesError {
        output.notice(texts.samplesStay(texts.problem(error)))
      }
    case .missing:
      let report = try await download(.first)
      for line in try await told(report) { output.notice(line) }
    case .interrupted, .running: throw texts.notReady(readiness)
    }
  }

  /// Downloads, and shows how far it is.
  ///
  /// - Parameter place: a folder or an address; `nil`: the usual one.
  func download(_ mode: PlaceDownloadMode, from place: String? = nil) async throws -> PlaceDownloadReport? {
    let cachePlaces = try await kit.cachePlaces(from: place)
    return try await showing { tell in try await cachePlaces(mode, progress: tell) }
  }

  /// What a download brought, and what it could not have; `nil`: nothing, as all was there.
  func told(_ report: PlaceDownloadReport?) async throws -> [String] {
    let holdsSamples = try await kit.store.samples(in: .places) != nil
    return [texts.downloaded(report, holdsSamples: holdsSamples)] + (report.map { texts.notes($0.records) } ?? [])
      + texts.lacking(try await kit.store.placeCounts()) + (try await skippedPictures())
  }

  /// Names the pictures on which the program died.
  private func skippedPictures() async throws -> [String] {
    let places = try await kit.store.places(PlaceQuery(), page: Page(limit: Page.maximum)).items
    return places.flatMap { place in
      PlacePicture.Role.allCases.filter { place.pictures[$0]?.content == .missing(.fatal) }
        .map { "\(place.name): " + texts.absent($0, .fatal) }
    }
  }

  /// Where the user says to be, as `--here LAT,LON`.
  func here() throws -> Coordinate? {
    guard let text = arguments.option("here") else { return nil }
    guard let here = Coordinate(typed: text) else { throw texts.badPosition(text) }
    return here
  }
}

extension Coordinate {
  /// What `40.4169,-3.7035` means, or the address that maps share: `geo:40.4169,-3.7035?z=17`.
  init?(typed text: String) {
    let isAddress = text.lowercased().hasPrefix("geo:")
    let numbers = isAddress ? text.dropFirst(4).prefix { $0 != "?" && $0 != ";" } : text[...]
    let parts = numbers.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
    // The third number of an address is an altitude.
    guard parts.count == 2 || isAddress && parts.count == 3 else { return nil }
    self.init(latitude: parts[0], longitude: parts[1])
  }
}
