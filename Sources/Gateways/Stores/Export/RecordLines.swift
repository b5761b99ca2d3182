import Entities
import UseCases

/// The lines of a file of records, read one by one.
struct RecordLines {
  private let file: PlainFile
  private var waiting: ArraySlice<UInt8> = []
  private var hash = SHA256()
  /// How many bytes were read, and how many lines were handed out.
  private(set) var (bytes, count) = (0, 0)

  init(_ file: PlainFile) { self.file = file }

  /// The next line, with its end; `nil`: there are no more.
  mutating func next() throws(GatewayError) -> [UInt8]? {
    var searched = waiting.startIndex
    while true {
      if let end = waiting[searched...].firstIndex(of: UInt8(ascii: "\n")) {
        defer { waiting = waiting[(end + 1)...] }
        count += 1
        return Array(waiting[...end])
      }
      let limit = ExportManifest.maximumBytes
      if waiting.count >= limit { throw .unusableExport(what: file.file.path, why: .tooLarge(limit: limit)) }
      let chunk = try file.read(atMost: 1 << 16)
      if chunk.isEmpty {
        // A line without an end is incomplete.
        defer { waiting = [] }
        if waiting.isEmpty { return nil }
        count += 1
        return Array(waiting)
      }
      hash.add(chunk)
      bytes += chunk.count
      let rest = Array(waiting)
      searched = rest.count
      waiting = (rest + chunk)[...]
    }
  }

  /// Size, number of records and hash of what was read so far.
  var summary: ExportManifest.File { ExportManifest.File(bytes: bytes, records: count, sha256: hash.hex) }
}
