import StoreCore
package import UseCases

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The file of an unreadable store whose data the user agreed to delete.
package struct UnreadableStore {
  let path: String
  let calls: FileCalls
  /// Byte sequences that identify a store. Every file of a store contains at least one of them, unless it is empty.
  let marks: [[UInt8]]

  package init(_ path: String, marks: [String], _ calls: FileCalls) {
    self.path = path
    self.calls = calls
    self.marks = marks.map { Array($0.utf8) }
  }

  /// Whether the file belongs to the kit. Such a file contains traces of a store, or only zeros, as after a system crash.
  ///
  /// This check prevents deleting another program's file that was put at this path by mistake.
  package func isOfStore() throws(GatewayError) -> Bool {
    guard let file = try PlainFile(reading: path, calls) else {
      throw .unavailable(what: path, why: GatewayError.reason(ENOENT))
    }
    let overlap = marks.map(\.count).max() ?? 0
    var (tail, isBlank): ([UInt8], Bool) = ([], true)
    while true {
      let chunk = try file.read(atMost: 1 << 20)
      if chunk.isEmpty { return isBlank }
      let bytes = tail + chunk
      if marks.contains(where: { Self.contains($0, bytes) }) { return true }
      isBlank = isBlank && bytes.allSatisfy { $0 == 0 }
      tail = Array(bytes.suffix(overlap))
    }
  }

  private static func contains(_ mark: [UInt8], _ bytes: [UInt8]) -> Bool {
    var start = bytes.startIndex
    while let found = bytes[start...].firstIndex(of: mark[0]) {
      if bytes[found...].starts(with: mark) { return true }
      start = found + 1
    }
    return false
  }
}
