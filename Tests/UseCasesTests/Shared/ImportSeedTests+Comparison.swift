import Entities
import Gateways
import GatewayTesting
import Testing
import UseCases

@Suite struct `Comparing a seed with its store` {
  let importSeed = Importing()
  let dearer = Dish.cake.costing(1)
  let salad = Dish.dish("Ensalada", kind: "Entrantes")

  @Test(arguments: [Mode.adding, .replacing], [false, true])
  func `An import report counts new and unchanged dishes and has both versions of changed dishes`(
    mode: Mode, isDryRun: Bool
  ) async throws {
    try await importSeed.base.serve([.royal, .pizza, .cake])
    let report = try await importSeed(
      .init(mode, isDryRun: isDryRun), [.dish(.pizza), .dish(dearer), .dish(salad)])
    #expect([report?.added, report?.changed, report?.unchanged] == [1, 1, 1])
    #expect(report?.changes.map(\.before) == [.dish(.cake)])
    #expect(report?.changes.map(\.after) == [.dish(dearer)])
  }

  @Test(arguments: [Mode.adding, .replacing])
  func `An import doesn't count a dish as changed if only the Unicode form of its name differs`(mode: Mode)
    async throws
  {
    let (whole, parts) = (Dish.dish("Caf\u{E9}"), Dish.dish("Cafe\u{301}"))
    try await importSeed.base.serve([whole])
    let report = try await importSeed(.init(mode), [.dish(parts)])
    #expect([report?.added, report?.changed, report?.unchanged] == [0, 0, 1])
    #expect(try await importSeed.menu.map { Array($0.name.utf8) } == [Array(whole.name.utf8)])
  }

  @Test func `An import doesn't count duplicate or rejected records as added`() async throws {
    let report = try await importSeed(
      .init(.adding, skipsInvalid: true), [.dish(.pizza), .dish(.pizza), .rejected([.noPrice(inRecord: 3)])])
    #expect([report?.added, report?.changed, report?.unchanged, report?.rejected] == [1, 0, 0, 2])
  }

  @Test func `An import report lists only the first 20 changes, but counts all of them`() async throws {
    let menu = (1...25).map { Dish.dish("Plato \($0)") }
    try await importSeed.base.serve(menu)
    let report = try await importSeed(.init(.adding), menu.map { .dish($0.costing(1)) })
    #expect(report?.changed == 25 && report?.changes.count == 20)
  }

  @Test func `A record that replaces an unchanged sample counts as added`() async throws {
    _ = try await importSeed(.init(.firstRun, holdsSamples: true), [.dish(.pizza), .dish(.cake)])
    let report = try await importSeed(.init(.asked), [.dish(.pizza)])
    #expect([report?.added, report?.changed, report?.unchanged] == [1, 0, 0])
  }

  @Test func `An import compares recipes after it has completed their missing values`() async throws {
    let store = StateStore()
    let bare = try RecipeDetails(recipe: Recipe(id: Recipe.ID("local-pan"), title: "Pan"))
    var whole = bare
    whole = try RecipeDetails(recipe: bare.recipe, summary: "De la casa.")
    let seeds: [(SeedPolicy, RecipeDetails)] = [
      (.init(.adding), whole), (.init(.adding), bare), (.init(.replacing), bare),
    ]
    var counts: [[Int?]] = []
    for (policy, details) in seeds {
      let source = ScriptedSeedSource([.clean(.recipe(details))])
      let report = try await ImportSeedInteractor(.recipes, from: source, into: store)(policy)
      counts.append([report?.added, report?.changed, report?.unchanged])
    }
    #expect(counts == [[1, 0, 0], [0, 0, 1], [0, 1, 0]])
  }
}
