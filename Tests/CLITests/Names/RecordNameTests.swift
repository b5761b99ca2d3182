import TestGroups
import TestSupport
import Testing

@testable import recetas_cli

@MainActor @Suite struct `A name on the command line` {
  @Test(.group(.heavy), arguments: Stores.persistent)
  func `A name on the command line identifies a record, ignoring case and accents`(store: Stores) async throws {
    let cli = try CLI(store)
    for (words, first) in [
      (["recipes", "show", "crema CATALANA"], "Crema catalana"),
      (["recipes", "shopping", "Gazpacho andaluz"], "Gazpacho"),
      (["recipes", "export", "gazpacho", "--format", "md"], "# Gazpacho andaluz"),
      (["beers", "show", "dvojity snek"], "Dvojitý Šnek"),
      (["beers", "makers", "show", "branaluna"], "Cervezas Brañaluna"),
      (["beers", "list", "Cervezas Brañaluna"], "Cervezas Brañaluna"),
      (["places", "show", "atardecer tio pio"], "Atardecer en el Cerro del Tío Pío"),
    ] {
      let answer = await cli.run(words)
      #expect(answer.code == .ok && answer.output.contains(first), "\(words) \(answer)")
    }
    let list = await cli("recipes", "shopping", "Gazpacho andaluz:2")
    #expect(list.output.contains("Gazpacho andaluz · 2 servings"))
  }

  @Test func `A recipe can be edited and deleted by its name`() async throws {
    let cli = try await CLI.withRecipes()
    await cli("recipes", "edit", "noquis", "--servings", "6").expect(.ok, output: "Saved: Ñoquis\n")
    await cli("recipes", "delete", "ÑOQUIS").expect(.usage, output: "", errorsContain: "Ñoquis")
    #expect(await cli.atTerminal("recipes", "delete", "ÑOQUIS", typing: ["y"]).code == .ok)
    #expect(await cli("recipes", "show", "local-noquis").code == .noInput)
  }

  @Test func `A beer can be reviewed, edited and deleted by its name`() async throws {
    let cli = try CLI()
    #expect(await cli("beers", "reviews", "add", "dvojity", "--score", "4").code == .ok)
    await cli("beers", "edit", "dvojity", "--abv", "9").expect(.ok, output: "Saved: Dvojitý Šnek\n")
    #expect(await cli("beers", "delete", "dvojity", "--yes").code == .ok)
    #expect(await cli("beers", "show", "dvojity").code == .noInput)
  }

  @Test func `A record whose name matches exactly takes precedence over one whose name matches in part`() async throws {
    let cli = try CLI()
    let titles = ["Pan", "Pan de ajo", "Pan de leche", "Tarta: la mejor"] + (1...5).map { "Pan \($0)" }
    try await cli.setRecipes("[" + titles.map { RecipeFile.json($0) }.joined(separator: ",") + "]")
    #expect(await cli("recipes", "show", "pan").lines.first == "Pan")
    #expect(await cli("recipes", "shopping", "Tarta: la mejor").output.contains("Tarta: la mejor"))
    await cli("recipes", "show", "pan de").expect(
      .usage, output: "",
      errors: """
        “pan de” could be any of these 2:
          local-pan-de-ajo  Pan de ajo
          local-pan-de-leche  Pan de leche
        Use the id, or more of the name.

        """)
    // The beginning of a word isn't a match.
    #expect(await cli("recipes", "delete", "tart", "--yes").code == .noInput)
    _ = await cli("recipes", "delete", "local-pan", "--yes")
    let many = await cli("recipes", "delete", "pan", "--yes")
    #expect(many.code == .usage && many.errors.contains("any of these 7:") && many.errors.contains("\n  …\n"))
    #expect(many.errors.split(separator: "\n").count == 8)
  }

  @Test func `A recipe can't be identified by an ingredient`() async throws {
    let cli = try await CLI.withRecipes()
    #expect(await cli("recipes", "show", "harina").code == .noInput)
  }

