import GatewayTesting
import TestSupport
import Testing

@testable import recetas_cli

@MainActor @Suite struct `Services in use` {
  @Test func `of Firestore are nothing to those who share no favorites`() async throws {
    let cli = try CLI(.standard, "en")
    cli.environment["FIRESTORE_EMULATOR_HOST"] = "not a place"
    #expect(await cli("recipes", "list").code == .ok)
    cli.environment["FIRESTORE_PROJECT"] = "demo"
    #expect(await cli("recipes", "list").code == .usage)
  }

  @Test func `are asked in vain only once by those who stay off the network`() async throws {
    let cli = try CLI(.standard, "en")
    let clock = RecordingClock()
    cli.clock = clock
    cli.environment["SPOONACULAR_API_KEY"] = LoopbackSpoonacular.key
    #expect(await cli("--offline", "recipes", "list", "--source", "spoonacular").code == .unavailable)
    #expect(clock.waits.isEmpty)
  }

  @Test func `let long lists go on where they ended`() async throws {
    let results = (0..<100).map { #"{"id": \#($0), "title": "Soup \#($0)"}"# }.joined(separator: ",")
    let server = try LoopbackServer { _ in
      LoopbackServer.Answer(
        200, headers: ["Content-Type": "application/json"], #"{"results": [\#(results)], "totalResults": 261}"#)
    }
    let cli = try CLI(.standard, "en")
    cli.environment["SPOONACULAR_API_KEY"] = LoopbackSpoonacular.key
    cli.environment["SPOONACULAR_URL"] = server.address("/")
    #expect(await cli("recipes", "list", "--limit", "200").output.contains("--offset 100 --limit 100"))
  }
}
