import TestSupport
import WebGateways

/// A server that violates HTTP, and the expected results of requests to it.
struct HostileServer: Sendable {
  /// The result of a request to a hostile server.
  enum Ending: Sendable, Hashable {
    case answer(String)
    // `broken` also stands for malformed responses, since either can be reported if there are several faults.
    case unreachable, broken, untrusted, timedOut, tooLarge, redirected, insecure, cancelled, unusableLibrary

    init(_ outcome: Result<HTTPResponse, HTTPError>) {
      self =
        switch outcome {
        case .success(let response): .answer(response.text)
        case .failure(.unreachable): .unreachable
        case .failure(.broken), .failure(.malformed): .broken
        case .failure(.untrusted): .untrusted
        case .failure(.timedOut): .timedOut
        case .failure(.tooLarge): .tooLarge
        case .failure(.redirected): .redirected
        case .failure(.insecure): .insecure
        case .failure(.cancelled): .cancelled
        case .failure(.unusableLibrary): .unusableLibrary
        }
    }
  }

  /// The behavior of the server, for example “it closes within the head”.
  let name: String
  let answer: Answer
  /// The acceptable results of a request.
  let endings: Set<Ending>
  /// The longest time without data that the client accepts.
  var timeout = Duration.seconds(600)
  /// The longest total time that the client accepts.
  var longest = Duration.seconds(600)
  /// The maximum size of the body that the client accepts, in bytes.
  var maximumBytes = 1 << 20

  init(_ name: String, _ answer: Answer, _ endings: Ending..., timeout: Duration? = nil, longest: Duration? = nil) {
    self.init(name, answer, Set(endings), timeout: timeout, longest: longest)
  }

  init(_ name: String, _ answer: Answer, _ endings: Set<Ending>, timeout: Duration? = nil, longest: Duration? = nil) {
    self.name = name
    self.answer = answer
    self.endings = endings
    if let timeout { self.timeout = timeout }
    if let longest { self.longest = longest }
  }

  /// All hostile servers.
  static let all = Place.all.flatMap(\.servers) + saying
}
