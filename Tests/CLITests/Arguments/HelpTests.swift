import Interfaces
import TestSupport
import TestGroups
import Testing
import UseCases

@testable import recetas_cli

@MainActor @Suite struct `The help` {
  /// A console wide enough that no text wraps.
  private static var wide: ScriptedConsole { ScriptedConsole(width: 500) }

  @Test(arguments: ["es", "en"], [["--help"], ["-h"], ["--json", "--help"], ["--lang", "es", "-h", "--lang", "en"]])
  func `The help lists every command and every global option`(language: String, words: [String]) async throws {
    let cli = try CLI(.standard, language)
    let help = await cli.run(words, Self.wide)
    let isSpanish = language == "es" && !words.contains("--lang")
    help.expect(.ok, errors: "")
    for command in Command.all {
      let summary = isSpanish ? command.spec.summary.spanish : command.spec.summary.english
      let line = "  recetas-cli \(command.spec.title) "
      #expect(help.lines.contains { $0.hasPrefix(line) && $0.hasSuffix("  \(summary)") })
    }
    for option in GlobalOptions.specs { #expect(help.output.contains("  --\(option.name)")) }
    #expect(help.output.contains(isSpanish ? "Ejemplos\n  recetas-cli" : "Examples\n  recetas-cli"))
  }

  @Test(arguments: ["es", "en"], Command.groups.filter { !Command.members(of: [$0]).isEmpty })
  func `The help for a group lists its commands and their examples`(language: String, group: String) async throws {
    let cli = try CLI(.standard, language)
    let help = await cli.run([group, "--help"], Self.wide)
    #expect(help.code == .ok)
    let commands = Command.all.filter { $0.spec.name.first == group }
    #expect(commands.count > 1)
    for command in commands {
      #expect(help.output.contains("  recetas-cli \(command.spec.title) "))
      for example in command.spec.examples { #expect(help.lines.contains("  " + example)) }
    }
    #expect(help.lines.count { $0.hasPrefix("  ") } == commands.count + commands.flatMap(\.spec.examples).count)
  }

  @Test(.group(.heavy), arguments: ["es", "en"], Command.all.map(\.spec.name).filter { !$0.isEmpty })
  func `The help for a command shows its usage, options and examples`(language: String, name: [String]) async throws {
    let cli = try CLI(.standard, language)
    let command = try #require(Command.all.first { $0.spec.name == name })
    let help = await cli.run(name + ["--help"], Self.wide)
    help.expect(.ok, errors: "")
    let spec = command.spec
    #expect(help.lines.first == (language == "es" ? spec.summary.spanish : spec.summary.english))
    #expect(help.output.contains((language == "es" ? "Uso: " : "Usage: ") + "recetas-cli " + spec.title))
    let texts = Texts(language == "es" ? .spanish : .english)
    for operand in spec.operands { #expect(help.lines[1].contains(texts.placeholder(operand.name))) }
    for option in spec.options + GlobalOptions.specs {
      let summary = language == "es" ? option.summary.spanish : option.summary.english
      #expect(help.lines.contains { $0.hasPrefix("  --\(option.name)") && $0.hasSuffix("  \(summary)") })
    }
    #expect(!spec.examples.isEmpty)
    for example in spec.examples { #expect(help.lines.contains("  " + example)) }
  }

  @Test func `The program's summary in the help names every domain`() {
    let domains: [Domain: (spanish: String, english: String)] = [
      .restaurant: ("restaurante", "restaurant"), .recipes: ("recetas", "recipes"), .beers: ("cervezas", "beers"),
      .places: ("Madrid", "Madrid"),
    ]
    for domain in Domain.allCases {
      #expect(domains[domain].map { Texts(.spanish).programSummary.contains($0.spanish) } == true, "\(domain)")
      #expect(domains[domain].map { Texts(.english).programSummary.contains($0.english) } == true, "\(domain)")
    }
  }

  /// The words that are spelled the same in both languages.
  private static let common: Set<Substring> = [
    "A", "P", "N", "ID", "URL", "LAT", "LON", "abv", "es", "en", "sqlite", "json", "memory", "firestore", "geojson",
    "gpx", "kml", "jsonld", "markdown", "spoonacular", "bash", "zsh", "fish",
  ]

  @Test func `A Spanish placeholder contains no English words`() {
    func words(_ text: String) -> Set<Substring> { Set(text.split { !$0.isLetter }) }
    let values = Command.all.flatMap { $0.spec.operands.map(\.name) + $0.spec.options.compactMap(\.value) }
    for placeholder in values + GlobalOptions.specs.compactMap(\.value) + ["[COMMAND] [OPTIONS]"] {
      let left = words(Texts(.spanish).placeholder(placeholder)).intersection(words(placeholder))
      #expect(left.isSubset(of: Self.common), "\(placeholder)")
    }
  }

  @Test func `The summaries of a command and its options differ between Spanish and English`() {
    for command in Command.all {
      for text in [command.spec.summary] + command.spec.options.map(\.summary) {
        #expect(text.spanish != text.english)
        #expect(!text.spanish.isEmpty && !text.english.isEmpty)
      }
    }
  }

  @Test(.group(.heavy)) func `The examples in the help are valid command lines`() async throws {
    for example in Command.all.flatMap(\.spec.examples) where example.hasPrefix("recetas-cli") {
      let words = example.split(separator: " ").dropFirst().prefix { $0 != ">" && $0 != "<" }.map(String.init)
      guard !example.contains("'") else { continue }
      _ = try Invocation.parse(words, Texts(.english))
      // These commands run forever, use the web, or read from a pipe.
      if example.contains(" watch") || example.contains("://") || example.contains(" < ") { continue }
      let cli = try CLI()
      cli.environment["FIREBASE_API_KEY"] = "key"
      // These commands write files, which go to the test's folder.
      let files = ["--html", "--svg", "--image"] + (words.first == "store" ? ["export", "import"] : [])
      let safe = zip([""] + words, words).map {
        (files.contains($0) ? cli.folder.path + "/" + $1 : $1).replacing("json:", with: "json:" + cli.folder.path + "/")
      }
      let code = await cli.run(safe).code
      #expect([.ok, .noInput].contains(code), "\(example)")
    }
  }

  @Test func `A request for help on the command line ignores invalid arguments and changes nothing`() async throws {
    let cli = try CLI()
    for words in [["order", "set", "--help"], ["order", "add", "a", "b", "c", "--help"], ["--help", "order", "add"]] {
      #expect(await cli.run(words).code == .ok)
    }
    #expect(try await cli("store", "info", "--json").document["seeded"] == [])
  }

  @Test func `The help for a command is the same under each of its names`() async throws {
    let cli = try CLI()
    #expect(await cli("menus", "--help").output == (await cli("menu", "--help").output))
    #expect(await cli("orders", "delete", "-h").output == (await cli("order", "remove", "-h").output))
  }

  @Test(arguments: [[], ["menu"], ["recipes", "favorites"], ["order", "add"], ["menus", "list"], ["help"]])
  func `The help command prints the same text as the help option`(words: [String]) async throws {
    let cli = try CLI()
    await cli.run(["help"] + words).expect(.ok, output: await cli.run(words + ["--help"]).output, errors: "")
  }

  @Test(.group(.heavy), arguments: ["es", "en"], [40, 60, 80])
  func `The help is wrapped to the width of the terminal`(language: String, width: Int) async throws {
    let cli = try CLI(.standard, language)
    for words in [[], ["beers"]] + Command.all.map(\.spec.name) {
      let (narrow, wide) = (ScriptedConsole(width: width), Self.wide)
      let (help, whole) = (await cli.run(["help"] + words, narrow), await cli.run(["help"] + words, wide))
      let tooLong = help.lines.filter { $0.count > width && $0.drop { $0 == " " }.contains(" ") }
      #expect(tooLong.filter { !$0.contains("'") && !$0.contains("|") } == [])
      // The words must be the same, since wrapping must not lose or split a word.
      let sorted = [help, whole].map { $0.output.split { " \n\\".contains($0) }.sorted() }
      #expect(sorted[0] == sorted[1], "\(words)")
    }
  }
}
