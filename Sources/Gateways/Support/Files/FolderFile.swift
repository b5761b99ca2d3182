package import UseCases

/// A file in a folder, as it is listed.
package struct FolderFile {
  package let name: String
  /// In bytes.
  package let size: Int
  /// Nanoseconds since 1970.
  package let modified: Int

  /// The files of a folder; none where there is no folder.
  package static func all(in folder: String, _ calls: FileCalls) throws(GatewayError) -> [FolderFile] {
    guard let open = try OpenFolder(existing: folder, calls) else { return [] }
    return try open.names().compactMap { FolderFile($0, in: open) }
  }

  private init?(_ name: String, in folder: OpenFolder) {
    guard let status = folder.calls.lookBehind(folder / name), status.kind == .file else { return nil }
    self.name = name
    size = Int(status.size)
    modified = status.seconds * 1_000_000_000 + status.nanoseconds
  }
}
