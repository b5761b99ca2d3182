import Entities
import Gateways
import GatewayTesting
import Testing
import UseCases

/// Files of places that do as their base does, but where a test says otherwise.
struct BrokenPlaceFiles: PlaceFileGateway {
  /// What is done instead of a call; gets the base and the call's arguments.
  typealias Call<Answer, each Argument> =
    @Sendable (any PlaceFileGateway, repeat each Argument) async throws(GatewayError) -> Answer

  let base: any PlaceFileGateway
  var onPicture: Call<LoadedImage, Photo.ID>?
  var onUnfinished: Call<UnfinishedPlaceDownload?>?
  var onBegin: Call<any PlaceDownload>?
  typealias Body = @Sendable () async throws(GatewayError) -> Void
  var onRemoveAll: (@Sendable (any PlaceFileGateway, Body) async throws(GatewayError) -> Void)?
  /// Meddles with each download.
  var download: @Sendable (inout BrokenPlaceDownload) -> Void = { _ in }

  init(_ base: any PlaceFileGateway) { self.base = base }

  func picture(_ id: Photo.ID) async throws(GatewayError) -> LoadedImage {
    if let onPicture { try await onPicture(base, id) } else { try await base.picture(id) }
  }

  func unfinished() async throws(GatewayError) -> UnfinishedPlaceDownload? {
    if let onUnfinished { try await onUnfinished(base) } else { try await base.unfinished() }
  }

  func begin() async throws(GatewayError) -> any PlaceDownload {
    var broken = BrokenPlaceDownload(try await begun())
    download(&broken)
    return broken
  }

  private func begun() async throws(GatewayError) -> any PlaceDownload {
    if let onBegin { try await onBegin(base) } else { try await base.begin() }
  }

  func removeAll(after body: Body) async throws(GatewayError) {
    if let onRemoveAll { try await onRemoveAll(base, body) } else { try await base.removeAll(after: body) }
  }
}

/// A download that does as its base does, but where a test says otherwise.
struct BrokenPlaceDownload: PlaceDownload {
  /// What is done instead of a call; gets the base and the call's arguments.
  typealias Call<Answer, each Argument> =
    @Sendable (any PlaceDownload, repeat each Argument) async throws(GatewayError) -> Answer

  let base: any PlaceDownload
  var onGathered: Call<GatheredPlaces>?
  var onRestart: Call<Void, PlaceDownloadNote.ID, String>?
  var onDocument: Call<Void, [UInt8]?, Place.Kind>?
  var onExpect: Call<Void, Int>?
  var onPicture: Call<Photo.ID, LoadedImage, WebAddress>?
  var onGiveUp: Call<Void, WebAddress, PlacePicture.Absence>?
  var onFlush: Call<Void>?
  var onFinish: Call<Void, Set<Photo.ID>>?
  var onEnd: (@Sendable (any PlaceDownload) async -> Void)?

  init(_ base: any PlaceDownload) { self.base = base }

  var gathered: GatheredPlaces {
    get async throws(GatewayError) { if let onGathered { try await onGathered(base) } else { try await base.gathered } }
  }

  func restart(id: PlaceDownloadNote.ID, source: String) async throws(GatewayError) {
    if let onRestart { return try await onRestart(base, id, source) }
    try await base.restart(id: id, source: source)
  }

  func keep(_ document: [UInt8]?, of kind: Place.Kind) async throws(GatewayError) {
    if let onDocument { return try await onDocument(base, document, kind) }
    try await base.keep(document, of: kind)
  }

  func expect(pictures: Int) async throws(GatewayError) {
    if let onExpect { try await onExpect(base, pictures) } else { try await base.expect(pictures: pictures) }
  }

  func keep(_ picture: LoadedImage, from address: WebAddress) async throws(GatewayError) -> Photo.ID {
    if let onPicture { return try await onPicture(base, picture, address) }
    return try await base.keep(picture, from: address)
  }

  func giveUp(_ address: WebAddress, _ absence: PlacePicture.Absence) async throws(GatewayError) {
    if let onGiveUp { return try await onGiveUp(base, address, absence) }
    try await base.giveUp(address, absence)
  }

  func flush() async throws(GatewayError) {
    if let onFlush { try await onFlush(base) } else { try await base.flush() }
  }

  func finish(keeping pictures: Set<Photo.ID>) async throws(GatewayError) {
    if let onFinish { return try await onFinish(base, pictures) }
    try await base.finish(keeping: pictures)
  }

  func end() async {
    if let onEnd { await onEnd(base) } else { await base.end() }
  }
}

/// The ways to the files of places in memory; until one is broken they keep every clause.
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
    download = {
      $0.onPicture = { (_, _, _) throws(GatewayError) in throw error }
      $0.onDocument = { (_, _, _) throws(GatewayError) in throw error }
    }
  }
}
