import Foundation
import Interfaces
import TestGroups
import TestSupport
import Testing

@testable import recetas_cli

@MainActor @Suite struct `A wrong setting` {
  struct Wrong: Sendable, CustomTestStringConvertible {
    let settings: [String: String]
    /// The variable with the invalid value.
    let variable: String
    /// The words of a command that needs the variable.
    let words: [String]
    var testDescription: String { "\(variable)=\(settings[variable] ?? "")" }

    init(_ variable: String, _ value: String, with others: [String: String] = [:], _ words: String) {
      settings = others.merging([variable: value]) { $1 }
      self.variable = variable
      self.words = words.split(separator: " ").map(String.init)
    }
  }

  nonisolated static let all: [Wrong] = [
    Wrong("FIRESTORE_PROJECT", "!!", "recipes favorites sync"),
    Wrong("FIRESTORE_USER", "a/b", with: ["FIRESTORE_PROJECT": "kit"], "recipes favorites sync"),
    Wrong("FIRESTORE_EMULATOR_HOST", "garbage", with: ["FIRESTORE_PROJECT": "kit"], "recipes favorites status"),
    Wrong("FIRESTORE_TOKEN", "SEC RET", with: ["FIRESTORE_PROJECT": "kit"], "recipes favorites sync"),
    Wrong("SPOONACULAR_API_KEY", "SEC RET", "recipes list"),
    Wrong("SPOONACULAR_URL", "nada", with: ["SPOONACULAR_API_KEY": "k"], "recipes suggest pan"),
    Wrong("BEERS_URL", "nada", "beers list"),
    Wrong("MADRID_SHOPS_URL", "ftp://example.org", "places download"),
    Wrong("PLACES_MAP_URL", "nada", "places download"),
  ]
  /// A command from each domain, and commands that belong to no domain.
  private static let commands = [
    "menu list", "order show", "recipes list", "beers list", "places list", "store info", "store dump", "",
  ]

  private func cli(_ wrong: Wrong) throws -> CLI {
    let cli = try CLI()
    cli.environment.merge(wrong.settings) { $1 }
    return cli
  }

  @Test(arguments: all) func `An invalid setting is reported by the commands of the domain that uses the setting`(
    wrong: Wrong
  ) async throws {
    let answer = try await cli(wrong).run(wrong.words)
    answer.expect(.usage, output: "")
    #expect(answer.errors.contains(wrong.variable) && !answer.errors.contains("SEC"))
  }

  @Test(.group(.heavy), arguments: all) func `An invalid setting of one domain doesn't affect other domains`(
    wrong: Wrong
  )
    async throws
  {
    let cli = try cli(wrong)
    for command in Self.commands where !command.hasPrefix(wrong.words[0]) {
      await cli.run(command.split(separator: " ").map(String.init)).expect(.ok)
    }
  }

  @Test func `The overview reports an invalid address for the beer catalog and still fills the menu`() async throws {
    let answer = try await cli(Wrong("BEERS_URL", "nada", ""))()
    #expect(answer.code == .ok && answer.output.contains("40 dishes in 6 sections"))
    #expect(answer.errors.contains("added to the menu") && answer.errors.contains("BEERS_URL"))
  }

  @Test func `An invalid recipe setting affects only the recipe screens in interactive mode`() async throws {
    try await cli(Self.all[0]).session(
      ["1", "b", "4", "5", "1", "q"],
      tells: ["Tiramisù", "Invalid FIRESTORE_PROJECT “!!”", "Invalid FIRESTORE_PROJECT “!!”", "Tiramisù"])
  }
}

@MainActor @Suite struct `The data folder` {
  private func folder(_ environment: [String: String]) -> String? { Settings(environment: environment).dataFolder }

  @Test func `The data folder is RECETAS_HOME or, by default, the platform's standard folder`() {
    let all = ["RECETAS_HOME": "casa", "XDG_DATA_HOME": "/x", "HOME": "/h"]
    #expect(folder(all) == "casa")
    #if !canImport(Darwin)
      #expect(folder(["XDG_DATA_HOME": "/x", "HOME": "/h"]) == "/x/recetas")
      #expect(folder(["XDG_DATA_HOME": "/x"]) == "/x/recetas")
      #expect(folder(["HOME": "/h"]) == "/h/.local/share/recetas")
      for relative in ["", "x", "./x", "~/x"] {
        #expect(folder(["XDG_DATA_HOME": relative, "HOME": "/h"]) == "/h/.local/share/recetas")
      }
    #endif
  }

