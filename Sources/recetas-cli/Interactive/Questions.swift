import Entities
import Gateways
import Interfaces
import UseCases

/// The questions that the interactive front asks.
extension Context {
  /// Asks for the text of a form's field.
  func ask(_ field: FormModel.Field) async throws -> String? {
    try await askField(
      [field.label, field.hint].compactMap(\.self).joined(separator: ", "), offering: field.text, isLong: field.isLong)
  }

  /// Asks for the text of a field. Returns `nil` if the user doesn't answer.
  ///
  /// With line editing, the edited line is the new text. Without line editing, an empty answer keeps the old text, and a dash clears it.
  func askField(_ name: String, offering offered: String, isLong: Bool = false) async throws -> String? {
    if console.terminal != nil {
      return try await ask("\(name):", editing: offered, history: name, isLong: isLong)
    }
    guard let answer = try await ask(offered.isEmpty ? "\(name):" : "\(name) [\(offered)] \(texts.dashEmpties):")
    else { return nil }
    let typed = TextRule.cleaned(answer)
    return typed.isEmpty ? offered : typed == "-" ? "" : answer
  }

  /// Asks the user to agree. A missing answer counts as no.
  func agrees(to question: String) async throws -> Bool {
    texts.isYes(try await ask(question + " " + texts.yesNo) ?? "")
  }

  /// Returns the picture in a file whose path the user typed. Reports any problem, and then returns `nil`.
  func photo(named path: String, _ write: Write) -> LoadedImage? {
    do {
      let typed = String(fileName: Array(TextRule.cleaned(path).utf8))
      return try photo(kit.settings.files.reading(typed, .file))
    } catch {
      write(ScreenText.lines(Failure(error, texts).problem))
      return nil
    }
  }
}
