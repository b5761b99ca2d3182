import UseCases

/// The next version of an ``AtomicFile``, written beside it. Deleted on deinitialization unless it was settled.
final class DraftFile {
  private let path: String
  private let calls: FileCalls
  private let file: Descriptor
  private var isSettled = false

  private var draft: String { path + ".new" }

  /// - Parameter path: the path of the file that it will replace.
  init(of path: String, _ bytes: [UInt8], _ calls: FileCalls) throws(GatewayError) {
    file = try Descriptor(calls.make(path + ".new"), path)
    self.path = path
    self.calls = calls
    try file.write(bytes, calls)
  }

  deinit { if !isSettled { try? AtomicFile(draft).remove() } }

  /// Waits until the draft is on the disk.
  func flush() throws(GatewayError) { try file.flush(calls) }

  /// The version that the file will have once the draft replaces it.
  func version() throws(GatewayError) -> AtomicFile.Version { try file.version() }

  /// Renames the draft over the file.
  func settle() throws(GatewayError) {
    try calls.settle(draft, as: path)
    isSettled = true
  }
}
