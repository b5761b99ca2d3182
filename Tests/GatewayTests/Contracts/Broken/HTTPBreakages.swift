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
    clause("an answer comes back whatever its status says") {
      when("a failure of the server is one of the connection") {
        $0.replaceAnswers { (answer) throws(HTTPError) in
          if answer.status >= 500 { throw .broken(why: "\(answer.status)") }
          return answer
        }
      }
      when("without its headers") {
        $0.replaceAnswers { (answer) throws(HTTPError) in HTTPResponse(status: answer.status, body: answer.body) }
      }
    }
    clause("a request arrives as it is: method, path, query, headers, body") {
      when("without its query") {
        $0.replaceRequests { $0.changed { $0.address = (try? WebAddress($0.address.withoutQuery)) ?? $0.address } }
      }
      when("without its headers") { $0.replaceRequests { $0.changed { $0.headers = [:] } } }
      when("without its body") { $0.replaceRequests { $0.changed { $0.body = [] } } }
      when("as another method") { $0.replaceRequests { $0.changed { if $0.method == .patch { $0.method = .post } } } }
    }
    clause("a body may come in chunks", when: "the last byte is missing") {
      $0.replaceAnswers { (answer) throws(HTTPError) in
        HTTPResponse(status: answer.status, body: Array(answer.body.dropLast()))
      }
    }
    clause("a body that was compressed on the way comes back as it was before", when: "it is another") {
      $0.replaceAnswers { (answer) throws(HTTPError) in HTTPResponse(status: answer.status, body: [31, 139]) }
    }
    clause("no cookie and no password is kept or sent") {
      when("a cookie is") { $0.replaceRequests { $0.changed { $0.headers["Cookie"] = "id=1" } } }
      when("a password is") { $0.replaceRequests { $0.changed { $0.headers["Authorization"] = "Basic YTpi" } } }
      when("an answer is") {
        let kept = Box<[WebAddress: HTTPResponse]>([:])
        $0.onSend = { (base, request) throws(HTTPError) in
          if let answer = kept.value[request.address] { return answer }
          let answer = try await base.send(request)
          kept.change { $0[request.address] = answer }
          return answer
        }
      }
    }
    clause("of thirty requests at once each gets its own answer", when: "one gets another's") {
      let first = Box<HTTPResponse?>(nil)
      $0.replaceAnswers { (answer) throws(HTTPError) in first.change { $0 = $0 ?? answer } ?? answer }
    }
  }

  @Breakages private static var failing: [HTTPBreakage] {
    clause("an answer as long as allowed is taken, a longer one is not") {
      when("less than that is too much") { $0.replaceRequests { $0.changed { $0.maximumBytes -= 1 } } }
      when("one byte more is taken") { $0.replaceRequests { $0.changed { $0.maximumBytes += 1 } } }
    }
    clause("an endless answer is refused at the limit, and its connection closed", when: "it is called broken") {
      $0.throwOther(.broken(why: "too long"))
    }
    clause("a port where nothing listens and a host that does not exist are unreachable", when: "it is called broken") {
      $0.throwOther(.broken(why: "nobody listens"))
    }
    clause("an unencrypted request to another machine is refused", when: "it is tried") {
      $0.throwOther(.unreachable(why: "no such name"))
    }
    clause("a truncated or missing answer is an error", when: "it is an answer") {
      $0.replaceErrors { (_, _, _) throws(HTTPError) in HTTPResponse(status: 200, body: [1, 2, 3]) }
    }
    clause("a request to a silent server times out", when: "it is called broken") {
      $0.throwOther(.broken(why: "nothing came"))
    }
    clause(
      "an answer is waited for no longer than allowed in all, however steadily it comes", when: "it is called too long"
    ) {
      $0.throwOther(.tooLarge(limit: 1))
    }
    clause("only a GET or DELETE whose connection ends without an answer may be sent again", when: "it is sent again") {
      $0.replaceErrors { (_, base, request) throws(HTTPError) in try await base.send(request) }
    }
    clause("a canceled task is refused and sends nothing", when: "it is not heard of") {
      $0.onSend = { (base, request) throws(HTTPError) in
        try await withoutCancellation { () throws(HTTPError) in try await base.send(request) }
      }
    }
    clause("a task that is canceled while it waits ends at once, and its connection too", when: "it is called broken") {
      $0.throwOther(.broken(why: "cancelled"))
    }
  }

  @Breakages private static var redirecting: [HTTPBreakage] {
    clause("a redirect on the same server is followed, with the same headers") {
      when("it is refused") {
        $0.replaceAnswers { (answer) throws(HTTPError) in throw .redirected(to: "/new") }
      }
      when("without the headers") { $0.replaceRequests { $0.changed { $0.headers = [:] } } }
    }
    clause(
      "a redirect to another port, machine or scheme is refused, and nothing is sent there", when: "it is followed"
    ) {
      $0.replaceErrors { (error, base, request) throws(HTTPError) in
        guard case .redirected(let place) = error, let address = try? WebAddress(place) else { throw error }
        return try await base.send(request.changed { $0.address = address })
      }
    }
    clause(
      "a redirect of anything but a GET is refused, and the request was sent once", when: "it is followed as a GET"
    ) {
      $0.replaceErrors { (error, base, request) throws(HTTPError) in
        try await base.send(request.changed { $0.method = .get })
      }
    }
    clause("redirects are followed five times, and not for ever") {
      when("they begin anew") {
        $0.replaceErrors { (_, base, request) throws(HTTPError) in try await base.send(request) }
      }
      when("the last one is called broken") { $0.throwOther(.broken(why: "too many redirects")) }
    }
    clause("a redirect to nowhere is an answer", when: "it is refused") {
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
