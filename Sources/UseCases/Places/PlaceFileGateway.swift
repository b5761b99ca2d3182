public import Entities

/// Stores the pictures of places, identified by their content, and everything that a download has collected so far.
public protocol PlaceFileGateway: Sendable {
  /// Returns the picture with this id. Throws ``GatewayError/notFound`` if it doesn't exist, and ``GatewayError/corrupt(what:why:)`` if it
  /// has been changed or can't be read.
  func picture(_ id: Photo.ID) async throws(GatewayError) -> LoadedImage

  /// Returns the download that was started but not finished. `nil` if there is no unfinished download.
  func unfinished() async throws(GatewayError) -> UnfinishedPlaceDownload?

  /// Acquires the exclusive right to download, which ``PlaceDownload/end()`` releases. In the meantime, other callers get
  /// ``GatewayFault/busy`` immediately. Everything that an unfinished download has collected is available. A canceled task throws
  /// ``GatewayError/cancelled``.
  func begin() async throws(GatewayError) -> any PlaceDownload

  /// Stores each of the `pictures` as returned by `load`, runs `body`, and deletes all other pictures and everything that an unfinished
  /// download has collected.
  ///
  /// - No download can run in the meantime. If one is running, this throws ``GatewayFault/busy``.
  /// - A canceled task stores no more pictures, and throws ``GatewayError/cancelled`` without running `body`.
  /// - If `load` or `body` throws, nothing changes, unless `body` throws ``GatewayError/unfinished(_:)``. That error is thrown after all
  ///   other pictures are deleted.
  /// - If pictures can't be deleted after `body`, this throws ``GatewayError/unfinished(_:)``, too. The next call deletes them.
  func replaceAll(
    with pictures: Set<Photo.ID>, from load: @escaping @Sendable (Photo.ID) throws(GatewayError) -> LoadedImage,
    after body: @Sendable () async throws(GatewayError) -> Void
  ) async throws(GatewayError)
}

extension PlaceFileGateway {
  /// Runs `body`, and then deletes all pictures and everything that an unfinished download has collected, as
  /// ``replaceAll(with:from:after:)`` does.
  public func removeAll(after body: @Sendable () async throws(GatewayError) -> Void) async throws(GatewayError) {
    try await replaceAll(with: [], from: { (_) throws(GatewayError) in throw .notFound }, after: body)
  }
}

/// The state of a download that was started but not finished.
public struct UnfinishedPlaceDownload: Sendable, Hashable {
  /// The id of the download. `nil` for a download that an older version of the kit started without an id.
  public let id: PlaceDownloadNote.ID?
  /// Whether the download is running now.
  public let isRunning: Bool
  /// The name of the source from which the places are downloaded. `nil` if unknown.
  public let source: String?
  /// The number of pictures that have arrived or failed.
  public let settled: Int
  /// The total number of pictures. `nil` if unknown.
  public let total: Int?

  /// Creates the state of an unfinished download.
  public init(id: PlaceDownloadNote.ID? = nil, isRunning: Bool, source: String?, settled: Int, total: Int?) {
    self.id = id
    self.isRunning = isRunning
    self.source = source
    self.settled = settled
    self.total = total
  }
}

/// A running download. Everything that it collects is kept until the download is finished, even if the process dies, so that the next
/// download can resume from there. Damaged files are treated as if they were never downloaded.
///
/// A call whose task was canceled before it started throws ``GatewayError/cancelled`` and stores nothing, except for ``finish(keeping:)``
/// and ``end()``.
public protocol PlaceDownload: Sendable {
  /// Everything that this download and earlier unfinished downloads have collected.
  var collected: CollectedPlaces { get async throws(GatewayError) }

  /// Deletes everything that has been collected, and starts a new download.
  ///
  /// - Parameter id: The id of the new download.
  func restart(id: PlaceDownloadNote.ID, source: String) async throws(GatewayError)

  /// Stores the document for a kind of place. A `nil` document records that the source has no document for this kind.
  func keep(_ document: [UInt8]?, of kind: Place.Kind) async throws(GatewayError)

  /// Records the total number of pictures.
  func expect(pictures: Int) async throws(GatewayError)

  /// Records that a picture is about to be requested. If the process dies before the picture arrives or fails, the death of the process is
  /// counted in ``CollectedPlaces/crashes``. A process that calls ``end()`` hasn't died.
  func ask(_ address: WebAddress) async throws(GatewayError)

  /// Stores a picture under the id derived from its bytes. The address of the picture isn't stored.
  func keep(_ picture: LoadedImage, from address: WebAddress) async throws(GatewayError) -> Photo.ID

  /// Records that a picture couldn't be downloaded, and the reason.
  func markMissing(_ address: WebAddress, _ absence: PlacePicture.Absence) async throws(GatewayError)

  /// Waits until everything that was collected is on disk.
  func flush() async throws(GatewayError)

  /// Finishes the download by deleting everything that was collected, and all pictures except `pictures`. If the deletion is interrupted,
  /// the next call completes it.
  func finish(keeping pictures: Set<Photo.ID>) async throws(GatewayError)

  /// Releases the exclusive right to download. Everything that was collected is kept. After this call, all other calls throw
  /// ``GatewayError/conflict``.
  func end() async
}

/// The documents and pictures that a download has collected.
public struct CollectedPlaces: Sendable, Hashable {
  /// The id of the download. `nil` if no download was started.
  public var id: PlaceDownloadNote.ID?
  /// The name of the source. `nil` if no download was started.
  public var source: String?
  /// The documents by kind. The value is `nil` for a kind for which the source has no document.
  public var documents: [Place.Kind: [UInt8]?]
  /// The results for the pictures, by the digest of each picture's address (`WebAddress.digest`). The addresses themselves aren't stored,
  /// because an address can contain a key.
  public var pictures: [String: PlacePicture.Content]
  /// The number of times that the process died while requesting a picture that isn't in `pictures`, by the digest of the picture's address.
  public var crashes: [String: Int]

  /// Creates a collection, empty by default.
  public init(
    id: PlaceDownloadNote.ID? = nil, source: String? = nil, documents: [Place.Kind: [UInt8]?] = [:],
    pictures: [String: PlacePicture.Content] = [:], crashes: [String: Int] = [:]
  ) {
    self.id = id
    self.source = source
    self.documents = documents
    self.pictures = pictures
    self.crashes = crashes
  }
}
