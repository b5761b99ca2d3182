import Entities
import Gateways
import Interfaces
import Synchronization
import UseCases
import WebGateways

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The environment of a replayed run, which responds to requests with the recorded responses. Requests of the same kind get their responses
/// in the recorded order. After the last recorded date, offset or size, that value is repeated.
final class RecordedEnvironment: HTTPClient {
  private struct Answers {
    var dates: ArraySlice<Double> = []
    var offsets: ArraySlice<Int> = []
    var sizes: ArraySlice<Int> = []
    var identifiers: ArraySlice<String> = []
    var responses: [String: ArraySlice<RecordedAnswer>] = [:]
  }

  private let answers: Mutex<Answers>

  init(_ run: Recording.Run) {
    var answers = Answers()
    for entry in run.entries {
      switch entry {
      case .date(let seconds): answers.dates.append(seconds)
      case .offset(let seconds): answers.offsets.append(seconds)
      case .size(let bytes): answers.sizes.append(bytes)
      case .identifier(let text): answers.identifiers.append(text)
      case .answered(let answer): answers.responses[answer.request, default: []].append(answer)
      case .begun, .typed, .file, .written, .ended: break
      }
    }
    self.answers = Mutex(answers)
  }

  func send(_ request: HTTPRequest) async throws(HTTPError) -> HTTPResponse {
    guard let answer = answers.withLock({ $0.responses[request.recorded]?.popFirst() }) else {
      throw .unreachable(why: "not recorded")
    }
    return try answer.response()
  }

  /// Returns the settings with recorded values in place of the system's.
  func answering(_ settings: Settings) -> Settings {
    var settings = settings
    settings.now = { Date(timeIntervalSince1970: self.next(\.dates) ?? 0) }
    settings.utcOffset = { _ in self.next(\.offsets) ?? 0 }
    // Recordings from earlier versions contain no sizes.
    settings.storeBytes = { self.next(\.sizes) ?? $0.bytes }
    settings.makeOrderID = { self.identifier() ?? .random() }
    settings.makeReviewID = { self.identifier() ?? .random() }
    settings.showsPictures = false
    settings.makeAnswerCache = { _ in MemoryAnswerCache() }
    settings.network = self
    return settings
  }

  private func next<Value: Sendable>(_ queue: any WritableKeyPath<Answers, ArraySlice<Value>> & Sendable) -> Value? {
    answers.withLock { $0[keyPath: queue].count > 1 ? $0[keyPath: queue].popFirst() : $0[keyPath: queue].first }
  }

  private func identifier<Entity>() -> Identifier<Entity>? {
    answers.withLock { $0.identifiers.popFirst() }.flatMap { try? Identifier($0) }
  }
}

/// A console that provides the recorded input, and collects the output.
@MainActor final class ReplayedConsole: Console {
  private let start: RecordedStart
  private var lines: ArraySlice<String?>
  private(set) var written: [(text: String, isError: Bool)] = []

  init(_ run: Recording.Run) {
    start = run.start
    lines = run.entries.compactMap { if case .typed(let line) = $0 { .some(line) } else { nil } }[...]
  }

  var isInputTerminal: Bool { start.isInputTerminal }
  var isOutputTerminal: Bool { start.isOutputTerminal }
  var width: Int { start.width }
  var height: Int? { start.height }
  var errorWidth: Int? { nil }

  func readLine() async -> String? { lines.popFirst() ?? nil }

  func readAll(atMost limit: Int) async -> [UInt8]? { await readLine().map { Array($0.utf8) } }

  func readLine(prompt: String, typing: @MainActor (String) -> Void) async -> String? {
    do { try write(prompt, to: .output) } catch { return nil }
    return await readLine()
  }

  func write(_ text: String, to stream: ConsoleStream) throws(ConsoleError) {
    written.append((text, stream == .error))
  }
}
