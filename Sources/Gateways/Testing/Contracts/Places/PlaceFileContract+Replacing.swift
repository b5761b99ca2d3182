import Entities
import UseCases

extension PlaceFileContract {
  static let replacing: [Clause<Gateway>] = [
    Clause(
      id: "place-files.replace-all",
      "replacing all pictures also discards a download's progress unless the closure throws"
    ) { files in
      let (image, id) = try await finished(files)
      let download = try await files.begin()
      _ = try await keepSome(download)
      await download.end()
      let (new, load) = try pictures("new", "newer")
      try await files.replaceAll(with: new, from: load) { () async throws(GatewayError) in
        for id in new { _ = try await files.picture(id) }
        _ = try await files.picture(id)
      }
      for id in new { try expect(Photo.ID(of: try await files.picture(id)), id, "picture") }
      try await expect(.notFound, "the old picture") { _ = try await files.picture(id) }
      try expect(try await files.unfinished(), nil, "unfinished")
      try expect(try await collected(files), CollectedPlaces(), "collected")
      // A replacement can contain pictures that are already stored.
      try await files.replaceAll(with: new, from: load) {}
      for id in new { _ = try await files.picture(id) }
      try expect(Photo.ID(of: image), id, "id")
    },
    Clause(
      id: "place-files.replace-unfinished",
      "all pictures are replaced even if the closure throws GatewayError.unfinished"
    ) { files in
      let (_, id) = try await finished(files)
      let (new, load) = try pictures("new")
      try await expect(.unfinished, "the error of the body") {
        try await files.replaceAll(with: new, from: load) { () async throws(GatewayError) in
          throw .unfinished(.conflict)
        }
      }
      for id in new { try expect(Photo.ID(of: try await files.picture(id)), id, "picture") }
      try await expect(.notFound, "the old picture") { _ = try await files.picture(id) }
    },
    Clause(
      id: "place-files.replace-failed",
      "all old pictures are kept if a new picture can't be loaded or the closure throws"
    ) {
      files in
      let (image, id) = try await finished(files)
      let (new, load) = try pictures("old", "new")
      try await expect(.conflict, "the error of the body") {
        try await files.replaceAll(with: new, from: load) { () async throws(GatewayError) in throw .conflict }
      }
      try await expect(.conflict, "the error of loading a picture") {
        try await files.replaceAll(
          with: new,
          from: { (picture) throws(GatewayError) in
            if picture == id { return try load(picture) }
            throw .conflict
          }
        ) { () async throws(GatewayError) in throw .failed(what: "the body", why: "it was run") }
      }
      try expect(try await files.picture(id), image, "picture")
      for other in new.subtracting([id]) {
        try await expect(.notFound, "the new picture") { _ = try await files.picture(other) }
      }
    },
  ]

  /// Creates some pictures, and returns their ids and a function that loads the pictures.
  private static func pictures(
    _ names: String...
  ) throws -> (Set<Photo.ID>, @Sendable (Photo.ID) throws(GatewayError) -> LoadedImage) {
    let images = try names.map { try Samples.image($0) }
    let byID = Dictionary(uniqueKeysWithValues: images.map { (Photo.ID(of: $0), $0) })
    return (
      Set(byID.keys),
      { (id) throws(GatewayError) in
        guard let image = byID[id] else { throw .notFound }
        return image
      }
    )
  }
}
