import TestSupport
import TestGroups
import Testing

@testable import recetas_cli

@MainActor @Suite struct `Adding a beer from the command line` {
  @Test(arguments: Stores.persistent)
  func `The command that adds a beer saves the values of its options`(store: Stores) async throws {
    let cli = try await CLI.withBeers(store)
    let answer = await cli(
      "beers", "add", BeerFile.oso, "--name", " Oso Negra ", "--type", "Stout", "--abv", "6,5 %", "--calories", "200")
    #expect((answer.code, answer.output) == (.ok, "Added: Oso Negra (beer-casa-oso+oso-negra)\n"))
    let beer = try await cli("beers", "show", "beer-casa-oso+oso-negra", "--json").document
    #expect([beer["name"], beer["type"]] == [.text("Oso Negra"), .text("Stout")])
    #expect([beer["alcohol"], beer["calories"]] == [.decimal(6.5), .number(200)])
  }

  @Test(arguments: Stores.persistent)
  func `A beer added without optional values is shown with unknown values`(store: Stores) async throws {
    let cli = try await CLI.withBeers(store)
    _ = await cli("beers", "makers")
    #expect(await cli("beers", "add", "2", "--name", "Bär Weizen", "--type", "Weizen").code == .ok)
    let beer = try await cli("beers", "show", "beer-zwei-baren+bar-weizen", "--json").document
    #expect([beer["alcohol"], beer["calories"]] == [.missing, .missing])
    #expect(await cli("beers", "show", "beer-zwei-baren+bar-weizen").output.contains("Alcohol       unknown"))
  }

  nonisolated private static let valid = ["--name", "A", "--type", "B"]
  nonisolated static let wrong = [
    (["--type", "Lager"], "Name can't be empty.", "El nombre no puede estar vacío."),
    (["--name", "A"], "Type can't be empty.", "El tipo no puede estar vacío."),
    (
      ["--name", String(repeating: "a", count: 121), "--type", "Lager"],
      "Name has 121 characters; the limit is 120", "El nombre tiene 121 caracteres; el máximo es 120"
    ),
    (
      ["--name", "A", "--type", String(repeating: "a", count: 61)],
      "Type has 61 characters; the limit is 60", "El tipo tiene 61 caracteres; el máximo es 60"
    ),
    (valid + ["--abv", "x"], "Alcohol: “x” is not a number", "Alcohol: «x» no es un número"),
    (valid + ["--abv", "101"], "Alcohol: 101 is not between 0 and 100", "Alcohol: 101 no está entre 0 y 100"),
    (valid + ["--abv", "-0,5"], "Alcohol: -0,5 is not between 0 and 100", "Alcohol: -0,5 no está entre 0 y 100"),
    (valid + ["--abv", "4.8001"], "Alcohol: at most three decimal places", "Alcohol: como mucho tres decimales"),
    (valid + ["--calories", "1.5"], "Calories: “1.5” is not a whole number", "Calorías: «1.5» no es un número entero"),
    (
      valid + ["--calories", "-1"], "Calories: -1 is not between 0 and 10,000",
      "Calorías: -1 no está entre 0 y 10.000"
    ),
    (
      ["--abv", "x", "--calories", "y"], "Name can't be empty. Type can't be empty. Alcohol: “x”",
      "El nombre no puede estar vacío. El tipo no puede estar vacío. Alcohol: «x»"
    ),
  ]

  @Test(.group(.heavy), arguments: wrong)
  func `Adding an invalid beer is refused and saves nothing`(
    words: [String], english: String, spanish: String
  ) async throws {
    for (language, says) in [("en", english), ("es", spanish)] {
      let cli = try await CLI.withBeers(.standard, language)
      let answer = await cli.runUnchanged(["beers", "add", BeerFile.oso] + words)
      answer.expect(.data, output: "", errorsContain: says)
      #expect(answer.errors.contains(language == "es" ? "No se ha guardado nada." : "Nothing was saved."))
    }
  }

  @Test(arguments: Stores.persistent, ["Oso Rubia", "OSO RUBÍA", " oso  rubia "])
  func `Adding a beer whose name already exists is refused even if case and accents differ`(store: Stores, name: String)
    async throws
  {
    let cli = try await CLI.withBeers(store)
    let answer = await cli.unchanged("beers", "add", BeerFile.oso, "--name", name, "--type", "Ale")
    #expect((answer.code, answer.output) == (.data, ""))
    #expect(answer.errors.hasPrefix("That manufacturer already has the beer “Oso Rubia”.\n"))
    #expect(await cli("beers", "add", "maker-zwei-baren", "--name", name, "--type", "Ale").code == .ok)
  }

  @Test(arguments: ["maker-nada", "7", "ñ"])
  func `Adding a beer for a manufacturer that doesn't exist is refused`(maker: String) async throws {
    let cli = try await CLI.withBeers()
    await cli("beers", "add", maker, "--name", "A", "--type", "B").expect(.noInput, output: "", errorsContain: maker)
  }
}
