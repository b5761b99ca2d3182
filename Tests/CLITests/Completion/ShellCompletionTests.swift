import Foundation
import TestGroups
import TestSupport
import Testing

@testable import recetas_cli

/// Runs the scripts in their shells: in a pseudo-terminal, or with the shell's own completion engine.
@Suite struct `Completion in a shell` {
  struct Line: Sendable, CustomTestStringConvertible {
    /// The words before the word being typed.
    let front: String
    var typed: String
    /// The completed word as the shell must write it.
    var word: String
    var testDescription: String { front + typed }

    init(_ front: String, _ typed: String, _ word: String) {
      self.front = "recetas-cli " + front
      self.typed = typed
      self.word = word
    }

    /// Returns the line with `FOLDER` replaced by a path.
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

  /// Returns the program with a menu, recipes and beers.
  private func program(_ shell: String) async throws -> ShellProgram {
    let program = try await ShellProgram(shell)
    for group in ["menu", "recipes", "beers"] { try await program.run(group, "list") }
    _ = try program.binary.folder.file("platos.json", "[]")
    _ = try program.binary.folder.folder("carpeta")
    return program
  }

  /// Types each line in the shell, followed by a tab.
  private func complete(_ shell: [String], _ name: String, setUp: String) async throws {
    let program = try await program(name)
    for line in Self.lines.map({ $0.inFolder(program.folder) }) {
      let session = try program.session(shell)
      session.type("\(setUp); source \(program.script); echo 'rea''dy'\r")
      // A tab before the prompt would be read as a character.
      try #require(await session.shows { $0.text.contains(/ready\n>/) })
      session.type(line.front + line.typed + "\t")
      let isShown = await session.shows { $0.text.contains("> " + line.front + line.word) }
      #expect(isShown, "\(line)")
      session.send(SIGKILL)
      _ = await session.end()
    }
  }

  @Test(.group(.terminal), .enabled(if: Shells.bash != nil, "bash is not installed"))
  func `Bash completes commands, options, values, names and files`() async throws {
    let quiet = "bind 'set bell-style none'; bind 'set enable-bracketed-paste off'; bind 'set show-all-if-ambiguous on'"
    try await complete([Shells.bash ?? "", "--norc", "--noprofile", "-i"], "bash", setUp: quiet)
  }

  @Test(.group(.terminal), .enabled(if: Shells.zsh != nil, "zsh is not installed"))
  func `Zsh completes commands, options, values, names and files`() async throws {
    try await complete(
      [Shells.zsh ?? "", "-f", "-i"], "zsh", setUp: "unsetopt beep; autoload -Uz compinit; compinit -u -D")
  }

  @Test(.group(.terminal), .enabled(if: Shells.fish != nil, "fish is not installed"))
  func `Fish completes commands, options, values, names and files`() async throws {
    let program = try await program("fish")
    for line in Self.lines.map({ $0.inFolder(program.folder) }) {
      let asking = "source \(program.script); complete -C '\(line.front)\(line.typed)'"
      let words = [Shells.fish ?? "", "--no-config", "-c", asking]
      let process = try RunningProcess(words, program.environment, in: program.binary.folder, input: "")
      let found = try await process.end().output.split(separator: "\n").map { $0.prefix { $0 != "\t" } }
      // The engine returns whole words without quotes.
      let word =
        (line.front + line.word).replacing("\\ ", with: "\u{1}").split(separator: " ").last.map(String.init) ?? ""
      #expect(found.map(String.init) == [word.replacing("\u{1}", with: " ").replacing("\\", with: "")], "\(line)")
    }
  }
}

/// Names from an imported catalog, inserted with Tab in a pseudo-terminal and submitted with Enter.
@Suite struct `Completion of hostile names` {
  /// The text typed before Tab, and the word that the program must receive after Enter.
  private typealias Line = (typed: String, word: String)

  /// Lines with a part of each name, one for each quoting state of the shell.
  private static let single: [Line] = HostileNames.all.enumerated().flatMap { number, name in
    let key = HostileNames.key(number)
    // A name that starts like an option or a home folder is completed as the id of its dish.
    let word = "-~".contains(name.prefix(1)) ? HostileNames.id(name) : name
    return [key, "\"\(key) z", "'\(key) z", "\(key)\\ z", "\"k\"\(key.dropFirst())"].map { ($0, word) }
  }

  /// Two names that share a prefix, which the first Tab inserts. The next letter selects one of them.
  private static let shared: [Line] = [
    "ambos`pwncmd` uno", "ambos`pwncmd` dos", "pareja'\"$(pwncmd)!\\ uno", "pareja'\"$(pwncmd)!\\ dos",
  ].flatMap { name in
    ["", "'", "\""].map { ($0 + name.prefix(3) + "\t" + name.suffix(3).prefix(1), name) }
  }

