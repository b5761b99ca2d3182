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

/// The writer of a recording. Each entry is written to the file immediately, so that even a run that crashes is recorded.
final class Recorder: Sendable {
  /// The placeholders for the store's location and the data folder, which differ in a replay.
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
  /// The total size of the files in the recording when it was opened, in bytes.
  let fileBytes: Int

  /// The reason that the recording is incomplete. `nil` if it is complete.
  var failure: GatewayError? { state.withLock(\.failure) }

  /// - Parameters:
  ///   - path: the file. If it doesn't exist, it is created with access only for this user. The run is added to an existing recording.
  ///   - location: the location of the store, as messages show it.
  ///   - folder: the data folder.
  ///   - secrets: the strings that must not appear in the recording.
  /// - Throws: ``GatewayError`` if the file contains anything other than a recording.
  init(_ path: String, location: String, folder: String, secrets: Secrets) throws(GatewayError) {
    file = try LineFile(path)
    // The content is checked before any change, so that a file that isn't a recording stays unchanged.
    let old = try Recording(file.lines(), of: path)
    (isNew, fileBytes) = (old.runs.isEmpty, old.fileBytes)
    try file.complete { (try? JSONDocument.decode(RecordedLine.self, $0, from: path)) != nil }
    self.location = location
    self.folder = folder
    state = Mutex(State(secrets: secrets))
  }

  /// Adds the start of the run.
  ///
  /// - Parameter contents: the content of the store, which is recorded only in the first run.
  func begin(_ start: RecordedStart, contents: String?) {
    add { isFirst in
      var start = start
      if isFirst { start.contents = contents }
      return .begun(start)
    }
  }

  /// Adds an entry. If adding fails, the run continues, and the failure is reported at its end.
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

  /// Adds output, with placeholders for the location of the store and the data folder.
  func add(_ text: String, to stream: ConsoleStream, _ files: any UserFiles) {
    let text = files.asTyped(text) { Self.withoutPlaces($0, location, folder) }
    add(.written(text: text, isError: stream == .error))
  }

  static func withoutPlaces(_ text: String, _ location: String, _ folder: String) -> String {
    text.replacing(place: location, with: placeholders.store).replacing(place: folder, with: placeholders.folder)
  }
}

extension String {
  /// Replaces a path with a placeholder, but not inside a longer name, since a folder can have a short name such as `d`.
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
  /// Whether the scalar usually belongs to a file name.
  fileprivate var isOfName: Bool {
    properties.isAlphabetic || properties.numericType != nil || "-_".unicodeScalars.contains(self)
  }
}

extension Settings {
  /// Returns settings that record all values they provide.
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
    // A response from an existing cache would be missing from the recording.
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
