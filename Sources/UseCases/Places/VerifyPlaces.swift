public import Entities

/// Verifies that every downloaded picture is intact.
public protocol VerifyPlaces: Sendable {
  /// Reads every file and compares the file with its hash, without using the network.
  func callAsFunction() async throws(GetPlacesError) -> PlaceVerification
}

/// The result of verifying the pictures of a download.
public struct PlaceVerification: Sendable, Hashable {
  /// A missing or damaged picture.
  public struct BadFile: Sendable, Hashable {
    /// The id of the missing or damaged picture.
    public let photo: Photo.ID
    /// Whether the file is missing. Otherwise it is damaged or unreadable.
    public let isMissing: Bool
    /// The places that show the picture, sorted by id.
    public let places: [Place.ID]

    /// - Parameter places: The places that show the picture, sorted by id.
    public init(photo: Photo.ID, isMissing: Bool, places: [Place.ID]) {
      self.photo = photo
      self.isMissing = isMissing
      self.places = places
    }
  }

  /// The download from which the pictures came.
  public let download: PlaceDownloadNote
  /// The numbers of places and pictures, including missing pictures.
  public let counts: PlaceCounts
  /// The expected number of files. Identical pictures share one file.
  public let files: Int
  /// The expected total size of all files in bytes.
  public let bytes: Int
  /// The missing or damaged files, sorted by id.
  public let bad: [BadFile]

  /// Whether every picture is stored and intact, apart from missing pictures that only an entirely new download requests again.
  public var isComplete: Bool { bad.isEmpty && counts.missingPictures == 0 }

  /// Creates the result of a verification.
  ///
  /// - Parameters:
  ///   - bytes: The expected total size of all files in bytes.
  ///   - bad: The missing or damaged files, sorted by id.
  public init(download: PlaceDownloadNote, counts: PlaceCounts, files: Int, bytes: Int, bad: [BadFile]) {
    self.download = download
    self.counts = counts
    self.files = files
    self.bytes = bytes
    self.bad = bad
  }
}

/// Reads every picture of the stored places, and compares each picture with its hash.
public struct VerifyPlacesInteractor: VerifyPlaces {
  private let places: any PlaceGateway
  private let files: any PlaceFileGateway
  private let checkPlaces: any CheckPlaces

  /// - Parameters:
  ///   - places: The gateway that provides the ids of the pictures.
  ///   - files: The gateway that stores the pictures.
  ///   - checkPlaces: The use case that checks whether the places can be read.
  public init(places: any PlaceGateway, files: any PlaceFileGateway, checkPlaces: any CheckPlaces) {
    self.places = places
    self.files = files
    self.checkPlaces = checkPlaces
  }

  @concurrent public func callAsFunction() async throws(GetPlacesError) -> PlaceVerification {
    try await checkPlaces.reading { (download) throws(GetPlacesError) in
      try await GetPlacesError.wrapping(await verify(download))
    }
  }

  private func verify(_ download: PlaceDownloadNote) async throws(GatewayError) -> PlaceVerification {
    let all = try await places.places(PlaceQuery(), page: Page(limit: Page.maximum)).items
    let pictures = all.flatMap { place in place.pictures.values.map { (place.id, $0.content) } }
    var (owners, sizes): ([Photo.ID: Set<Place.ID>], [Photo.ID: Int]) = ([:], [:])
    for (place, content) in pictures {
      guard case .kept(let photo, let bytes) = content else { continue }
      owners[photo, default: []].insert(place)
      sizes[photo] = bytes
    }
    var bad: [PlaceVerification.BadFile] = []
    for (photo, places) in owners.inOrder({ $0.key.text < $1.key.text }) {
      guard let isMissing = try await isMissing(photo) else { continue }
      bad.append(.init(photo: photo, isMissing: isMissing, places: places.inOrder { $0.text < $1.text }))
    }
    return PlaceVerification(
      download: download, counts: PlaceCounts(of: all), files: sizes.count, bytes: sizes.values.reduce(0, +), bad: bad)
  }

  /// Returns whether a picture that can't be read is missing rather than damaged. `nil` if the picture is intact.
  private func isMissing(_ photo: Photo.ID) async throws(GatewayError) -> Bool? {
    do {
      _ = try await files.picture(photo)
      return nil
    } catch .notFound {
      return true
    } catch .corrupt {
      return false
    } catch {
      throw error
    }
  }
}
