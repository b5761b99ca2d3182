import Gateways
import Synchronization

/// A service that answers what is written down, one after the other, and remembers what was asked.
final class ScriptedAnswers: HTTPClient {
  private let answers: Mutex<[Result<HTTPResponse, HTTPError>]>
  private let sent = Mutex<[HTTPRequest]>([])

  init(_ answers: [Result<HTTPResponse, HTTPError>]) { self.answers = Mutex(answers) }

  convenience init(_ answers: HTTPResponse...) { self.init(answers.map { .success($0) }) }

  var requests: [HTTPRequest] { sent.withLock { $0 } }

  /// The headers in which the requests said who asks.
  var authorizations: [String?] { requests.map { $0.headers["Authorization"] } }

  func send(_ request: HTTPRequest) async throws(HTTPError) -> HTTPResponse {
    sent.withLock { $0.append(request) }
    let answer = answers.withLock { $0.isEmpty ? nil : $0.removeFirst() }
    guard let answer else { throw .unreachable(why: "nothing more is written down") }
    return try answer.get()
  }
}

extension HTTPResponse {
  static func json(_ text: String, status: Int = 200, headers: [String: String] = [:]) -> HTTPResponse {
    HTTPResponse(
      status: status, headers: headers.merging(["Content-Type": "application/json"]) { $1 }, body: Array(text.utf8))
  }

  /// As the service says that something went wrong.
  static func refusal(_ code: Int, _ status: String, _ message: String = "no", headers: [String: String] = [:]) -> Self
  {
    .json(#"{"error":{"code":\#(code),"message":"\#(message)","status":"\#(status)"}}"#, status: code, headers: headers)
  }

  /// As a machine in front of the service says it.
  static func page(_ status: Int) -> HTTPResponse {
    HTTPResponse(
      status: status, headers: ["Content-Type": "text/html"], body: Array("<html><title>Error \(status)".utf8))
  }
}
