import TestGroups
import TestSupport
import Testing

@testable import recetas_cli

@Suite(.group(.processes)) struct `Rows of stores that are named by relative paths` {
  @Test func `A row of a store in another folder with the same name is not meant`() async throws {
    let program = try Binary()
    let folder = program.folder.path
    let name = "--data '\(folder)/data' --store json:s"
    for place in ["a", "b"] {
      let menu = MenuFile.json(place == "a" ? MenuFile.flan : MenuFile.paella)
      let file = try program.folder.file("\(place).json", menu)
      try await program.shell(
        "mkdir '\(folder)/\(place)'; cd '\(folder)/\(place)' && '\(Binary.path)' \(name) menu import '\(file)'"
      )
      .expect(.ok)
    }
    try await program.shell("cd '\(folder)/a' && '\(Binary.path)' \(name) menu list").expect(
      .ok, outputContains: "Flan")
    try await program.shell("cd '\(folder)/b' && '\(Binary.path)' \(name) menu delete 1 --yes")
      .expect(.noInput, output: "", errorsContain: "No such list shown in this terminal has row 1.")
  }
}
