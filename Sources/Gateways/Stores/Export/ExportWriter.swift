import Entities
import StoreCore
import UseCases

/// Writes the records and pictures of a store to the folder of an export.
struct ExportWriter {
  /// The result of writing the records.
  struct Written: Sendable {
    let catalog: ExportManifest.File
    let users: ExportManifest.File
    let photos: Int
    /// The ids of the pictures of places.
    let placePhotos: Set<Photo.ID>
    let download: PlaceDownloadNote?

    var records: Int { catalog.records + users.records }
    var bytes: Int { catalog.bytes + users.bytes }
  }

  private let draft: ExportDraft
  private var catalog: RecordFile
  private var users: RecordFile
  private var photos: Set<Photo.ID> = []
  private var placePhotos: Set<Photo.ID> = []
  private var download: PlaceDownloadNote?

  init(_ draft: ExportDraft) throws(GatewayError) {
    self.draft = draft
    catalog = try RecordFile(RecordPart.catalog.file, in: draft.folder)
    users = try RecordFile(RecordPart.users.file, in: draft.folder)
  }

  /// The numbers of records and bytes written so far.
  var progress: (records: Int, bytes: Int) { (catalog.records + users.records, catalog.bytes + users.bytes) }

  mutating func add(_ record: StoreRecord, from store: any PhotoRecords) throws(GatewayError) {
    if Task.isCancelled { throw .cancelled }
    if record.isOfUsers { try users.add(record) } else { try catalog.add(record) }
    for id in record.photos where photos.insert(id).inserted {
      guard let photo = try store.photo(id), Photo.ID(of: photo) == id else {
        throw .corrupt(what: id.text, why: "the picture is missing, or another one than it was")
      }
      try draft.keep(photo, id, as: .photos)
    }
    placePhotos.formUnion(record.placePhotos)
    if case .placeDownload(let note) = record { download = note }
  }

  mutating func finish() throws(GatewayError) -> Written {
    Written(
      catalog: try catalog.finish(), users: try users.finish(), photos: photos.count, placePhotos: placePhotos,
      download: download)
  }
}

/// A record file that is being written.
private struct RecordFile {
  private let file: Descriptor
  private let calls: FileCalls
  private var waiting: [UInt8] = []
  private var hash = SHA256()
  private(set) var bytes = 0
  private(set) var records = 0

  init(_ name: String, in folder: OpenFolder) throws(GatewayError) {
    calls = folder.calls
    file = try Descriptor(calls.make(folder.number, name), folder / name)
  }

  mutating func add(_ record: StoreRecord) throws(GatewayError) {
    let line = try RecordDocument(record).line()
    // An import refuses lines that are longer than this limit.
    let limit = ExportManifest.maximumBytes
    if line.count > limit { throw .unusableExport(what: file.path, why: .tooLarge(limit: limit)) }
    waiting += line
    bytes += line.count
    records += 1
    if waiting.count >= 1 << 16 { try write() }
  }

  private mutating func write() throws(GatewayError) {
    hash.add(waiting)
    try file.write(waiting, calls)
    waiting.removeAll(keepingCapacity: true)
  }

  mutating func finish() throws(GatewayError) -> ExportManifest.File {
    try write()
    try file.flush(calls)
    return ExportManifest.File(bytes: bytes, records: records, sha256: hash.hex)
  }
}
