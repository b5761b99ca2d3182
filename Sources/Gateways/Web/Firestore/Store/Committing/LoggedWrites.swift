import Gateways
import UseCases

/// The writes of a change that is too large for one commit, as text. Each part fits into a commit and has one write per line. The last part
/// only changes the control document.
enum LoggedWrites {
  /// The maximum size of a part, in bytes. A part that consists of one write can be longer.
  private static let longestPart = 900_000

  static func parts(of commit: StagedCommit) throws(GatewayError) -> [String] {
    var (parts, lines, size, entries): ([String], [String], Int, Int) = ([], [], 0, 0)
    func close() {
      if !lines.isEmpty { parts.append(lines.joined(separator: separator)) }
      (lines, size, entries) = ([], 0, 0)
    }
    var last: String?
    // The bytes of pictures have already been written.
    for write in commit.writes where !(write.isOfPart && write.change != .delete) {
      let isControl = write.name.segments.suffix(2).joined(separator: "/") == Control.path
      // The control document will have changed in the meantime, so its precondition is added when the part is applied.
      let line = try line(isControl ? FirestoreWrite(name: write.name, change: write.change, precondition: nil) : write)
      if isControl {
        last = line
        continue
      }
      let isFull =
        size + line.utf8.count > longestPart || lines.count == StagedCommit.maximumWrites
        || entries + write.estimatedEntries > StagedCommit.maximumEntries
      if isFull { close() }
      lines.append(line)
      size += line.utf8.count
      entries += write.estimatedEntries
    }
    close()
    if let last { parts.append(last) }
    return parts
  }

  /// Separates the lines of a part. No line contains this separator, since JSON escapes line breaks.
  static let separator = ",\n"

  static func line(_ document: some Encodable) throws(GatewayError) -> String {
    String(decoding: try JSONDocument.encode(document, isPretty: false).dropLast(), as: UTF8.self)
  }

  /// Splits a part into strings that fit into a document.
  static func pieces(_ part: String) -> [String] {
    var (pieces, rest) = ([String](), Substring(part))
    while rest.utf8.count > longestPart {
      var end = rest.utf8.index(rest.startIndex, offsetBy: longestPart)
      while end.samePosition(in: part.unicodeScalars) == nil { end = rest.utf8.index(before: end) }
      pieces.append(String(rest[..<end]))
      rest = rest[end...]
    }
    return pieces + [String(rest)]
  }
}

extension FirestoreWrite {
  /// Whether the write changes a part of a picture.
  fileprivate var isOfPart: Bool { name.segments.dropLast().last == "parts" }
}

extension FirestoreClient {
  /// The maximum number of attempts per part.
  private static let attempts = 3

  /// Commits a part of the log and counts the part, unless the control document has changed.
  ///
  /// - Parameter isLast: whether the part changes the control document itself.
  func replay(
    _ part: String, of change: LongChange, isLast: Bool, over control: FirestoreDocument
  ) async throws(GatewayError) {
    let precondition = FirestoreWrite.Precondition.updated(at: control.updateTime)
    if isLast {
      let condition = try LoggedWrites.line(["updateTime": control.updateTime])
      return try await replay(["\(part.dropLast()),\"currentDocument\":\(condition)}"], and: [], verifying: [])
    }
    var counted = change
    counted.beat += 1
    let mask = [FirestoreFieldPath("change")]
    let count = try write(Control.path, .update(["change": .map(counted.fields)], mask: mask), precondition)
    let lines = part.split(separator: LoggedWrites.separator).map(String.init)
    try await replay(
      lines[...], and: [LoggedWrites.line(count)],
      verifying: [LoggedWrites.line(write(Control.path, .verify, precondition))])
  }

  private func replay(
    _ lines: ArraySlice<String>, and count: [String], verifying: [String]
  ) async throws(GatewayError) {
    let writes = (lines + count).joined(separator: LoggedWrites.separator)
    let address = try endpoint.address(FirestoreName.documents(of: project).path + ":commit")
    let request = HTTPRequest(.post, address, body: Array("{\"writes\":[\(writes)]}".utf8))
    for attempt in 1... {
      do throws(FirestoreFailure) {
        _ = try await answer(FirestoreCommitResult.self, to: request, .commit)
        return
      } catch {
        // Index entries count toward the limit, and their number is only estimated, so the part is split.
        if error.status == .invalidArgument && lines.count > 1 {
          let middle = lines.startIndex + lines.count / 2
          try await replay(lines[..<middle], and: verifying, verifying: verifying)
          return try await replay(lines[middle...], and: count, verifying: verifying)
        }
        if error.status == .failedPrecondition || attempt == Self.attempts { throw gatewayError(error) }
      }
    }
  }
}
