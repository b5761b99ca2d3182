public import Entities

/// The use cases for places in one store, with their picture files.
///
///     let places = PlaceUseCases(store: store, files: FolderPlaceFiles(folder: folder))
///     let page = try await places.getPlaceList(PlaceListRequest(kind: .shop))
///
/// All place presenters and features are created from this value. To replace a use case everywhere, assign a different one to its property.
public struct PlaceUseCases: Sendable {
  /// The ports that the use cases need.
  public typealias Store = PlaceGateway & SeedGateway

  /// The store of the places and their seeds.
  public let store: any Store
  private let files: any PlaceFileGateway
  private let clock: any Clock<Duration>
  private let now: @Sendable () -> Instant

  /// The use case that checks whether the places can be read.
  public var checkPlaces: any CheckPlaces
  /// The use case that verifies that every picture is intact.
  public var verifyPlaces: any VerifyPlaces
  /// The use case that finds places and their positions on the map.
  public var getPlaceList: any GetPlaceList

  /// - Parameters:
  ///   - store: The store of the places.
  ///   - files: The gateway that stores the places' pictures, and everything that a download has collected.
  ///   - location: The gateway that provides the user's position. By default, the position is unknown.
  ///   - clock: The clock that measures the duration of a download.
  ///   - now: A closure that returns the date of a download.
  public init(
    store: any Store, files: any PlaceFileGateway, location: any LocationGateway = FixedLocation(nil),
    clock: any Clock<Duration> = ContinuousClock(), now: @escaping @Sendable () -> Instant = SystemTime.now
  ) {
    self.store = store
    self.files = files
    self.clock = clock
    self.now = now
    let checkPlaces = CheckPlacesInteractor(places: store, files: files)
    self.checkPlaces = checkPlaces
    verifyPlaces = VerifyPlacesInteractor(places: store, files: files, checkPlaces: checkPlaces)
    getPlaceList = GetPlaceListInteractor(places: store, checkPlaces: checkPlaces, location: location)
  }

  /// Returns the use case that downloads all places from a source.
  ///
  /// - Parameter images: The gateway that loads the places' pictures. With the default `nil`, no picture is requested until a later
  ///   download passes an image gateway.
  public func cachePlaces(from source: any PlaceSource, images: (any ImageGateway)? = nil) -> any CachePlaces {
    CachePlacesInteractor(
      from: source, images: images, files: files, places: store, store: store, clock: clock, now: now)
  }

  /// Returns the name of the source to download from again: the source of an unfinished download, or otherwise the source of the last
  /// complete download. `nil` if there was no download.
  public func knownSource() async throws(GatewayError) -> String? {
    if let source = try await files.unfinished()?.source { return source }
    return try await store.placeDownload()?.source
  }
}
