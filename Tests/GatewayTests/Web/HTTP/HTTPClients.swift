import Testing
import WebGateways

/// The clients that access the network. All clients make the same promises.
enum HTTPClients: String, CaseIterable, Codable, CustomTestStringConvertible {
  #if os(Linux)
    case curl
  #endif
  #if !os(Linux) || URLSession
    case urlSession
  #endif

  var testDescription: String { rawValue }

  /// The default client of this system.
  static var usual: HTTPClients { allCases[0] }

  /// Returns a client. By default, both timeouts are ten minutes.
  func make(timeout: Duration = .seconds(600), longest: Duration = .seconds(600)) -> any HTTPClient {
    switch self {
    #if os(Linux)
      case .curl: CurlHTTPClient(timeout: timeout, longest: longest)
    #endif
    #if !os(Linux) || URLSession
      case .urlSession: URLSessionHTTPClient(timeout: timeout, longest: longest)
    #endif
    }
  }
}