  @Test func `A deleted recipe that is still a favorite can be identified by its name`() async throws {
    let cli = try await CLI.withRecipes()
    _ = await cli("recipes", "favorites", "add", "local-pan")
    _ = await cli("recipes", "delete", "local-pan", "--yes")
    #expect(await cli("recipes", "favorites", "remove", "pan").output.contains("Pan"))
    #expect(!(await cli("recipes", "favorites").output.contains("Pan")))
  }

  @Test(arguments: [
    (
      ["recipes", "show", "crema catalna"], "Not found: “crema catalna”. Did you mean “Crema catalana”?", "recipes list"
    ),
    (
      ["recipes", "show", "local-ajoblancoo"], "Not found: “local-ajoblancoo”. Did you mean “local-ajoblanco”?",
      "recipes list"
    ),
    (
      ["recipes", "delete", "local-ajoblancoo"], "Not found: “local-ajoblancoo”. Did you mean “local-ajoblanco”?",
      "recipes list"
    ),
    (["beers", "show", "Dvojitý Snekk"], "Not found: “Dvojitý Snekk”. Did you mean “Dvojitý Šnek”?", "beers list"),
    (
      ["beers", "makers", "show", "Cervezas Branalna"],
      "Not found: “Cervezas Branalna”. Did you mean “Cervezas Brañaluna”?", "beers makers"
    ),
  ])
  func `The error for a misspelled name suggests the nearest name`(words: [String], says: String, list: String)
    async throws
  {
    await (try CLI()).run(words).expect(
      .noInput, output: "", errorsContain: "\(says)\nSee the list with: recetas-cli \(list)\n")
  }

  @Test func `The error for an unknown name advises the user to look at the list of records`() async throws {
    let cli = try CLI(.standard, "es")
    await cli("beers", "show", "zzz").expect(
      .noInput, output: "", errorsContain: "Ninguna cerveza se llama «zzz».\nConsulta la lista de cervezas.\n")
    await cli("beers", "makers", "show", "zzz")
      .expect(
        .noInput, output: "",
        errorsContain: "Ningún fabricante se llama «zzz».\nConsulta la lista de fabricantes.\n")
  }
}

/// An operand of a command that refers to a record with a name.
struct NamedOperand: Sendable, CustomTestStringConvertible {
  let command: [String]
  let name: String
  /// The words that follow the operand in the command line.
  let rest: [String]
  var testDescription: String { command.joined(separator: " ") }

  /// All operands in the table of commands that refer to a record with a name.
  static let all = Command.all.flatMap { command in
    command.spec.operands.compactMap { operand -> NamedOperand? in
      guard let names = NameCompletion(operand.name.filter { $0 != "…" }, of: command.spec.name),
        let name = NamedOperand.recordName(names)
      else { return nil }
      return NamedOperand(command: command.spec.name, name: name, rest: rest[command.spec.title] ?? [])
    }
  }

  private static let rest = [
    "order set": ["3"], "menu edit": ["--price", "4"], "recipes edit": ["--servings", "6"],
    "beers add": ["--name", "Oso Nuevo", "--type", "Ale"], "beers edit": ["--abv", "9"],
    "beers makers edit": ["--address", "Soria"], "beers reviews add": ["--score", "4"],
  ]

  private static func recordName(_ names: NameCompletion) -> String? {
    switch names {
    case .dishes, .orderLines: "FLÁN"
    case .recipes, .favorites: "ñoquis"
    case .makers: "casa OSO"
    case .beers: "oso niña"
    // Downloading places takes a long time, so another test covers their names.
    case .places, .kinds, .history, .makerNames, .reviews: nil
    }
  }
}

extension `A name on the command line` {
  @Test(.group(.heavy), arguments: NamedOperand.all)
  func `Every command whose operand is a record with a name accepts the name`(operand: NamedOperand) async throws {
    let cli = try await CLI.withMenu(choosing: ["dish-flan": 1])
    _ = await cli("recipes", "import", try cli.folder.file("recipes.json", RecipeFile.small), "--force", "--yes")
    try await cli.setBeers()
    await cli("recipes", "favorites", "add", "local-noquis").expect(.ok)
    let answer = await cli.run(operand.command + [operand.name] + operand.rest + ["--yes"])
    answer.expect(.ok)
  }
}
