import Entities
import Gateways
import GatewayTesting
import UseCases

/// A gateway for place files that forwards calls to its base, unless a test overrides a call.
struct BrokenPlaceFiles: PlaceFileGateway {
  /// The override of a call, which receives the base and the arguments.
  typealias Call<Answer, each Argument> =
    @Sendable (any PlaceFileGateway, repeat each Argument) async throws(GatewayError) -> Answer

  let base: any PlaceFileGateway
  var onPicture: Call<LoadedImage, Photo.ID>?
  var onUnfinished: Call<UnfinishedPlaceDownload?>?
  var onBegin: Call<any PlaceDownload>?
  typealias Body = @Sendable () async throws(GatewayError) -> Void
  var onRemoveAll: (@Sendable (any PlaceFileGateway, Body) async throws(GatewayError) -> Void)?
  typealias Load = @Sendable (Photo.ID) throws(GatewayError) -> LoadedImage
  var onReplaceAll:
    (@Sendable (any PlaceFileGateway, Set<Photo.ID>, @escaping Load, Body) async throws(GatewayError) -> Void)?
  /// The overrides for each download that the gateway starts.
  var downloads = BrokenPlaceDownload.Calls()

  init(_ base: any PlaceFileGateway) { self.base = base }

  func picture(_ id: Photo.ID) async throws(GatewayError) -> LoadedImage {
    if let onPicture { try await onPicture(base, id) } else { try await base.picture(id) }
  }

  func unfinished() async throws(GatewayError) -> UnfinishedPlaceDownload? {
    if let onUnfinished { try await onUnfinished(base) } else { try await base.unfinished() }
  }

  func begin() async throws(GatewayError) -> any PlaceDownload {
    let begun = if let onBegin { try await onBegin(base) } else { try await base.begin() }
    downloads.onBegun(begun)
    return BrokenPlaceDownload(base: begun, calls: downloads)
  }

  func replaceAll(with pictures: Set<Photo.ID>, from load: @escaping Load, after body: Body) async throws(GatewayError)
  {
    if pictures.isEmpty, let onRemoveAll { return try await onRemoveAll(base, body) }
    if let onReplaceAll { return try await onReplaceAll(base, pictures, load, body) }
    try await base.replaceAll(with: pictures, from: load, after: body)
  }
}

/// A download that forwards calls to its base, unless a test overrides a call.
struct BrokenPlaceDownload: PlaceDownload {
  /// The implementation of a call, which receives the base and the arguments.
  typealias Call<Answer, each Argument> =
    @Sendable (any PlaceDownload, repeat each Argument) async throws(GatewayError) -> Answer

  /// The implementations of all calls. By default, they forward calls to the base.
  struct Calls: Sendable {
    var onBegun: @Sendable (any PlaceDownload) -> Void = { _ in }
    var onCollected: Call<CollectedPlaces> = { (base) throws(GatewayError) in try await base.collected }
    var onRestart: Call<Void, PlaceDownloadNote.ID, String> = { (base, id, source) throws(GatewayError) in
      try await base.restart(id: id, source: source)
    }
    var onDocument: Call<Void, [UInt8]?, Place.Kind> = { (base, document, kind) throws(GatewayError) in
      try await base.keep(document, of: kind)
    }
    var onExpect: Call<Void, Int> = { (base, count) throws(GatewayError) in try await base.expect(pictures: count) }
    var onAsk: Call<Void, WebAddress> = { (base, address) throws(GatewayError) in try await base.ask(address) }
    var onPicture: Call<Photo.ID, LoadedImage, WebAddress> = { (base, picture, address) throws(GatewayError) in
      try await base.keep(picture, from: address)
    }
    var onMarkMissing: Call<Void, WebAddress, PlacePicture.Absence> = { (base, address, absence) throws(GatewayError) in
      try await base.markMissing(address, absence)
    }
    var onFlush: Call<Void> = { (base) throws(GatewayError) in try await base.flush() }
    var onFinish: Call<Void, Set<Photo.ID>> = { (base, kept) throws(GatewayError) in
      try await base.finish(keeping: kept)
    }
    var onEnd: @Sendable (any PlaceDownload) async -> Void = { await $0.end() }
  }

  let base: any PlaceDownload
  let calls: Calls

  var collected: CollectedPlaces { get async throws(GatewayError) { try await calls.onCollected(base) } }

  func restart(id: PlaceDownloadNote.ID, source: String) async throws(GatewayError) {
    try await calls.onRestart(base, id, source)
  }

  func keep(_ document: [UInt8]?, of kind: Place.Kind) async throws(GatewayError) {
    try await calls.onDocument(base, document, kind)
  }

  func expect(pictures: Int) async throws(GatewayError) { try await calls.onExpect(base, pictures) }

  func ask(_ address: WebAddress) async throws(GatewayError) { try await calls.onAsk(base, address) }

  func keep(_ picture: LoadedImage, from address: WebAddress) async throws(GatewayError) -> Photo.ID {
    try await calls.onPicture(base, picture, address)
  }

  func markMissing(_ address: WebAddress, _ absence: PlacePicture.Absence) async throws(GatewayError) {
    try await calls.onMarkMissing(base, address, absence)
  }

  func flush() async throws(GatewayError) { try await calls.onFlush(base) }

  func finish(keeping pictures: Set<Photo.ID>) async throws(GatewayError) {
    try await calls.onFinish(base, pictures)
  }

  func end() async { await calls.onEnd(base) }
}

/// In-memory place files. Until one of the variants is broken, they fulfill every clause.
struct PlaceFileWays: BreakableWays {
  var gateway: BrokenPlaceFiles
  var reopened: BrokenPlaceFiles
  var readOnly: BrokenPlaceFiles
  var full: BrokenPlaceFiles

  init() {
    let files = MemoryPlaceFiles()
    gateway = BrokenPlaceFiles(files)
    reopened = BrokenPlaceFiles(files)
    readOnly = BrokenPlaceFiles(files)
    readOnly.refuseToKeep(.readOnly(what: "memory"))
    full = BrokenPlaceFiles(files)
    full.refuseToKeep(.full(what: "memory"))
  }

  var subject: Subject<PlaceFileContract.Gateway> {
    let (reopened, readOnly, full) = (reopened, readOnly, full)
    return Subject(gateway, variants: [.reopened: { reopened }, .readOnly: { readOnly }, .full: { full }])
  }
}

extension BrokenPlaceFiles {
  fileprivate mutating func refuseToKeep(_ error: GatewayError) {
    downloads.onPicture = { (_, _, _) throws(GatewayError) in throw error }
    downloads.onDocument = { (_, _, _) throws(GatewayError) in throw error }
  }
}
