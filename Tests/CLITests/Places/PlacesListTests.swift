import TestSupport
import TestGroups
import Testing

@testable import recetas_cli

@MainActor @Suite struct `Listing the places` {
  @Test func `The list of places has the same rows if the map is omitted`() async throws {
    let cli = try CLI()
    let (with, without) = (await cli("places", "list"), await cli("places", "list", "--no-map"))
    #expect(with.output.contains("┌─") && !without.output.contains("┌─"))
    #expect(without.lines == with.lines.filter(without.lines.contains))
    #expect(without.lines.count { $0.contains("◉") || $0.contains("◌") } == 28)
    #expect(await cli("places", "show", "1", "--no-map").output.contains("┌─") == false)
    #expect(await cli("places", "show", "1").output.contains("┌─"))
  }

  @Test(
    .group(.heavy),
    arguments: [
      "40.4169,-3.7035", "geo:40.4169,-3.7035", "GEO:40.4169,-3.7035,650;u=35", "geo:40.4169,-3.7035?z=17",
    ])
  func `The list of places is sorted by distance by default if the user's position is given`(here: String) async throws
  {
    let cli = try CLI()
    func first(_ words: String...) async -> String? {
      await cli.run(["places", "list", "--no-map"] + words).lines.first { $0.hasPrefix("   1  ") }
    }
    let (near, named) = (await first("--here", here), await first("--here", here, "--sort", "name"))
    #expect(near == "   1  ◉ Kilómetro cero: la Puerta del Sol  0 m · Puerta del Sol")
    #expect(named == "   1  ◉ Alpargatería Suelacanto  680 m · Calle de Toledo, 58")
    #expect(await first()?.hasPrefix("   1  ◉ Alpargatería Suelacanto  Calle") == true)
  }

  @Test(arguments: ["40.4169,-3.7035,650", "geo:40.4169", "geo:1,2,3,4", "geo:"])
  func `The list of places refuses an invalid position`(here: String) async throws {
    await (try CLI())("places", "list", "--here", here).expect(.usage, output: "", errorsContain: "“\(here)”")
  }

  @Test func `The error for an unknown position names the option that sets it`() async throws {
    await (try CLI())("places", "list", "--sort", "distance").expect(
      .usage, output: "",
      errors: "Your position is unknown.\nSpecify it with --here LAT,LON, or sort by name.\n")
  }

  @Test(.group(.processes)) func `The map above a list of places fits the height of the terminal`() async throws {
    for height in [20, 24] {
      let terminal = try Binary().atTerminal("places", "map", height: height)
      #expect(await terminal.end() == 0)
      let lines = terminal.screen.lines
      #expect(lines.contains { $0.hasPrefix("┌") } && lines.contains { $0.hasPrefix("└") }, "\(height)")
    }
  }

  @Test func `Pictures of a place are shown on request in a terminal that supports them`() async throws {
    let cli = try CLI()
    cli.environment["TERM_PROGRAM"] = "iTerm.app"
    let shown = await cli.run(["places", "show", "shop-1", "--images"], ScriptedConsole(showsColor: true))
    #expect(shown.output.ranges(of: "\u{1B}]1337;File=inline=1").count == 2)
    #expect(!(await cli("places", "show", "shop-1", "--images")).output.contains("\u{1B}"))
    await cli("places", "show", "shop-1", "--map-image", cli.folder.path + "/map.png")
      .expect(
        .noInput, output: "", errorsContain: "The map of “Librería La Errata Discreta” has no picture.",
        "recetas-cli places map --svg FILE")
  }

  @Test func `The verification of sample places reports that they are sample data`() async throws {
    let cli = try CLI()
    #expect(await cli("places", "list").code == .ok)
    let (english, spanish) = (await cli("places", "verify"), await cli("places", "verify", "--lang", "es"))
    #expect(
      english.lines.first?.firstMatch(of: /^\d+ sample pictures \(0\.\d MB\), added 21 Nov 2026, 10:00\.$/) != nil)
    #expect(spanish.lines.first?.contains("MB), datos de muestra, del 21 nov 2026, 10:00.") == true)
    #expect(!(english.output + spanish.output).contains("bundle"))
  }

  @Test func `The names of the numbered pins on a map are listed above the map`() async throws {
    let cli = try CLI()
    let map = await cli("places", "map")
    let names = map.lines.prefix { !$0.hasPrefix("┌") }.joined(separator: "\n")
    #expect(names.contains(" 1 Alpargatería Suelacanto") && names.contains("28 "))
  }
}
