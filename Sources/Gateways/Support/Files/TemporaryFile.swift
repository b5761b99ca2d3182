package import UseCases

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A temporary file that contains the next version of a file, in the same folder as that file. No other process has the temporary file
/// open. The temporary file is deleted on deinitialization unless ``settle()`` has succeeded.
package final class TemporaryFile {
  private let folder: OpenFolder
  private let name: String
  private let draft: String
  private let file: Descriptor
  private let status: FileStatus
  private var isSettled = false

  private var path: String { folder / name }

  /// - Parameter name: the name of the file to replace.
  package init(of name: String, _ bytes: [UInt8], in folder: OpenFolder) throws(GatewayError) {
    draft = TemporaryFileName.fresh(of: name)
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

  /// Copies the read permissions of the file to be replaced to the temporary file. Only the owner keeps write permission.
  func keepReaders() throws(GatewayError) {
    guard let old = try folder.status(name), old.kind == .file, old.isMine else { return }
    let readers = old.permissions & 0o044
    if readers != 0, repeating({ fchmod(file.number, mode_t(0o600 | readers)) }) != 0 { throw .system(errno, path) }
  }

  /// Waits until the temporary file is on disk.
  package func flush() throws(GatewayError) { try file.flush(folder.calls) }

  /// Returns the version that the file will have after the temporary file replaces it.
  func version() throws(GatewayError) -> AtomicFile.Version { AtomicFile.Version(try file.status(folder.calls)) }

  /// Renames the temporary file to the name of the file that it replaces.
  ///
  /// - Throws: ``FileFault/exchanged`` if a different file is in place of the temporary file.
  package func settle() throws(GatewayError) {
    guard let found = try folder.status(draft), found.isSame(as: status) else {
      throw .unusableFile(what: path, why: .exchanged)
    }
    if folder.calls.move(folder.number, draft, name) != 0 {
      let code = errno
      // A file server can complete the renaming even if its response is lost.
      guard (try? folder.status(name))?.isSame(as: status) == true else { throw .system(code, path) }
    }
    isSettled = true
  }
}

/// Creates and parses the names of temporary files: `NAME.0123456789abcdef.new`, with an unpredictable random number.
package enum TemporaryFileName {
  private static let ending = ".new"
  private static let digits = 16

  /// Returns a new random name for a temporary file that replaces the file with this name.
  static func fresh(of name: String) -> String {
    let number = String(UInt64.random(in: .min ... .max), radix: 16)
    return name + "." + String(repeating: "0", count: digits - number.utf8.count) + number + ending
  }

  /// Returns the name of the file that a temporary file replaces. `nil` if `draft` isn't the name of a temporary file. The first versions
  /// of the kit used no number in the name.
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
