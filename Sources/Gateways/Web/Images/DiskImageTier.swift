public import Entities
public import Gateways
public import UseCases

/// Images in a folder, a file for each, that several processes may share.
///
/// When they are too many the oldest leave. Files that others put there are left alone, and a damaged image is as none.
public actor DiskImageTier: ImageTier {
  /// How many files are open at once at most.
  private static let longestTurn = 64

  private let folder: String
  private let limit: Int?
  private let calls: FileCalls
  private let executor = BlockingExecutor(label: "recetas.images")
  /// How many bytes there are, as far as this process knows; `nil`: not looked yet.
  private var bytes: Int?
  /// Whether what killed processes left was removed.
  private var isSwept = false
  private var waiting: [Waiting] = []

  /// An image that is to be kept, and who waits for that.
  private struct Waiting {
    let address: WebAddress
    let content: [UInt8]
    let continuation: CheckedContinuation<Result<Void, GatewayError>, Never>
  }

  public nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }

  /// - Parameters:
  ///   - folder: made when the first image is kept.
  ///   - limit: how many bytes all images may have together. `nil`: none is ever dropped, and each is on the disk for sure when
  ///     it is kept; with a limit that is left to the system, as it can be loaded again.
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
      return nil  // As if it were not there: it is loaded again, and keeping it says what is wrong.
    }
  }

  public func keep(_ image: LoadedImage, of address: WebAddress) async throws(GatewayError) {
    let content = ImageFile.bytes(of: image, at: address)
    if let limit, content.count > limit { return }
    try await withCheckedContinuation { continuation in
      waiting.append(Waiting(address: address, content: content, continuation: continuation))
      // Whoever else wants to keep one already has its turn before this.
      if waiting.count == 1 { Task { keepAll() } }
    }.get()
  }

  /// Keeps what waits for that, all together: each step is done for all of them, which is less work for the disk.
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

  /// Takes out of what waits as much as is kept at once; of one address the first only, as all its drafts would be one file.
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
      Result { () throws(GatewayError) in try DraftFile(of: ImageFile.name(of: one.address), one.content, in: open) }
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

  /// Drops a tenth more than needed, so that not each image looks through the folder; returns how many bytes are left.
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
