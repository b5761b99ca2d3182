import Foundation
import Gateways
import TestSupport
import TestGroups
import Testing

@testable import recetas_cli

@MainActor @Suite struct `Values in a recording` {
  nonisolated private static let starts = [
    #""width":-9223372036854775808"#, #""width":0"#, #""width":9223372036854775807"#, #""height":4611686018427387904"#,
    #""height":-1"#, #""store":"redis""#,
  ]
  nonisolated private static let entries = [
    #"{"offset":{"seconds":9223372036854775807}}"#, #"{"offset":{"seconds":-9223372036854775808}}"#,
    #"{"offset":{"seconds":90000}}"#, #"{"size":{"bytes":-1}}"#, #"{"date":{"seconds":1e300}}"#,
    #"{"date":{"seconds":-1e18}}"#,
    #"{"identifier":{"text":"no id"}}"#, #"{"answered":{"_0":{"request":"GET x","status":-1}}}"#,
    #"{"answered":{"_0":{"request":"GET x","status":200,"body":"?"}}}"#,
    #"{"answered":{"_0":{"request":"GET x","failure":["tooLarge","-9223372036854775808"]}}}"#,
    #"{"answered":{"_0":{"request":"GET x","failure":["unknown"]}}}"#,
    #"{"file":{"_0":{"path":"a","kind":"file","body":"?"}}}"#,
  ]

  @Test(.group(.processes), .smoke, arguments: [starts[0]]) func `A width that no terminal has ends no process`(
    _ member: String
  ) async throws {
    let program = try Binary()
    let file = try program.folder.file("stranger.jsonl", try Self.recording(member, nil))
    try await program("replay", file).expect(.data, output: "", errorsContain: file + ":1")
  }

  @Test(.group(.processes), arguments: starts)
  func `A beginning that can't be is refused with its line`(_ member: String) async throws {
    let program = try Binary()
    let file = try program.folder.file("stranger.jsonl", try Self.recording(member, nil))
    try await program("replay", file).expect(.data, output: "", errorsContain: file + ":1")
  }

  @Test(.group(.processes), arguments: entries)
  func `An entry that can't be is refused with its line`(_ entry: String) async throws {
    let program = try Binary()
    let file = try program.folder.file("stranger.jsonl", try Self.recording(nil, entry))
    try await program("replay", file).expect(.data, output: "", errorsContain: file + ":2")
  }

  /// A recording of a history with one order, into which a line is put.
  private static func recording(_ member: String?, _ entry: String?) throws -> String {
    var lines = RecordingLines()
    lines.add(["order", "history"], ["isOutputTerminal": true], entries: [entry].compactMap(\.self))
    guard let member else { return lines.text }
    let name = member.prefix { $0 != ":" }
    let text = lines.text.replacing(try Regex(name + #":[^,}]*,?"#), with: "", maxReplacements: 1)
    return text.replacing(#""words""#, with: member + #","words""#)
  }
}

@MainActor @Suite struct `A replay that does not end by itself` {
  @Test(.group(.processes)) func `A watch that Ctrl-C ended is replayed to its end`() async throws {
    let program = try Binary()
    let file = program.folder.path + "/watch.jsonl"
    let watch = try await program.shell(
      """
      cd '\(program.folder.path)'; mkfifo pipe
      '\(Binary.path)' --store '\(program.location)' menu watch --limit 1 --record '\(file)' >pipe 2>errors & exec 3<pipe
      read -r line <&3; until grep -q '"isError":false' '\(file)'; do :; done; kill $!; wait $!; true
      """)
    #expect(watch.code == 0)
    #expect(try !String(contentsOfFile: file, encoding: .utf8).contains("ended"))
    try await program("replay", file).expect(.ok, output: "1 command: the same as recorded.\n")
  }

  @Test(.group(.processes)) func `A replay deletes the folders that killed replays left, and no other`() async throws {
    let place = try TemporaryFolder()
    let program = try Binary(environment: ["TMPDIR": place.path])
    var lines = RecordingLines()
    lines.add(["order", "history"])
    let file = try program.folder.file("short.jsonl", lines.text)
    // The system unlocks the folder of a process that is killed.
    _ = try place.folder("recetas-replay-left/data")
    let other = try place.folder("other")
    let running = try ScratchFolder("recetas-replay-", in: place.path)
    // It wrote nothing when it was recorded.
    try await program("replay", file).expect(.data, outputContains: "1 with differences")
    let names = try FileManager.default.contentsOfDirectory(atPath: place.path)
    #expect(Set(names.map { place.path + "/" + $0 }) == [other, running.path])
  }
}
