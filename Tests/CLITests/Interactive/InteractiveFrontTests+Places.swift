import Foundation
import Interfaces
import TestGroups
import Testing

@testable import recetas_cli

/// The samples consist of 12 shops, 12 activities and 4 services.
@MainActor @Suite struct `The places in interactive mode` {
  private func cli(_ store: Stores = .memory, _ language: String = "en") async throws -> CLI {
    let cli = try CLI(store, language)
    if store != .memory { try await cli.setMenu("[]") }
    return cli
  }

  @Test(.group(.heavy), arguments: Stores.allCases)
  func `Interactive mode downloads places on first use, and can list, search and open them`(store: Stores)
    async throws
  {
    let lines = ["7", "1", "/errata", "1", "b", "/", "p 2", "p", "b", "b", "2", "b", "3", "q"]
    try await cli(store).session(
      lines,
      tells: [
        "   7  Madrid            not downloaded yet\n", "M A D R I D\n\n   1  Shops       12 places\n",
        "   2  Activities  12 places\n   3  Services    4 places\n", "Sample data: 28 places.",
        "\nShops\nSample data\n\n┌",
        "\n   1  ◉ Alpargatería Suelacanto  Calle de Toledo, 58\n",
        "\n  12  ◉ Quesería La Cuña Sabia",
        "\nShops matching “errata”\nSample data\n\n┌",
        "● found",
        "\n   1  ◉ Librería La Errata Discreta  Calle de la Palma, 61\n",
        "\nLibrería La Errata Discreta\nShop\n",
        "Opening hours\n",
        "┌",
        "\nShops matching “errata”\n",
        "\nShops\nSample data\n\n┌",
        "\n   2  ◉ Cafés Sorbolento - Chamberí\np or Enter opens it.\n", "\nCafés Sorbolento - Chamberí\nShop\n",
        "\nShops\nSample data\n\n┌",
        "M A D R I D",
        "\nActivities\nSample data\n\n┌",
        "M A D R I D",
        "\nServices\nSample data\n\n┌",
      ])
  }

  @Test(.group(.heavy), arguments: [Stores.memory, .standard])
  func `The place screens in interactive mode are shown in Spanish to a Spanish-speaking user`(store: Stores)
    async throws
  {
    let lines = ["7", "nada", "1", "/errata", "1", "nada", "b", "/", "p 2", "p", "b", "nada", "q"]
    try await cli(store, "es").session(
      lines,
      tells: [
        "   7  Madrid              sin descargar\n", "M A D R I D\n\n   1  Tiendas      12 lugares\n",
        "No te entiendo. # elegir · r descargar de nuevo",
        "\nTiendas\nDatos de muestra\n\n┌",
        "\nTiendas con «errata»\nDatos de muestra\n\n┌",
        "\nLibrería La Errata Discreta\nTienda\n", "Horario\n", "No te entiendo. b atrás · q salir",
        "\nTiendas\nDatos de muestra\n\n┌", "\n   2  ◉ Cafés Sorbolento - Chamberí\np o Intro lo abre.\n", "\nTienda\n",
        "No te entiendo. /texto buscar · # abrir · p # chincheta",
      ])
  }

  @Test(.group(.heavy), arguments: Stores.persistent)
  func `A key on the places screen starts another download of the places`(store: Stores) async throws {
    let cli = try await cli(store)
    await cli.session(["7"], tells: ["M A D R I D"])
    cli.wait(86_400)
    await cli.session(
      ["7", "r", "1", "q"],
      tells: [
        "   7  Madrid            28 places\n", "Sample data: 28 places.",
        "Downloaded 28 places.", "\nShops\n",
      ])
  }

  @Test func `Places can be sorted by their distance from a typed position`() async throws {
    try await cli().session(
      ["7", "1", "d", "here", "here madrid", "aquí 40.4079, -3.7108", "d", "n", "b", "1", "d"],
      tells: [
        "Your position is unknown.\nSpecify it, or sort by name.\nType, for example: here 40.4169,-3.7035\n",
        "Invalid position “”.\n", "Invalid position “madrid”.\nType, for example", "◎ your position",
        "\n   1  ◉ Alpargatería Suelacanto  ", " m · Calle de Toledo, 58\n", " km · ", "\nShops\n", "\nShops\n",
        // The position is unknown again each time the list is opened.
        "Your position is unknown.",
      ])
  }

  @Test func `After a map pin is selected, only the first Enter opens the card of the place`() async throws {
    let answer = try await cli().session(
      ["7", "1", "p 2", "", "b", "", "p", "p 13", "p 0"],
      tells: [
        "p or Enter opens it.", "\nCafés Sorbolento - Chamberí\nShop\n", "\nShops\n", "\nShops\n",
        "I don't understand.", "I don't understand.", "I don't understand.",
      ])
    #expect(answer.output.components(separatedBy: "\nCafés Sorbolento - Chamberí\nShop\n").count == 2)
  }

  @Test func `Places that have never been downloaded can't be shown offline`() async throws {
    let cli = try await cli()
    cli.environment["MADRID_SHOPS_URL"] = "https://madrid.example/feed"
    let answer = await cli.run(["--offline", "interactive"], ScriptedConsole(["7", "1", "b"]))
    answer.expect(.ok, outputContains: "Can't reach madrid.example")
    #expect(Texts(.english).quotations.contains { answer.output.contains("\n\n\($0)\n") })
    #expect(answer.output.contains("I don't understand. # choose"))
    #expect(answer.output.hasSuffix("not downloaded yet\n"))
  }

  @Test func `Interactive mode continues after reporting an invalid setting for the places`() async throws {
    let cli = try await cli()
    cli.environment["PLACES_MAP_URL"] = "nowhere"
    let answer = await cli.run(["interactive"], ScriptedConsole(["7", "1", "r", "b"]))
    #expect(answer.code == .ok)
    #expect(answer.output.components(separatedBy: "PLACES_MAP_URL is not a map template.").count == 3)
    #expect(answer.output.hasSuffix("not downloaded yet\n"))
  }

  @Test func `Interactive mode announces the start of a download of places in a terminal`() async throws {
    let cli = try await cli()
    let console = ScriptedConsole(["JARL", "j", "7", "q"], isTerminal: true)
    let answer = await cli.run(["interactive"], console)
    #expect(answer.output.contains("\nDownloading the places. x stops the download.\n"))
    #expect(answer.output.contains("M A D R I D"))
    let silly = Texts(.english).quotations.map { answer.output.components(separatedBy: "\n\($0)\n").count - 1 }
    #expect(silly.reduce(0, +) == 2)
    #expect(answer.output.contains("\n# choose · /text search everything · q quit\n> "))
  }

  @Test(.group(.heavy), arguments: [("dumb", 80), ("xterm", 50)])
  func `The program's logo is drawn in ASCII in a dumb or narrow terminal`(terminal: String, width: Int) async throws {
    let cli = try await cli()
    cli.environment["TERM"] = terminal
    let answer = await cli.run(["interactive"], ScriptedConsole(["7"], width: width))
    #expect(answer.output.contains("  =| R E C E T A S |=\n") && answer.output.contains("  .------'---'------.\n"))
    #expect(!answer.output.contains("╡") && !answer.output.contains("█"))
  }
}
