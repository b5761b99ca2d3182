public import Entities

/// Stores the pictures of places by their content, and what a download has collected so far.
public protocol PlaceFileGateway: Sendable {
  /// The picture with this id; ``GatewayError/notFound`` if there is none, ``GatewayError/corrupt(what:why:)`` if it has changed or can't
  /// be read.
  func picture(_ id: Photo.ID) async throws(GatewayError) -> LoadedImage

  /// The download that was begun and is not finished, if any.
  func unfinished() async throws(GatewayError) -> UnfinishedPlaceDownload?

  /// Takes the exclusive right to download until it is given back; other callers get ``GatewayFault/busy`` at once. What an
  /// unfinished download collected is available. A canceled task throws ``GatewayError/cancelled``.
  func begin() async throws(GatewayError) -> any PlaceDownload

  /// Stores `pictures`, each as `load` returns it, runs `body`, and drops all other pictures and what was collected. No download runs
  /// meanwhile; fails with ``GatewayFault/busy`` while one does. A canceled task stores no further picture, and throws
  /// ``GatewayError/cancelled`` before `body`. When `load` or `body` throws, nothing is changed, unless `body` throws
  /// ``GatewayError/unfinished(_:)``: that is thrown once all others are dropped. Pictures that can't be dropped after `body` are
  /// ``GatewayError/unfinished(_:)``, too; the next call drops them.
  func replaceAll(
    with pictures: Set<Photo.ID>, from load: @escaping @Sendable (Photo.ID) throws(GatewayError) -> LoadedImage,
    after body: @Sendable () async throws(GatewayError) -> Void
  ) async throws(GatewayError)
}

extension PlaceFileGateway {
  /// Drops all pictures and what was collected once `body` succeeded, as ``replaceAll(with:from:after:)`` does.
  public func removeAll(after body: @Sendable () async throws(GatewayError) -> Void) async throws(GatewayError) {
    try await replaceAll(with: [], from: { (_) throws(GatewayError) in throw .notFound }, after: body)
  }
}

/// The state of an unfinished download.
public struct UnfinishedPlaceDownload: Sendable, Hashable {
  /// Identifies the download; `nil`: from an older version, without an id.
  public let id: PlaceDownloadNote.ID?
  /// Whether it is running now.
  public let isRunning: Bool
  /// The source of its places; `nil`: unknown.
  public let source: String?
  /// How many pictures arrived or were given up.
  public let settled: Int
  /// How many there are in all, as far as known.
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

/// A running download. What it collects stays until it is finished, even if its process dies: the next one resumes from there. Damaged
/// files count as never downloaded.
///
/// A call whose task was canceled before it began throws ``GatewayError/cancelled`` and stores nothing, except ``finish(keeping:)`` and
/// ``end()``.
public protocol PlaceDownload: Sendable {
  /// What it and earlier unfinished downloads have collected.
  var gathered: CollectedPlaces { get async throws(GatewayError) }

  /// Drops what was collected, and begins a new download.
  ///
  /// - Parameter id: identifies the download.
  func restart(id: PlaceDownloadNote.ID, source: String) async throws(GatewayError)

  /// Stores a document; `nil`: the source has none of this kind.
  func keep(_ document: [UInt8]?, of kind: Place.Kind) async throws(GatewayError)

  /// Records how many pictures there are in all.
  func expect(pictures: Int) async throws(GatewayError)

  /// Records that a picture is about to be requested. If the process dies before it arrives or is given up, this counts in
  /// ``CollectedPlaces/deaths``; a process that gives the right back has not died.
  func ask(_ address: WebAddress) async throws(GatewayError)

  /// Stores a picture under the id of its bytes. The address it came from is not stored.
  func keep(_ picture: LoadedImage, from address: WebAddress) async throws(GatewayError) -> Photo.ID

  /// Records that a picture could not be downloaded.
  func giveUp(_ address: WebAddress, _ absence: PlacePicture.Absence) async throws(GatewayError)

  /// Returns when everything is on the disk.
  func flush() async throws(GatewayError)

  /// Finishes the download: drops what was collected, and all pictures except these. The next call completes an interrupted one.
  func finish(keeping pictures: Set<Photo.ID>) async throws(GatewayError)

  /// Gives the right back; what was collected stays. Afterwards all other calls throw ``GatewayError/conflict``.
  func end() async
}

/// What a download has collected.
public struct CollectedPlaces: Sendable, Hashable {
  /// The id of the download; `nil`: none was begun.
  public var id: PlaceDownloadNote.ID?
  /// The source.
  public var source: String?
  /// The documents; one that the source does not have is `nil`.
  public var documents: [Place.Kind: [UInt8]?]
  /// The results for pictures, by the digest of their address (`WebAddress.digest`), which may contain a key.
  public var pictures: [String: PlacePicture.Content]
  /// How often the process died while it requested a picture that is not in `pictures`, by the digest of its address.
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
