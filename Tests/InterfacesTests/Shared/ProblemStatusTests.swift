import Interfaces
import Testing

@Suite struct `The HTTP status of a problem` {
  @Test func `Every kind of problem has the documented HTTP status`() {
    let codes: [Problem.Kind: Int] = [
      .badRequest: 400, .refused: 422, .conflict: 409, .corrupt: 500, .notFound: 404, .unavailable: 503,
      .internalError: 500, .unfinished: 500, .cannotCreate: 500, .cannotWrite: 507, .notReady: 503, .notAllowed: 403,
    ]
    #expect(codes.count == Problem.Kind.allCases.count)
    for kind in Problem.Kind.allCases { #expect(kind.httpStatus == codes[kind], "\(kind)") }
  }
}
