import Entities
import UseCases

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The journal of a download: a file to which each result of the download adds a line of JSON. An incomplete last line is ignored, and
/// truncated before the next line is added.
final class PlaceJournal {
  /// The content of one line in the journal.
  enum Entry: Codable, Hashable {
    case begun(id: String, source: String)
    /// The result of downloading a document. `file` is the name of the document's file. `nil` if the source doesn't have the document.
    case document(kind: String, file: String?)
    case expecting(pictures: Int)
    /// The result of downloading a picture. `address` is the digest of the picture's address.
    case picture(address: String, PlacePictureDocument)
  }

  private let path: String
  private let calls: FileCalls
  private let file: Descriptor
  /// The total length of the complete lines, in bytes.
  private var length: Int

  /// Opens the journal for appending, and creates it if it doesn't exist.
  init(_ path: String, _ calls: FileCalls) throws(GatewayError) {
    length = try Self.read(path, calls).length
    let opened = try PlainFile(making: path, calls)
    // The journal is written in place, so it must not belong to another user or have another hard link.
    try opened.requireOwn()
    file = opened.file
    self.path = path
    self.calls = calls
  }

  /// Returns the complete lines of a journal. Empty if the journal doesn't exist.
  static func entries(of path: String, _ calls: FileCalls) throws(GatewayError) -> [Entry] {
    try read(path, calls).entries
  }

  private static func read(_ path: String, _ calls: FileCalls) throws(GatewayError) -> (entries: [Entry], length: Int) {
    guard let bytes = try PlainFile(reading: path, followsLinks: false, calls)?.bytes(atMost: AtomicFile.usualLimit)
    else {
      return ([], 0)
    }
    var (entries, length): ([Entry], Int) = ([], 0)
    while let end = bytes[length...].firstIndex(of: UInt8(ascii: "\n")),
      let entry = try? JSONDocument.decode(Entry.self, Array(bytes[length..<end]), from: path)
    {
      entries.append(entry)
      length = end + 1
    }
    return (entries, length)
  }

  func add(_ entry: Entry) throws(GatewayError) {
    let line = try JSONDocument.encode(entry, isPretty: false)
    // The new line is written after the last complete line, and replaces an incomplete one.
    guard repeating({ ftruncate(file.number, off_t(length)) }) == 0, lseek(file.number, off_t(length), SEEK_SET) >= 0
    else {
      throw .system(errno, path)
    }
    try file.write(line, calls)
    length += line.count
  }

  /// Waits until all lines are on disk.
  func flush() throws(GatewayError) { try file.flush(calls) }
}
