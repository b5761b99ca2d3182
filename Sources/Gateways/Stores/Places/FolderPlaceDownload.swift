import Entities
import StoreCore
import UseCases

/// A download to the folder of a ``FolderPlaceFiles``.
actor FolderPlaceDownload: PlaceDownload {
  private let files: ContentFolder
  private let path: String
  private let calls: FileCalls
  private let executor = BlockingExecutor(label: "recetas.place-download")
  private var lock: HeldLock?
  private var journal: PlaceJournal?
  private var asked: RequestedPictures?
  /// The names of the files that may not be on disk yet.
  private var unflushed: Set<String> = []

  init(_ files: ContentFolder, journal: String, _ calls: FileCalls, _ lock: HeldLock) {
    self.files = files
    path = journal
    self.calls = calls
    self.lock = lock
  }

  nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }

  var collected: CollectedPlaces {
    get throws(GatewayError) {
      try requireLockAndTask()
      var collected = CollectedPlaces()
      for entry in try PlaceJournal.entries(of: path, calls) {
        // Each entry takes a long time, because its picture is read and compared with its hash.
        if Task.isCancelled { throw .cancelled }
        try take(entry, into: &collected)
      }
      let crashes = try RequestedPictures.crashes(of: path, but: asked, calls)
      collected.crashes = crashes.filter { collected.pictures[$0.key] == nil }
      return collected
    }
  }

  /// Applies a journal entry. Ignores an entry that is invalid, or whose file is missing or damaged.
  private func take(_ entry: PlaceJournal.Entry, into collected: inout CollectedPlaces) throws(GatewayError) {
    switch entry {
    case .begun(let id, let source):
      collected = CollectedPlaces(id: try? PlaceDownloadNote.ID(id), source: source)
    case .document(let kind, let file):
      guard let kind = Place.Kind(rawValue: kind) else { return }
      guard let file else {
        collected.documents[kind] = .some(nil)
        return
      }
      guard let bytes = try held(file), Self.name(ofDocument: bytes) == file else {
        collected.documents[kind] = nil
        return
      }
      collected.documents[kind] = .some(bytes)
      unflushed.insert(file)
    case .expecting: break
    case .picture(let address, let document):
      guard let content = try? document.picture().content else { return }
      if case .kept(let photo, let count) = content {
        guard let bytes = try held(photo.text), bytes.count == count, Photo.ID(ofBytes: bytes) == photo else {
          collected.pictures[address] = nil
          return
        }
        unflushed.insert(photo.text)
      }
      collected.pictures[address] = content
    }
  }

  /// Returns the bytes of a file. `nil` if the file is missing or unreadable. Throws only if the process lacks the resources to read any
  /// file.
  private func held(_ name: String) throws(GatewayError) -> [UInt8]? {
    do { return try files.bytes(name) } catch {
      if case .outOfResources = error.faultKind { throw error }
      return nil
    }
  }

  func restart(id: PlaceDownloadNote.ID, source: String) throws(GatewayError) {
    try requireLockAndTask()
    journal = nil
    unflushed = []
    try forgetRequested()
    try AtomicFile(path, calls: calls).remove()
    try add(.begun(id: id.text, source: source))
  }

  func keep(_ document: [UInt8]?, of kind: Place.Kind) throws(GatewayError) {
    try requireLockAndTask()
    let name = document.map(Self.name(ofDocument:))
    if let document, let name { try keep(document, as: name) }
    try add(.document(kind: kind.rawValue, file: name))
  }

  func expect(pictures: Int) throws(GatewayError) {
    try requireLockAndTask()
    try add(.expecting(pictures: pictures))
  }

  func ask(_ address: WebAddress) throws(GatewayError) {
    try requireLockAndTask()
    let asked = if let asked { asked } else { try RequestedPictures(nextTo: path, calls) }
    self.asked = asked
    try asked.add(address.digest)
  }

  private func forgetRequested() throws(GatewayError) {
    asked = nil
    try AtomicFile(RequestedPictures.path(nextTo: path), calls: calls).remove()
  }

  /// Computes the hash outside the actor, so that several hashes can be computed at the same time.
  @concurrent nonisolated func keep(
    _ picture: LoadedImage, from address: WebAddress
  ) async throws(GatewayError) -> Photo.ID {
    let id = Photo.ID(ofBytes: picture.bytes)
    try await keep(picture, as: id, from: address)
    return id
  }

  private func keep(_ picture: LoadedImage, as id: Photo.ID, from address: WebAddress) throws(GatewayError) {
    try requireLockAndTask()
    try keep(picture.bytes, as: id.text)
    try add(.picture(address: address.digest, PlacePictureDocument(.kept(id, bytes: picture.bytes.count))))
  }

  func markMissing(_ address: WebAddress, _ absence: PlacePicture.Absence) throws(GatewayError) {
    try requireLockAndTask()
    try add(.picture(address: address.digest, PlacePictureDocument(.missing(absence))))
  }

  func flush() throws(GatewayError) {
    try requireLockAndTask()
    try files.flush(unflushed)
    unflushed = []
    try journal?.flush()
  }

  func finish(keeping pictures: Set<Photo.ID>) throws(GatewayError) {
    try requireLock()
    unflushed = []
    try files.removeAll(but: Set(pictures.map(\.text)))
    journal = nil
    try forgetRequested()
    // The journal must be deleted last. If the process is killed before that, the next download repeats these steps.
    try AtomicFile(path, calls: calls).remove()
  }

  func end() {
    if lock != nil { asked?.takeBack() }
    (journal, asked) = (nil, nil)
    lock = nil
  }

  private func requireLock() throws(GatewayError) { if lock == nil { throw .conflict } }

  /// Throws if the download has ended or the task is canceled, so that a call that waited while this happened changes nothing.
  private func requireLockAndTask() throws(GatewayError) {
    try requireLock()
    if Task.isCancelled { throw .cancelled }
  }

  private func keep(_ bytes: [UInt8], as name: String) throws(GatewayError) {
    try files.keep(bytes, as: name)
    unflushed.insert(name)
  }

  private func add(_ entry: PlaceJournal.Entry) throws(GatewayError) {
    let journal = if let journal { journal } else { try PlaceJournal(path, calls) }
    self.journal = journal
    try journal.add(entry)
  }

  private static func name(ofDocument bytes: [UInt8]) -> String { "document-" + SHA256.hex(of: bytes) }
}
