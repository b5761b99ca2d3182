public import Gateways

/// A web server on this machine that the clauses of ``HTTPClientContract`` start: plain HTTP/1.1 on loopback. It ends with its last owner.
public protocol ContractServer: Sendable {
  /// Where it listens, without a slash at the end: `http://127.0.0.1:8080`.
  var origin: String { get }

  /// The requests that came whole, in their order. Names of headers are in lower case.
  var requests: [HTTPRequest] { get }

  /// Waits until so many requests came.
  func requests(atLeast count: Int) async

  /// Waits until clients went away so many times before the end of an answer.
  func hangUps(atLeast count: Int) async
}

/// What a ``ContractServer`` does with a request.
public enum ServerReply: Sendable {
  /// Answers, and keeps the connection open for the next request.
  case answer(status: Int = 200, headers: [String: String] = [:], body: [UInt8] = [])
  /// Answers in chunks of a few bytes each.
  case chunks([UInt8])
  /// Announces a longer body than this, sends this, and closes the connection.
  case cut([UInt8])
  /// Closes the connection without a word.
  case close
  /// Sends nothing, and keeps the connection open until the client closes it.
  case silence
  /// Sends a body without an end, each byte after a pause of less than a second, or as fast as it can.
  case endless(isSlow: Bool)

  /// Answers with a text.
  public static func text(_ text: String, status: Int = 200, headers: [String: String] = [:]) -> ServerReply {
    .answer(status: status, headers: headers, body: Array(text.utf8))
  }
}
