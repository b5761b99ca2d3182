package import UseCases

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The next version of a file, written beside it, in a file that nobody else has opened. Deleted on deinitialization unless it was settled.
package final class DraftFile {
  private let folder: OpenFolder
  private let name: String
  private let draft: String
  private let file: Descriptor
  private let status: FileStatus
  private var isSettled = false

  private var path: String { folder / name }

  /// - Parameter name: of the file that it will replace.
  package init(of name: String, _ bytes: [UInt8], in folder: OpenFolder) throws(GatewayError) {
    draft = DraftName.fresh(of: name)
    file = try Descriptor(folder.calls.make(folder.number, draft), folder / name)
    self.folder = folder
    self.name = name
    do throws(GatewayError) { status = try file.status(folder.calls) } catch {
      try? folder.remove(draft)
      throw error
    }
    try file.write(bytes, folder.calls)
  }

  deinit { if !isSettled { try? folder.remove(draft) } }

  /// Gives the file the read permissions of the one that it replaces; nobody else may write it.
  func keepReaders() throws(GatewayError) {
    guard let old = try folder.status(name), old.kind == .file, old.isMine else { return }
    let readers = old.permissions & 0o044
    if readers != 0, repeating({ fchmod(file.number, mode_t(0o600 | readers)) }) != 0 { throw .system(errno, path) }
  }

  /// Waits until the draft is on the disk.
  package func flush() throws(GatewayError) { try file.flush(folder.calls) }

  /// The version that the file will have once the draft replaces it.
  func version() throws(GatewayError) -> AtomicFile.Version { AtomicFile.Version(try file.status(folder.calls)) }

  /// Renames the draft over the file.
  ///
  /// - Throws: ``FileFault/exchanged`` when somebody has put another file in the draft's place.
  package func settle() throws(GatewayError) {
    guard let found = try folder.status(draft), found.isSame(as: status) else {
      throw .unusableFile(what: path, why: .exchanged)
    }
    if folder.calls.move(folder.number, draft, name) != 0 {
      let code = errno
      // A file server may have renamed it, though its answer was lost.
      guard (try? folder.status(name))?.isSame(as: status) == true else { throw .system(code, path) }
    }
    isSettled = true
  }
}

/// The name of a file's next version while it is being written: `NAME.0123456789abcdef.new`, with a random number that can't be guessed.
package enum DraftName {
  private static let ending = ".new"
  private static let digits = 16

  /// A new random name for a draft of the file with this name.
  static func fresh(of name: String) -> String {
    let number = String(UInt64.random(in: .min ... .max), radix: 16)
    return name + "." + String(repeating: "0", count: digits - number.utf8.count) + number + ending
  }

  /// The name of the file whose draft this is; `nil` if it is not a draft's name. The first versions of the kit used no number.
  package static func target(of draft: String) -> String? {
    guard draft.hasSuffix(ending) else { return nil }
    let name = draft.dropLast(ending.count)
    let (target, number) = (name.dropLast(digits + 1), name.suffix(digits + 1))
    let isNumbered =
      number.first == "." && number.utf8.count == digits + 1
      && number.utf8.dropFirst().allSatisfy("0123456789abcdef".utf8.contains)
    return isNumbered ? String(target) : String(name)
  }
}
