import TestGroups
import TestSupport
import Testing

@testable import recetas_cli

/// An operand of a command that stands for a record with a name.
struct NamedOperand: Sendable, CustomTestStringConvertible {
  let command: [String]
  let name: String
  /// The other words of the command.
  let rest: [String]
  var testDescription: String { command.joined(separator: " ") }

  /// Every operand of the table of commands whose records have names.
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
    // The sample places are many; a test of their own names one.
    case .places, .kinds, .history, .makerNames, .reviews: nil
    }
  }
}

extension `A name on the command line` {
  @Test(.group(.heavy), arguments: NamedOperand.all)
  func `A name is accepted by every command whose operand is a record with a name`(operand: NamedOperand) async throws {
    let cli = try await CLI.withMenu(choosing: ["dish-flan": 1])
    _ = await cli("recipes", "import", try cli.folder.file("recipes.json", RecipeFile.small), "--force", "--yes")
    try await cli.haveBeers()
    await cli("recipes", "favorites", "add", "local-noquis").expect(.ok)
    let answer = await cli.run(operand.command + [operand.name] + operand.rest + ["--yes"])
    answer.expect(.ok)
  }
}
