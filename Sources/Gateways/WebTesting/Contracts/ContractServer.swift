public import WebGateways

/// A web server for the clauses of ``HTTPClientContract``. It uses plain HTTP/1.1 on loopback, and stops on deinitialization.
public protocol ContractServer: Sendable {
  /// The server's origin without a trailing slash, such as `http://127.0.0.1:8080`.
  var origin: String { get }

  /// The complete requests that the server has received, in order. Header names are in lowercase.
  var requests: [HTTPRequest] { get }

  /// Waits until at least this many requests have arrived.
  func requests(atLeast count: Int) async

  /// Waits until clients have disconnected at least this many times before the end of a response.
  func hangUps(atLeast count: Int) async
}

/// The reaction of a ``ContractServer`` to a request.
public enum ServerReply: Sendable {
  /// Responds, and keeps the connection open for the next request.
  case answer(status: Int = 200, headers: [String: String] = [:], body: [UInt8] = [])
  /// Responds in chunks of a few bytes each.
  case chunks([UInt8])
  /// Announces a body that is longer than these bytes, sends only these bytes, and closes the connection.
  case cut([UInt8])
  /// Closes the connection without a response.
  case close
  /// Sends nothing, and keeps the connection open until the client closes it.
  case silence
  /// Sends an endless body, either one byte at a time with pauses of less than a second, or as fast as possible.
  case endless(isSlow: Bool)

  /// Returns a reply with this string as its body.
  public static func text(_ text: String, status: Int = 200, headers: [String: String] = [:]) -> ServerReply {
    .answer(status: status, headers: headers, body: Array(text.utf8))
  }
}
