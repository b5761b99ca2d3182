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
    /// There is nothing at its address.
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
