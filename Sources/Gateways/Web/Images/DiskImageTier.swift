public import Entities
public import Gateways
public import UseCases

/// Caches images in a folder, with one file per image. Several processes can share the folder.
///
/// When the images exceed the limit, the oldest are deleted. Files from other programs are left alone, and a damaged image counts as
/// missing.
public actor DiskImageTier: ImageTier {
  /// The maximum number of files that are open at the same time.
  private static let longestTurn = 64

  private let folder: String
  private let limit: Int?
  private let calls: FileCalls
  private let executor = BlockingExecutor(label: "recetas.images")
  /// The total size of the images in bytes, not counting changes by other processes. `nil` until the folder has been read.
  private var bytes: Int?
  /// Whether the temporary files left behind by killed processes have been deleted.
  private var isSwept = false
  private var waiting: [Waiting] = []

  /// An image to save, and the caller that waits until it is saved.
  private struct Waiting {
    let address: WebAddress
    let content: [UInt8]
    let continuation: CheckedContinuation<Result<Void, GatewayError>, Never>
  }

  public nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }

  /// Creates a cache in a folder.
  ///
  /// - Parameters:
  ///   - folder: the path of the folder, which is created when the first image is saved.
  ///   - limit: the maximum total size of all images, in bytes. With a limit, images are not flushed to disk, since they can be loaded
  ///     again. `nil` for no limit: images are never deleted, and each one is flushed to disk.
  public init(folder: String, limit: Int?, calls: FileCalls = .system) {
    self.folder = folder
    self.limit = limit
    var calls = calls
    if limit != nil { calls.flush = { _ in 0 } }
    self.calls = calls
  }

  public func image(_ address: WebAddress) -> LoadedImage? {
    do {
      return try file(address).read(atMost: ImageFile.maximumBytes).flatMap { ImageFile.image($0, at: address) }
    } catch {
      return nil  // An unreadable image counts as missing. It is loaded again, and saving it reports the error.
    }
  }

  public func keep(_ image: LoadedImage, of address: WebAddress) async throws(GatewayError) {
    let content = ImageFile.bytes(of: image, at: address)
    if let limit, content.count > limit { return }
    try await withCheckedContinuation { continuation in
      waiting.append(Waiting(address: address, content: content, continuation: continuation))
      // Callers that are already waiting for the actor run before this task, so their images are saved in the same batch.
      if waiting.count == 1 { Task { keepAll() } }
    }.get()
  }

  /// Saves the waiting images together, which needs fewer disk operations than saving each image separately.
  private func keepAll() {
    let turn = takeTurn()
    if !waiting.isEmpty { Task { keepAll() } }
    var outcomes: [Result<Void, GatewayError>] = []
    do throws(GatewayError) {
      outcomes = try FileLock(file: folder + "/images", calls: calls).hold { () throws(GatewayError) in try keep(turn) }
    } catch {
      outcomes = turn.map { _ in .failure(error) }
    }
    for (one, outcome) in zip(turn, outcomes) { one.continuation.resume(returning: outcome) }
  }

  /// Removes the images of one batch from the queue. A batch has at most one image per address, since two images from the same address
  /// would share a temporary file.
  private func takeTurn() -> [Waiting] {
    var (turn, later, addresses) = ([Waiting](), [Waiting](), Set<WebAddress>())
    for one in waiting {
      if turn.count < Self.longestTurn && addresses.insert(one.address).inserted {
        turn.append(one)
      } else {
        later.append(one)
      }
    }
    waiting = later
    return turn
  }

  private func keep(_ turn: [Waiting]) throws(GatewayError) -> [Result<Void, GatewayError>] {
    let open = try OpenFolder(folder, calls)
    if !isSwept { try? open.sweep(ImageFile.isName) }
    isSwept = true
    let before = limit == nil ? 0 : bytes ?? images.map(\.size).reduce(0, +)
    let drafts = turn.map { one in
      Result { () throws(GatewayError) in try TemporaryFile(of: ImageFile.name(of: one.address), one.content, in: open)
      }
    }
    let flushed = drafts.map { $0.flatMap { draft in Result { () throws(GatewayError) in try draft.flush() } } }
    let settled = zip(drafts, flushed).map { draft, flushed in
      flushed.flatMap { Result { () throws(GatewayError) in try draft.get().settle() } }
    }
    try open.flush()
    if let limit, let last = turn.last {
      let after = before + zip(turn, settled).reduce(0) { $0 + (((try? $1.1.get()) == nil) ? 0 : $1.0.content.count) }
      bytes = after > limit ? dropOldest(limit, but: ImageFile.name(of: last.address)) : after
    }
    return settled
  }

  private var images: [FolderFile] {
    ((try? FolderFile.all(in: folder, calls)) ?? []).filter { ImageFile.isName($0.name) }
  }

  private func file(_ address: WebAddress) -> AtomicFile {
    AtomicFile(folder + "/" + ImageFile.name(of: address), calls: calls)
  }

  /// Deletes the oldest images, a tenth more than needed, so that not every new image causes a scan of the folder. Returns the number of
  /// remaining bytes.
  private func dropOldest(_ limit: Int, but newest: String) -> Int {
    let images = images
    var left = images.map(\.size).reduce(0, +)
    guard left > limit else { return left }
    for image in images.sorted(by: { $0.modified < $1.modified }) where left > limit / 10 * 9 && image.name != newest {
      if (try? AtomicFile(folder + "/" + image.name, calls: calls).remove()) != nil { left -= image.size }
    }
    return left
  }
}
