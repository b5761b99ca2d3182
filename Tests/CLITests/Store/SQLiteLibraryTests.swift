#if os(Linux)
  import Foundation
  import TestSupport
  import TestGroups
  import Testing

  @testable import recetas_cli

  @Suite(.group(.processes)) struct `A machine without SQLite` {
    /// A folder with a file that the dynamic linker finds instead of SQLite.
    private let libraries: TemporaryFolder

    init() throws {
      libraries = try TemporaryFolder()
      _ = try libraries.file("libsqlite3.so.0", "no library")
    }

    private func program(_ store: Stores) throws -> Binary {
      try Binary(store, environment: ["LD_LIBRARY_PATH": libraries.path])
    }

    @Test(arguments: ["", "menu list", "order add dish-tiramisu", "store info", "interactive"])
    func `If SQLite is missing, a command that needs it names the package to install`(command: String) async throws {
      let program = try program(.sqlite)
      let outcome = try await program.shell("recetas \(command)")
      #expect(outcome.code == ExitCode.unavailable.rawValue)
      #expect(outcome.output == "")
      #expect(outcome.errors.contains("SQLite can't be loaded: \(libraries.path)/libsqlite3.so.0"))
      #expect(outcome.errors.contains("libsqlite3-0"))
      #expect(!FileManager.default.fileExists(atPath: program.folder.path + "/recetas.sqlite"))
    }

    @Test func `The doctor reports that SQLite is missing even if there is no database`() async throws {
      let outcome = try await program(.sqlite).shell("recetas doctor")
      outcome.expect(.unavailable, outputContains: "✗ Store", "SQLite can't be loaded", "✓ Sample data")
    }

    @Test func `A command that needs no database works without SQLite`() async throws {
      #expect(try await program(.sqlite)("--help").code == 0)
      for store in [Stores.json, .memory] {
        let outcome = try await program(store)("order", "add", "dish-tiramisu")
        #expect(outcome.code == 0, "\(outcome.errors)")
      }
    }
  }
#endif
