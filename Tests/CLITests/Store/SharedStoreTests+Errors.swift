import Gateways
import GatewayTesting
import TestSupport
import Testing

@testable import recetas_cli
import WebGateways

@MainActor @Suite struct `A shared store that can't be used` {
  private func cli(_ language: String = "en", at host: String) throws -> CLI {
    let cli = try CLI(language) { _ in "firestore:kit" }
    cli.clock = RecordingClock()
    cli.environment["FIRESTORE_EMULATOR_HOST"] = host
    return cli
  }

  /// How a call ends that the service refuses.
  struct Refusal: Sendable, CustomTestStringConvertible {
    let status: Int
    let name: String
    let code: ExitCode
    let spanish: String
    let english: String
    var testDescription: String { name }
  }

  private nonisolated static let refusals = [
    Refusal(
      status: 401, name: "UNAUTHENTICATED", code: .notAllowed, spanish: "Comprueba que FIRESTORE_TOKEN sea",
      english: "Check that FIRESTORE_TOKEN is"),
    Refusal(
      status: 403, name: "PERMISSION_DENIED", code: .notAllowed, spanish: "Inicia sesión: recetas-cli login",
      english: "Sign in: recetas-cli login"),
    Refusal(
      status: 404, name: "NOT_FOUND", code: .unavailable, spanish: "no conoce ninguna base de datos del proyecto kit",
      english: "it knows no database of the project kit"),
    Refusal(
      status: 429, name: "RESOURCE_EXHAUSTED", code: .unavailable, spanish: "Se ha agotado el cupo de",
      english: "The quota of"),
  ]

  @Test(arguments: refusals) func `because the service refuses says so, and what to do`(refusal: Refusal) async throws {
    let error = #"{"error": {"code": \#(refusal.status), "message": "no", "status": "\#(refusal.name)"}}"#
    let server = try LoopbackServer(answers: .json(error, status: refusal.status))
    for (language, says) in [("es", refusal.spanish), ("en", refusal.english)] {
      let cli = try cli(language, at: "127.0.0.1:\(server.port)")
      for words in [["order", "show"], ["store", "info"]] {
        await cli.run(words).expect(refusal.code, output: "", errorsContain: says, "127.0.0.1")
      }
    }
  }

  @Test func `because nobody listens says so`() async throws {
    for (language, says) in [("es", "No hay conexión con"), ("en", "Can't reach")] {
      let answer = await (try cli(language, at: "127.0.0.1:1"))("order", "show")
      answer.expect(.unavailable, output: "", errorsContain: "\(says) 127.0.0.1:1.")
    }
  }

  @Test func `because nothing is to be sent says that it needs the network`() async throws {
    let server = try LoopbackServer(answers: .json("{}"))
    for (language, says) in [
      ("es", "firestore:kit está en la red, y con --offline no se usa: no se ha enviado nada."),
      ("en", "firestore:kit is on the network, which --offline does not use: nothing was sent."),
    ] {
      let cli = try cli(language, at: "127.0.0.1:\(server.port)")
      for words in [[], ["menu", "list"], ["order", "show"], ["recipes", "favorites"], ["store", "info"]] {
        await cli.run(["--offline"] + words).expect(.unavailable, output: "", errorsContain: says)
      }
      #expect(cli.requestLog.entries.isEmpty)
    }
  }

  @Test(arguments: ["a/b", "..", "ana maría", "-ana", String(repeating: "a", count: 129)])
  func `because no user is called so is a wrong command line`(user: String) async throws {
    for (language, says) in [("es", "Valor no válido de"), ("en", "Invalid")] {
      for variable in ["FIRESTORE_USER", "RECETAS_USER"] {
        let cli = try cli(language, at: "127.0.0.1:1")
        cli.environment[variable] = user
        let answer = await cli("order", "show")
        answer.expect(.usage, output: "", errorsContain: "\(says) \(variable)", "128", String(user.prefix(60)))
      }
    }
  }

  @Test func `because a setting is wrong is a wrong command line`() async throws {
    await (try cli(at: "garbage"))("order", "show").expect(.usage, output: "", errorsContain: "FIRESTORE_EMULATOR_HOST")
    let cli = try cli(at: "127.0.0.1:1")
    cli.environment["FIRESTORE_TOKEN"] = "SEC RET"
    let answer = await cli("order", "show")
    answer.expect(.usage, output: "", errorsContain: "FIRESTORE_TOKEN")
    #expect(!answer.errors.contains("SEC"))
  }
}
