#if SQLite
  import Entities
  import UseCases

  /// The table of pictures, and the albums made of them.
  struct PhotoTable {
    private let database: SQLiteConnection

    init(_ database: SQLiteConnection) { self.database = database }

    func photo(_ id: Photo.ID) throws(GatewayError) -> LoadedImage {
      let bytes = try database.first("SELECT bytes FROM photo WHERE id = ?", .text(id.text)) { $0.bytes(0) }
      guard let bytes else { throw .notFound }
      guard let image = LoadedImage(bytes) else { throw .corrupt(what: database.path, why: "\(id) is no picture") }
      return image
    }

    /// Puts those pictures that are named and not there yet; the triggers drop them when nothing names them any more.
    ///
    /// - Throws: ``GatewayError/notFound`` when one is neither there nor among `photos`.
    func put(_ ids: some Sequence<Photo.ID>, from photos: [LoadedImage]) throws(GatewayError) {
      let byID = Dictionary(photos.map { (Photo.ID(of: $0), $0) }) { first, _ in first }
      for id in ids {
        let isThere = try database.first("SELECT 1 FROM photo WHERE id = ?", .text(id.text)) { _ in true } ?? false
        if isThere { continue }
        guard let image = byID[id] else { throw .notFound }
        try database.run("INSERT INTO photo (id, bytes) VALUES (?, ?)", .text(id.text), .blob(image.bytes))
      }
    }

    /// What the subquery of ``BeerTable`` and ``ReviewTable`` makes of an album.
    static func album(_ list: String?, cover: String?) throws -> PhotoAlbum {
      guard let list else { return .empty }
      return try PhotoAlbum(
        list.split(separator: " ").map { try Photo.ID(String($0)) }, cover: cover.map { try Photo.ID($0) })
    }
  }
#endif
