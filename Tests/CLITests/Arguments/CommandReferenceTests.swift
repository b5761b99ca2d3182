import Foundation
import Interfaces
import Testing

@testable import recetas_cli

/// Set `RECETAS_WRITE_PAGES=1` to regenerate the page.
@Suite struct `The page of commands in the manual` {
  private static let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("../../../Manual.docc/Commands.md").standardized

  @Test func `The page of commands in the manual matches the program's help`() throws {
    let page = Self.page(Texts(.english))
    if ProcessInfo.processInfo.environment["RECETAS_WRITE_PAGES"] != nil {
      try Data(page.utf8).write(to: Self.file)
    }
    #expect(try String(decoding: Data(contentsOf: Self.file), as: UTF8.self) == page)
  }

  private static func page(_ texts: Texts) -> String {
    let head = """
      # Commands

      Look up any command and its options, as `--help` shows them. Generated from the table that the program parses its command line with.

      ## Overview

      `recetas-cli [COMMAND] [OPTIONS]`, options anywhere before `--`. Data goes to standard output, everything else to standard
      error. Words such as the `name` of `--sort name|distance` can also be in Spanish; `--lang es --help` shows them.
      Stores and confirmations: <doc:Settings>.

      """
    let options = ["## Options of all commands", table(GlobalOptions.specs, texts)]
    let groups = Command.groups.map { group in
      let specs = Command.all.map(\.spec).filter { ($0.name.first ?? "") == group }
      return "## \(group.isEmpty ? "recetas-cli alone" : group)\n\n"
        + specs.map { section($0, texts) }.joined(separator: "\n\n")
    }
    let parts = [head] + options + groups + [variables(texts), codes(texts)]
    return parts.joined(separator: "\n\n").replacing("\n\n\n", with: "\n\n") + "\n"
  }

  private static func section(_ spec: CommandSpec, _ texts: Texts) -> String {
    let summary = texts.say(spec.summary)
    let usage = "`\(spec.usage(texts))`: \(summary)."
    return spec.options.isEmpty ? usage : usage + "\n\n" + table(spec.options, texts)
  }

  private static func variables(_ texts: Texts) -> String {
    let rows = Variable.all.map { variable in
      let names = variable.name.split(separator: ", ").map { "`\($0)`" }.joined(separator: ", ")
      let fallback = variable.fallback.map { " \(texts.say($0))" } ?? ""
      return "| \(names) | \(texts.say(variable.summary)) |\(fallback) |"
    }
    return (["## Variables", "", "| variable | meaning | if unset |", "|---|---|---|"] + rows).joined(separator: "\n")
  }

  private static func codes(_ texts: Texts) -> String {
    let rows = texts.manual.codes.map { "| \($0.code) | \($0.text) |" }
    return (["## Exit codes", "", "| exit code | meaning |", "|---|---|"] + rows).joined(separator: "\n")
  }

  private static func table(_ options: [CommandSpec.Option], _ texts: Texts) -> String {
    let rows = options.map { option in
      return "| `\(option.usage(texts).replacing("|", with: "\\|"))` | \(texts.say(option.summary)) |"
    }
    return (["| option | |", "|---|---|"] + rows).joined(separator: "\n")
  }
}
