import Entities
import Gateways
import Interfaces
import UseCases

/// What the interactive front asks.
extension Context {
  /// Asks for what stands in a field.
  func ask(_ field: FormModel.Field) async throws -> String? {
    try await askField(
      [field.label, field.hint].compactMap(\.self).joined(separator: ", "), offering: field.text, isLong: field.isLong)
  }

  /// Asks for the text of a field; `nil`: unanswered.
  ///
  /// With line editing the line is the new text; elsewhere an empty answer keeps it, and a dash clears it.
  func askField(_ name: String, offering offered: String, isLong: Bool = false) async throws -> String? {
    if console.terminal != nil {
      return try await ask("\(name):", editing: offered, history: name, isLong: isLong)
    }
    guard let answer = try await ask(offered.isEmpty ? "\(name):" : "\(name) [\(offered)] \(texts.dashEmpties):")
    else { return nil }
    let typed = TextRule.cleaned(answer)
    return typed.isEmpty ? offered : typed == "-" ? "" : answer
  }

  /// Asks whether something may be destroyed; no answer is a no.
  func agrees(to question: String) async throws -> Bool {
    texts.isYes(try await ask(question + " " + texts.yesNo) ?? "")
  }

  /// The picture in a file that was typed; what is wrong with it is told.
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
