import Interfaces
import Testing

@Suite struct `A server answers a problem` {
  @Test func `with the status that the documentation of its kind says`() {
    let codes: [Problem.Kind: Int] = [
      .badRequest: 400, .refused: 422, .conflict: 409, .corrupt: 500, .notFound: 404, .unavailable: 503,
      .internalError: 500, .unfinished: 500, .cannotCreate: 500, .cannotWrite: 507, .notReady: 503, .notAllowed: 403,
    ]
    #expect(codes.count == Problem.Kind.allCases.count)
    for kind in Problem.Kind.allCases { #expect(kind.httpStatus == codes[kind], "\(kind)") }
  }
}
