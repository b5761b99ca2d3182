import Entities
import UseCases

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// What a download gathered, in a file to which a line of JSON is added for each thing that came. A line that its writer did not finish is
/// as none, and is cut off before the next one is added.
final class PlaceJournal {
  /// A line: what came, as one of these.
  enum Entry: Codable, Hashable {
    case begun(id: String, source: String)
    /// `file`: the name of the document's file; `nil`: there is no such document.
    case document(kind: String, file: String?)
    case expecting(pictures: Int)
    /// `address`: its digest.
    case picture(address: String, PlacePictureDocument)
  }

  private let path: String
  private let calls: FileCalls
  private let file: Descriptor
  /// The length of all complete lines, in bytes.
  private var length: Int

  /// Opens the journal for adding to it, and makes it where there is none.
  init(_ path: String, _ calls: FileCalls) throws(GatewayError) {
    length = try Self.read(path, calls).length
    let opened = try PlainFile(making: path, calls)
    // It is the only file that is written where it stands.
    try opened.requireOwn()
    file = opened.file
    self.path = path
    self.calls = calls
  }

  /// The complete lines of a journal; none if there is no journal.
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
    // Behind the last whole line, over what an unfinished one left.
    guard repeating({ ftruncate(file.number, off_t(length)) }) == 0, lseek(file.number, off_t(length), SEEK_SET) >= 0
    else {
      throw .system(errno, path)
    }
    try file.write(line, calls)
    length += line.count
  }

  /// Waits until all lines are on the disk.
  func flush() throws(GatewayError) { try file.flush(calls) }
}
