import Synchronization
public import WebGateways

/// An HTTP client that returns responses from a script and records its requests.
public final class ScriptedHTTPClient: HTTPClient {
  /// A function that returns the response to a request, or throws an error.
  public typealias Script = @Sendable (HTTPRequest) async throws(HTTPError) -> HTTPResponse

  private let asked = Mutex<[HTTPRequest]>([])
  private let script: Script

  /// Creates a client that calls `script` for every request.
  public init(_ script: @escaping Script) { self.script = script }

  /// Creates a client that returns these responses in order, then throws `HTTPError.unreachable(why:)`.
  public convenience init(answers: Result<HTTPResponse, HTTPError>...) { self.init(answers: answers) }

  /// Creates a client that returns these responses in order, then throws `HTTPError.unreachable(why:)`.
  public convenience init(answers: [Result<HTTPResponse, HTTPError>]) {
    let left = RemainingAnswers(answers)
    self.init { (_) throws(HTTPError) in try left.next() }
  }

  /// The requests sent so far, in order.
  public var requests: [HTTPRequest] { asked.withLock { $0 } }

  public func send(_ request: HTTPRequest) async throws(HTTPError) -> HTTPResponse {
    if Task.isCancelled { throw .cancelled }
    asked.withLock { $0.append(request) }
    return try await script(request)
  }

  /// The responses that the client hasn't returned yet.
  private final class RemainingAnswers: Sendable {
    private let answers: Mutex<ArraySlice<Result<HTTPResponse, HTTPError>>>

    init(_ answers: [Result<HTTPResponse, HTTPError>]) { self.answers = Mutex(answers[...]) }

    func next() throws(HTTPError) -> HTTPResponse {
      guard let answer = answers.withLock({ $0.popFirst() }) else { throw .unreachable(why: "no answer is left") }
      return try answer.get()
    }
  }
}
