/// A picture of a place, which is there or could not be had.
public struct PlacePicture: Sendable, Hashable {
  /// What it shows.
  public enum Role: String, Sendable, Hashable, CaseIterable {
    /// The sign of the place.
    case logo
    /// The place itself.
    case image
    /// Where it is.
    case map
  }

  /// What became of it.
  public enum Content: Sendable, Hashable {
    /// It was not requested yet.
    case unasked
    /// It is kept, and has this many bytes.
    case kept(Photo.ID, bytes: Int)
    /// It can't be downloaded.
    case missing(Absence)
  }

  /// Why a picture can't be downloaded.
  public enum Absence: String, Sendable, Hashable, CaseIterable {
    /// There is nothing at its address (404, 410).
    case notThere
    /// What is there is no picture.
    case notAPicture
    /// It ends in the middle.
    case incomplete
    /// It is larger than a picture may be.
    case tooLarge
    /// Its server can't be reached, or failed repeatedly.
    case failed
    /// The program died twice while downloading it.
    case fatal

    /// Whether it is given up for good: the server says that it is gone, or the program died twice on it.
    public var isFinal: Bool { self == .notThere || self == .fatal }
  }

  /// Where it comes from; `nil` where that is not the feed's to say: of a map.
  public let address: WebAddress?
  /// What became of it.
  public let content: Content

  /// A picture that was not requested yet, by default.
  public init(_ address: WebAddress?, _ content: Content = .unasked) {
    self.address = address
    self.content = content
  }

  /// Whether the next download asks for it.
  public var isWanted: Bool {
    switch content {
    case .unasked: true
    case .kept: false
    case .missing(let absence): !absence.isFinal
    }
  }

  /// Whether it can't be had, and is asked for only by those who download everything again.
  public var isGivenUp: Bool { photo == nil && !isWanted }

  /// The id under which it is kept, if it is.
  public var photo: Photo.ID? { if case .kept(let id, bytes: _) = content { id } else { nil } }
}

extension Place {
  /// The same place with other pictures.
  public func with(_ pictures: [PlacePicture.Role: PlacePicture]) -> Place {
    var place = self
    place.pictures = pictures
    return place
  }
}
