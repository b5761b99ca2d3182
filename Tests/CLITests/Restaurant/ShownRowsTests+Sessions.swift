import Foundation
import TestSupport
import TestGroups
import Testing

@testable import recetas_cli

@MainActor @Suite struct `The row numbers of a window` {
  @Test(arguments: Stores.lasting)
  func `are its own: what another one shows changes nothing`(store: Stores) async throws {
    let cli = try await CLI.withMenu(store)
    _ = await cli("menu", "list")
    cli.session = "another"
    await cli("order", "add", "1").expect(.noInput, errorsContain: "No such list shown in this terminal has row 1.")
    _ = await cli("menu", "list", "--search", "flan")
    cli.session = "window"
    await cli("order", "add", "1").expect(.ok, outputContains: "Paella")
    cli.session = "another"
    await cli("order", "add", "1").expect(.ok, outputContains: "Flan")
  }

  @Test func `come from lists, not from what is shown alone`() async throws {
    let cli = try await CLI.withBeers()
    let old = try await cli.review(BeerFile.blonde, 3, "Vieja")
    let new = try await cli.review(BeerFile.hell, 5, "Nueva")
    _ = await cli("beers", "reviews", "list")
    #expect(await cli("beers", "reviews", "show", "2").output.contains("Vieja"))
    #expect(await cli("beers", "reviews", "delete", "1", "--yes").code == .ok)
    #expect(try await cli.ids("reviews", "reviews") == [old])
    #expect(old != new)
  }

  @Test func `stand before nothing else`() async throws {
    let cli = try await CLI.withBeers()
    try await cli.haveMenu()
    try await cli.haveBeers()
    let review = try await cli.review(BeerFile.blonde, 3, "Vieja")
    await cli.order(["dish-flan": 1])
    let order = try #require(try await cli("order", "history", "--json").document["orders"][0]["id"].text)
    _ = await cli("places", "download")
    let alone = [
      [], ["beers", "show", BeerFile.blonde], ["beers", "makers", "show", BeerFile.oso],
      ["beers", "reviews", "show", review], ["order", "show", order], ["places", "show", "shop-1"], ["store", "info"],
    ]
    for words in alone {
      let answer = await cli.run(words)
      #expect(answer.code == .ok)
      #expect(!answer.lines.contains { $0.wholeMatch(of: /\ +\d+\ \ .*/) != nil }, "\(words): \(answer.output)")
    }
  }

  @Test func `are those of the map, whose pins bear them`() async throws {
    let cli = try CLI()
    _ = await cli("places", "list", "--search", "mercado")
    _ = await cli("places", "map")
    let first = try await cli("places", "list", "--json").document["places"][0]["id"].text
    #expect(try await cli("places", "show", "1", "--json").document["id"].text == first)
  }

  @Test(.group(.heavy)) func `are forgotten, the oldest first, so that closed windows leave little behind`()
    async throws
  {
    let cli = try await CLI.withMenu()
    for number in 0...200 {
      cli.session = "\(number)"
      _ = await cli("menu", "list", "--limit", "1")
    }
    #expect(await cli("order", "add", "1").code == .ok)
    cli.session = "0"
    #expect(await cli("order", "add", "1").code == .noInput)
    cli.session = "2"
    #expect(await cli("order", "add", "1").code == .ok)
  }

  @Test(.group(.heavy)) func `stay while their list is shown again`() async throws {
    let cli = try await CLI.withMenu()
    for number in 0...200 {
      cli.session = "\(number)"
      _ = await cli("menu", "list", "--limit", "1")
      cli.session = "0"
      if number == 100 { _ = await cli("menu", "list", "--limit", "1") }
    }
    #expect(await cli("order", "add", "1").code == .ok)
    cli.session = "1"
    #expect(await cli("order", "add", "1").code == .noInput)
  }

  #if os(Linux)
    @Test func `are no other's after the machine was started again`() throws {
      let boot = try String(contentsOfFile: "/proc/sys/kernel/random/boot_id", encoding: .utf8)
      #expect(Settings.ofProcess.session.hasSuffix("-" + boot.trimmingCharacters(in: .newlines)))
    }
  #endif

  @Test(.group(.processes)) func `are unknown to the next window, and to no command of its own`() async throws {
    let program = try Binary()
    #expect(try await program("menu", "list").code == 0)
    #expect(try await program("order", "add", "1").code == 0)
    let window = try program.atTerminal("order", "add", "1")
    #expect(await window.end() == 66)
    let script = try program.atTerminal("menu", "list", "--limit", "1")
    #expect(await script.end() == 0)
    #expect(try await program("order", "add", "2").code == 0)
  }
}
