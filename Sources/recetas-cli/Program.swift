import Interfaces

/// The program from its arguments to its exit code; everything it touches is injected.
@MainActor struct Program {
  static let version = "0.1.0"

  private let console: any Console
  private let settings: Settings

  init(console: any Console, settings: Settings) {
    self.console = console
    self.settings = settings
  }

  func run(_ words: [String]) async -> ExitCode {
    // The language is known first, so that even a wrong command line is answered in it.
    var texts = settings.texts(language: nil)
    var options = GlobalOptions()
    do throws(Failure) {
      let line = try Invocation.parse(words, texts)
      options = line.options
      texts = settings.texts(language: options.language)
      try await run(line, Output(console, options, settings, texts), texts)
      return .ok
    } catch {
      let asked = GlobalOptions.asked(in: words)
      let output = Output(console, asked, settings, settings.texts(language: asked.language))
      return output.report(error)
    }
  }

  private func run(_ line: Invocation, _ output: Output, _ texts: Texts) async throws(Failure) {
    switch line.request {
    case .help(let topic): try output.write(Help(texts).lines(topic))
    case .version: try output.write([Line("recetas-cli \(Self.version)")])
    case .run(let command, let arguments):
      let kit = try Kit(line.options, settings, texts)
      try await command.run(Context(arguments: arguments, kit: kit, output: output, console: console, texts: texts))
    }
  }
}
