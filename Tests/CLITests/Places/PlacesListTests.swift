import Testing

@testable import recetas_cli

@MainActor @Suite struct `places list, at a terminal or not` {
  @Test func `leaves the map out when asked to, and keeps every row`() async throws {
    let cli = try CLI()
    let (with, without) = (await cli("places", "list"), await cli("places", "list", "--no-map"))
    #expect(with.output.contains("┌─") && !without.output.contains("┌─"))
    #expect(without.lines == with.lines.filter(without.lines.contains))
    #expect(without.lines.count { $0.contains("◉") || $0.contains("◌") } == 28)
    #expect(await cli("places", "show", "1", "--no-map").output.contains("┌─") == false)
    #expect(await cli("places", "show", "1").output.contains("┌─"))
  }

  @Test func `draws a map that is no higher than the terminal`() async throws {
    for height in [20, 24] {
      let terminal = try Binary().atTerminal("places", "map", height: height)
      #expect(await terminal.end() == 0)
      let lines = terminal.screen.lines
      #expect(lines.contains { $0.hasPrefix("┌") } && lines.contains { $0.hasPrefix("└") }, "\(height)")
    }
  }

  @Test func `names above the map what has a number on it`() async throws {
    let cli = try CLI()
    let map = await cli("places", "map")
    let names = map.lines.prefix { !$0.hasPrefix("┌") }.joined(separator: "\n")
    #expect(names.contains(" 1 Alpargatería Suelacanto") && names.contains("28 "))
  }
}
