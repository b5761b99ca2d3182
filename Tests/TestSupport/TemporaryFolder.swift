import Foundation

/// A folder that is deleted along with this object, or at the latest when the process exits.
public final class TemporaryFolder: Sendable {
  public let path: String

  /// Creates an empty folder.
  ///
  /// - Parameter isOnDisk: Whether the folder must be on disk, for tests of durability. Otherwise, the folder is in memory if the system
  ///   supports that, because hundreds of small stores would spend most of their time waiting for the disk.
  public init(isOnDisk: Bool = false) throws {
    path = (isOnDisk ? Self.onDisk : Self.inMemory) + "/" + UUID().uuidString
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  /// The name of this process's folder, which contains the folders of its tests.
  private static let name = "recetas-tests-\(getpid())-\(UUID().uuidString)"
  private static let onDisk: String = {
    atexit { try? FileManager.default.removeItem(atPath: TemporaryFolder.onDisk) }
    return FileManager.default.temporaryDirectory.path + "/" + name
  }()
  private static let inMemory: String = {
    let memory = "/dev/shm"
    guard FileManager.default.isWritableFile(atPath: memory) else { return onDisk }
    atexit { try? FileManager.default.removeItem(atPath: TemporaryFolder.inMemory) }
    return memory + "/" + name
  }()

  deinit { try? FileManager.default.removeItem(atPath: path) }

  /// Creates a file with the given bytes in the folder, and returns the file's path.
  public func file(_ name: String, _ bytes: some Sequence<UInt8>) throws -> String {
    let path = path + "/" + name
    try Data(bytes).write(to: URL(fileURLWithPath: path))
    return path
  }

  public func file(_ name: String, _ text: String) throws -> String { try file(name, text.utf8) }

  public func folder(_ name: String) throws -> String {
    try FileManager.default.createDirectory(atPath: path + "/" + name, withIntermediateDirectories: true)
    return path + "/" + name
  }
}
