import Foundation
import TestSupport
import TestGroups
import Testing

@testable import recetas_cli

@MainActor @Suite struct `Where data is kept` {
  private func folder(_ environment: [String: String]) -> String? { Settings(environment: environment).dataFolder }

  @Test func `is what RECETAS_HOME says, else the platform's folder`() {
    let all = ["RECETAS_HOME": "casa", "XDG_DATA_HOME": "/x", "HOME": "/h"]
    #expect(folder(all) == "casa")
    #if !canImport(Darwin)
      #expect(folder(["XDG_DATA_HOME": "/x", "HOME": "/h"]) == "/x/recetas")
      #expect(folder(["XDG_DATA_HOME": "/x"]) == "/x/recetas")
      #expect(folder(["HOME": "/h"]) == "/h/.local/share/recetas")
      for relative in ["", "x", "./x", "~/x"] {
        #expect(folder(["XDG_DATA_HOME": relative, "HOME": "/h"]) == "/h/.local/share/recetas")
      }
    #endif
  }

  @Test(arguments: [[:], ["HOME": ""], ["HOME": "casa"], ["XDG_DATA_HOME": "x"], ["XDG_DATA_HOME": "x", "HOME": "."]])
  func `is told where nothing says it, and no folder is made`(environment: [String: String]) async throws {
    #expect(folder(environment) == nil)
    for (language, name) in [("es", "HOME no está definida"), ("en", "HOME is not set")] {
      let console = ScriptedConsole()
      let settings = Settings(environment: environment.merging(["RECETAS_LANG": language]) { $1 })
      #expect(await Program(console: console, settings: settings).run(["menu", "list"]) == .usage)
      #expect(console.errors.contains(name) && console.errors.contains("--data"))
      #expect(await Program(console: console, settings: settings).run(["--help"]) == .ok)
    }
  }

  @Test(.group(.processes)) func `is told by the program, which makes nothing where it stands`() async throws {
    let program = try Binary()
    let script =
      "env -u RECETAS_HOME -u HOME XDG_DATA_HOME=x '\(Binary.path)' menu list; code=$?; ls -A >&2; exit $code"
    let outcome = try await program.shell(script)
    #expect(outcome.code == ExitCode.usage.rawValue && outcome.output == "")
    #expect(outcome.errors.contains("HOME is not set"))
    #expect(!outcome.errors.contains(".local") && !outcome.errors.contains("x\n"))
  }
}
