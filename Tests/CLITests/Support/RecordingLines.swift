import Foundation
import TestSupport

/// A handmade recording, like one that an attacker could send to a user.
struct RecordingLines {
  private(set) var text = ""

  /// Adds a command.
  ///
  /// - Parameters:
  ///   - changes: the values of the start entry that replace or extend the defaults. Values that can't be encoded as JSON are left out.
  ///   - typed: the lines of the command's input.
  ///   - entries: the entries to add after the input, in JSON.
  mutating func add(_ words: [String], _ changes: [String: Any] = [:], typed: [String] = [], entries: [String] = []) {
    let start: [String: Any] = [
      "words": words, "environment": ["RECETAS_LANG": "en"], "isInputTerminal": false, "isOutputTerminal": false,
      "width": 80, "store": "sqlite",
    ]
    add(["begun": ["_0": start.merging(changes) { $1 }]])
    for line in typed { add(["typed": ["line": line]]) }
    text += entries.map { $0 + "\n" }.joined()
    add(["ended": ["code": 0]])
  }

  private mutating func add(_ entry: [String: Any]) {
    let bytes = (try? JSONSerialization.data(withJSONObject: entry, options: [.sortedKeys])) ?? Data()
    text += String(decoding: bytes, as: UTF8.self) + "\n"
  }
}

extension CLI {
  /// Replays a recording of one command.
  func replay(
    _ words: [String], _ changes: [String: Any] = [:], typed: [String] = [], entries: [String] = []
  ) async throws -> Answer {
    var lines = RecordingLines()
    lines.add(words, changes, typed: typed, entries: entries)
    return await self("replay", try folder.file("stranger.jsonl", lines.text))
  }
}
