public import Entities

/// Where the pictures of places are kept, by what is in them, and what a download has gathered so far.
public protocol PlaceFileGateway: Sendable {
  /// The picture of this id; ``GatewayError/notFound`` where there is none, ``GatewayError/corrupt(what:why:)`` where it is another one
  /// than it was, or can't be read.
  func picture(_ id: Photo.ID) async throws(GatewayError) -> LoadedImage

  /// The download that was begun and is not finished; `nil`: there is none.
  func unfinished() async throws(GatewayError) -> UnfinishedPlaceDownload?

  /// Takes the right to download, which nobody else has until it is given back: anybody who asks meanwhile is refused at once with
  /// ``GatewayError/busy(what:)``. What an unfinished download gathered is there.
  func begin() async throws(GatewayError) -> any PlaceDownload

  /// Keeps `pictures`, each as `load` returns it, runs `body`, and drops all others and what was gathered. No download runs meanwhile;
  /// ``GatewayError/busy(what:)`` while one does. When `load` or `body` throws, nothing is changed.
  func replaceAll(
    with pictures: Set<Photo.ID>, from load: @escaping @Sendable (Photo.ID) throws(GatewayError) -> LoadedImage,
    after body: @Sendable () async throws(GatewayError) -> Void
  ) async throws(GatewayError)
}

extension PlaceFileGateway {
  /// Drops all pictures and what was gathered once `body` succeeded, as ``replaceAll(with:from:after:)`` does.
  public func removeAll(after body: @Sendable () async throws(GatewayError) -> Void) async throws(GatewayError) {
    try await replaceAll(with: [], from: { (_) throws(GatewayError) in throw .notFound }, after: body)
  }
}

/// How far a download came that is not finished.
public struct UnfinishedPlaceDownload: Sendable, Hashable {
  /// Identifies the download; `nil`: from an older version, without an id.
  public let id: PlaceDownloadNote.ID?
  /// Whether somebody is at it now.
  public let isRunning: Bool
  /// Where its places come from; `nil`: it did not begin with one.
  public let source: String?
  /// How many pictures came, or were given up.
  public let settled: Int
  /// How many there are in all, as far as it is known.
  public let total: Int?

  /// What a gateway found.
  public init(id: PlaceDownloadNote.ID? = nil, isRunning: Bool, source: String?, settled: Int, total: Int?) {
    self.id = id
    self.isRunning = isRunning
    self.source = source
    self.settled = settled
    self.total = total
  }
}

/// A running download. What it gathers stays until it is finished, also when its process dies at any moment: the next one
/// goes on from there. What it kept and finds damaged is as if it had never come.
public protocol PlaceDownload: Sendable {
  /// What it gathered until now, and those before it that did not finish.
  var gathered: GatheredPlaces { get async throws(GatewayError) }

  /// Drops what was gathered, and begins anew.
  ///
  /// - Parameter id: tells the download from others.
  func restart(id: PlaceDownloadNote.ID, source: String) async throws(GatewayError)

  /// Keeps a document; `nil`: the source has none of this kind.
  func keep(_ document: [UInt8]?, of kind: Place.Kind) async throws(GatewayError)

  /// Says how many pictures there are in all.
  func expect(pictures: Int) async throws(GatewayError)

  /// Notes that a picture is about to be asked for. If the process dies before it came or was given up, that is counted in
  /// ``GatheredPlaces/deaths``; whoever gives the right back did not die.
  func ask(_ address: WebAddress) async throws(GatewayError)

  /// Keeps a picture under the id of its bytes; `address` is where it came from, and is itself kept nowhere.
  func keep(_ picture: LoadedImage, from address: WebAddress) async throws(GatewayError) -> Photo.ID

  /// Notes that a picture could not be had.
  func giveUp(_ address: WebAddress, _ absence: PlacePicture.Absence) async throws(GatewayError)

  /// Returns when all that was kept is on the disk.
  func flush() async throws(GatewayError)

  /// Drops what was gathered, and all pictures but these: nothing is unfinished any more. What is stopped half-way is done by the next.
  func finish(keeping pictures: Set<Photo.ID>) async throws(GatewayError)

  /// Gives the right back; what was gathered stays. Afterwards everything else throws ``GatewayError/conflict``.
  func end() async
}

/// What a download has gathered.
public struct GatheredPlaces: Sendable, Hashable {
  /// Tells it from other downloads; `nil`: nothing was begun.
  public var id: PlaceDownloadNote.ID?
  /// Where it gathers from.
  public var source: String?
  /// The documents that came; one that the source does not have is there, and is `nil`.
  public var documents: [Place.Kind: [UInt8]?]
  /// What became of pictures, by the digests of their addresses (`WebAddress.digest`), which may hold a key.
  public var pictures: [String: PlacePicture.Content]
  /// How often the process died while it asked for a picture that is not among `pictures`, by the digest of its address.
  public var deaths: [String: Int]

  /// Empty by default.
  public init(
    id: PlaceDownloadNote.ID? = nil, source: String? = nil, documents: [Place.Kind: [UInt8]?] = [:],
    pictures: [String: PlacePicture.Content] = [:], deaths: [String: Int] = [:]
  ) {
    self.id = id
    self.source = source
    self.documents = documents
    self.pictures = pictures
    self.deaths = deaths
  }
}
