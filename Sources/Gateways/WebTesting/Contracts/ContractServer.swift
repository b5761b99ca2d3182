public import WebGateways

/// A web server for the clauses of ``HTTPClientContract``: plain HTTP/1.1 on loopback. It stops on deinitialization.
public protocol ContractServer: Sendable {
  /// The server's origin, without a trailing slash: `http://127.0.0.1:8080`.
  var origin: String { get }

  /// The complete requests received, in order. Header names are in lower case.
  var requests: [HTTPRequest] { get }

  /// Waits until this many requests have arrived.
  func requests(atLeast count: Int) async

  /// Waits until clients have disconnected this many times before the end of a response.
  func hangUps(atLeast count: Int) async
}

/// The reaction of a ``ContractServer`` to a request.
public enum ServerReply: Sendable {
  /// Responds, and keeps the connection open for the next request.
  case answer(status: Int = 200, headers: [String: String] = [:], body: [UInt8] = [])
  /// Responds in chunks of a few bytes each.
  case chunks([UInt8])
  /// Announces a longer body than this one, sends this one, and closes the connection.
  case cut([UInt8])
  /// Closes the connection without a response.
  case close
  /// Sends nothing, and keeps the connection open until the client closes it.
  case silence
  /// Sends an endless body: a byte at a time with pauses of less than a second, or as fast as possible.
  case endless(isSlow: Bool)

  /// Responds with a text.
  public static func text(_ text: String, status: Int = 200, headers: [String: String] = [:]) -> ServerReply {
    .answer(status: status, headers: headers, body: Array(text.utf8))
  }
}
