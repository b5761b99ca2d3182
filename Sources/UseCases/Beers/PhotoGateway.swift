public import Entities

/// Stores pictures that belong to a record: a manufacturer's logo, the photographs of a beer or a review.
///
/// They are added with the record that refers to them, and deleted when no record does any more.
public protocol PhotoGateway: Sendable {
  /// The picture with this id; throws ``GatewayError/notFound`` when there is none.
  func photo(_ id: Photo.ID) async throws(GatewayError) -> LoadedImage
}
