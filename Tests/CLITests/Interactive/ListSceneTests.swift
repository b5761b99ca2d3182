import TestSupport
import Testing

@MainActor @Suite struct `A list longer than a screen` {
  private let sixty =
    "[" + (11...70).map { MenuFile.Dish(name: "Plato \($0)", price: "1").json }.joined(separator: ",") + "]"

  @Test func `Row numbers continue when more rows of a long menu are shown`() async throws {
    let cli = try CLI()
    try await cli.setMenu(sixty)
    let answer = await cli("interactive", piping: ["1", "+ 51", "m", "+ 51", "/plato 7", "+ 1"])
    let screens = answer.output.split(separator: "\nMenu")
    try #require(screens.count == 4)
    #expect(screens[1].contains("  50  €1.00  Plato 60\n\nThere are more dishes.\n"))
    #expect(screens[1].contains("I don't understand."))
    #expect(screens[2].contains("  60  €1.00  Plato 70\n"))
    #expect(!screens[2].contains("There are more dishes."))
    #expect(screens[2].contains("In your order: 1 × Plato 61."))
    #expect(screens[3].hasSuffix("In your order: 1 × Plato 70. Total: €2.00.\n"))
  }

  @Test func `Row numbers continue when more rows of a long order history are shown`() async throws {
    let cli = try CLI(.json)
    try await cli.setMenu(sixty)
    await cli.order(["dish-plato-11": 1])
    let dump = await cli.dump()
    let order = try #require(dump.firstMatch(of: #/"orders" : \[\n(.*?)\n +\]\n/#.dotMatchesNewlines()))
    let id = try #require(order.1.firstMatch(of: #/order-\w+/#)).0
    let orders = (1...60).map { order.1.replacing(id, with: "order-x\($0)") }.joined(separator: ",\n")
    _ = try cli.folder.file("store/recetas.json", dump.replacing(order.1, with: orders))

    let answer = await cli("interactive", piping: ["3", "51", "m", "60", "b", "a 51"])
    let screens = answer.output.split(separator: "\nPast orders")
    try #require(screens.count == 4)
    #expect(screens[1].contains("  50  21 Nov 2026, 10:00  €1.00  1 dish  order-x11\n\nThere are more orders.\n"))
    #expect(screens[1].contains("I don't understand."))
    #expect(screens[2].contains("  60  21 Nov 2026, 10:00  €1.00  1 dish  order-x1\n"))
    #expect(screens[2].contains("Order order-x1\n"))
    // After the user returns from an order, the history starts at its first page.
    #expect(screens[3].contains("There are more orders."))
    #expect(screens[3].contains("I don't understand."))
  }

  @Test func `A list in interactive mode keeps its row numbers after a failed action`() async throws {
    let cli = try await CLI.withMenu(choosing: ["dish-flan": 100])
    let answer = await cli("interactive", piping: ["1", "+ 2", "+ 3"])
    #expect(answer.output.contains("You can order 1 to 100 of “Flan”.\nThe order was not changed.\n"))
    #expect(answer.lines.last == "In your order: 1 × Piña. Total: €307.90.")
  }
}
