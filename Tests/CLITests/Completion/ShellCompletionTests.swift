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

  /// The program with a menu, recipes and beers.
  private func program(_ shell: String) async throws -> ShellProgram {
    let program = try await ShellProgram(shell)
    for group in ["menu", "recipes", "beers"] { try await program.run(group, "list") }
    _ = try program.binary.folder.file("platos.json", "[]")
    _ = try program.binary.folder.folder("carpeta")
    return program
  }

  /// Types each line at the shell, and a tab behind it.
  private func complete(_ shell: [String], _ name: String, setUp: String) async throws {
    let program = try await program(name)
    for line in Self.lines.map({ $0.inFolder(program.folder) }) {
      let session = try program.session(shell)
      session.type("\(setUp); source \(program.script); echo 'rea''dy'\r")
      try #require(await session.shows("ready"))
      session.type(line.front + line.typed + "\t")
      let isShown = await session.shows { $0.text.contains("> " + line.front + line.word) }
      #expect(isShown, "\(line)")
      session.send(SIGKILL)
      _ = await session.end()
    }
  }

  @Test(.group(.terminal), .enabled(if: Shells.bash != nil, "bash is not installed"))
  func `called bash completes commands, options, values, names and files`() async throws {
    let quiet = "bind 'set bell-style none'; bind 'set enable-bracketed-paste off'; bind 'set show-all-if-ambiguous on'"
    try await complete([Shells.bash ?? "", "--norc", "--noprofile", "-i"], "bash", setUp: quiet)
  }

  @Test(.group(.terminal), .enabled(if: Shells.zsh != nil, "zsh is not installed"))
  func `called zsh completes commands, options, values, names and files`() async throws {
    try await complete(
      [Shells.zsh ?? "", "-f", "-i"], "zsh", setUp: "unsetopt beep; autoload -Uz compinit; compinit -u -D")
  }

  @Test(.group(.terminal), .enabled(if: Shells.fish != nil, "fish is not installed"))
  func `called fish completes commands, options, values, names and files`() async throws {
    let program = try await program("fish")
    for line in Self.lines.map({ $0.inFolder(program.folder) }) {
      let asking = "source \(program.script); complete -C '\(line.front)\(line.typed)'"
      let words = [Shells.fish ?? "", "--no-config", "-c", asking]
      let process = try RunningProcess(words, program.environment, in: program.binary.folder, input: "")
      let found = try await process.end().output.split(separator: "\n").map { $0.prefix { $0 != "\t" } }
      // The engine answers the whole word, and quotes nothing.
      let word =
        (line.front + line.word).replacing("\\ ", with: "\u{1}").split(separator: " ").last.map(String.init) ?? ""
      #expect(found.map(String.init) == [word.replacing("\u{1}", with: " ").replacing("\\", with: "")], "\(line)")
    }
  }
}
