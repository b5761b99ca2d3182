public import Entities

/// Verifies that every downloaded picture is intact.
public protocol VerifyPlaces: Sendable {
  /// Reads every file and compares it with its hash; uses no network.
  func callAsFunction() async throws(GetPlacesError) -> PlaceVerification
}

/// The state of the pictures of a download.
public struct PlaceVerification: Sendable, Hashable {
  /// A missing or damaged picture.
  public struct BadFile: Sendable, Hashable {
    /// The id of the picture.
    public let photo: Photo.ID
    /// Whether the file is gone; otherwise it is damaged or unreadable.
    public let isMissing: Bool
    /// The places that show it, in the order of their ids.
    public let places: [Place.ID]

    /// - Parameter places: in the order of their ids.
    public init(photo: Photo.ID, isMissing: Bool, places: [Place.ID]) {
      self.photo = photo
      self.isMissing = isMissing
      self.places = places
    }
  }

  /// The download that the pictures came with.
  public let download: PlaceDownloadNote
  /// How many pictures there are, and how many of them are missing.
  public let counts: PlaceCounts
  /// How many files there should be; identical pictures share one.
  public let files: Int
  /// How many bytes these files should have together.
  public let bytes: Int
  /// The files that are missing or damaged, in the order of their ids.
  public let bad: [BadFile]

  /// Whether every picture is here and intact, except those that were given up.
  public var isComplete: Bool { bad.isEmpty && counts.missingPictures == 0 }

  /// The result of a verification.
  ///
  /// - Parameters:
  ///   - bytes: of all files together, as they should be.
  ///   - bad: in the order of their ids.
  public init(download: PlaceDownloadNote, counts: PlaceCounts, files: Int, bytes: Int, bad: [BadFile]) {
    self.download = download
    self.counts = counts
    self.files = files
    self.bytes = bytes
    self.bad = bad
  }
}

/// Reads every picture that a place of the download names.
public struct VerifyPlacesInteractor: VerifyPlaces {
  private let places: any PlaceGateway
  private let files: any PlaceFileGateway
  private let checkPlaces: any CheckPlaces

  /// - Parameters:
  ///   - places: name the pictures.
  ///   - files: keep the pictures.
  ///   - checkPlaces: says whether the places can be read.
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

  /// Whether a picture that is not right is gone; `nil`: it is right.
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
