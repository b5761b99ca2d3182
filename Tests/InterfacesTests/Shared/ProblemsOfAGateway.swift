import Interfaces
import Testing
import UseCases

@Suite struct `Problems of a gateway` {
  static let all: [GatewayError] = [
    .notFound, .conflict, .offline(what: "api.example.org"), .unauthorized(what: "api.example.org"),
    .forbidden(what: "api.example.org"), .quotaExhausted(what: "api.example.org", retryAfter: nil),
    .quotaExhausted(what: "other.example.org", retryAfter: .seconds(90)),
    .serviceFailed(what: "api.example.org", why: "HTTP 500"), .insecure(what: "api.example.org"),
    .corrupt(what: "/data/recetas.json", why: "line 3"),
    .newerVersion(what: "/data/recetas.sqlite", found: 17, known: 4), .readOnly(what: "/data/recetas.json"),
    .full(what: "/data/recetas.json"), .notAllowed(what: "/data"), .unavailable(what: "/data", why: "not a folder"),
    .busy(what: "/data/recetas.sqlite"), .cancelled, .failed(what: "fsync", why: "I/O error"),
  ]

  /// What the message must name.
  private static func things(_ error: GatewayError) -> [String] {
    switch error {
    case .notFound, .conflict, .cancelled: []
    case .offline(let what), .unauthorized(let what), .forbidden(let what), .insecure(let what),
      .quotaExhausted(let what, retryAfter: _):
      [what]
    case .readOnly(let what), .full(let what), .notAllowed(let what), .busy(let what): [what]
    case .corrupt(let what, let why), .serviceFailed(let what, let why), .unavailable(let what, let why),
      .failed(let what, let why):
      [what, why]
    case .newerVersion(let what, let found, let known): [what, "\(found)", "\(known)"]
    }
  }

  @Test(arguments: all) func `say in both languages what happened, to what, and what to do`(error: GatewayError) {
    BothLanguages.check({ $0.problem(error) }, names: Self.things(error))
  }

  @Test func `are told apart by their messages`() {
    for texts in [BothLanguages.spanish, BothLanguages.english] {
      #expect(Set(Self.all.map { texts.problem($0).message }).count == Self.all.count)
    }
  }

  @Test func `say it in the words of the language`() {
    let full = GatewayError.full(what: "recetas.json")
    BothLanguages.check(
      { $0.problem(full).message }, "No queda sitio para escribir recetas.json.",
      "There is no room left to write recetas.json.")
    BothLanguages.check(
      { $0.problem(full).advice }, "No se ha cambiado nada. Libera espacio y repite.",
      "Nothing was changed. Free some space and repeat.")
  }

  @Test(arguments: [(Duration.seconds(90), 90), (.milliseconds(89_001), 90), (.seconds(2), 2)])
  func `say how long to wait, in whole seconds, when the service does`(wait: Duration, seconds: Int) {
    let spent = GatewayError.quotaExhausted(what: "api.example.org", retryAfter: wait)
    BothLanguages.check(
      { $0.problem(spent).advice }, "Inténtalo dentro de \(seconds) segundos.", "Try again in \(seconds) seconds.")
  }
}
