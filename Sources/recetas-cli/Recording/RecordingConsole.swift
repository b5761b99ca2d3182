import Interfaces

/// A console that records its input and output. Screens are printed instead of drawn, and there is no spinner.
@MainActor final class RecordingConsole: Console {
  private let base: any Console
  private let recorder: Recorder
  private let files: any UserFiles

  init(_ base: any Console, _ recorder: Recorder, _ files: any UserFiles) {
    self.base = base
    self.recorder = recorder
    self.files = files
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
    recorder.add(text, to: stream, files)
  }
}
