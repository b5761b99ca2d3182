import Entities
import UseCases

/// Reads the lines of a record file, one at a time.
struct RecordLines {
  private let file: PlainFile
  private var waiting: ArraySlice<UInt8> = []
  private var hash = SHA256()
  /// The number of bytes that have been read, and the number of lines that have been returned.
  private(set) var (bytes, count) = (0, 0)

  init(_ file: PlainFile) { self.file = file }

  /// Returns the next line, including its line break. `nil` at the end of the file.
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
        // A last line without a line break is incomplete.
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

  /// The size, record count and hash of the data that has been read so far.
  var summary: ExportManifest.File { ExportManifest.File(bytes: bytes, records: count, sha256: hash.hex) }
}
