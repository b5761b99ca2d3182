import Interfaces
import UseCases

/// The program from its arguments to its exit code; everything it touches is injected.
@MainActor struct Program {
  static let version = "0.1.0"

  let console: any Console
  let settings: Settings

  init(console: any Console, settings: Settings) {
    self.console = console
    self.settings = settings
  }

  func run(_ words: [String]) async -> ExitCode {
    // Form and language are known first, so that even a wrong command line is answered in them.
    var options = GlobalOptions.asked(in: words)
    var texts = settings.texts(language: options.language)
    do {
      let invocation = try Invocation.parse(words, texts)
      // What looked like an option may have been another one's value.
      options = invocation.options
      texts = settings.texts(language: options.language)
      if let file = options.recording { return try await record(words, options, in: file, texts) }
      try await run(invocation, Output(console, options, settings, texts), texts)
      return .ok
    } catch {
      return Output(console, options, settings, texts).report(Failure(error, texts))
    }
  }

  /// Reports that the system's limits are too low to run any command.
  func refuse(_ words: [String], _ lacking: Resources) -> ExitCode {
    let options = GlobalOptions.asked(in: words)
    let texts = settings.texts(language: options.language)
    let error = GatewayError.outOfResources(what: "recetas-cli", why: texts.lacks(lacking))
    return Output(console, options, settings, texts).report(Failure(error, texts))
  }

  /// At a terminal, the console says which host the program is waiting for.
  private func spinner(for output: Output, _ kit: Kit, _ texts: Texts) -> Spinner? {
    if console.errorWidth == nil || output.isSilent { return nil }
    let spinner = Spinner(console, texts, clock: settings.clock)
    spinner.begin(kit.waiting)
    return spinner
  }

  private func run(_ invocation: Invocation, _ output: Output, _ texts: Texts) async throws {
    switch invocation.request {
    case .help(let topic): try output.write(Help(texts).lines(topic))
    case .version: try output.write([Line("recetas-cli \(Self.version)")], or: ["version": Self.version])
    case .run(let command, let arguments):
      if output.isJSON && !command.spec.hasDocument {
        throw texts.unwantedOption("json", command.spec)
      }
      let kit = try Kit(invocation.options, settings, texts)
      let spinner = spinner(for: output, kit, texts)
      defer { spinner?.end() }
      let context = Context(
        arguments: arguments, kit: kit,
        output: spinner.map { Output($0, invocation.options, settings, texts) } ?? output,
        console: spinner ?? console, texts: texts)
      do { try await command.run(context) } catch {
        var failure = Failure(error, texts)
        failure.problem = kit.advised(failure.problem)
        throw failure
      }
    }
  }
}
