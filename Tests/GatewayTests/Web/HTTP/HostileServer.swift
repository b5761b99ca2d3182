import TestSupport
import WebGateways

/// A server that does not do what HTTP wants, and what becomes of those who ask it.
struct HostileServer: Sendable {
  /// How a request ends.
  enum Ending: Sendable, Hashable {
    case answer(String)
    // Broken: or no HTTP; of many faults either may be said.
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

  /// What it does, as in “it closes within the head”.
  let name: String
  let answer: Answer
  /// One of them is right.
  let endings: Set<Ending>
  /// How long the client lets nothing come.
  var timeout = Duration.seconds(600)
  /// How long the client waits in all.
  var longest = Duration.seconds(600)
  /// The longest body that the client takes.
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

  /// All of them.
  static let all = Place.all.flatMap(\.servers) + saying
}
