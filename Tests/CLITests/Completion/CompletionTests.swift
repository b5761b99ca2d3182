import Foundation
import Interfaces
import TestSupport
import TestGroups
import Testing

@testable import recetas_cli

@MainActor @Suite struct `Completion of a command line` {
  @Test(arguments: [
    (["pla"], ["places"]), (["menu", "l"], ["list"]), (["menus", "l"], ["list"]),
    (["beers", "reviews", "s"], ["show"]),
    (["recipes", "favorites", ""], ["list", "add", "remove", "sync", "status"]), (["nada", ""], []),
    (["menu", "lits", ""], []),
    (["order", "place", "--a"], ["--address", "--accept-changes"]), (["--of"], ["--offline"]), (["--", "--of"], []),
    (["beers", "list", "--sort", ""], ["name", "abv", "calories"]),
    (["beers", "list", "--sort=c"], ["--sort=calories"]),
    (["--lang", "es", "beers", "list", "--sort", ""], ["nombre", "alcohol", "calorías"]),
    (["recipes", "list", "--diet", "gl"], ["gluten free"]),
    (["--lang", "es", "recipes", "list", "--diet", "vegeta"], ["vegetariana"]),
    (["--lang", "e"], ["es", "en"]),
    (["completions", ""], ["bash", "zsh", "fish"]), (["help", "ord"], ["order"]),
    (["help", "order", "a"], ["add", "again"]),
    (["--store", "s"], ["sqlite:"]), (["--store", "memory:", "inter"], ["interactive"]),
    (["order", "place", "--phone", ""], []),
  ])
  func `The words offered by completion match the table of commands`(words: [String], follows: [String]) async throws {
    let answer = await (try CLI()).run(["complete", "--"] + words)
    answer.expect(.ok, errors: "")
    #expect(answer.lines.first == "words")
    #expect(answer.lines.dropFirst().map { String($0.prefix { $0 != "\t" }) } == follows)
  }

  @Test(arguments: [
    (["menu", "import", ""], "files"), (["places", "map", "--svg", "m"], "files"),
    (["places", "map", "--svg=m"], "files"),
    (["store", "export", ""], "folders"), (["--data", ""], "folders"), (["--store", "sqlite:x"], "files"),
    (["--store=json:x"], "folders"),
  ])
  func `Completion offers files or folders wherever a path is expected`(words: [String], kind: String) async throws {
    await (try CLI()).run(["complete", "--"] + words).expect(.ok, output: kind + "\n", errors: "")
  }

  @Test func `The description of a completion is in the user's language`() async throws {
    #expect(await (try CLI())("complete", "--", "menu", "ed").output == "words\nedit\tchange a dish on the menu\n")
    let spanish = try CLI(.standard, "es")
    #expect(await spanish("complete", "--", "menu", "ed").output == "words\nedit\tcambiar un plato de la carta\n")
  }

  @Test(.group(.heavy), arguments: Stores.persistent)
  func `Completion finds names in the store by their beginning or by any other part`(store: Stores) async throws {
    let cli = try CLI(store)
    for words in [["menu", "list"], ["recipes", "list"], ["beers", "list"], ["places", "list"]] {
      _ = await cli.run(words)
    }
    _ = await cli("order", "add", "Tiramisù", "--quantity", "3")
    _ = await cli("recipes", "favorites", "add", "local-gazpacho-andaluz")
    let beer = "beer-la-ciguena-coja@plaza-del-trillo-2_2c_-toro_2c_-zamora+invierno-en-la-meseta-baja"
    _ = await cli("beers", "reviews", "add", beer, "--score", "4", "--text", "Muy rica.")
    for (words, line) in [
      (["order", "add", "tira"], "Tiramisù\tPostres, €5.40"),
      (["order", "add", "dish-tir"], "dish-tiramisu\tTiramisù, €5.40"),
      (["menu", "edit", "Lub"], "Lubina all'acqua pazza\tPescados, €16.95"),
      (["menu", "list", "--kind", "pos"], "Postres"),
      (["order", "set", ""], "dish-tiramisu\t3 × Tiramisù"),
      (["recipes", "show", "GAZP"], "local-gazpacho-andaluz\tGazpacho andaluz"),
      (["recipes", "favorites", "remove", ""], "local-gazpacho-andaluz\tGazpacho andaluz"),
      (["beers", "edit", "invierno"], beer + "\tInvierno en la Meseta Baja"),
      (["beers", "list", "--maker", "LA CIG"], "La Cigüeña Coja"),
      (["beers", "reviews", "list", "meseta"], beer + "\tInvierno en la Meseta Baja"),
      (["places", "show", "atardecer"], "activity-10\tAtardecer en el Cerro del Tío Pío"),
    ] { #expect(await cli.run(["complete", "--"] + words).output == "words\n\(line)\n", "\(words)") }
    #expect(
      await cli("complete", "--", "beers", "reviews", "show", "").output.contains("\tInvierno en la Meseta Baja, 4"))
    #expect(await cli("complete", "--", "beers", "list", "maker-").lines.count == 16)
    // The names are completed from the store that `--store` names.
    #expect(await cli("complete", "--", "--store", "memory:", "order", "add", "").output == "words\n")
  }

