import Gateways
import Testing

/// The clients that reach servers; what they promise is the same.
enum HTTPClients: String, CaseIterable, Codable, CustomTestStringConvertible {
  case urlSession

  var testDescription: String { rawValue }

  /// The one that the kit uses on this system.
  static let usual = urlSession

  /// A client that waits for minutes, unless said otherwise.
  func make(timeout: Duration = .seconds(600), longest: Duration = .seconds(600)) -> any HTTPClient {
    switch self {
    case .urlSession: URLSessionHTTPClient(timeout: timeout, longest: longest)
    }
  }
}
