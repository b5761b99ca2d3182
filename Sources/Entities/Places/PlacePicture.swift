/// A picture of a place, with the state of its download.
public struct PlacePicture: Sendable, Hashable {
  /// The role of a picture: a logo, a photo or a map.
  public enum Role: String, Sendable, Hashable, CaseIterable {
    /// The logo of the place.
    case logo
    /// A photo of the place itself.
    case image
    /// A map of the streets around the place.
    case map
  }

  /// The state of a picture's download, with the stored photo or the reason for its absence.
  public enum Content: Sendable, Hashable {
    /// The picture hasn't been requested yet.
    case notRequested
    /// The picture was downloaded and stored, with its size in bytes.
    case kept(Photo.ID, bytes: Int)
    /// The picture isn't available, for the given reason.
    case missing(Absence)
  }

  /// The reason why a picture isn't available.
  public enum Absence: String, Sendable, Hashable, CaseIterable {
    /// The server has no file at the address (404, 410).
    case notThere
    /// The file isn't an image of a known format.
    case notAPicture
    /// The file is truncated.
    case incomplete
    /// The file is larger than ``LoadedImage/maximumBytes``.
    case tooLarge
    /// The server can't be reached, or failed repeatedly.
    case failed
    /// The program crashed twice while downloading the picture.
    case fatal

    /// Whether later downloads skip the picture, because the server no longer has it, or the program crashed on it twice.
    package var isFinal: Bool { self == .notThere || self == .fatal }
  }

  /// The address in the feed. `nil` for a map, whose address comes from the settings.
  public let address: WebAddress?
  /// The state of the download, with the stored photo if there is one.
  public let content: Content

  /// Creates a picture, by default one that hasn't been requested yet.
  public init(_ address: WebAddress?, _ content: Content = .notRequested) {
    self.address = address
    self.content = content
  }

  /// Whether the next download requests the picture.
  package var isWanted: Bool {
    switch content {
    case .notRequested: true
    case .kept: false
    case .missing(let absence): !absence.isFinal
    }
  }

  /// Whether the picture is missing and will be requested only by an entirely new download.
  package var isSkipped: Bool { photo == nil && !isWanted }

  /// The id of the stored photo. `nil` if the picture isn't stored.
  public var photo: Photo.ID? { if case .kept(let id, bytes: _) = content { id } else { nil } }
}

extension Place {
  /// Returns the place with its pictures replaced.
  public func with(_ pictures: [PlacePicture.Role: PlacePicture]) -> Place {
    var place = self
    place.pictures = pictures
    return place
  }
}
