import Foundation
import TestSupport
import Testing

@testable import recetas_cli

@MainActor @Suite struct `A menu file that is not there to be read` {
  @Test(arguments: Stores.lasting)
  func `is missing`(store: Stores) async throws {
    let cli = try CLI(store)
    try await refuse(cli, cli.folder.path + "/nada.json", "does not exist")
    try await refuse(cli, cli.folder.path + "/nada/nada.json", "does not exist")
  }

  @Test(arguments: Stores.lasting)
  func `is a folder`(store: Stores) async throws {
    let cli = try CLI(store)
    try await refuse(cli, try cli.folder.folder("carta.json"), "is not a file")
  }

  @Test func `is a pipe, which nobody waits for`() async throws {
    let cli = try CLI()
    let pipe = cli.folder.path + "/pipe"
    try #require(mkfifo(pipe, 0o600) == 0)
    try await refuse(cli, pipe, "is not a file")
  }

  @Test func `A missing menu file is reported in Spanish`() async throws {
    let cli = try CLI(.standard, "es")
    let answer = await cli("menu", "import", "nada.json")
    #expect(answer.errors == "No existe nada.json.\nComprueba la ruta.\n")
  }

  private func refuse(_ cli: CLI, _ path: String, _ reason: String) async throws {
    for options in [[], ["--force", "--yes"], ["--skip-invalid"], ["--dry-run"]] {
      await cli.runUnchanged(["menu", "import", path] + options)
        .expect(.noInput, output: "", errorsContain: path, reason)
    }
  }
}
