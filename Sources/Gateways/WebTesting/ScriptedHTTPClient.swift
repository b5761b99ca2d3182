import Synchronization
public import WebGateways

/// A client that answers as it is told, and remembers what it was asked.
public final class ScriptedHTTPClient: HTTPClient {
  /// Answers a request.
  public typealias Script = @Sendable (HTTPRequest) async throws(HTTPError) -> HTTPResponse

  private let asked = Mutex<[HTTPRequest]>([])
  private let script: Script

  /// A client that asks `script` for every answer.
  public init(_ script: @escaping Script) { self.script = script }

  /// A client that gives these answers one after the other, then throws `HTTPError.unreachable(why:)`.
  public convenience init(answers: Result<HTTPResponse, HTTPError>...) { self.init(answers: answers) }

  /// A client that gives these answers one after the other, then throws `HTTPError.unreachable(why:)`.
  public convenience init(answers: [Result<HTTPResponse, HTTPError>]) {
    let left = Left(answers)
    self.init { (_) throws(HTTPError) in try left.next() }
  }

  /// The requests so far, in their order.
  public var requests: [HTTPRequest] { asked.withLock { $0 } }

  public func send(_ request: HTTPRequest) async throws(HTTPError) -> HTTPResponse {
    if Task.isCancelled { throw .cancelled }
    asked.withLock { $0.append(request) }
    return try await script(request)
  }

  /// The answers that were not given yet.
  private final class Left: Sendable {
    private let answers: Mutex<ArraySlice<Result<HTTPResponse, HTTPError>>>

    init(_ answers: [Result<HTTPResponse, HTTPError>]) { self.answers = Mutex(answers[...]) }

    func next() throws(HTTPError) -> HTTPResponse {
      guard let answer = answers.withLock({ $0.popFirst() }) else { throw .unreachable(why: "the script is over") }
      return try answer.get()
    }
  }
}
