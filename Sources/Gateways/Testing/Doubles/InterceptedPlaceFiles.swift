public import Entities
public import UseCases

/// A call of the port that keeps the pictures of places, as a value.
public enum PlaceFileCall: Sendable, Hashable {
  /// ``PlaceFileGateway/picture(_:)``.
  case picture(Photo.ID)
  /// ``PlaceFileGateway/unfinished()``.
  case unfinished
  /// ``PlaceFileGateway/begin()``.
  case begin
  /// ``PlaceFileGateway/removeAll(after:)``.
  case removeAll
  /// ``PlaceDownload/gathered``.
  case gathered
  /// ``PlaceDownload/restart(id:source:)``, without the id.
  case restart(source: String)
  /// ``PlaceDownload/keep(_:of:)``, without the document.
  case keepDocument(Place.Kind)
  /// ``PlaceDownload/expect(pictures:)``.
  case expect(pictures: Int)
  /// ``PlaceDownload/keep(_:from:)``, without the picture.
  case keepPicture(WebAddress)
  /// ``PlaceDownload/giveUp(_:_:)``.
  case giveUp(WebAddress, PlacePicture.Absence)
  /// ``PlaceDownload/flush()``.
  case flush
  /// ``PlaceDownload/finish(keeping:)``.
  case finish
  /// ``PlaceDownload/end()``.
  case end
}

/// Pictures of places whose calls somebody hears of first, and may let fail.
public struct InterceptedPlaceFiles: PlaceFileGateway {
  private let base: any PlaceFileGateway
  private let before: @Sendable (PlaceFileCall) throws(GatewayError) -> Void

  /// - Parameter before: runs before each call; when it throws, the call is not made.
  public init(_ base: any PlaceFileGateway, before: @escaping @Sendable (PlaceFileCall) throws(GatewayError) -> Void) {
    self.base = base
    self.before = before
  }

  public func picture(_ id: Photo.ID) async throws(GatewayError) -> LoadedImage {
    try before(.picture(id))
    return try await base.picture(id)
  }

  public func unfinished() async throws(GatewayError) -> UnfinishedPlaceDownload? {
    try before(.unfinished)
    return try await base.unfinished()
  }

  public func begin() async throws(GatewayError) -> any PlaceDownload {
    try before(.begin)
    return InterceptedPlaceDownload(base: try await base.begin(), before: before)
  }

  public func removeAll(after body: @Sendable () async throws(GatewayError) -> Void) async throws(GatewayError) {
    try before(.removeAll)
    try await base.removeAll(after: body)
  }
}

private struct InterceptedPlaceDownload: PlaceDownload {
  let base: any PlaceDownload
  let before: @Sendable (PlaceFileCall) throws(GatewayError) -> Void

  var gathered: GatheredPlaces {
    get async throws(GatewayError) {
      try before(.gathered)
      return try await base.gathered
    }
  }

  func restart(id: PlaceDownloadNote.ID, source: String) async throws(GatewayError) {
    try before(.restart(source: source))
    try await base.restart(id: id, source: source)
  }

  func keep(_ document: [UInt8]?, of kind: Place.Kind) async throws(GatewayError) {
    try before(.keepDocument(kind))
    try await base.keep(document, of: kind)
  }

  func expect(pictures: Int) async throws(GatewayError) {
    try before(.expect(pictures: pictures))
    try await base.expect(pictures: pictures)
  }

  func keep(_ picture: LoadedImage, from address: WebAddress) async throws(GatewayError) -> Photo.ID {
    try before(.keepPicture(address))
    return try await base.keep(picture, from: address)
  }

  func giveUp(_ address: WebAddress, _ absence: PlacePicture.Absence) async throws(GatewayError) {
    try before(.giveUp(address, absence))
    try await base.giveUp(address, absence)
  }

  func flush() async throws(GatewayError) {
    try before(.flush)
    try await base.flush()
  }

  func finish(keeping pictures: Set<Photo.ID>) async throws(GatewayError) {
    try before(.finish)
    try await base.finish(keeping: pictures)
  }

  func end() async {
    // Even a call that fails gives the right back.
    try? before(.end)
    await base.end()
  }
}
