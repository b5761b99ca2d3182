import Interfaces
import UseCases

extension Command {
  static let replay = Command(
    "replay FILE", "repetir una grabación de --record y mostrar qué cambia",
    "run a recording of --record again and show what differs",
    examples: ["recetas-cli replay session.jsonl"]
  ) { context in
    let (texts, file) = (context.texts, context.arguments.path("FILE") ?? "")
    guard let recording = try Recording(file) else { throw texts.noRecording(file) }
    let differences = try await Replay(recording, context.kit.settings).differences()
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
