public import Entities
public import StoreCore
public import UseCases

/// Reads and writes the `photo` table. Triggers count the references to each picture, and delete a picture when its last reference is
/// deleted.
extension SQLiteRecords: PhotoRecords {
  public func photo(_ id: Photo.ID) throws(GatewayError) -> LoadedImage? {
    let bytes = try database.first("SELECT bytes FROM photo WHERE id = ?", .text(id.text)) { $0.bytes(0) }
    guard let bytes else { return nil }
    guard let image = LoadedImage(bytes) else { throw .corrupt(what: database.path, why: "\(id) is not a picture") }
    return image
  }

  public func hasPhoto(_ id: Photo.ID) throws(GatewayError) -> Bool {
    try database.first("SELECT 1 FROM photo WHERE id = ?", .text(id.text)) { _ in true } ?? false
  }

  public func put(_ photo: LoadedImage, _ id: Photo.ID) throws(GatewayError) {
    try database.run("INSERT INTO photo (id, bytes) VALUES (?, ?)", .text(id.text), .blob(photo.bytes))
  }
}

/// A table with the pictures of beers or reviews, in album order.
struct AlbumTable {
  /// The name of the table of the owners: `beer` or `review`.
  let owner: String

  /// The SQL expression for the ids of an owner's pictures, in the format that ``album(_:cover:)`` parses.
  var column: String {
    """
    (SELECT group_concat(photo, ' ') FROM (SELECT photo FROM \(owner)_photo WHERE \(owner) = \(owner).id ORDER BY position))
    """
  }

  static func album(_ list: String?, cover: String?) throws -> PhotoAlbum {
    guard let list else { return .empty }
    return try PhotoAlbum(
      list.split(separator: " ").map { try Photo.ID(String($0)) }, cover: cover.map { try Photo.ID($0) })
  }

  /// Replaces an owner's album.
  func put(
    _ album: PhotoAlbum, of id: String, replacing previous: PhotoAlbum?, _ database: SQLiteConnection
  ) throws(GatewayError) {
    let old = previous?.photos ?? []
    if album.photos == old { return }
    // The new rows must be inserted before the old ones are deleted. Otherwise a trigger would delete the pictures that both albums
    // contain.
    let first = old.isEmpty ? 0 : try end(of: id, database)
    for (position, photo) in album.photos.enumerated() {
      try database.run(
        "INSERT INTO \(owner)_photo VALUES (?, ?, ?)", .text(id), SQLiteValue(first + position), .text(photo.text))
    }
    if old.isEmpty { return }
    try database.run(
      "DELETE FROM \(owner)_photo WHERE \(owner) = ? AND position < ?", .text(id), SQLiteValue(first))
  }

  /// Returns the position after an owner's last picture.
  private func end(of id: String, _ database: SQLiteConnection) throws(GatewayError) -> Int {
    let sql = "SELECT max(position) + 1 FROM \(owner)_photo WHERE \(owner) = ?"
    return try database.first(sql, .text(id)) { $0.integer(0) } ?? 0
  }
}
