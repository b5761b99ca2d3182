import TestSupport
import Testing

@testable import recetas_cli

/// The menu: 1 Paella, 2 Flan, 3 Piña.
@MainActor @Suite struct `The menu in the interactive front` {
  @Test(arguments: Stores.lasting)
  func `is changed dish by dish`(store: Stores) async throws {
    let cli = try await CLI.withMenu(store)
    let lines = [
      "1", "e 2", "3", "x", "s", "3", "3,50", "+ photo.png", "s", "n", "1", "Arroz dulce", "2", "Postres", "3",
      "4",
      "s", "x 4", "n", "x 4", "y", "q",
    ]
    await cli.session(
      lines,
      tells: [
        "Flan\n\n   1  name         Flan\n   2  section      Postres\n   3  price        3.05\n   4  description  De huevo\n",
        "“x” is not an amount", "price        3,50", "I don't understand.", "price        3.50", "Saved: Flan.",
        "   2   €3.50  Flan", "New dish", "On the menu: Arroz dulce · €4.00.",
        "   2   €4.00  Arroz dulce\n   3   €3.50  Flan\n              De huevo\n   4   €2.90  Piña",
        "Off the menu: Piña.",
      ])
    let sections = try await cli("menu", "list", "--json").document["sections"].items
    let ids = sections.flatMap { $0["dishes"].items.map { $0["id"].text } }
    #expect(ids == ["dish-paella", "dish-arroz-dulce", "dish-flan"])
  }

  @Test func `is changed in Spanish, too`() async throws {
    let cli = try await CLI.withMenu(.standard, "es")
    let answer = await cli.session(
      ["1", "e 1", "s", "x 1", "s", "?"],
      tells: [
        "nombre       Paella", "precio       12,50", "No hay nada que guardar.", "Ya no está en la carta: Paella.",
        "e # editar",
      ])
    #expect(answer.errors.contains("¿Quitar de la carta «Paella», 12,50\u{A0}€?"))
  }
}
