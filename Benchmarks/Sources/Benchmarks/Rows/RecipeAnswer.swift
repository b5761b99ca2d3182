import Entities
import Foundation
import Gateways
import UseCases

/// The time to decode a complete Spoonacular response with a hundred recipes into entities.
struct RecipeAnswer: TableRow {
  let name = "answer"
  private static let recipes = 100

  func sizes(of asked: [Int]) -> [Int] { [Self.recipes] }

  func measure(_ bench: Bench, size: Int) async throws -> [Line] {
    let answer = Data(AnswerMaker.answer(of: size).utf8)
    let path = bench.workplace.path("answer.json")
    try answer.write(to: URL(filePath: path))
    guard try await Self.titles(in: path) == Self.mirroredTitles(in: answer) else {
      throw Problem("the recipes of both sides differ")
    }
    let race = try await Race.run(rounds: bench.shortRounds) {
      _ = try await Self.titles(in: path)
    } peer: {
      _ = try Self.mirroredTitles(in: answer)
    }
    let read = Double(answer.count) / bench.probe.readSpeed
    return [
      Line(
        "decoding a Spoonacular response into entities", size: size, race,
        goal: .ratio(0.5), limit: "JSON read in \(Amount.seconds(read).text)")
    ]
  }

  private static func titles(in path: String) async throws -> [String] {
    var (titles, reader) = ([String](), try await RecipeSeed.file(path).open())
    while let item = try reader.next() {
      // Spoonacular returns more members than the kit keeps. The additional members are reported like repairs.
      switch item {
      case .clean(.recipe(let recipe)), .repaired(.recipe(let recipe), _): titles.append(recipe.recipe.title)
      default: throw Problem("a recipe was not read")
      }
    }
    return titles
  }

  private static func mirroredTitles(in answer: Data) throws -> [String] {
    let mirror = try JSONDecoder().decode(AnswerMirror.self, from: answer)
    return mirror.results.map { $0.title.replacing("&amp;", with: "&") }
  }
}
