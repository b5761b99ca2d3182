import Interfaces
import Testing
import UseCases

@Suite struct `Problems of a service` {
  private static let faults: [ServiceFault] = [
    .timedOut, .broken("error -1005"), .untrusted, .malformed, .status(500), .says("INVALID_ARGUMENT: no"),
    .refusesVerify("no"),
    .reportsFailure,
    .redirects(to: "https://other.example.org"), .empty, .notJSON, .unintelligible, .unexpectedContent,
    .tooLong(limit: 999), .incomplete, .endless, .noDatabase(project: "kit"), .addressTooLong,
  ]

  /// Returns the strings that the message about the fault must contain.
  private static func things(_ fault: ServiceFault) -> [String] {
    switch fault {
    case .broken(let text), .says(let text), .refusesVerify(let text), .redirects(to: let text),
      .noDatabase(project: let text):
      [text]
    case .status(let number), .tooLong(limit: let number): ["\(number)"]
    case .timedOut, .untrusted, .malformed, .reportsFailure, .empty, .notJSON, .unintelligible, .unexpectedContent,
      .incomplete, .endless,
      .addressTooLong:
      []
    }
  }

  private static func error(_ fault: ServiceFault) -> GatewayError {
    .serviceFailed(what: "api.example.org", why: fault)
  }

  @Test(arguments: faults)
  func `A service fault is explained in both languages with the name of the service`(fault: ServiceFault) {
    BothLanguages.check({ $0.problem(Self.error(fault)) }, names: ["api.example.org"] + Self.things(fault))
  }

  @Test func `No two service faults have the same message in either language`() {
    for texts in [BothLanguages.spanish, BothLanguages.english] {
      let messages = Self.faults.map { texts.problem(Self.error($0)).message }
      #expect(Set(messages).count == Self.faults.count)
    }
  }

  @Test func `Service faults are reported with a message in each language`() {
    BothLanguages.check(
      { $0.problem(Self.error(.timedOut)).message }, "api.example.org ha fallado: no ha respondido a tiempo.",
      "api.example.org failed: it did not respond in time.")
    BothLanguages.check(
      { $0.problem(Self.error(.redirects(to: "x"))).message }, "api.example.org ha fallado: redirige a x.",
      "api.example.org failed: it redirects to x.")
  }
}