  @Test func `Completion finds a dish even if many other dishes contain the typed text`() async throws {
    let cli = try CLI()
    let dishes = (1...110).map { MenuFile.Dish(name: "Aro de pan \($0)", price: "1", kind: "A") }
    let more = (1...2000).map { MenuFile.Dish(name: "Bollo \($0)", price: "1", kind: "A") }
    let bread = MenuFile.Dish(name: "Pan", price: "1", kind: "B")
    try await cli.setMenu("[" + (dishes + more + [bread]).map(\.json).joined(separator: ",") + "]")
    #expect(await cli("complete", "--", "order", "add", "pan").output == "words\nPan\tB, €1.00\n")
  }

  @Test(.group(.heavy), arguments: [1, 10])
  func `If completion doesn't list all matches, it keeps the shell from extending the typed text`(copies: Int)
    async throws
  {
    let cli = try CLI()
    let grilled = (1...105 * copies).map { MenuFile.Dish(name: "Pizza a la brasa \($0)", price: "1", kind: "A") }
    let plain = (1...10).map { MenuFile.Dish(name: "Bollo \($0)", price: "1", kind: "A") }
    let late = ["Pizza margarita", "Bollo suizo"].map { MenuFile.Dish(name: $0, price: "1", kind: "B") }
    try await cli.setMenu("[" + (grilled + plain + late).map(\.json).joined(separator: ",") + "]")
    for typed in ["Piz", "pizza", "P", "Bo", ""] {
      let names = await cli("complete", "--", "menu", "show", typed).lines.dropFirst().map {
        String($0.prefix { $0 != "\t" })
      }
      let all = (grilled + plain + late).map(\.name).filter { $0.lowercased().hasPrefix(typed.lowercased()) }
      let isWhole = Set(names) == Set(all)
      // A shell inserts the common prefix of all candidates.
      let common = names.reduce(names.first ?? "") { $0.commonPrefix(with: $1, options: .caseInsensitive) }
      #expect(
        isWhole || names.last?.lowercased() == typed.lowercased() + "…" && common.count == typed.count,
        "\(typed): \(names.count)")
      #expect(isWhole == (copies == 1), "\(typed): \(names.count)")
    }
    // Fish would insert a candidate that is the only one in the typed case.
    if copies > 1 {
      #expect(await cli("complete", "--", "menu", "show", "pizza").lines.last?.hasPrefix("Pizza…\t") == true)
    }
    // If the start of a name is typed, its dish is found even if completion doesn't read all dishes.
    #expect(await cli("complete", "--", "menu", "show", "pizza m").output == "words\nPizza margarita\tB, €1.00\n")
  }

  @Test func `A completed name identifies its dish even if it contains special characters`() async throws {
    let cli = try CLI()
    let names = HostileNames.all + ["vuelta\u{202E} k90", "--no k91"]
    try await cli.setMenu(try HostileNames.menu(names))
    for name in names {
      let typed = name.firstMatch(of: /k\d+/).map { String($0.output) } ?? name
      let answer = await cli("complete", "--", "menu", "show", typed)
      let word = String(try #require(answer.lines.dropFirst().last).prefix { $0 != "\t" })
      let dish = await cli("menu", "show", word, "--json")
      #expect(try dish.document["name"].text == name, "\(word)")
    }
  }

  @Test func `Completion supports every operand that refers to a record`() {
    for spec in Command.all.map(\.spec) {
      for operand in spec.operands {
        let name = operand.name.filter { $0 != "…" }
        if ["DISH", "ID", "MAKER", "LINE", "BEER"].contains(name) {
          #expect(NameCompletion(name, of: spec.name) != nil, "\(spec.title)")
        }
      }
    }
  }

  @Test(arguments: Stores.persistent)
  func `Completion neither creates nor changes files`(store: Stores) async throws {
    let cli = try CLI(store)
    let lines = [
      ["order", "add", ""], ["recipes", "show", ""], ["beers", "show", ""], ["places", "show", ""], ["menu", ""],
    ]
    for words in lines { _ = await cli.run(["complete", "--"] + words) }
    #expect(try cli.folder.fingerprints() == [:])
    _ = await cli("menu", "list")
    let before = try cli.folder.fingerprints()
    #expect(before.count > 1)
    for words in lines {
      await cli.run(["complete", "--"] + words).expect(.ok, errors: "")
      #expect(try cli.folder.fingerprints() == before)
    }
  }
}
