/// A picture of a place, and the state of its download.
public struct PlacePicture: Sendable, Hashable {
  /// What the picture shows.
  public enum Role: String, Sendable, Hashable, CaseIterable {
    /// The logo of the place.
    case logo
    /// The place itself: a photograph.
    case image
    /// A map of the streets around the place.
    case map
  }

  /// The state of the download.
  public enum Content: Sendable, Hashable {
    /// Not requested yet.
    case unasked
    /// Downloaded and stored; its size is in bytes.
    case kept(Photo.ID, bytes: Int)
    /// Not available, for this reason.
    case missing(Absence)
  }

  /// Why a picture is not available.
  public enum Absence: String, Sendable, Hashable, CaseIterable {
    /// The server has nothing at its address (404, 410).
    case notThere
    /// The file at its address is not a picture of a known format.
    case notAPicture
    /// The file is truncated.
    case incomplete
    /// The file is larger than ``LoadedImage/maximumBytes``.
    case tooLarge
    /// The server can't be reached, or failed repeatedly.
    case failed
    /// The program died twice while downloading it.
    case fatal

    /// Whether downloads skip it from now on: it is gone from the server, or the program died twice on it.
    package var isFinal: Bool { self == .notThere || self == .fatal }
  }

  /// Its address in the feed; `nil` for a map, whose address comes from the settings.
  public let address: WebAddress?
  /// The state of its download.
  public let content: Content

  /// By default, a picture that has not been requested yet.
  public init(_ address: WebAddress?, _ content: Content = .unasked) {
    self.address = address
    self.content = content
  }

  /// Whether the next download requests it.
  package var isWanted: Bool {
    switch content {
    case .unasked: true
    case .kept: false
    case .missing(let absence): !absence.isFinal
    }
  }

  /// Whether it is missing, and only a complete new download requests it again.
  package var isGivenUp: Bool { photo == nil && !isWanted }

  /// The id under which the picture is stored; `nil` if it is not.
  public var photo: Photo.ID? { if case .kept(let id, bytes: _) = content { id } else { nil } }
}

extension Place {
  /// Returns the place with these pictures in place of its own.
  public func with(_ pictures: [PlacePicture.Role: PlacePicture]) -> Place {
    var place = self
    place.pictures = pictures
    return place
  }
}
