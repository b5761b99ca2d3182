import Entities
import Foundation
import GatewayTesting
import Testing
import WebGateways
import WebGatewayTesting

@Suite struct `Retrying a request` {
  let clock = RecordingClock()
  let request: HTTPRequest
  let found = HTTPResponse(status: 200)

  init() throws { request = HTTPRequest(.get, try WebAddress("https://example.com/")) }

  private static let passing = [429, 500, 502, 503, 504].map { Result<_, HTTPError>.success(HTTPResponse(status: $0)) }

  @Test(arguments: passing + [.failure(.unreachable(why: "a")), .failure(.broken(why: "b"))])
  func `A request that failed temporarily is retried, and the response to the retry is returned`(
    first: Result<HTTPResponse, HTTPError>
  ) async throws {
    let base = ScriptedHTTPClient(answers: first, .success(found))
    #expect(try await retrying(base).send(request) == found)
    #expect(base.requests == [request, request])
  }

  @Test(arguments: [200, 204, 301, 400, 401, 402, 403, 404, 409, 501])
  func `A request is not retried after a response that isn't a temporary failure`(status: Int) async throws {
    let base = ScriptedHTTPClient(answers: .success(HTTPResponse(status: status)))
    #expect(try await retrying(base).send(request).status == status)
    #expect(base.requests.count == 1 && clock.waits.isEmpty)
  }

  @Test(arguments: [HTTPError.untrusted, .malformed, .tooLarge(limit: 1), .redirected(to: "x"), .insecure, .cancelled])
  func `A request with a permanent error is not retried`(error: HTTPError) async throws {
    let base = ScriptedHTTPClient(answers: .failure(error))
    await #expect(throws: error) { try await retrying(base).send(request) }
    #expect(base.requests.count == 1 && clock.waits.isEmpty)
  }

  @Test func `A POST or PATCH request is retried only if it is marked as repeatable`() async throws {
    for method in [HTTPRequest.Method.post, .patch] {
      let base = ScriptedHTTPClient(answers: .failure(.broken(why: "cut")), .success(found))
      await #expect(throws: HTTPError.broken(why: "cut")) {
        try await retrying(base).send(HTTPRequest(method, request.address))
      }
      let other = ScriptedHTTPClient(answers: .failure(.broken(why: "cut")), .success(found))
      let repeatable = HTTPRequest(method, request.address, isRepeatable: true)
      #expect(try await retrying(other).send(repeatable) == found)
    }
    let base = ScriptedHTTPClient(answers: .failure(.broken(why: "cut")), .success(found))
    #expect(try await retrying(base).send(HTTPRequest(.delete, request.address)) == found)
  }

  @Test func `A request is attempted four times with increasing delays`() async throws {
    let base = ScriptedHTTPClient { (_) throws(HTTPError) in throw .broken(why: "cut") }
    await #expect(throws: HTTPError.broken(why: "cut")) { try await retrying(base, chance: 1).send(request) }
    #expect(base.requests.count == 4)
    #expect(clock.waits == [.milliseconds(300), .milliseconds(600), .milliseconds(1200)])
  }

  @Test func `A random delay before a retry is at least half of the longest delay`() async throws {
    let base = ScriptedHTTPClient { _ in HTTPResponse(status: 500) }
    #expect(try await retrying(base, chance: 0).send(request).status == 500)
    #expect(clock.waits == [.milliseconds(150), .milliseconds(300), .milliseconds(600)])
  }

  @Test func `A delay before a retry never exceeds the policy's maximum`() async throws {
    let base = ScriptedHTTPClient { _ in HTTPResponse(status: 500) }
    let policy = RetryPolicy(attempts: 100, firstWait: .seconds(1), longestWait: .seconds(5))
    _ = try await retrying(base, policy, chance: 1).send(request)
    #expect(clock.waits.count == 99)
    #expect(clock.waits.prefix(5) == [.seconds(1), .seconds(2), .seconds(4), .seconds(5), .seconds(5)])
    #expect(clock.waits.allSatisfy { $0 <= .seconds(5) })
  }

  @Test(arguments: [
    ("7", Duration.seconds(7)), ("0", .zero), ("30", .seconds(30)), ("Sun, 06 Nov 1994 08:49:45 GMT", .seconds(8)),
    ("Sun, 06 Nov 1994 08:00:00 GMT", .zero), ("soon", .milliseconds(300)), ("-5", .milliseconds(300)),
  ])
  func `A retry is delayed for as long as the server requests`(header: String, wait: Duration) async throws {
    let base = ScriptedHTTPClient(
      answers: .success(HTTPResponse(status: 503, headers: ["Retry-After": header])), .success(found))
    #expect(try await retrying(base, chance: 1).send(request) == found)
    #expect(clock.waits == [wait])
  }

  @Test(arguments: ["31", "86400", "99999999999999999", "Mon, 07 Nov 1994 08:49:37 GMT"])
  func `A request is not retried if the delay that the server requests is too long`(header: String) async throws {
    let busy = HTTPResponse(status: 429, headers: ["Retry-After": header])
    let base = ScriptedHTTPClient(answers: .success(busy), .success(found))
    #expect(try await retrying(base).send(request) == busy)
    #expect(base.requests.count == 1 && clock.waits.isEmpty)
  }

  @Test func `Canceling a request's task ends the delay before a retry of the request`() async throws {
    let clock = ManualClock()
    let base = ScriptedHTTPClient { _ in HTTPResponse(status: 500) }
    let client = RetryingHTTPClient(base, clock: clock)
    let request = request
    let task = Task { await client.outcome(request) }
    await clock.hasSleepers(1)
    task.cancel()
    #expect(await task.value == .failure(.cancelled))
    #expect(base.requests.count == 1)
  }

  /// Returns a retrying client whose current time is 08:49:37 on 6 November 1994.
  private func retrying(
    _ base: ScriptedHTTPClient, _ policy: RetryPolicy = RetryPolicy(), chance: Double = 0.5
  ) -> RetryingHTTPClient {
    let now = Date(timeIntervalSince1970: 784_111_777)
    return RetryingHTTPClient(base, policy: policy, clock: clock, now: { now }, chance: { chance })
  }
}