  @Test(arguments: [[:], ["HOME": ""], ["HOME": "casa"], ["XDG_DATA_HOME": "x"], ["XDG_DATA_HOME": "x", "HOME": "."]])
  func `Every command that needs a data folder fails if there is none`(environment: [String: String]) async throws {
    #expect(folder(environment) == nil)
    for (language, name) in [("es", "HOME no está definida"), ("en", "HOME is not set")] {
      let console = ScriptedConsole()
      let settings = Settings(environment: environment.merging(["RECETAS_LANG": language]) { $1 })
      #expect(await Program(console: console, settings: settings).run(["menu", "list"]) == .usage)
      #expect(console.errors.contains(name) && console.errors.contains("--data"))
      #expect(await Program(console: console, settings: settings).run(["--help"]) == .ok)
    }
  }

  @Test(.group(.processes)) func `The program creates no files in the current folder if the data folder is unknown`()
    async throws
  {
    let program = try Binary()
    let script =
      "env -u RECETAS_HOME -u HOME XDG_DATA_HOME=x '\(Binary.path)' menu list; code=$?; ls -A >&2; exit $code"
    let outcome = try await program.shell(script)
    #expect(outcome.code == ExitCode.usage.rawValue && outcome.output == "")
    #expect(outcome.errors.contains("HOME is not set"))
    #expect(!outcome.errors.contains(".local") && !outcome.errors.contains("x\n"))
  }
}

@MainActor @Suite struct `The language of the program` {
  private func language(_ environment: [String: String], _ words: [String] = []) async throws -> String {
    let cli = try CLI(.memory)
    cli.environment["RECETAS_LANG"] = nil
    cli.environment.merge(environment) { $1 }
    let answer = await cli.run(words + ["order", "show"])
    #expect(answer.code == .ok)
    return answer.output == "Aún no has elegido nada.\n" ? "es" : "en"
  }

  #if os(Linux)
    /// The variables that set the language, in order of priority.
    nonisolated static let variables = ["RECETAS_LANG", "LC_ALL", "LC_MESSAGES", "LANG"]
  #else
    nonisolated static let variables = ["RECETAS_LANG"]
  #endif

  @Test(arguments: variables.indices)
  func `The program's language is set by the first nonempty variable in order of priority`(index: Int) async throws {
    let weaker = Dictionary(uniqueKeysWithValues: Self.variables[index...].map { ($0, "en_GB.UTF-8") })
    let stronger = Dictionary(uniqueKeysWithValues: Self.variables[..<index].map { ($0, "") })
    let name = Self.variables[index]
    let environment = weaker.merging(stronger) { $1 }
    #expect(try await language(environment.merging([name: "es_ES.UTF-8"]) { $1 }) == "es")
    #expect(
      try await language(environment.mapValues { $0.isEmpty ? "" : "es_ES" }.merging([name: "en"]) { $1 }) == "en")
  }

  @Test(arguments: [
    ("es", "es"), ("es_ES.UTF-8", "es"), ("es-MX", "es"), ("ES", "es"), ("es@euro", "es"), ("en_US", "en"), ("C", "en"),
    ("POSIX", "en"), ("fr_FR", "en"), ("est", "en"), ("eo", "en"),
  ])
  func `The program's language is Spanish for the code es and English for any other code`(
    value: String, expected: String
  )
    async throws
  {
    #expect(try await language(["RECETAS_LANG": value]) == expected)
  }

  @Test func `The language option overrides the language variables in the environment`() async throws {
    let (spanish, english) = (Self.variables.map { ($0, "es") }, Self.variables.map { ($0, "en") })
    #expect(try await language(Dictionary(uniqueKeysWithValues: spanish), ["--lang", "en"]) == "en")
    #expect(try await language(Dictionary(uniqueKeysWithValues: english), ["--lang=es"]) == "es")
    #expect(try await language([:], ["--lang", "en", "--lang", "es"]) == "es")
    #expect(try await language([:]) == "en")
  }

  @Test(arguments: [["--lang", "es"], ["--lang=es"], ["--lang", "en", "--lang", "es"]])
  func `The language option applies to every error, including errors in the command line`(words: [String]) async throws
  {
    let cli = try CLI()
    let usage = await cli.run(words + ["comer"])
    #expect(usage.errors.hasPrefix("Comando desconocido: «comer»"))
    let early = await cli.run(["comer", "--nada"] + words)
    #expect(early.errors.hasPrefix("Opción desconocida: «--nada»"))
    let late = await cli.run(words + ["order", "add", "dish-nada"])
    #expect(late.errors.contains("Ningún plato de la carta se llama «dish-nada»"))
  }

  @Test func `The JSON document of a command is the same in both languages`() async throws {
    let cli = try CLI()
    _ = await cli("order", "add", "dish-tiramisu")
    for words in [[], ["menu", "list"], ["order", "show"], ["store", "info"], ["store", "dump"]] {
      let spanish = await cli.run(words + ["--json", "--lang", "es"])
      let english = await cli.run(words + ["--json", "--lang", "en"])
      #expect(spanish.output == english.output)
      #expect(!spanish.output.isEmpty)
    }
  }

  @Test func `An option's value is never mistaken for the language option or the JSON option`() async throws {
    let cli = try CLI(.memory)
    let answer = await cli("menu", "list", "--search", "--lang=es")
    #expect(answer.output.hasPrefix("No dish matches “--lang=es”."))
    let refused = await cli("order", "add", "dish-flan", "--quantity", "--json")
    #expect(refused.code == .usage)
    #expect(!refused.errors.contains("{"))
  }
}

