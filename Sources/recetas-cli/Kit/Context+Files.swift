import Entities
import Gateways
import Interfaces

/// A file that a command writes for the user.
struct OutputFile: Sendable {
  let path: String
  let bytes: [UInt8]
}

extension Context {
  /// Reads all of standard input.
  func standardInput(atMost limit: Int) async throws -> [UInt8] {
    guard let bytes = await console.readAll(atMost: limit) else { throw texts.inputTooLong(limit) }
    return bytes
  }

  /// Saves each picture to its file, and prints the path. The file extension is adjusted to the format.
  ///
  /// - Throws: an error if a picture is incomplete.
  func save(_ pictures: [(image: LoadedImage, file: String)]) async throws {
    let files = try pictures.map { image, file in
      let target = image.format.fileName(file)
      guard image.isWhole else { throw texts.cutImage(for: target) }
      return OutputFile(path: target, bytes: image.bytes)
    }
    try await save(files)
    for file in files { output.notice(texts.savedImage(in: file.path)) }
  }

  /// Saves the user's files, each atomically. Existing files are replaced only if the user agrees.
  ///
  /// All checks and questions precede the first write, so if the user refuses, every file remains unchanged.
  func save(_ files: [OutputFile]) async throws {
    for (index, file) in files.enumerated() {
      try requireOutsideStore(file.path)
      if files[..<index].contains(where: { Folder.isOnePlace($0.path, file.path) }) {
        throw texts.namedTwice(file.path)
      }
    }
    let replaced = files.map(\.path).filter { SavedFile($0).exists }
    if !replaced.isEmpty { try await confirm(texts.confirmReplacing(replaced)) }
    for (index, file) in files.enumerated() {
      do { try SavedFile(file.path).save(file.bytes) } catch {
        throw texts.cannotSave(file.path, saved: files[..<index].map(\.path))
      }
    }
  }

  /// Refuses a path that leads to one of the program's own files, even through another name or a link.
  func requireOutsideStore(_ file: String) throws {
    if kit.ownFiles.hold(file) { throw texts.isOfTheStore(file) }
  }
}
