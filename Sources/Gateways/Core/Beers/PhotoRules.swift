public import Entities
public import UseCases

/// Gives the shared implementations of the ports access to the pictures of a store. The engine deletes a picture when no record refers to
/// it anymore.
public protocol PhotoRecords {
  /// Returns the picture with this id. `nil` if there is none.
  func photo(_ id: Photo.ID) throws(GatewayError) -> LoadedImage?

  /// Whether a picture with this id is stored. The picture isn't read.
  func hasPhoto(_ id: Photo.ID) throws(GatewayError) -> Bool

  /// Stores a new picture. The same change must also store a record that refers to the picture.
  mutating func put(_ photo: LoadedImage, _ id: Photo.ID) throws(GatewayError)
}

extension PhotoRecords {
  /// Stores the pictures in `photos` that have one of these ids and aren't stored yet.
  ///
  /// - Throws: ``GatewayError/notFound`` if a picture is neither stored nor among `photos`.
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
