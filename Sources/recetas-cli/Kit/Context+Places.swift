import Entities
import Interfaces
import UseCases

extension Context {
  /// Downloads the places if nobody ever did; called by every command that needs them.
  func preparePlaces() async throws(Failure) {
    let readiness = try await attempt(Failure.init) { () async throws(GatewayError) in try await kit.checkPlaces() }
    switch readiness {
    case .ready: return
    case .missing:
      let report = try await download(.first)
      for line in try await told(report) { output.notice(line) }
    case .interrupted, .running: throw Failure(.notReady, texts.notReady(readiness))
    }
  }

  /// Downloads, and shows how far it is.
  ///
  /// - Parameter place: a folder or an address; `nil`: the usual one.
  func download(_ occasion: PlaceDownloadOccasion, from place: String? = nil) async throws(Failure) -> SeedReport? {
    let cachePlaces = try await kit.cachePlaces(from: place)
    return try await attempt(Failure.init) { () async throws(CachePlacesError) -> SeedReport? in
      try await showing { (tell) async throws(CachePlacesError) in try await cachePlaces(occasion, progress: tell) }
    }
  }

  /// What a download brought, and what it could not have; `nil`: nothing, as all was there.
  func told(_ report: SeedReport?) async throws(Failure) -> [String] {
    let absent = try await attempt(Failure.init) { () async throws(GatewayError) in
      try await kit.store.placeCounts().absentPictures
    }
    return [texts.downloaded(report)] + (absent > 0 ? [texts.absentPictures(absent)] : [])
  }

  /// Where the user says to be, as `--here LAT,LON`.
  func here() throws(Failure) -> Coordinate? {
    guard let text = arguments.option("here") else { return nil }
    guard let here = Coordinate(typed: text) else { throw Failure(.usage, texts.badPosition(text)) }
    return here
  }
}

extension Coordinate {
  /// What `40.4169,-3.7035` means.
  init?(typed text: String) {
    let parts = text.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
    guard parts.count == 2 else { return nil }
    self.init(latitude: parts[0], longitude: parts[1])
  }
}
