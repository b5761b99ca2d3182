public import Entities

/// Where pictures that belong to something are kept: a manufacturer's logo, the photographs of a beer or a review.
///
/// They come and go with what they belong to: whoever adds or changes that brings them along, and one that nothing names any more is
/// gone.
public protocol PhotoGateway: Sendable {
  /// The picture of this id; throws ``GatewayError/notFound`` when there is none.
  func photo(_ id: Photo.ID) async throws(GatewayError) -> LoadedImage
}
