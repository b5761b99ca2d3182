import Foundation
import Interfaces
import TestSupport
import TestGroups
import Testing

@testable import recetas_cli

@MainActor @Suite struct `The manual page` {
  nonisolated private static let groff = ["/usr/bin/groff", "/usr/local/bin/groff"].first {
    FileManager.default.isExecutableFile(atPath: $0)
  }

  private func page(_ language: String) async throws -> String {
    let answer = try await CLI(.standard, language)("help", "--man")
    answer.expect(.ok, errors: "")
    return answer.output
  }

  @Test(arguments: ["es", "en"])
  func `The manual page lists every command, option, variable and exit code`(language: String) async throws {
    let page = try await page(language).replacing("\\-", with: "-").replacing("\\(aq", with: "'")
    let texts = Texts(language == "es" ? .spanish : .english)
    for spec in Command.all.map(\.spec) where !spec.name.isEmpty {
      #expect(page.contains("\\fB\(spec.title)\\fR"))
      #expect(page.contains(texts.say(spec.summary)))
      for option in spec.options { #expect(page.contains("\\fB--\(option.name)\\fR")) }
    }
    for option in GlobalOptions.specs { #expect(page.contains("\\fB--\(option.name)\\fR")) }
    for variable in Variable.all {
      let fallback = variable.fallback.map { " (\(texts.otherwise): \(texts.say($0)))" } ?? ""
      let text = (texts.say(variable.summary) + fallback).replacing("~", with: "\\(ti")
      #expect(page.contains("\\fB\(variable.name)\\fR\n\(text)\n"))
    }
    let codes = texts.manual.codes.flatMap { $0.code.split(separator: ", ").compactMap { Int32($0) } }
    #expect(codes == (0...255).filter { ExitCode(rawValue: $0) != nil })
    #expect(!page.contains("\\fBcomplete\\fR"))
  }

  @Test(
    .group(.processes), .enabled(if: groff != nil, "groff is not installed"),
    arguments: [("es", "CÓDIGO DE SALIDA"), ("en", "EXIT STATUS")])
  func `The manual page is formatted by groff without warnings or overlong lines`(language: String, title: String)
    async throws
  {
    let groff = [try #require(Self.groff), "-man", "-ww", "-k", "-Tutf8", "-P-cbou", "-rLL=72n"]
    let folder = try TemporaryFolder()
    let path = ["PATH": "/usr/local/bin:/usr/bin:/bin"]
    let shown = try await RunningProcess(groff, path, in: folder, input: try await page(language)).end()
    shown.expect(.ok, outputContains: "\n\(title)\n", "--sort", "RECETAS_HOME", errors: "")
    #expect(shown.output.split(separator: "\n").filter { $0.count > 80 } == [])
    #expect(!shown.output.contains("\\") && !shown.output.contains("(aq"))
  }

  @Test func `The option that prints the manual page can't be combined with a command's name`() async throws {
    await (try CLI())("help", "order", "--man").expect(
      .usage, output: "", errorsContain: "Unexpected argument “order”.")
  }
}