  /// Two names that differ in `-` and `_`, which readline may treat as the same character.
  private static let mapped: [Line] = [("ray", "raya")]
  private static let names = HostileNames.all + shared.map(\.word) + ["raya-`pwncmd` uno", "raya_`pwncmd` dos"]

  /// Types the lines in one shell, in which a function `recetas-cli` writes the words it receives to a file.
  private func complete(_ name: String, _ words: [String], _ lines: [Line], setUp: String) async throws {
    let program = try await ShellProgram(name)
    let menu = try HostileNames.menu(Set(Self.names).sorted())
    try await program.run("menu", "import", try program.binary.folder.file("menu.json", menu))
    let command = try program.binary.folder.file(HostileNames.command, "#!/bin/sh\necho > ~/run\n")
    #expect(chmod(command, 0o755) == 0)
    let session = try program.session(words)
    session.type("\(setUp) source \(program.script); echo 'rea''dy'\r")
    try #require(await session.shows("ready"))
    for (number, line) in lines.enumerated() {
      session.type("recetas-cli menu show \(line.typed)\t\r")
      let done = "done:\(number + 1)."
      #expect(await session.shows { $0.text.contains(done) || $0.text.hasSuffix("open") }, "\(line)")
      try #require(session.screen.text.contains(done), "\(line): \(session.screen.text)")
    }
    session.send(SIGKILL)
    _ = await session.end()
    let text = try String(contentsOfFile: program.folder + "/received", encoding: .utf8)
    let received = text.split(separator: "\0", omittingEmptySubsequences: false)
    for (line, word) in zip(lines, received) { #expect(String(word) == line.word, "\(line.typed)") }
    #expect(received.count == lines.count + 1)
    #expect(!FileManager.default.fileExists(atPath: program.folder + "/run"))
  }

  private static let function = """
    n=0; recetas-cli() { if [[ $1 == complete ]]; then command recetas-cli "$@"; \
    else printf '%s\\0' "${@:3}" >> ~/received; echo "done:$((++n))."; fi; };
    """

  @Test(.group(.terminal), .enabled(if: Shells.bash != nil, "bash is not installed"))
  func `In bash, a completed name runs no command and reaches the program unchanged`() async throws {
    let quiet = "bind 'set bell-style none'; bind 'set enable-bracketed-paste off';"
    let words = [Shells.bash ?? "", "--norc", "--noprofile", "-i"]
    try await complete("bash", words, Self.single + Self.shared, setUp: quiet + Self.function)
  }

  @Test(
    .group(.terminal), .enabled(if: Shells.bash != nil, "bash is not installed"),
    arguments: [
      "set completion-ignore-case on'; bind 'set completion-map-case on", "set show-all-if-ambiguous on",
      "TAB: menu-complete",
    ])
  func `In bash, a completed name runs no command under any readline setting`(setting: String) async throws {
    let quiet = "bind 'set bell-style none'; bind 'set enable-bracketed-paste off'; bind '\(setting)';"
    let words = [Shells.bash ?? "", "--norc", "--noprofile", "-i"]
    let lines = setting.hasPrefix("TAB") ? Self.single : Self.shared + (setting.contains("map-case") ? Self.mapped : [])
    try await complete("bash", words, lines, setUp: quiet + Self.function)
  }

  @Test(.group(.terminal), .enabled(if: Shells.zsh != nil, "zsh is not installed"))
  func `In zsh, a completed name runs no command and reaches the program unchanged`() async throws {
    let setUp = "unsetopt beep; autoload -Uz compinit; compinit -u -D;" + Self.function
    // Zsh doesn't complete a word in which a quote was closed and reopened, or in which `!` is escaped inside a quote.
    let shared = Self.shared.filter { !"\"'".contains($0.typed.prefix(1)) || !$0.word.contains("!") }
    try await complete("zsh", [Shells.zsh ?? "", "-f", "-i"], Self.single + shared, setUp: setUp)
  }

  @Test(.group(.terminal), .enabled(if: Shells.fish != nil, "fish is not installed"))
  func `In fish, a completed name runs no command and reaches the program unchanged`() async throws {
    let function = """
      set -g n 0; function recetas-cli; if test "$argv[1]" = complete; command recetas-cli $argv; \
      else; printf '%s\\0' $argv[3..] >> ~/received; set -g n (math $n + 1); echo "done:$n."; end; end;
      """
    try await complete("fish", [Shells.fish ?? "", "--no-config", "-i"], Self.single, setUp: function)
  }
}
