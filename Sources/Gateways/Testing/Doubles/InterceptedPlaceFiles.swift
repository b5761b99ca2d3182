public import Entities
public import UseCases

/// A call to the port for the pictures of places, as a value.
public enum PlaceFileCall: Sendable, Hashable {
  /// A call to `PlaceFileGateway.picture(_:)`.
  case picture(Photo.ID)
  /// A call to `PlaceFileGateway.unfinished()`.
  case unfinished
  /// A call to `PlaceFileGateway.begin()`.
  case begin
  /// A call to `PlaceFileGateway.replaceAll(with:from:after:)` or, if the set is empty, to `PlaceFileGateway.removeAll(after:)`.
  case replaceAll(with: Set<Photo.ID>)
  /// A call to `PlaceDownload.collected`.
  case collected
  /// A call to `PlaceDownload.restart(id:source:)`, without the id.
  case restart(source: String)
  /// A call to `PlaceDownload.keep(_:of:)`, without the document.
  case keepDocument(Place.Kind)
  /// A call to `PlaceDownload.expect(pictures:)`.
  case expect(pictures: Int)
  /// A call to `PlaceDownload.ask(_:)`.
  case ask(WebAddress)
  /// A call to `PlaceDownload.keep(_:from:)`, without the picture.
  case keepPicture(WebAddress)
  /// A call to `PlaceDownload.markMissing(_:_:)`.
  case markMissing(WebAddress, PlacePicture.Absence)
  /// A call to `PlaceDownload.flush()`.
  case flush
  /// A call to `PlaceDownload.finish(keeping:)`.
  case finish
  /// A call to `PlaceDownload.end()`.
  case end
}

/// A gateway for the pictures of places, with intercepted calls. The calls to its downloads are also intercepted.
public struct InterceptedPlaceFiles: PlaceFileGateway {
  private let base: any PlaceFileGateway
  private let calls: Interceptors<PlaceFileCall>

  /// - Parameter interceptors: the interceptors of each call. Their steps run in this order before a call, and in reverse order after the
  ///   call.
  public init(_ base: any PlaceFileGateway, by interceptors: Interceptor<PlaceFileCall>...) {
    self.base = base
    calls = Interceptors(interceptors)
  }

  /// - Parameter before: a closure that runs before each call. If it throws, the call isn't made.
  public init(_ base: any PlaceFileGateway, before: @escaping Interceptor<PlaceFileCall>.Step) {
    self.init(base, by: Interceptor(before: before))
  }

  public func picture(_ id: Photo.ID) async throws(GatewayError) -> LoadedImage {
    try await calls.make(.picture(id), await base.picture(id))
  }

  public func unfinished() async throws(GatewayError) -> UnfinishedPlaceDownload? {
    try await calls.make(.unfinished, await base.unfinished())
  }

  public func begin() async throws(GatewayError) -> any PlaceDownload {
    InterceptedPlaceDownload(base: try await calls.make(.begin, await base.begin()), calls: calls)
  }

  public func replaceAll(
    with pictures: Set<Photo.ID>, from load: @escaping @Sendable (Photo.ID) throws(GatewayError) -> LoadedImage,
    after body: @Sendable () async throws(GatewayError) -> Void
  ) async throws(GatewayError) {
    try await calls.before(.replaceAll(with: pictures))
    try await base.replaceAll(with: pictures, from: load, after: body)
    try await calls.after(.replaceAll(with: pictures))
  }
}

private struct InterceptedPlaceDownload: PlaceDownload {
  let base: any PlaceDownload
  let calls: Interceptors<PlaceFileCall>

  var collected: CollectedPlaces {
    get async throws(GatewayError) { try await calls.make(.collected, await base.collected) }
  }

  func restart(id: PlaceDownloadNote.ID, source: String) async throws(GatewayError) {
    try await calls.make(.restart(source: source), await base.restart(id: id, source: source))
  }

  func keep(_ document: [UInt8]?, of kind: Place.Kind) async throws(GatewayError) {
    try await calls.make(.keepDocument(kind), await base.keep(document, of: kind))
  }

  func expect(pictures: Int) async throws(GatewayError) {
    try await calls.make(.expect(pictures: pictures), await base.expect(pictures: pictures))
  }

  func ask(_ address: WebAddress) async throws(GatewayError) {
    try await calls.make(.ask(address), await base.ask(address))
  }

  func keep(_ picture: LoadedImage, from address: WebAddress) async throws(GatewayError) -> Photo.ID {
    try await calls.make(.keepPicture(address), await base.keep(picture, from: address))
  }

  func markMissing(_ address: WebAddress, _ absence: PlacePicture.Absence) async throws(GatewayError) {
    try await calls.make(.markMissing(address, absence), await base.markMissing(address, absence))
  }

  func flush() async throws(GatewayError) { try await calls.make(.flush, await base.flush()) }

  func finish(keeping pictures: Set<Photo.ID>) async throws(GatewayError) {
    try await calls.make(.finish, await base.finish(keeping: pictures))
  }

  func end() async {
    // Ending must release the lock even if an interceptor throws.
    try? await calls.before(.end)
    await base.end()
    try? await calls.after(.end)
  }
}