@Suite struct `An empty path` {
  private static func refusal(_ words: [String]) -> Problem? {
    do {
      guard case .run(_, let arguments) = try Invocation.parse(words, Texts(.english)).request else { return nil }
      _ = try arguments.located(by: SystemFiles())
      return nil
    } catch {
      return error as? Problem
    }
  }

  @Test func `An option that takes a path refuses an empty path unless an empty value clears a field`() {
    for spec in Command.all.map(\.spec) {
      let words = spec.name + spec.operands.filter { !$0.isOptional }.map { $0.choices.first?.word ?? "x" }
      for option in spec.options where option.path != nil {
        let refusal = Self.refusal(words + ["--" + option.name, ""])
        let expected = option.clears ? nil : "Missing value for --\(option.name)."
        #expect(refusal?.message == expected, "\(spec.title)")
      }
    }
  }

  @Test func `A path operand on the command line can't be empty`() {
    for spec in Command.all.map(\.spec) {
      for operand in spec.operands where operand.path != nil {
        #expect(Self.refusal(spec.name + [""])?.message == "Missing \(operand.name).", "\(spec.title)")
      }
    }
  }
}

/// Variables are read in many places, so the table is compared with the source code.
@Suite struct `The table of variables` {
  private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("../../..").standardized

  private func text(_ path: String) throws -> String {
    try String(contentsOf: Self.root.appendingPathComponent(path), encoding: .utf8)
  }

  @Test(.group(.heavy)) func `The table of environment variables contains every variable that the program reads`()
    throws
  {
    let files = FileManager.default.enumerator(atPath: Self.root.appendingPathComponent("Sources/recetas-cli").path)
    let paths = (files?.allObjects as? [String] ?? []).filter { $0.hasSuffix(".swift") }
    let reading = #/"([A-Z]+_[A-Z_]+)"|(?:settings|environment|self)\["([A-Z]+)"\]|absolutePath\("([A-Z]+)"\)/#
    var names: Set<String> = []
    for path in paths {
      for match in try text("Sources/recetas-cli/\(path)").matches(of: reading) {
        names.insert(String(match.1 ?? match.2 ?? match.3 ?? ""))
      }
    }
    #expect(names.isSuperset(of: ["RECETAS_HOME", "RECETAS_USER", "NO_COLOR", "BEERS_URL", "HOME"]))
    let known = Set(Variable.all.flatMap { $0.name.split(separator: ", ").map(String.init) })
    #expect(names.subtracting(known) == [])
  }

  @Test func `The doctor checks exactly the environment variables whose prefixes belong to the kit`() {
    let own = Set(Variable.own.map(\.name))
    let prefixes = ["RECETAS_", "SPOONACULAR_", "BEERS_", "MADRID_", "PLACES_", "FIRESTORE_", "FIREBASE_"]
    let kit = Variable.all.map(\.name).filter { name in prefixes.contains { name.hasPrefix($0) } }
    #expect(own == Set(kit))
  }
}
