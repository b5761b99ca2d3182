import Interfaces

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension Command {
  static let demo = Command(
    "demo", "todo el programa en un minuto, sin red y sin guardar nada",
    "a one-minute tour, offline and without saving anything",
    hasDocument: false,
    examples: ["recetas-cli demo", "recetas-cli demo --yes --lang es"],
    alone: { call in
      let demo = try Demo(call)
      for (number, chapter) in DemoChapter.all(call.texts).enumerated() {
        if number > 0, try await !demo.continues(with: chapter) { break }
        try await demo.show(chapter)
      }
      try call.output.write(Line(call.texts.afterDemo, .faint).rows(width: call.console.width))
    })
}

/// A demo that runs commands one after another with the same in-memory store, regardless of the settings.
@MainActor private struct Demo {
  private let call: Call
  private let kit: Kit
  private let output: Output

  init(_ call: Call) throws {
    var (options, settings) = (call.options, call.settings)
    options.store = "memory:"
    (options.isOffline, options.isQuiet) = (true, true)
    // The demo neither reads nor writes files in this folder.
    options.dataFolder = options.dataFolder ?? settings.dataFolder ?? FileManager.default.temporaryDirectory.path
    settings.environment = [:]
    self.call = call
    kit = try Kit(options, settings, call.texts)
    output = Output(call.console, options, call.settings, call.texts)
  }

  func show(_ chapter: DemoChapter) async throws {
    try output.write(
      [Line(chapter.title, .title)] + Line(chapter.summary).rows(width: call.console.width) + [""])
    for words in chapter.commands {
      try output.write([Line("$ " + (["recetas-cli"] + words).map(\.shellWord).joined(separator: " "), .strong)])
      guard case .run(let command, let arguments) = try Invocation.parse(words, call.texts).request,
        case .inStore(let run) = command.run
      else { continue }
      try await run(context(arguments))
      try output.write([""])
    }
  }

  /// Waits for Enter in a terminal. Returns `false` if the user ends the demo.
  func continues(with next: DemoChapter) async throws -> Bool {
    guard call.console.isInputTerminal, call.console.isOutputTerminal, !call.options.isYes else { return true }
    return try await context(call.arguments).ask(call.texts.demoContinues(with: next.title)) != nil
  }

  private func context(_ arguments: Arguments) -> Context {
    Context(arguments: arguments, kit: kit, output: output, console: call.console, texts: call.texts)
  }
}
