import Testing

@testable import recetas_cli

@MainActor @Suite struct `The language` {
  private func language(_ environment: [String: String], _ words: [String] = []) async throws -> String {
    let cli = try CLI(.memory)
    cli.environment["RECETAS_LANG"] = nil
    cli.environment.merge(environment) { $1 }
    let answer = await cli.run(words + ["order", "show"])
    #expect(answer.code == .ok)
    return answer.output == "Aún no has elegido nada.\n" ? "es" : "en"
  }

  #if os(Linux)
    /// From the strongest to the weakest.
    nonisolated static let variables = ["RECETAS_LANG", "LC_ALL", "LC_MESSAGES", "LANG"]
  #else
    nonisolated static let variables = ["RECETAS_LANG"]
  #endif

  @Test(arguments: variables.indices)
  func `is what the strongest variable says that says anything`(index: Int) async throws {
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
  func `is Spanish when it begins with es, otherwise English`(value: String, expected: String) async throws {
    #expect(try await language(["RECETAS_LANG": value]) == expected)
  }

  @Test func `is what --lang says, whatever the environment does`() async throws {
    let (spanish, english) = (Self.variables.map { ($0, "es") }, Self.variables.map { ($0, "en") })
    #expect(try await language(Dictionary(uniqueKeysWithValues: spanish), ["--lang", "en"]) == "en")
    #expect(try await language(Dictionary(uniqueKeysWithValues: english), ["--lang=es"]) == "es")
    #expect(try await language([:], ["--lang", "en", "--lang", "es"]) == "es")
    #expect(try await language([:]) == "en")
  }

  @Test(arguments: [["--lang", "es"], ["--lang=es"], ["--lang", "en", "--lang", "es"]])
  func `of an error is the same, even of a wrong command line`(words: [String]) async throws {
    let cli = try CLI()
    let usage = await cli.run(words + ["comer"])
    #expect(usage.errors.hasPrefix("Comando desconocido: «comer»"))
    let early = await cli.run(["comer", "--nada"] + words)
    #expect(early.errors.hasPrefix("Opción desconocida: «--nada»"))
    let late = await cli.run(words + ["order", "add", "dish-nada"])
    #expect(late.errors.contains("Ningún plato de la carta se llama «dish-nada»"))
  }

  @Test func `never changes a document`() async throws {
    let cli = try CLI()
    _ = await cli("order", "add", "dish-tiramisu")
    for words in [[], ["menu", "list"], ["order", "show"], ["store", "info"], ["store", "dump"]] {
      let spanish = await cli.run(words + ["--json", "--lang", "es"])
      let english = await cli.run(words + ["--json", "--lang", "en"])
      #expect(spanish.output == english.output)
      #expect(!spanish.output.isEmpty)
    }
  }

  @Test func `and the form are not those of an option that is another one's value`() async throws {
    let cli = try CLI(.memory)
    let answer = await cli("menu", "list", "--search", "--lang=es")
    #expect(answer.output.hasPrefix("No dish contains “--lang=es”."))
    let refused = await cli("order", "add", "dish-flan", "--quantity", "--json")
    #expect(refused.code == .usage)
    #expect(!refused.errors.contains("{"))
  }
}
