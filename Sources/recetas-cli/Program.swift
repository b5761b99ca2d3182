import Interfaces
import UseCases

/// The program from its arguments to its exit code. All dependencies are injected.
@MainActor struct Program {
  nonisolated static let version = "0.2.0"

  let console: any Console
  let settings: Settings

  init(console: any Console, settings: Settings) {
    self.console = console
    self.settings = settings
  }

  func run(_ words: [String]) async -> ExitCode {
    // The format and the language are determined first, so that even the error for an invalid command line uses them.
    var options = GlobalOptions.asked(in: words)
    var texts = settings.texts(language: options.language)
    do {
      let invocation = try Invocation.parse(words, texts)
      // A word that looks like an option may be the value of another option.
      options = invocation.options
      texts = settings.texts(language: options.language)
      if options.isOffline { texts.offlineAdvice = texts.withoutOffline }
      if options.recording != nil, case .run(let command, _) = invocation.request, !command.canBeRecorded {
        throw texts.isNotRecorded(command.spec)
      }
      if let file = options.recording { return try await record(words, options, in: file, texts) }
      try await run(invocation, Output(console, options, settings, texts), texts)
      return .ok
    } catch {
      return Output(console, options, settings, texts).report(Failure(error, texts))
    }
  }

  /// Reports that the system's limits are too low to run any command.
  func refuse(_ words: [String], _ lacking: Resources) -> ExitCode {
    refuse(words) { GatewayError.outOfResources(what: "recetas-cli", why: $0.lacks(lacking)) }
  }

  /// Reports that the command line is unknown because `/proc` is missing. Any command that takes longer than a second would crash.
  func refuseMissingCommandLine() -> ExitCode { refuse([]) { $0.missingCommandLine } }

  private func refuse(_ words: [String], _ reason: (Texts) -> any Error) -> ExitCode {
    let options = GlobalOptions.asked(in: words)
    let texts = settings.texts(language: options.language)
    return Output(console, options, settings, texts).report(Failure(reason(texts), texts))
  }

  /// Creates a spinner that shows the host that the program is waiting for. Returns `nil` without a terminal.
  private func spinner(for output: Output, _ kit: Kit, _ texts: Texts) -> Spinner? {
    if console.errorWidth == nil || output.isSilent { return nil }
    let spinner = Spinner(console, texts, clock: settings.clock)
    spinner.begin(kit.waiting)
    return spinner
  }

  private func run(_ invocation: Invocation, _ output: Output, _ texts: Texts) async throws {
    switch invocation.request {
    case .help(let topic): try output.write(Help(texts, width: console.width).lines(topic))
    case .version: try output.write([Line("recetas-cli \(Self.version)")], or: ["version": Self.version])
    case .run(let command, let typed):
      if output.isJSON && !command.spec.hasDocument {
        throw texts.unwantedOption("json", command.spec)
      }
      let arguments = try typed.located(by: settings.files)
      let call = Call(
        arguments: arguments, options: invocation.options, settings: settings, output: output, console: console,
        texts: texts)
      do {
        switch command.run {
        case .alone(let run): try await run(call)
        case .inStore(let run): try await inStore(call, run)
        }
      } catch let error as ConsoleError where command.changes(arguments) {
        throw texts.outputFailedAfterChange(error.reason)
      }
    }
  }

  private func inStore(_ call: Call, _ run: @MainActor (Context) async throws -> Void) async throws {
    let (texts, kit) = (call.texts, try Kit(call.options, settings, call.texts))
    let spinner = spinner(for: call.output, kit, texts)
    defer { spinner?.end() }
    let context = Context(
      arguments: call.arguments, kit: kit,
      output: spinner.map { Output($0, call.options, settings, texts) } ?? call.output,
      console: spinner ?? console, texts: texts)
    do { try await run(context) } catch let error as ConsoleError {
      throw error
    } catch {
      var failure = Failure(error, texts)
      failure.problem = kit.advised(failure.problem)
      throw failure
    }
  }
}
