import Foundation
import TestSupport
import TestGroups
import Testing

@testable import recetas_cli

/// The scripts in the shells that are for, at a pseudo-terminal, or where the shell has one, by its engine.
@Suite struct `A shell` {
  struct Line: Sendable, CustomTestStringConvertible {
    /// The words before the one that is typed.
    let front: String
    var typed: String
    /// What becomes of it, as the shell must write it.
    var word: String
    var testDescription: String { front + typed }

    init(_ front: String, _ typed: String, _ word: String) {
      self.front = "recetas-cli " + front
      self.typed = typed
      self.word = word
    }

    /// With the folder in which the files are.
    func inFolder(_ path: String) -> Line {
      var line = self
      line.typed = typed.replacing("FOLDER", with: path)
      line.word = word.replacing("FOLDER", with: path)
      return line
    }
  }

  static let lines = [
    Line("", "recip", "recipes"), Line("menu ", "lis", "list"), Line("beers list --", "so", "sort"),
    Line("beers list --sort ", "cal", "calories"), Line("beers list --sort=", "cal", "calories"),
    Line("--lang es beers list --sort ", "alc", "alcohol"), Line("order add ", "Tira", "Tiramisù"),
    Line("order add Tiramisù ", "Lub", #"Lubina\ all\'acqua\ pazza"#), Line("--store memory: orde", "", "r"),
    Line("recipes show ", "local-gazp", "local-gazpacho-andaluz"),
    Line("store export ", "FOLDER/carp", "FOLDER/carpeta/"), Line("menu import ", "FOLDER/plat", "FOLDER/platos.json"),
    Line("places map --svg=", "FOLDER/plat", "FOLDER/platos.json"),
    Line("--store sqlite:", "FOLDER/plat", "FOLDER/platos.json"),
  ]

  private static let folders = ["/bin", "/usr/bin", "/usr/local/bin", "/opt/homebrew/bin"]
  private static func path(of shell: String) -> String? {
    folders.map { $0 + "/" + shell }.first { FileManager.default.isExecutableFile(atPath: $0) }
  }
  static let bash = path(of: "bash")
  static let zsh = path(of: "zsh")
  static let fish = path(of: "fish")

  /// The program with a menu, recipes and beers, and the script in a file.
  private func program(_ shell: String) async throws -> (Binary, script: String) {
    let program = try Binary()
    for words in [["menu", "list"], ["recipes", "list"], ["beers", "list"]] {
      // In the store that a shell completes from: that of no --store.
      let filling = try RunningProcess([Binary.path] + words, environment(program), in: program.folder, input: "")
      try await filling.end().expect(.ok)
    }
    _ = try program.folder.file("platos.json", "[]")
    try FileManager.default.createDirectory(
      atPath: program.folder.path + "/carpeta", withIntermediateDirectories: false)
    return (program, try program.folder.file("script", try await program("completions", shell).output))
  }

  private func environment(_ program: Binary) -> [String: String] {
    let folder = URL(fileURLWithPath: Binary.path).deletingLastPathComponent().path
    return [
      "PATH": ([folder] + Self.folders).joined(separator: ":"), "HOME": program.folder.path, "LANG": "C.UTF-8",
      "LC_ALL": "C.UTF-8",
      "RECETAS_HOME": program.folder.path, "RECETAS_LANG": "en", "TERM": "dumb", "PS1": "> ", "PROMPT": "> ",
    ]
  }

  /// Types each line at the shell, and a tab behind it.
  private func complete(_ shell: [String], _ name: String, setUp: String) async throws {
    let (program, script) = try await program(name)
    for line in Self.lines.map({ $0.inFolder(program.folder.path) }) {
      let session = try TerminalSession(shell, environment(program), width: 240, height: 50, keeping: program)
      session.type("\(setUp); source \(script); echo 'rea''dy'\r")
      try #require(await session.shows("ready"))
      session.type(line.front + line.typed + "\t")
      let isShown = await session.shows { $0.text.contains("> " + line.front + line.word) }
      #expect(isShown, "\(line)")
      session.send(SIGKILL)
      _ = await session.end()
    }
  }

  @Test(.group(.terminal), .enabled(if: bash != nil, "bash is not installed"))
  func `called bash completes commands, options, values, names and files`() async throws {
    let quiet = "bind 'set bell-style none'; bind 'set enable-bracketed-paste off'; bind 'set show-all-if-ambiguous on'"
    try await complete([Self.bash ?? "", "--norc", "--noprofile", "-i"], "bash", setUp: quiet)
  }

  @Test(.group(.terminal), .enabled(if: zsh != nil, "zsh is not installed"))
  func `called zsh completes commands, options, values, names and files`() async throws {
    try await complete(
      [Self.zsh ?? "", "-f", "-i"], "zsh", setUp: "unsetopt beep; autoload -Uz compinit; compinit -u -D")
  }

  @Test(.group(.terminal), .enabled(if: fish != nil, "fish is not installed"))
  func `called fish completes commands, options, values, names and files`() async throws {
    let (program, script) = try await program("fish")
    for line in Self.lines.map({ $0.inFolder(program.folder.path) }) {
      let words = [Self.fish ?? "", "--no-config", "-c", "source \(script); complete -C '\(line.front)\(line.typed)'"]
      let process = try RunningProcess(words, environment(program), in: program.folder, input: "")
      let found = try await process.end().output.split(separator: "\n").map { $0.prefix { $0 != "\t" } }
      // The engine answers the whole word, and quotes nothing.
      let word =
        (line.front + line.word).replacing("\\ ", with: "\u{1}").split(separator: " ").last.map(String.init) ?? ""
      #expect(found.map(String.init) == [word.replacing("\u{1}", with: " ").replacing("\\", with: "")], "\(line)")
    }
  }
}
