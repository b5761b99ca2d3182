public import Entities
public import UseCases

/// The pictures of a store that belong to something; the engine drops a picture that nothing names any more.
public protocol PhotoRecords {
  /// The picture of this id.
  func photo(_ id: Photo.ID) throws(GatewayError) -> LoadedImage?

  /// Whether there is a picture of this id; it need not be read.
  func hasPhoto(_ id: Photo.ID) throws(GatewayError) -> Bool

  /// Keeps a picture that is not there yet, and that the same change goes on to name.
  mutating func put(_ photo: LoadedImage, _ id: Photo.ID) throws(GatewayError)
}
