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

  private struct State {
    var secrets: Secrets
    var failure: GatewayError?
  }

  private let file: LineFile
  private let location: String
  private let folder: String
  private let run = String(UInt64.random(in: .min ... .max), radix: 16)
  private let state: Mutex<State>
  /// Whether the recording had no runs when it was opened.
  let isNew: Bool
  /// The size of the files that it held then, in bytes.
  let fileBytes: Int

  /// Why the recording is not complete, if it is not.
  var failure: GatewayError? { state.withLock(\.failure) }

  /// - Parameters:
  ///   - path: created if it does not exist, for this user alone; to a recording the run is added.
  ///   - location: the store's, as messages name it.
  ///   - folder: the data folder.
  ///   - secrets: what must not be in the recording.
  /// - Throws: ``GatewayError`` if the file holds anything but a recording.
  init(_ path: String, location: String, folder: String, secrets: Secrets) throws(GatewayError) {
    file = try LineFile(path)
    // Before anything is changed: any other file is left as it is.
    let old = try Recording(file.lines(), of: path)
    (isNew, fileBytes) = (old.runs.isEmpty, old.fileBytes)
    try file.complete { (try? JSONDocument.decode(RecordedLine.self, $0, from: path)) != nil }
    self.location = location
    self.folder = folder
    state = Mutex(State(secrets: secrets))
  }

  /// Adds the beginning of the run.
  ///
  /// - Parameter contents: the content of the store, which only the first run of a recording gets.
  func begin(_ start: RecordedStart, contents: String?) {
    add { isFirst in
      var start = start
      if isFirst { start.contents = contents }
      return .begun(start)
    }
  }

  /// Adds an entry. A failure ends nothing, but is reported when the run has ended.
  func add(_ entry: RecordedEntry) { add { _ in entry } }

  private func add(_ entry: (_ isFirst: Bool) -> RecordedEntry) {
    state.withLock { state in
      if state.failure != nil { return }
      do throws(GatewayError) {
        try file.add { (isFirst) throws(GatewayError) in
          let line = RecordedLine(state.secrets.removed(from: entry(isFirst)), of: run)
          return try JSONDocument.encode(line, isPretty: false)
        }
      } catch {
        state.failure = error
      }
    }
  }

  /// Adds written text, without the paths of the store and the data folder.
  func add(_ text: String, to stream: ConsoleStream, _ files: any UserFiles) {
    let text = files.asTyped(text) { Self.withoutPlaces($0, location, folder) }
    add(.written(text: text, isError: stream == .error))
  }

  static func withoutPlaces(_ text: String, _ location: String, _ folder: String) -> String {
    text.replacing(place: location, with: placeholders.store).replacing(place: folder, with: placeholders.folder)
  }
}

extension String {
  /// Replaces a path, but not within a longer name: a folder may be called `d`.
  fileprivate func replacing(place: String, with placeholder: String) -> String {
    let isNamed = place.contains("/") || place.contains(":")
    var (result, rest) = (String(), self[...])
    while !place.isEmpty, let range = rest.firstRange(of: place) {
      let before = rest[..<range.lowerBound].unicodeScalars.last ?? result.unicodeScalars.last
      let after = rest[range.upperBound...].unicodeScalars.first
      let isWhole =
        before.map { !$0.isOfName && $0 != "/" } != false
        && after.map { $0 == "/" || isNamed && !$0.isOfName } ?? isNamed
      result += rest[..<range.lowerBound] + (isWhole ? placeholder : place)
      rest = rest[range.upperBound...]
    }
    return result + rest
  }
}

extension Unicode.Scalar {
  /// Whether a file's name usually goes on with it.
  fileprivate var isOfName: Bool {
    properties.isAlphabetic || properties.numericType != nil || "-_".unicodeScalars.contains(self)
  }
}

extension Settings {
  /// The same, with all that they answer recorded.
  func recorded(by recorder: Recorder, _ files: RecordedFiles) -> Settings {
    var settings = self
    settings.files = files
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
    settings.storeBytes = { [storeBytes] location in
      let bytes = storeBytes(location)
      if let bytes { recorder.add(.size(bytes: bytes)) }
      return bytes
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
    // An answer from before is not in the recording.
    settings.makeAnswerCache = { _ in MemoryAnswerCache() }
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
