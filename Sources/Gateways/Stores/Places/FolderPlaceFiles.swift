public import Entities
import StoreCore
public import UseCases

/// Stores the pictures of places in a folder. Each picture is a file named after the SHA-256 of its bytes. The file `download` contains the
/// progress of an unfinished download. Processes can share the folder, but only one can download at a time. All other files in the folder
/// are kept.
public actor FolderPlaceFiles: PlaceFileGateway {
  private let files: ContentFolder
  private let calls: FileCalls
  private let executor = BlockingExecutor(label: "recetas.place-files")

  /// - Parameters:
  ///   - folder: the folder for the pictures of one store. It is created when the first file is stored.
  ///   - calls: the file calls to use. Tests pass calls that fail.
  public init(folder: String, calls: FileCalls = .system) {
    files = ContentFolder(folder, calls)
    self.calls = calls
  }

  public nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }

  private var journal: String { files.folder + "/download" }
  /// The lock for downloads. Its timeout is long enough to wait for a process that only checks whether a download is running.
  private var lock: FileLock { FileLock(file: journal, patience: .milliseconds(100), calls: calls) }

  public func picture(_ id: Photo.ID) throws(GatewayError) -> LoadedImage {
    let bytes: [UInt8]?
    // Other pictures may be intact, so only this picture is reported as corrupt.
    do { bytes = try files.bytes(id.text) } catch {
      if case .outOfResources = error.faultKind { throw error }
      throw .corrupt(what: files.path(id.text), why: "it can't be read")
    }
    guard let bytes else { throw .notFound }
    guard Photo.ID(ofBytes: bytes) == id, let picture = LoadedImage(bytes) else {
      throw .corrupt(what: files.path(id.text), why: "it is not the picture that it was")
    }
    return picture
  }

  public func unfinished() throws(GatewayError) -> UnfinishedPlaceDownload? {
    let isRunning = try lock.isHeld()
    let entries = try PlaceJournal.entries(of: journal, calls)
    if entries.isEmpty && !isRunning { return nil }
    var (id, source, settled, total): (String?, String?, Set<String>, Int?) = (nil, nil, [], nil)
    for entry in entries {
      switch entry {
      case .begun(let name, let place): (id, source, settled, total) = (name, place, [], nil)
      case .document: break
      case .expecting(let pictures): total = pictures
      case .picture(let address, _): settled.insert(address)
      }
    }
    return UnfinishedPlaceDownload(
      id: id.flatMap { try? PlaceDownloadNote.ID($0) }, isRunning: isRunning, source: source, settled: settled.count,
      total: total)
  }

  public func begin() throws(GatewayError) -> any PlaceDownload {
    if Task.isCancelled { throw .cancelled }
    return FolderPlaceDownload(files, journal: journal, calls, try lock.acquire())
  }

  public func replaceAll(
    with pictures: Set<Photo.ID>, from load: @escaping @Sendable (Photo.ID) throws(GatewayError) -> LoadedImage,
    after body: @Sendable () async throws(GatewayError) -> Void
  ) async throws(GatewayError) {
    if Task.isCancelled { throw .cancelled }
    if pictures.isEmpty && !Folder.exists(files.folder) { return try await body() }
    let held = try lock.acquire()
    defer { withExtendedLifetime(held) {} }
    let kept = Set(pictures.map(\.text))
    let before = Set(try FolderFile.all(in: files.folder, calls).map(\.name))
    var unfinished: GatewayError?
    do throws(GatewayError) {
      for id in pictures {
        if Task.isCancelled { throw .cancelled }
        try files.keep(try load(id).bytes, as: id.text)
      }
      if !kept.isEmpty { try files.flush(kept) }
      if Task.isCancelled { throw .cancelled }
      try await body()
    } catch {
      guard case .unfinished = error else {
        try? files.remove(kept.subtracting(before))
        throw error
      }
      unfinished = error
    }
    try GatewayError.finishing { () throws(GatewayError) in
      try files.removeAll(but: kept)
      try AtomicFile(RequestedPictures.path(nextTo: journal), calls: calls).remove()
      try AtomicFile(journal, calls: calls).remove()
    }
    if let unfinished { throw unfinished }
  }
}
