import TestGroups
import Testing

@testable import recetas_cli

@MainActor @Suite struct `A setting that is wrong` {
  struct Wrong: Sendable, CustomTestStringConvertible {
    let settings: [String: String]
    /// The one that is wrong.
    let variable: String
    /// A command that needs it.
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
  /// A command of each domain, and those of none.
  private static let commands = [
    "menu list", "order show", "recipes list", "beers list", "places list", "store info", "store dump", "",
  ]

  private func cli(_ wrong: Wrong) throws -> CLI {
    let cli = try CLI()
    cli.environment.merge(wrong.settings) { $1 }
    return cli
  }

  @Test(arguments: all) func `is told by the commands of its domain`(wrong: Wrong) async throws {
    let answer = try await cli(wrong).run(wrong.words)
    #expect((answer.code, answer.output) == (.usage, ""))
    #expect(answer.errors.contains(wrong.variable) && !answer.errors.contains("SEC"))
  }

  @Test(.group(.heavy), arguments: all) func `closes no other domain`(wrong: Wrong) async throws {
    let cli = try cli(wrong)
    for command in Self.commands where !command.hasPrefix(wrong.words[0]) {
      let answer = await cli.run(command.split(separator: " ").map(String.init))
      #expect(answer.code == .ok, "\(command): \(answer.errors)")
    }
  }

  @Test func `of the first catalog is told where all is filled, and the rest is filled`() async throws {
    let answer = try await cli(Wrong("BEERS_URL", "nada", ""))()
    #expect(answer.code == .ok && answer.output.contains("40 dishes in 6 sections"))
    #expect(answer.errors.contains("added to the menu") && answer.errors.contains("BEERS_URL"))
  }

  @Test func `of the recipes is told by their screen, and the other screens open`() async throws {
    try await cli(Self.all[0]).session(
      ["1", "b", "4", "5", "1", "q"],
      tells: ["Tiramisù", "Invalid FIRESTORE_PROJECT “!!”", "Invalid FIRESTORE_PROJECT “!!”", "Tiramisù"])
  }
}
