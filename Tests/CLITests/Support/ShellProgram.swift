import Foundation
import TestSupport
import Testing

@testable import recetas_cli

/// The shells with completion scripts.
enum Shells {
  static let folders = ["/bin", "/usr/bin", "/usr/local/bin", "/opt/homebrew/bin"]
  static let bash = path(of: "bash")
  static let zsh = path(of: "zsh")
  static let fish = path(of: "fish")

  private static func path(of shell: String) -> String? {
    folders.map { $0 + "/" + shell }.first { FileManager.default.isExecutableFile(atPath: $0) }
  }
}

/// The program as a shell finds it: in `PATH`, with the default store.
struct ShellProgram {
  let binary: Binary
  /// The path of the completion script.
  let script: String

  var folder: String { binary.folder.path }

  var environment: [String: String] {
    let products = URL(fileURLWithPath: Binary.path).deletingLastPathComponent().path
    return [
      "PATH": ([products, folder] + Shells.folders).joined(separator: ":"), "HOME": folder, "LANG": "C.UTF-8",
      "LC_ALL": "C.UTF-8", "RECETAS_HOME": folder, "RECETAS_LANG": "en", "TERM": "dumb", "PS1": "> ", "PROMPT": "> ",
      // A shell shows this prompt for an incomplete line.
      "PS2": "open", "PROMPT2": "open",
    ]
  }

  init(_ shell: String) async throws {
    binary = try Binary()
    script = try binary.folder.file("script", try await binary("completions", shell).output)
  }

  func run(_ words: String...) async throws {
    try await RunningProcess([Binary.path] + words, environment, in: binary.folder, input: "").end().expect(.ok)
  }

  func session(_ shell: [String]) throws -> TerminalSession {
    try TerminalSession(shell, environment, width: 240, height: 50, keeping: binary)
  }
}
