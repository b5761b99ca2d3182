import Interfaces

/// The manual page in the markup language of man(7), written from the specifications that the parser and the help also read.
struct ManualPage {
  private let texts: Texts

  init(_ texts: Texts) { self.texts = texts }

  var text: String {
    let manual = texts.manual
    // Commands without a group are listed first, since they would otherwise seem to belong to the previous group.
    let groups = Command.groups.map { name in Command.all.map(\.spec).filter { $0.name.first == name } }
    let singles = groups.filter { $0.count == 1 }.joined()
    let lines =
      [#".\" -*- coding: utf-8 -*-"#, ".TH RECETAS\\-CLI 1 \"\" \"recetas\\-cli \(Program.version)\"", ".nh", ".ad l"]
      + section(manual.name, ["recetas\\-cli \\- " + Self.escaped(manual.summary)])
      + section(manual.synopsis, ["\(Self.bold("recetas-cli")) \(italic("[COMMAND] [OPTIONS]"))"])
      + section(manual.description, manual.paragraphs.flatMap { [".PP", Self.escaped($0)] }.dropFirst())
      + section(manual.commands, singles.flatMap(command) + groups.filter { $0.count > 1 }.flatMap(group))
      + section(texts.optionsEverywhere, GlobalOptions.specs.flatMap(option))
      + section(manual.environment, Variable.all.flatMap(variable))
      + section(manual.files, manual.places.flatMap { item(Self.italic($0.path), $0.text) })
      + section(manual.exitStatus, manual.codes.flatMap { item(Self.bold($0.code), $0.text) })
      + section(texts.examples, [".nf"] + Help.examples.map(Self.escaped) + [".fi"])
    return lines.map { $0 + "\n" }.joined()
  }

  private func section(_ title: String, _ lines: some Sequence<String>) -> [String] {
    [".SH \"\(Self.escaped(title.uppercased()))\""] + lines
  }

  private func group(_ specs: [CommandSpec]) -> [String] {
    [".SS \(Self.escaped(specs[0].name[0]))"] + specs.flatMap(command)
  }

  private func command(_ spec: CommandSpec) -> [String] {
    let operands = spec.operands.map { " " + italic($0.isOptional ? "[\($0.name)]" : $0.name) }.joined()
    let options = spec.options.flatMap(option)
    return item(Self.bold(spec.title) + operands, texts.say(spec.summary))
      + (options.isEmpty ? [] : [".RS"] + options + [".RE"])
  }

  private func option(_ option: CommandSpec.Option) -> [String] {
    item(Self.bold("--" + option.name) + (option.value.map { " " + italic($0) } ?? ""), texts.say(option.summary))
  }

  private func variable(_ variable: Variable) -> [String] {
    let fallback = variable.fallback.map { " (\(texts.otherwise): \(texts.say($0)))" } ?? ""
    return item(Self.bold(variable.name), texts.say(variable.summary) + fallback)
  }

  private func item(_ tag: String, _ text: String) -> [String] { [".TP", tag, Self.escaped(text)] }

  private func italic(_ placeholder: String) -> String { Self.italic(texts.placeholder(placeholder)) }

  private static func bold(_ text: String) -> String { "\\fB\(escaped(text))\\fR" }
  private static func italic(_ text: String) -> String { "\\fI\(escaped(text))\\fR" }

  /// Escapes the text, so that nothing is read as an instruction or replaced by a typographic character.
  private static func escaped(_ text: String) -> String {
    let names: [Character: String] = [
      "\\": "\\e", "-": "\\-", "'": "\\(aq", "\"": "\\(dq", "`": "\\(ga", "^": "\\(ha", "~": "\\(ti",
    ]
    let line = text.map { names[$0] ?? String($0) }.joined()
    return line.hasPrefix(".") ? "\\&" + line : line
  }
}
