import Interfaces
import Testing
import UseCases

@testable import recetas_cli

@Suite struct `A failure of a command` {
  private struct Unknown: Error {}

  @Test func `ends the program as its kind says`() {
    let codes: [Problem.Kind: Int32] = [
      .badRequest: 64, .refused: 65, .conflict: 65, .corrupt: 65, .notFound: 66, .unavailable: 69, .internalError: 70,
      .unfinished: 71, .cannotCreate: 73, .cannotWrite: 74, .notReady: 75, .notAllowed: 77,
    ]
    for kind in Problem.Kind.allCases { #expect(ExitCode(kind).rawValue == codes[kind]) }
  }

  @Test func `that nobody put into words is the program's own`() {
    let (here, there) = (Failure(Unknown(), Texts(.spanish)).problem, Failure(Unknown(), Texts(.english)).problem)
    #expect(ExitCode(here.kind) == .software && here.message.contains("Unknown") && here.message != there.message)
  }

  @Test func `stays what it is, however often it is told`() {
    var failure = Failure(GatewayError.cancelled, Texts(.english))
    failure.details = ["twice"]
    let again = Failure(failure, Texts(.spanish))
    #expect(again.problem == failure.problem && again.details == ["twice"])
  }
}
