import Entities
import Gateways
import Interfaces

/// A file that a command writes for the user.
struct OutputFile: Sendable {
  let path: String
  let bytes: [UInt8]
}

extension Context {
  /// All of the standard input.
  func standardInput(atMost limit: Int) async throws -> [UInt8] {
    guard let bytes = await console.readAll(atMost: limit) else { throw texts.inputTooLong(limit) }
    return bytes
  }

  /// Saves complete pictures, each in its file, and prints where. The extension fits the format.
  func save(_ pictures: [(image: LoadedImage, file: String)]) async throws {
    let files = try pictures.map { image, file in
      let target = image.format.fileName(file)
      guard image.isWhole else { throw texts.cutImage(for: target) }
      return OutputFile(path: target, bytes: image.bytes)
    }
    try await save(files)
    for file in files { output.notice(texts.savedImage(in: file.path)) }
  }

  /// Saves files of the user, each atomically. Existing ones are replaced only if the user agrees.
  ///
  /// Everything is refused or asked before the first file is written: an answer of no leaves all of them as they are.
  func save(_ files: [OutputFile]) async throws {
    for (index, file) in files.enumerated() {
      try requireOutsideStore(file.path)
      if files[..<index].contains(where: { Folder.isOnePlace($0.path, file.path) }) {
        throw texts.namedTwice(file.path)
      }
    }
    let replaced = files.map(\.path).filter { SavedFile($0).isThere }
    if !replaced.isEmpty { try await confirm(texts.confirmReplacing(replaced)) }
    for (index, file) in files.enumerated() {
      do { try SavedFile(file.path).save(file.bytes) } catch {
        throw texts.cannotSave(file.path, saved: files[..<index].map(\.path))
      }
    }
  }

  /// Refuses a target that is one of the program's own files, whatever name or link leads there.
  func requireOutsideStore(_ file: String) throws {
    if kit.ownFiles.hold(file) { throw texts.isOfTheStore(file) }
  }
}
