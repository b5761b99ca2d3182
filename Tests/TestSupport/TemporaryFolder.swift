import Foundation

/// A folder for one test, gone with it.
public final class TemporaryFolder: Sendable {
  public let path: String

  /// - Parameter isOnDisk: on the disk, for tests of what lasts; otherwise in memory where the system has such a place, as
  ///   hundreds of small stores would wait for the disk most of the time.
  public init(isOnDisk: Bool = false) throws {
    let memory = "/dev/shm"
    let isInMemory = !isOnDisk && FileManager.default.isWritableFile(atPath: memory)
    let parent = isInMemory ? memory : FileManager.default.temporaryDirectory.path
    path = parent + "/recetas-test-\(UUID().uuidString)"
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  /// Makes a file and answers its path.
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
