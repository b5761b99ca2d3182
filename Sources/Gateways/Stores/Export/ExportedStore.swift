package import Entities
import StoreCore
package import UseCases

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The folder of an export, open for reading. The folder's entries are opened relative to its descriptor, without following links.
package struct ExportedStore: RecordArchive {
  private let folder: OpenFolder
  private let pictures: [ExportManifest.Pictures: OpenFolder]
  private let names: [ExportManifest.Pictures: Set<String>]
  private let manifest: ExportManifest
  private let elapsed: @Sendable () -> Duration
  /// The size of all files in the export, in bytes.
  private let totalBytes: Int

  /// Opens an export, and checks that it contains all its files and no other files. Names that start with a period are ignored.
  ///
  /// - Throws: `GatewayError.failed(what:why:)` if the export is incomplete, or was written by a newer version.
  package init(
    _ path: String, clock: any Clock<Duration> = ContinuousClock(), calls: FileCalls = .system
  ) throws(GatewayError) {
    elapsed = clock.stopwatch()
    guard let status = calls.statusOfTarget(path) else {
      if errno == ENOENT { throw .unusableExport(what: path, why: .noFolder) }
      throw .system(errno, path)
    }
    guard status.kind == .folder, let folder = try OpenFolder(existing: path, calls) else {
      throw .unusableExport(what: path, why: .notAnExport)
    }
    self.folder = folder
    manifest = try Self.manifest(folder)
    let found = try folder.visible()
    if let stranger = found.subtracting(ExportManifest.names).min() {
      throw .unusableExport(what: folder / stranger, why: .unexpected)
    }
    var bytes = 0
    for part in RecordPart.allCases {
      let status = try Self.file(part.file, in: folder)
      if Int(status.size) != manifest.file(part).bytes {
        throw .unusableExport(what: folder / part.file, why: .damaged)
      }
      bytes += Int(status.size)
    }
    var (pictures, names): ([ExportManifest.Pictures: OpenFolder], [ExportManifest.Pictures: Set<String>]) = ([:], [:])
    for kind in ExportManifest.Pictures.allCases {
      guard let status = try folder.status(kind.rawValue) else {
        throw .unusableExport(what: folder / kind.rawValue, why: .missing)
      }
      if status.kind != .folder { throw .unusableExport(what: folder / kind.rawValue, why: .notAFile) }
      let inner = try OpenFolder(kind.rawValue, in: folder)
      let files = try inner.visible()
      for name in files {
        if !ContentFolder.isPhoto(name) { throw .unusableExport(what: inner / name, why: .unexpected) }
        bytes += Int(try Self.file(name, in: inner, atMost: LoadedImage.maximumBytes).size)
      }
      pictures[kind] = inner
      names[kind] = files
    }
    (self.pictures, self.names, totalBytes) = (pictures, names, bytes)
  }

  private static func manifest(_ folder: OpenFolder) throws(GatewayError) -> ExportManifest {
    let path = folder / ExportManifest.name
    if try folder.status(ExportManifest.name) == nil { throw .unusableExport(what: folder.path, why: .notAnExport) }
    _ = try file(ExportManifest.name, in: folder, atMost: ExportManifest.maximumBytes)
    let bytes = try PlainFile(reading: ExportManifest.name, in: folder).bytes(atMost: ExportManifest.maximumBytes)
    do throws(GatewayError) {
      let format = try JSONDocument.decode(FormatDocument.self, bytes, from: path).format
      if format > ExportManifest.format {
        throw .newerVersion(what: path, found: format, known: ExportManifest.format)
      }
      let manifest = try JSONDocument.decode(ExportManifest.self, bytes, from: path)
      guard format == ExportManifest.format, manifest.missing.allSatisfy(ContentFolder.isPhoto) else {
        throw .unusableExport(what: path, why: .damaged)
      }
      return manifest
    } catch {
      if case .newerVersion = error.faultKind { throw error }
      throw .unusableExport(what: path, why: .damaged)
    }
  }

  /// Returns the status of an entry. Throws unless the entry is a regular file within the size limit.
  @discardableResult private static func file(
    _ name: String, in folder: OpenFolder, atMost limit: Int = .max
  ) throws(GatewayError) -> FileStatus {
    guard let status = try folder.status(name) else { throw .unusableExport(what: folder / name, why: .missing) }
    if status.kind != .file { throw .unusableExport(what: folder / name, why: .notAFile) }
    if status.size > limit { throw .unusableExport(what: folder / name, why: .tooLarge(limit: limit)) }
    return status
  }

  /// The ids of the pictures of places in the export.
  var placePhotos: Set<Photo.ID> { Set(names[.places, default: []].compactMap { try? Photo.ID($0) }) }

  /// Returns the picture with this id, which belongs to a manufacturer, a beer or a review.
  package func photo(_ id: Photo.ID) throws(GatewayError) -> LoadedImage { try picture(id, .photos) }

  /// Returns the picture with this id, which belongs to a place.
  func placePhoto(_ id: Photo.ID) throws(GatewayError) -> LoadedImage { try picture(id, .places) }

  private func picture(_ id: Photo.ID, _ kind: ExportManifest.Pictures) throws(GatewayError) -> LoadedImage {
    guard let inner = pictures[kind], names[kind]?.contains(id.text) == true else {
      throw .unusableExport(what: folder / kind.rawValue + "/" + id.text, why: .missing)
    }
    try Self.file(id.text, in: inner)
    let bytes = try PlainFile(reading: id.text, in: inner).bytes(atMost: LoadedImage.maximumBytes)
    guard let picture = LoadedImage(bytes), Photo.ID(of: picture) == id else {
      throw .unusableExport(what: inner / id.text, why: .damaged)
    }
    return picture
  }

  /// Throws if a record's picture is missing, or if the export contains a picture that belongs to no record.
  package func require(photos: Set<Photo.ID>, placePhotos: Set<Photo.ID>) throws(GatewayError) {
    let missing = Set(manifest.missing)
    for (kind, named) in [
      (ExportManifest.Pictures.photos, Set(photos.map(\.text))),
      (.places, Set(placePhotos.map(\.text)).subtracting(missing)),
    ] {
      let found = names[kind, default: []]
      if let name = named.subtracting(found).min() {
        throw .unusableExport(what: folder / kind.rawValue + "/" + name, why: .missing)
      }
      if let name = found.subtracting(named).min() {
        throw .unusableExport(what: folder / kind.rawValue + "/" + name, why: .unexpected)
      }
    }
  }

  /// Calls `body` with each record in a file, and checks the file against the manifest.
  package func forEachRecord(
    of part: RecordPart, progress: (SeedProgress) -> Void, _ body: (StoreRecord) throws(GatewayError) -> Void
  ) throws(GatewayError) {
    let path = folder / part.file
    var lines = try RecordLines(PlainFile(reading: part.file, in: folder))
    var fault: ExportFault?
    while let line = try lines.next() {
      if Task.isCancelled { throw .cancelled }
      // The rest of the file must still be read. If the file is damaged, the damage must be reported instead of this error.
      if fault != nil { continue }
      let number = lines.count
      if let record = try? RecordDocument.record(line, from: path), RecordPart(of: record) == part {
        do { try body(record) } catch {
          switch error {
          case .notFound: fault = .dangling(line: number)
          case .conflict: fault = .repeated(line: number)
          default: throw error
          }
        }
      } else {
        fault = .invalid(line: number)
      }
      if number.isMultiple(of: 1000) {
        let before = part == .users ? manifest.catalog : nil
        progress(
          SeedProgress(
            records: (before?.records ?? 0) + number, bytesRead: (before?.bytes ?? 0) + lines.bytes,
            totalBytes: totalBytes, elapsed: elapsed()))
      }
    }
    if lines.summary != manifest.file(part) { fault = .damaged }
    if let fault { throw .unusableExport(what: path, why: fault) }
  }
}

extension OpenFolder {
  /// Returns the names of all entries in the folder, except those that start with a period.
  fileprivate func visible() throws(GatewayError) -> Set<String> { Set(try names().filter { !$0.hasPrefix(".") }) }
}
