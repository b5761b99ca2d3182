public import Entities
public import UseCases

/// Stores the pictures of places in memory. The pictures are lost when the actor is released.
public actor MemoryPlaceFiles: PlaceFileGateway {
  private var pictures: [Photo.ID: LoadedImage] = [:]
  private var collected = CollectedPlaces()
  private var total: Int?
  /// The digests of the pictures requested by the running download. If a download was released without ending, its digests remain.
  private var asked: [String] = []
  /// The running download. The reference is weak, so that a download that is released without ending doesn't block the next one.
  private weak var running: MemoryPlaceDownload?
  private var isRunning: Bool { running != nil }

  /// Creates a gateway that has no pictures.
  public init() {}

  public func picture(_ id: Photo.ID) throws(GatewayError) -> LoadedImage {
    guard let picture = pictures[id] else { throw .notFound }
    return picture
  }

  public func unfinished() -> UnfinishedPlaceDownload? {
    if collected.id == nil && !isRunning { return nil }
    return UnfinishedPlaceDownload(
      id: collected.id, isRunning: isRunning, source: collected.source, settled: collected.pictures.count, total: total)
  }

  public func begin() throws(GatewayError) -> any PlaceDownload {
    if Task.isCancelled { throw .cancelled }
    if isRunning { throw .busy(what: "the places") }
    for digest in asked where collected.pictures[digest] == nil { collected.crashes[digest, default: 0] += 1 }
    asked = []
    let download = MemoryPlaceDownload(self)
    running = download
    return download
  }

  public func replaceAll(
    with pictures: Set<Photo.ID>, from load: @escaping @Sendable (Photo.ID) throws(GatewayError) -> LoadedImage,
    after body: @Sendable () async throws(GatewayError) -> Void
  ) async throws(GatewayError) {
    let (download, before) = (try begin(), self.pictures)
    let outcome: Result<Void, GatewayError>
    do throws(GatewayError) {
      for id in pictures {
        if Task.isCancelled { throw .cancelled }
        self.pictures[id] = try load(id)
      }
      if Task.isCancelled { throw .cancelled }
      outcome = .success(try await body())
    } catch {
      outcome = .failure(error)
    }
    switch outcome {
    case .success, .failure(.unfinished): finish(pictures)
    case .failure: self.pictures = before
    }
    await download.end()
    try outcome.get()
  }

  fileprivate var held: CollectedPlaces { collected }

  fileprivate func change(_ body: @Sendable (inout CollectedPlaces) -> Void) { body(&collected) }

  fileprivate func restart(_ fresh: CollectedPlaces) { (collected, total, asked) = (fresh, nil, []) }

  fileprivate func expect(_ count: Int) { total = count }

  fileprivate func ask(_ digest: String) { asked.append(digest) }

  fileprivate func keep(_ picture: LoadedImage, _ id: Photo.ID, _ address: WebAddress) {
    pictures[id] = picture
    settle(address, .kept(id, bytes: picture.bytes.count))
  }

  fileprivate func settle(_ address: WebAddress, _ content: PlacePicture.Content) {
    collected.pictures[address.digest] = content
    collected.crashes[address.digest] = nil
  }

  fileprivate func finish(_ kept: Set<Photo.ID>) {
    pictures = pictures.filter { kept.contains($0.key) }
    restart(CollectedPlaces())
  }

  fileprivate func stop() { (running, asked) = (nil, []) }
}

/// A download of the pictures in a ``MemoryPlaceFiles``.
private actor MemoryPlaceDownload: PlaceDownload {
  private var files: MemoryPlaceFiles?

  init(_ files: MemoryPlaceFiles) { self.files = files }

  private var open: MemoryPlaceFiles {
    get throws(GatewayError) {
      guard let files else { throw .conflict }
      return files
    }
  }

  /// The gateway that contains the pictures. Throws if the download has ended or the current task is canceled.
  private var usable: MemoryPlaceFiles {
    get throws(GatewayError) {
      let files = try open
      if Task.isCancelled { throw .cancelled }
      return files
    }
  }

  var collected: CollectedPlaces {
    get async throws(GatewayError) { await (try usable).held }
  }

  func restart(id: PlaceDownloadNote.ID, source: String) async throws(GatewayError) {
    await (try usable).restart(CollectedPlaces(id: id, source: source))
  }

  func keep(_ document: [UInt8]?, of kind: Place.Kind) async throws(GatewayError) {
    await (try usable).change { $0.documents[kind] = .some(document) }
  }

  func expect(pictures: Int) async throws(GatewayError) { await (try usable).expect(pictures) }

  func ask(_ address: WebAddress) async throws(GatewayError) { await (try usable).ask(address.digest) }

  func keep(_ picture: LoadedImage, from address: WebAddress) async throws(GatewayError) -> Photo.ID {
    let id = Photo.ID(ofBytes: picture.bytes)
    await (try usable).keep(picture, id, address)
    return id
  }

  func markMissing(_ address: WebAddress, _ absence: PlacePicture.Absence) async throws(GatewayError) {
    await (try usable).settle(address, .missing(absence))
  }

  func flush() async throws(GatewayError) { _ = try usable }

  func finish(keeping pictures: Set<Photo.ID>) async throws(GatewayError) { await (try open).finish(pictures) }

  func end() async {
    let held = files
    // `files` must be cleared before the await. Otherwise a second call to end this download could stop the next download.
    files = nil
    await held?.stop()
  }
}
