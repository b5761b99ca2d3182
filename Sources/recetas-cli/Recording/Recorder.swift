import Entities
import Gateways
import Synchronization
import UseCases
import WebGateways

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Writes entries to a file as they come, so that a run that crashes is recorded, too.
final class Recorder: Sendable {
  /// What is written in place of the store's location and of the data folder, which differ where the recording is replayed.
  static let placeholders = (store: "STORE", folder: "DATA")

  private let file: LineFile
  private let location: String
  private let folder: String
  private let lock = Mutex(())
  /// Whether this is the first run of the recording.
  var isFirst: Bool { file.wasEmpty }

  /// - Parameters:
  ///   - path: made if it is not there, for this user alone; else the run is added.
  ///   - location: the store's, as messages name it.
  ///   - folder: the data folder.
  init(_ path: String, location: String, folder: String) throws(GatewayError) {
    file = try LineFile(path)
    self.location = location
    self.folder = folder
  }

  /// Adds an entry; what can't be written is not recorded, and ends nothing.
  func add(_ entry: RecordedEntry) {
    guard let line = try? JSONDocument.encode(entry, isPretty: false) else { return }
    lock.withLock { _ in try? file.add(line) }
  }

  /// Adds what was written, without where that was.
  func add(_ text: String, to stream: ConsoleStream) {
    add(.written(text: Self.withoutPlaces(text, location, folder), isError: stream == .error))
  }

  static func withoutPlaces(_ text: String, _ location: String, _ folder: String) -> String {
    text.replacing(location, with: placeholders.store).replacing(folder, with: placeholders.folder)
  }
}

extension Settings {
  /// The same, with all that they answer recorded.
  func recorded(by recorder: Recorder) -> Settings {
    var settings = self
    settings.now = { [now] in
      let date = now()
      recorder.add(.date(seconds: date.timeIntervalSince1970))
      return date
    }
    settings.utcOffset = { [utcOffset] date in
      let offset = utcOffset(date)
      recorder.add(.offset(seconds: offset))
      return offset
    }
    settings.makeOrderID = { [makeOrderID] in
      let id = makeOrderID()
      recorder.add(.identifier(text: id.text))
      return id
    }
    settings.makeReviewID = { [makeReviewID] in
      let id = makeReviewID()
      recorder.add(.identifier(text: id.text))
      return id
    }
    settings.showsPictures = false
    settings.tapped = { RecordingHTTPClient(client: $0, recorder: recorder) }
    return settings
  }
}

private struct RecordingHTTPClient: HTTPClient {
  let client: any HTTPClient
  let recorder: Recorder

  func send(_ request: HTTPRequest) async throws(HTTPError) -> HTTPResponse {
    do {
      let response = try await client.send(request)
      recorder.add(.answered(RecordedAnswer(response, to: request)))
      return response
    } catch {
      recorder.add(.answered(RecordedAnswer(error, to: request)))
      throw error
    }
  }
}

/// A console whose input and output are recorded. Screens are printed, not drawn, and nothing turns while it waits.
@MainActor final class RecordingConsole: Console {
  private let base: any Console
  private let recorder: Recorder

  init(_ base: any Console, _ recorder: Recorder) {
    self.base = base
    self.recorder = recorder
  }

  var isInputTerminal: Bool { base.isInputTerminal }
  var isOutputTerminal: Bool { base.isOutputTerminal }
  var width: Int { base.width }
  var height: Int? { base.height }
  var errorWidth: Int? { nil }

  func readLine() async -> String? {
    let line = await base.readLine()
    recorder.add(.typed(line: line))
    return line
  }

  func readAll(atMost limit: Int) async -> [UInt8]? {
    let bytes = await base.readAll(atMost: limit)
    recorder.add(.typed(line: bytes.map { String(decoding: $0, as: UTF8.self) }))
    return bytes
  }

  func readLine(prompt: String, typing: @MainActor (String) -> Void) async -> String? {
    do { try write(prompt, to: .output) } catch { return nil }
    return await readLine()
  }

  func write(_ text: String, to stream: ConsoleStream) throws(ConsoleError) {
    try base.write(text, to: stream)
    recorder.add(text, to: stream)
  }
}
