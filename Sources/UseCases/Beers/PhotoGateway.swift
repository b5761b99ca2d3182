public import Entities

/// Stores pictures that belong to a record: a manufacturer's logo, and the photos of a beer or a review.
///
/// Pictures are added with the record that refers to them, and deleted when no record refers to them anymore.
public protocol PhotoGateway: Sendable {
  /// Returns the picture with this id. Throws ``GatewayError/notFound`` if it does not exist.
  func photo(_ id: Photo.ID) async throws(GatewayError) -> LoadedImage
}
