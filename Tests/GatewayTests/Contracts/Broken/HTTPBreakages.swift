import Entities
import TestSupport
import WebGateways

typealias HTTPBreakage = Breakage<HTTPWays>

extension HTTPBreakage {
  @Breakages static var all: [HTTPBreakage] {
    answering
    failing
    redirecting
  }

  @Breakages private static var answering: [HTTPBreakage] {
    clause("a response with any status is returned") {
      when("a server error is reported as a broken connection") {
        $0.replaceAnswers { (answer) throws(HTTPError) in
          if answer.status >= 500 { throw .broken(why: "\(answer.status)") }
          return answer
        }
      }
      when("the headers are lost") {
        $0.replaceAnswers { (answer) throws(HTTPError) in HTTPResponse(status: answer.status, body: answer.body) }
      }
    }
    clause("a request arrives unchanged: method, path, query, headers and body") {
      when("the query is lost") {
        $0.replaceRequests { $0.changed { $0.address = (try? WebAddress($0.address.withoutQuery)) ?? $0.address } }
      }
      when("the headers are lost") { $0.replaceRequests { $0.changed { $0.headers = [:] } } }
      when("the body is lost") { $0.replaceRequests { $0.changed { $0.body = [] } } }
      when("the method is changed") {
        $0.replaceRequests { $0.changed { if $0.method == .patch { $0.method = .post } } }
      }
    }
    clause("a response that is sent in chunks is returned complete", when: "the last byte is missing") {
      $0.replaceAnswers { (answer) throws(HTTPError) in
        HTTPResponse(status: answer.status, body: Array(answer.body.dropLast()))
      }
    }
    clause("a compressed response body is returned decompressed", when: "the body is still compressed") {
      $0.replaceAnswers { (answer) throws(HTTPError) in HTTPResponse(status: answer.status, body: [31, 139]) }
    }
    clause("cookies and passwords are neither stored nor sent") {
      when("a cookie is sent") { $0.replaceRequests { $0.changed { $0.headers["Cookie"] = "id=1" } } }
      when("a password is sent") { $0.replaceRequests { $0.changed { $0.headers["Authorization"] = "Basic YTpi" } } }
      when("an answer is cached") {
        let kept = Box<[WebAddress: HTTPResponse]>([:])
        $0.onSend = { (base, request) throws(HTTPError) in
          if let answer = kept.value[request.address] { return answer }
          let answer = try await base.send(request)
          kept.change { $0[request.address] = answer }
          return answer
        }
      }
    }
    clause("each of 30 concurrent requests gets its own response", when: "every request gets the first answer") {
      let first = Box<HTTPResponse?>(nil)
      $0.replaceAnswers { (answer) throws(HTTPError) in first.change { $0 = $0 ?? answer } ?? answer }
    }
  }

  @Breakages private static var failing: [HTTPBreakage] {
    clause("a response is accepted up to the size limit and refused above it") {
      when("an answer of the maximum size is refused") { $0.replaceRequests { $0.changed { $0.maximumBytes -= 1 } } }
      when("an answer of one more byte is accepted") { $0.replaceRequests { $0.changed { $0.maximumBytes += 1 } } }
    }
    clause("an endless response is refused at the limit and its connection is closed", when: "it is reported as broken")
    {
      $0.throwOther(.broken(why: "too long"))
    }
    clause("a port without a server and an unknown host are unreachable", when: "it is reported as broken") {
      $0.throwOther(.broken(why: "nobody listens"))
    }
    clause("an unencrypted request to another machine is refused", when: "the request is sent") {
      $0.throwOther(.unreachable(why: "no such name"))
    }
    clause("a truncated or missing response is an error", when: "it is returned as an answer") {
      $0.replaceErrors { (_, _, _) throws(HTTPError) in HTTPResponse(status: 200, body: [1, 2, 3]) }
    }
    clause("a request times out if the server sends nothing", when: "it is reported as broken") {
      $0.throwOther(.broken(why: "nothing came"))
    }
    clause(
      "a request times out if its response takes too long, even if data keeps arriving",
      when: "it is reported as too large"
    ) {
      $0.throwOther(.tooLarge(limit: 1))
    }
    clause(
      "only a GET or DELETE request whose connection ends without a response can be sent again",
      when: "every method is sent again"
    ) {
      $0.replaceErrors { (_, base, request) throws(HTTPError) in try await base.send(request) }
    }
    clause("a request in a canceled task is refused and never sent", when: "cancellation is ignored") {
      $0.onSend = { (base, request) throws(HTTPError) in
        try await withoutCancellation { () throws(HTTPError) in try await base.send(request) }
      }
    }
    clause("canceling a waiting task ends it immediately and closes its connection", when: "it is reported as broken") {
      $0.throwOther(.broken(why: "cancelled"))
    }
  }

  @Breakages private static var redirecting: [HTTPBreakage] {
    clause("a redirect on the same server is followed with the same headers") {
      when("the redirect is refused") {
        $0.replaceAnswers { (answer) throws(HTTPError) in throw .redirected(to: "/new") }
      }
      when("the headers are lost") { $0.replaceRequests { $0.changed { $0.headers = [:] } } }
    }
    clause(
      "a redirect to another port, host or scheme is refused and nothing is sent there", when: "it is followed"
    ) {
      $0.replaceErrors { (error, base, request) throws(HTTPError) in
        guard case .redirected(let place) = error, let address = try? WebAddress(place) else { throw error }
        return try await base.send(request.changed { $0.address = address })
      }
    }
    clause(
      "a redirect of a request other than GET is refused and the request is sent only once",
      when: "it is followed with GET"
    ) {
      $0.replaceErrors { (error, base, request) throws(HTTPError) in
        try await base.send(request.changed { $0.method = .get })
      }
    }
    clause("a client follows at most five redirects of a request") {
      when("the request starts again after five") {
        $0.replaceErrors { (_, base, request) throws(HTTPError) in try await base.send(request) }
      }
      when("too many redirects are reported as broken") { $0.throwOther(.broken(why: "too many redirects")) }
    }
    clause("a redirect without a location is returned as a response", when: "the answer is refused") {
      $0.replaceAnswers { (answer) throws(HTTPError) in throw .redirected(to: "nowhere") }
    }
  }
}

extension HTTPRequest {
  fileprivate func changed(_ change: (inout HTTPRequest) -> Void) -> HTTPRequest {
    var copy = self
    change(&copy)
    return copy
  }
}
