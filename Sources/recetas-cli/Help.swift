import Interfaces

/// Writes the help from the same specs that the parser reads.
struct Help {
  private let texts: Texts

  init(_ texts: Texts) { self.texts = texts }

  func lines(_ topic: HelpTopic) -> [Line] {
    switch topic {
    case .program: program()
    case .group(let words): group(words)
    case .command(let spec): command(spec)
    }
  }

  private func program() -> [Line] {
    let usage = texts.usage + " recetas-cli " + texts.placeholder("[COMMAND] [OPTIONS]")
    return [Line(texts.programSummary, .title), "", Line(usage), ""]
      + table(Command.all.map { ("recetas-cli " + $0.spec.title, texts.say($0.spec.summary)) })
      + ["", Line(texts.optionsEverywhere, .strong)] + table(GlobalOptions.specs)
      + ["", Line(texts.examples, .strong)]
      + [
        "recetas-cli", "recetas-cli menu list --search piña", "recetas-cli order add 1 --lang es",
        "recetas-cli recipes list",
        "recetas-cli interactive",
      ]
      .map { Line("  " + $0) }
      + ["", Line(texts.moreHelp)]
  }

  private func group(_ words: [String]) -> [Line] {
    let specs = Command.all.map(\.spec).filter { $0.name.starts(with: words) }
    return [Line("recetas-cli \(words.joined(separator: " "))", .title), ""]
      + table(specs.map { ("recetas-cli " + $0.title, texts.say($0.summary)) })
      + ["", Line(texts.examples, .strong)] + specs.flatMap(\.examples).map { Line("  " + $0) }
      + ["", Line(texts.moreHelp)]
  }

  private func command(_ spec: CommandSpec) -> [Line] {
    [Line(texts.say(spec.summary), .title), "", Line(texts.usage + " " + spec.usage(texts))]
      + (spec.options.isEmpty ? [] : ["", Line(texts.options, .strong)] + table(spec.options))
      + ["", Line(texts.optionsEverywhere, .strong)] + table(GlobalOptions.specs)
      + ["", Line(texts.examples, .strong)] + spec.examples.map { Line("  " + $0) }
  }

  private func table(_ options: [CommandSpec.Option]) -> [Line] {
    table(options.map { ("--\($0.name)\($0.value.map { " " + texts.placeholder($0) } ?? "")", texts.say($0.summary)) })
  }

  private func table(_ rows: [(String, String)]) -> [Line] {
    Line.columns(rows, by: \.0) { Line("  " + $0.0 + $1 + $0.1) }
  }
}
