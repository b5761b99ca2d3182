import StoreCore
package import UseCases

/// The version of a store's file, found without making, migrating or changing anything.
package struct StoreVersion: Sendable, Hashable {
  /// The file's.
  package let found: Int
  /// The newest that this kit knows: the first change brings an older file to it.
  package let known: Int

  package init(found: Int, known: Int) {
    self.found = found
    self.known = known
  }
}

extension StateStore {
  /// The format of the file in `folder`.
  package static func version(untouchedIn folder: String) throws(GatewayError) -> StoreVersion {
    let file = AtomicFile(folder + "/recetas.json")
    guard let bytes = try file.read(atMost: maximumBytes) else { throw .notFound }
    // All of it is understood, or none.
    _ = try StoreDocument.decode(bytes, from: file.path)
    let format = try JSONDocument.decode(FormatDocument.self, bytes, from: file.path).format
    return StoreVersion(found: format, known: StoreDocument.format)
  }
}
