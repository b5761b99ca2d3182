import TestSupport

#if os(Linux)
  import Foundation

  /// An in-memory disk, mounted on a folder, whose size the test controls. The disk is unmounted after the test.
  final class SmallDisk: Sendable {
    let path: String

    /// Whether this user can mount a disk. Only the administrator can, and some containers don't allow even that.
    static let isAllowed: Bool = {
      guard let folder = try? TemporaryFolder() else { return false }
      return (try? SmallDisk(folder.path)) != nil
    }()

    init(_ path: String) throws {
      self.path = path
      try Self.mount(path, bytes: Self.large)
    }

    deinit { umount2(path, Int32(MNT_DETACH)) }

    private static let large = 256 << 20

    /// Runs a shell command with this many free pages of 4 kB. The command's temporary files are on this disk.
    func run(_ command: String, of program: Binary, pages: Int) async throws -> Binary.Outcome {
      try leave(kilobytes: 4 * pages)
      let outcome = try await program.shell("export TMPDIR='\(path)' SQLITE_TMPDIR='\(path)'; \(command)")
      try grow()
      return outcome
    }

    /// Shrinks the disk until only this much space is free.
    private func leave(kilobytes: Int) throws {
      let attributes = try FileManager.default.attributesOfFileSystem(forPath: path)
      let size = (attributes[.systemSize] as? NSNumber)?.intValue ?? 0
      let free = (attributes[.systemFreeSize] as? NSNumber)?.intValue ?? 0
      try Self.mount(path, bytes: size - free + (kilobytes << 10), isMounted: true)
    }

    /// Enlarges the disk again.
    private func grow() throws { try Self.mount(path, bytes: Self.large, isMounted: true) }

    private static func mount(_ path: String, bytes: Int, isMounted: Bool = false) throws {
      let flags = isMounted ? UInt(MS_REMOUNT) : 0
      if Foundation.mount("tmpfs", path, "tmpfs", flags, "size=\(bytes)") != 0 {
        throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EPERM)
      }
    }
  }
#endif
