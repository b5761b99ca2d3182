#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The user's editor for long text: the program in `VISUAL` or, if that isn't set, in `EDITOR`. The default is `vi`.
struct TextEditor: Sendable {
  /// The reason that the text was not edited.
  struct Failure: Error {
    let message: String
  }

  let command: String
  private let environment: [String: String]
  private let failed: @Sendable (String) -> String

  /// - Parameter failed: a closure that takes the name of an editor, and returns the message about its failure.
  init(_ settings: Settings, failed: @escaping @Sendable (String) -> String) {
    command = settings["VISUAL"] ?? settings["EDITOR"] ?? "vi"
    environment = settings.environment
    self.failed = failed
  }

  /// Opens text in the editor, and returns the edited text after the user closes the editor. Only this user can read the temporary file,
  /// which is then deleted.
  func edit(_ text: String) async -> Result<String, Failure> {
    let folder = environment["TMPDIR"].flatMap { $0.isEmpty ? nil : $0 } ?? "/tmp"
    var path = Array((folder + "/recetas-XXXXXX.txt").utf8CString)
    let file = mkstemps(&path, 4)
    guard file >= 0 else { return .failure(Failure(message: failed(command))) }
    close(file)
    let name = path.withUnsafeBufferPointer {
      String(decoding: $0.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
    }
    defer { unlink(name) }
    do {
      try Data(text.utf8).write(to: URL(fileURLWithPath: name))
      // The command runs in a shell, since it can contain options.
      let words = ["/bin/sh", "-c", command + " \"$1\"", "sh", name]
      let status = await onBackgroundThread { [environment] in ChildProcess(words, environment)?.end() }
      guard status == 0 else { return .failure(Failure(message: failed(command))) }
      var edited = String(decoding: try Data(contentsOf: URL(fileURLWithPath: name)), as: UTF8.self)
      // Editors add a line break to the last line.
      if edited.hasSuffix("\n"), !text.hasSuffix("\n") { edited.removeLast() }
      return .success(edited)
    } catch {
      return .failure(Failure(message: failed(command)))
    }
  }
}
