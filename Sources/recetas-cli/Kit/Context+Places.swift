import Entities
import Interfaces
import UseCases

extension Context {
  /// Downloads the places on first use, or if the store holds only samples and the settings name a source.
  ///
  /// Every command that needs places calls this.
  func preparePlaces() async throws {
    let readiness = try await kit.places.checkPlaces()
    switch readiness {
    case .ready:
      guard kit.settings.path("MADRID_SHOPS_URL") != nil, try await kit.store.samples(in: .places) != nil else {
        return
      }
      do {
        let report = try await download(.first)
        for line in try await resultLines(report) { output.notice(line) }
      } catch let error as CachePlacesError {
        output.notice(texts.samplesStay(texts.problem(error)))
      }
    case .missing:
      let report = try await download(.first)
      for line in try await resultLines(report) { output.notice(line) }
    case .interrupted, .running: throw texts.notReady(readiness)
    }
  }

  /// Downloads the places, and shows the progress.
  ///
  /// - Parameter place: a folder or an address. `nil` for the default source.
  func download(_ mode: PlaceDownloadMode, from place: String? = nil) async throws -> PlaceDownloadReport? {
    let cachePlaces = try await kit.cachePlaces(from: place)
    return try await showing { tell in try await cachePlaces(mode, progress: tell) }
  }

  /// Describes the result of a download, and the pictures that are still missing.
  ///
  /// - Parameter report: the report of the download. `nil` if nothing had to be downloaded.
  func resultLines(_ report: PlaceDownloadReport?) async throws -> [String] {
    let holdsSamples = try await kit.store.samples(in: .places) != nil
    return [texts.downloaded(report, holdsSamples: holdsSamples)] + (report.map { texts.notes($0.records) } ?? [])
      + texts.lacking(try await kit.store.placeCounts()) + (try await skippedPictures())
  }

  /// Returns lines that name the pictures whose download made the program crash.
  private func skippedPictures() async throws -> [String] {
    let places = try await kit.store.places(PlaceQuery(), page: Page(limit: Page.maximum)).items
    return places.flatMap { place in
      PlacePicture.Role.allCases.filter { place.pictures[$0]?.content == .missing(.fatal) }
        .map { "\(place.name): " + texts.absent($0, .fatal) }
    }
  }

  /// Returns the user's position, given as `--here LAT,LON`.
  func here() throws -> Coordinate? {
    guard let text = arguments.option("here") else { return nil }
    guard let here = Coordinate(typed: text) else { throw texts.badPosition(text) }
    return here
  }
}

extension Coordinate {
  /// Parses `40.4169,-3.7035`, or an address that map apps share: `geo:40.4169,-3.7035?z=17`.
  init?(typed text: String) {
    let isAddress = text.lowercased().hasPrefix("geo:")
    let numbers = isAddress ? text.dropFirst(4).prefix { $0 != "?" && $0 != ";" } : text[...]
    let parts = numbers.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
    // The third number in a `geo:` address is an altitude.
    guard parts.count == 2 || isAddress && parts.count == 3 else { return nil }
    self.init(latitude: parts[0], longitude: parts[1])
  }
}
