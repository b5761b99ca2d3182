import Testing
import WebGateways

/// The clients that reach servers; what they promise is the same.
enum HTTPClients: String, CaseIterable, Codable, CustomTestStringConvertible {
  #if os(Linux)
    case curl
  #endif
  #if !os(Linux) || URLSession
    case urlSession
  #endif

  var testDescription: String { rawValue }

  /// The one that the kit uses on this system.
  static var usual: HTTPClients { allCases[0] }

  /// A client that waits for minutes, unless said otherwise.
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
