import GatewayTesting
import TestSupport
import TestGroups
import Testing

@testable import recetas_cli

@MainActor @Suite struct `A beer catalog on the web` {
  private let instead = " Using the sample catalog instead.\n"

  private func cli(_ address: String, _ store: Stores = .standard) throws -> CLI {
    let cli = try CLI(store)
    cli.environment["BEERS_URL"] = address
    cli.clock = RecordingClock()
    return cli
  }

  @Test(arguments: Stores.persistent)
  func `A beer catalog on the web is downloaded only once`(store: Stores) async throws {
    let server = try LoopbackServer(answers: .json(BeerFile.small))
    let cli = try cli(server.address("/cervezas.json"), store)
    let list = await cli("beers", "list")
    #expect(
      list.errors == "6 records: 6 accepted, 0 repaired, 0 rejected. They are in the beer catalog.\n"
        + "  6 new, 0 changed, 0 unchanged\n")
    #expect(!list.output.contains("Sample data"))
    #expect(server.requests.map(\.target) == ["/cervezas.json"])
    #expect(try await cli.ids("manufacturers", "makers") == [BeerFile.oso, "maker-zwei-baren"])

    server.stop()
    #expect(await cli("beers", "list").errors == "")
    #expect(server.requests.count == 1)
  }

  nonisolated static let wrong: [LoopbackServer.Answer] = [
    .init(404, "Not here"), .init(403, "Not you"), .init("<!DOCTYPE html><html><body>Beers</body></html>"), .init(""),
    .init("   \n"), .init(#"[{"name": "Casa Oso", "origin": "national", "beers": [{"name": "#),
    .json(#"[{"name": "Casa Oso", "origin": "somewhere"}]"#),
  ]

  @Test(.group(.heavy), arguments: wrong)
  func `If the beer catalog on the web is invalid, the bundled catalog is used`(answer: LoopbackServer.Answer)
    async throws
  {
    let server = try LoopbackServer(answers: answer)
    let cli = try cli(server.address("/cervezas.json"))
    let list = await cli("beers", "makers")
    #expect(list.code == .ok)
    #expect(list.errors.hasSuffix(instead + BeerFile.notice), "\(list.errors)")
    #expect(try await cli.ids("manufacturers", "makers").count == 15)
    #expect(list.lines[1] == "Sample data")
    #expect(try await cli("beers", "makers", "--json").document["samples"] == true)

    let asked = server.requests.count
    #expect(await cli("beers", "makers").errors.hasSuffix(instead))
    #expect(server.requests.count > asked)
  }

  @Test(arguments: Stores.persistent)
  func `A beer catalog on the web replaces the samples as soon as the catalog is available`(store: Stores) async throws
  {
    let server = try LoopbackServer { [answer = answer] _ in answer.value }
    let cli = try cli(server.address("/cervezas.json"), store)
    #expect(await cli("beers", "list").code == .ok)
    #expect(try await cli("store", "info", "--json").document["samples"] == ["beers"])

    answer.change { $0 = .json(BeerFile.small) }
    #expect(try await cli.ids("manufacturers", "makers") == [BeerFile.oso, "maker-zwei-baren"])
    #expect(try await cli("beers", "makers", "--json").document["samples"] == false)
    let asked = server.requests.count
    #expect(await cli("beers", "list").errors == "")
    #expect(server.requests.count == asked)
  }

  private let answer = Box(LoopbackServer.Answer(500))

  @Test(arguments: Stores.persistent)
  func `A beer catalog on the web is imported with all pictures that can be downloaded`(store: Stores) async throws {
    let server = try LoopbackServer { request in
      let host = "http://\(request.header("Host") ?? "")"
      return switch request.path {
      case "/a/b.json":
        .json(
          """
          [{"name": "Casa Oso", "origin": "national", "logo": "fotos/logo.png", "beers": [
            {"name": "Oso Rubia", "type": "Lager", "photos": ["\(host)/rubia.png", "fotos/nada.png"]},
            {"name": "Oso Negra", "type": "Stout", "photos": ["https://other.example/negra.png", "../x.png"]}]}]
          """)
      case "/a/fotos/logo.png", "/rubia.png": .init(200, body: SampleImages.png)
      default: .init(404)
      }
    }
    let cli = try CLI(store)
    cli.clock = RecordingClock()
    let report = await cli("beers", "import", server.address("/a/b.json?key=secret"))
    #expect(report.lines[0] == "3 records: 1 accepted, 2 repaired, 0 rejected. They are in the beer catalog.")
    #expect(report.output.contains(#"record 2, photos[2]: "fotos/nada.png" was left out"#))
    #expect(report.output.contains(#"record 3, photos[1]: "https://other.example/negra.png" was left out"#))
    #expect(report.output.contains(#"record 3, photos[2]: "../x.png" was left out"#))
    #expect(try await cli("beers", "makers", "--json").document["manufacturers"][0]["logo"].text != nil)
    #expect(try await cli("beers", "show", BeerFile.blonde, "--json").document["album"]["cover"].text != nil)
    #expect(
      Set(server.requests.map(\.target)) == [
        "/a/b.json?key=secret", "/a/fotos/logo.png", "/a/fotos/nada.png", "/rubia.png",
      ])
  }

  /// The catalog has more pictures than there are connections. The real program requests the pictures, because its release build once lost
  /// some of them.
  @Test(.group(.processes)) func `The program imports a beer catalog with all its pictures from a server`() async throws
  {
    let names = (1...20).map { "foto-\($0).png" }
    let server = try LoopbackServer { request in
      switch request.path {
      case "/beers.json":
        .json(
          """
          [{"name": "Casa Oso", "origin": "national", "beers": [
            \(names.map { #"{"name": "Oso \#($0)", "type": "Lager", "photos": ["\#($0)"]}"# }.joined(separator: ","))]}]
          """)
      default: .init(200, body: SampleImages.png)
      }
    }
    let program = try Binary()
    let outcome = try await program("beers", "import", server.address("/beers.json"))
    outcome.expect(.ok, errors: "")
    // A missing picture would count as a repair.
    #expect(outcome.output.hasPrefix("21 records: 21 accepted, 0 repaired, 0 rejected."))
  }

  @Test func `If the beer catalog on the web redirects in a loop, the bundled catalog is used`() async throws {
    let server = try LoopbackServer { request in
      .init(302, headers: ["Location": "http://\(request.header("Host") ?? "")/again"])
    }
    let list = try await cli(server.address("/cervezas.json"))("beers", "makers")
    #expect(list.code == .ok)
    #expect(list.errors.hasSuffix(instead + BeerFile.notice), "\(list.errors)")
    #expect(server.requests.count < 100)
  }

  @Test func `If the beer catalog on the web is unreachable, the bundled catalog is used`() async throws {
    let server = try LoopbackServer(answers: .json(BeerFile.small))
    server.stop()
    let list = try await cli(server.address("/cervezas.json"))("beers", "makers")
    #expect(list.code == .ok)
    #expect(list.errors.hasPrefix("Can't reach 127.0.0.1."))
    #expect(list.errors.hasSuffix(instead + BeerFile.notice))
  }

  @Test func `A beer catalog on the web is not requested in offline mode`() async throws {
    let server = try LoopbackServer(answers: .json(BeerFile.small))
    let list = try await cli(server.address("/cervezas.json"))("beers", "makers", "--offline")
    #expect(list.code == .ok)
    #expect(list.errors.hasSuffix(instead + BeerFile.notice), "\(list.errors)")
    #expect(server.connections == 0)
  }

  @Test(arguments: ["nada", "ftp://example.org/beers.json", "https://", "https://ana:secreto@example.org/a.json"])
  func `An invalid address for the beer catalog affects only the beer commands`(address: String) async throws {
    let list = try await cli(address)("beers", "makers")
    #expect(list.code == .usage)
    #expect(list.errors.contains("BEERS_URL") && !list.errors.contains("secreto"))
    #expect(try await cli(address)("menu", "list").code == .ok)
  }

  @Test func `The address of a beer catalog on the web can contain a query`() async throws {
    let server = try LoopbackServer(answers: .json(BeerFile.small))
    #expect(try await cli(server.address("/cervezas.json?pagina=1"))("beers", "makers").code == .ok)
    #expect(server.requests.map(\.target) == ["/cervezas.json?pagina=1"])
  }

  @Test func `A beer catalog can be imported from a web address`() async throws {
    let server = try LoopbackServer(answers: .json(BeerFile.small), .init(404, ""))
    let cli = try CLI()
    cli.clock = RecordingClock()
    let report = await cli("beers", "import", server.address("/a.json?b=c"))
    report.expect(.ok, errors: "")
    #expect(report.lines[0] == "6 records: 6 accepted, 0 repaired, 0 rejected. They are in the beer catalog.")
    #expect(server.requests.map(\.target) == ["/a.json?b=c"])
    await cli("beers", "import", server.address("/a.json")).expect(.noInput, output: "")
    #expect(await cli("beers", "import", server.address("/a.json"), "--offline").code == .unavailable)
    #expect(await cli("beers", "import", "http://").code == .usage)
  }
}
