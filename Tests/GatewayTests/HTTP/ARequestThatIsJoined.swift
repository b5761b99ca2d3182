import Entities
@testable import Gateways
import Testing

@Suite struct `A request that is joined` {
  let gate = Gate(for: 1)
  let request: HTTPRequest

  init() throws { request = HTTPRequest(.get, try WebAddress("https://example.com/a")) }

  @Test func `is sent once, and all get its answer`() async throws {
    let (base, client) = held()
    let callers = (0..<5).map { _ in Task { await client.outcome(request) } }
    await joined(client, 5)
    await gate.arrive()
    for caller in callers { #expect(await caller.value == .success(HTTPResponse(status: 200))) }
    #expect(base.requests == [request])
  }

  @Test func `is sent again when it is asked for after its answer`() async throws {
    let (base, client) = held()
    await gate.arrive()
    for _ in 0..<3 { _ = try await client.send(request) }
    #expect(base.requests.count == 3)
  }

  @Test func `is none that differs in a header, or that is not a GET`() async throws {
    let (base, client) = held()
    var other = request
    other.headers["x-key"] = "another"
    let post = HTTPRequest(.post, request.address)
    let callers = [request, other, post, post].map { request in Task { await client.outcome(request) } }
    while base.requests.count < 4 { await Task.yield() }
    await gate.arrive()
    for caller in callers { #expect(try await caller.value.get().status == 200) }
  }

  @Test func `goes on when one caller is cancelled`() async throws {
    let (base, client) = held()
    let (one, other) = (Task { await client.outcome(request) }, Task { await client.outcome(request) })
    await joined(client, 2)
    one.cancel()
    #expect(await one.value == .failure(.cancelled))
    await gate.arrive()
    #expect(await other.value == .success(HTTPResponse(status: 200)))
    #expect(base.requests.count == 1)
  }

  @Test func `is cancelled with the last caller, and the next is sent anew`() async throws {
    let clock = ManualClock()
    let (ended, asked) = (Gate(for: 1), Box(0))
    let base = ScriptedHTTPClient { (_) throws(HTTPError) in
      if asked.change({ $0 += 1 }) == 2 { return HTTPResponse(status: 200) }
      do { try await clock.sleep(for: .seconds(1)) } catch {
        await ended.arrive()
        throw .cancelled
      }
      return HTTPResponse(status: 500)
    }
    let client = JoiningHTTPClient(base)
    let callers = [Task { await client.outcome(request) }, Task { await client.outcome(request) }]
    await joined(client, 2)
    await clock.hasSleepers(1)
    for caller in callers { caller.cancel() }
    for caller in callers { #expect(await caller.value == .failure(.cancelled)) }
    await ended.wait()
    #expect(try await client.send(request).status == 200)
  }

  @Test func `is not sent for a caller that is cancelled already`() async throws {
    let (base, client) = held()
    let request = request
    let task = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      return await client.outcome(request)
    }
    #expect(await task.value == .failure(.cancelled))
    #expect(base.requests.isEmpty)
  }

  @Test func `fails for all`() async throws {
    let gate = gate
    let base = ScriptedHTTPClient { (_) throws(HTTPError) in
      await gate.wait()
      throw .timedOut
    }
    let client = JoiningHTTPClient(base)
    let callers = (0..<3).map { _ in Task { await client.outcome(request) } }
    await joined(client, 3)
    await gate.arrive()
    for caller in callers { #expect(await caller.value == .failure(.timedOut)) }
    #expect(base.requests.count == 1)
  }

  private func held() -> (ScriptedHTTPClient, JoiningHTTPClient) {
    let gate = gate
    let base = ScriptedHTTPClient { _ in
      await gate.wait()
      return HTTPResponse(status: 200)
    }
    return (base, JoiningHTTPClient(base))
  }

  private func joined(_ client: JoiningHTTPClient, _ count: Int) async {
    while client.callers(of: request) < count { await Task.yield() }
  }
}
