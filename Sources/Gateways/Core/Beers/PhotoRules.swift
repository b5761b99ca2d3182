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

extension PhotoRecords {
  /// Keeps those of the pictures that are named and new.
  ///
  /// - Throws: ``GatewayError/notFound`` when one is neither kept nor among `photos`.
  mutating func bring(_ ids: some Sequence<Photo.ID>, from photos: [LoadedImage]) throws(GatewayError) {
    var brought: [Photo.ID: LoadedImage]?
    for id in ids where try !hasPhoto(id) {
      let byID = brought ?? Dictionary(photos.map { (Photo.ID(of: $0), $0) }) { first, _ in first }
      try put(try byID[id].orNotFound, id)
      brought = byID
    }
  }
}

extension PhotoGateway where Self: RecordStore, Records: PhotoRecords {
  public func photo(_ id: Photo.ID) async throws(GatewayError) -> LoadedImage {
    try await read(touching: .domain(.beers)) { (records) throws(GatewayError) in try records.photo(id).orNotFound }
  }
}
