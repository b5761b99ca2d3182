import Interfaces
import UseCases

extension Command {
  static let replay = Command(
    "replay FILE", "repetir una grabación hecha con --record y mostrar las diferencias",
    "run a recording made with --record again and show the differences",
    examples: ["recetas-cli replay session.jsonl"]
  ) { context in
    let (texts, file) = (context.texts, context.arguments.path("FILE") ?? "")
    let found: Recording?
    do throws(GatewayError) { found = try Recording(file) } catch {
      guard case .corrupt(let place, let why) = error else { throw error }
      throw texts.badRecording(place, why)
    }
    guard let recording = found else { throw texts.noRecording(file) }
    if recording.runs.isEmpty { throw texts.emptyRecording(file) }
    let differences = try await Replay(recording, context.kit.settings, texts).differences()
    let lines = differences.flatMap { difference in
      [Line("$ " + (["recetas-cli"] + difference.words).joined(separator: " "))] + difference.lines.map { Line($0) }
    }
    try context.output.write(
      lines + [Line(texts.replayed(recording.runs.count, differing: differences.count))],
      or: [
        "runs": recording.runs.count,
        "differences": differences.map { JSONObject(dictionaryLiteral: ("words", $0.words), ("lines", $0.lines)) },
      ] as JSONObject)
    if !differences.isEmpty { throw texts.replayDiffers(file) }
  }
}
