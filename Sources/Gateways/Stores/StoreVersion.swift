import StoreCore
package import UseCases

/// The version of a store's file, which is read without creating, migrating or changing anything.
package struct StoreVersion: Sendable, Hashable {
  /// The actual version of the file.
  package let found: Int
  /// The latest version that the kit supports. The first change migrates an older file to this version.
  package let known: Int

  package init(found: Int, known: Int) {
    self.found = found
    self.known = known
  }
}

extension StateStore {
  /// Returns the format version of the store's file in `folder`. Throws `GatewayError.notFound` if there is no file.
  package static func version(untouchedIn folder: String) throws(GatewayError) -> StoreVersion {
    let file = AtomicFile(folder + "/recetas.json")
    guard let bytes = try file.read(atMost: maximumBytes) else { throw .notFound }
    // The version is returned only if the whole file can be decoded.
    _ = try StoreDocument.decode(bytes, from: file.path)
    let format = try JSONDocument.decode(FormatDocument.self, bytes, from: file.path).format
    return StoreVersion(found: format, known: StoreDocument.format)
  }
}
