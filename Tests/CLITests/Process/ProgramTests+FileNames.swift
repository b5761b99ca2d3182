import Foundation
import TestSupport
import TestGroups
import Testing

@testable import recetas_cli

/// Names of files that are no text, as the system hands them over.
@Suite(.group(.processes)) struct `A name that is not UTF-8` {
  @Test(arguments: ["--store json:", "--store sqlite:", "--data "])
  func `is another store than one that differs in that alone`(option: String) async throws {
    let program = try Binary()
    let script = """
      cd "$RECETAS_HOME"
      names='\\351 \\350 \\357\\277\\275 \\364\\217\\273\\251'
      number=0
      for name in $names; do
        number=$((number + 1))
        '\(Binary.path)' \(option)"$(printf "$name")" order add dish-tiramisu --quantity $number >/dev/null 2>&1 || exit 1
      done
      for name in $names; do '\(Binary.path)' \(option)"$(printf "$name")" order show --json | grep '"units"'; done
      """
    let outcome = try await program.shell(script)
    #expect(outcome.code == 0, "\(outcome.errors)")
    let units = outcome.output.split(separator: "\n").map { $0.filter(\.isNumber) }
    #expect(units == ["1", "2", "3", "4"], "\(outcome.output)")
  }

  @Test func `is a data folder of its own in the environment`() async throws {
    let program = try Binary()
    let script = """
      cd "$RECETAS_HOME"
      RECETAS_HOME="$PWD/$(printf 'a\\351')" '\(Binary.path)' menu list >/dev/null 2>&1
      HOME="$PWD/$(printf 'b\\351')" RECETAS_HOME= '\(Binary.path)' menu list >/dev/null 2>&1
      for name in a b; do find "$(printf "$name\\\\351")" -name rows.json; done | wc -l
      """
    let outcome = try await program.shell(script)
    #expect(outcome.output.trimmingCharacters(in: .whitespacesAndNewlines) == "2", "\(outcome.errors)")
  }

  @Test func `can be imported, saved to and told, and what is no name is text as before`() async throws {
    let program = try Binary()
    let file = try program.folder.file("menu.json", MenuFile.json(.init(name: "Flan", price: "3", kind: "A")))
    let script = """
      cd "$RECETAS_HOME"
      set -e
      name="$(printf 'carta\\351')"
      cp '\(file)' "$name.json"
      recetas menu import "$name.json" --force --yes >/dev/null
      recetas menu list --search fl >/dev/null
      recetas places map --svg "$name.svg"
      head -c 4 "$name.svg"; echo
      recetas menu import "$name.none" 2>&1 || true
      recetas menu list --search "$name" --json
      """
    let outcome = try await program.shell(script)
    #expect(outcome.code == 0, "\(outcome.errors)")
    #expect(outcome.output.contains("carta�.svg"))
    #expect(outcome.output.contains("<svg") || outcome.output.contains("<?xm"))
    #expect(outcome.output.contains("carta�.none"))
  }
}
