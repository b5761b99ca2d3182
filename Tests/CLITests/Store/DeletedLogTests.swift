import Entities
import Foundation
import GatewayTesting
import Gateways
import SQLiteGateways
import TestSupport
import TestGroups
import Testing
import UseCases

@testable import recetas_cli

@Suite struct `A database whose log was deleted while another process has it open` {
  @Test(.group(.kills)) func `is refused until that process has saved what was in it`() async throws {
    let program = try Binary()
    let path = program.folder.path + "/recetas.sqlite"
    let store = SQLiteStore(path: path)
    try await store.seed(try GatewayTesting.Samples.menu())
    try FileManager.default.removeItem(atPath: path + "-wal")

    let dish = try GatewayTesting.Samples.menu()[0].id.text
    for words in [["menu", "list"], ["order", "add", dish], ["store", "dump"], ["doctor"]] {
      let outcome = try await program.start(words).end()
      #expect((outcome.output + outcome.errors).contains("was deleted"), "\(words): \(outcome)")
      if words != ["doctor"] { #expect(outcome.code == ExitCode.notReady.rawValue, "\(words)") }
    }
    await #expect(throws: GatewayError.replaced(what: path)) { try await store.inventory() }
    #expect(try await program("menu", "list", "--json").document.dishCount == GatewayTesting.Samples.menu().count)
  }
}
