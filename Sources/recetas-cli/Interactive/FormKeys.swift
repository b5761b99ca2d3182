import Entities
import Interfaces
import UseCases

/// What the keys of a form do, whatever the form is for: a number asks for a field, `+ FILE` adds a photo, `x n` takes one away, `c n`
/// makes it the cover, `u n` moves it up.
@MainActor struct FormKeys {
  let context: Context
  let write: @MainActor ([Line]) -> Void

  /// The draft with what a line of input asks for, and the pictures that were chosen by it; `nil`: it is none of these keys.
  ///
  /// - Parameters:
  ///   - fields: in the order of the form's.
  ///   - album: where the draft names its pictures.
  func fill<Draft>(
    _ draft: Draft, _ form: FormModel, _ input: Input, fields: [WritableKeyPath<Draft, String>],
    album: WritableKeyPath<Draft, PhotoAlbum>
  ) async throws -> (draft: Draft, photos: [LoadedImage])? {
    if input.text.hasPrefix("+") { return (draft, photo(TextRule.cleaned(String(input.text.dropFirst())))) }
    var draft = draft
    guard let number = input.number, number > 0 else { return nil }
    if input.key.isEmpty {
      guard form.fields.indices.contains(number - 1) else { return nil }
      let field = form.fields[number - 1]
      if let answer = try await context.askField(field.label, offering: field.text) {
        draft[keyPath: fields[number - 1]] = answer
      }
    } else {
      guard let changed = self.album(draft[keyPath: album], input.key, number - 1) else { return nil }
      draft[keyPath: album] = changed
    }
    return (draft, [])
  }

  private func album(_ album: PhotoAlbum, _ key: String, _ index: Int) -> PhotoAlbum? {
    guard album.photos.indices.contains(index) else { return nil }
    let photo = album.photos[index]
    switch key {
    case "x": return album.removing(photo)
    case "c": return try? album.covered(by: photo)
    case "u": return album.moving(photo, to: index - 1)
    default: return nil
    }
  }

  /// What is wrong with the file is told, and the form stays as it is.
  private func photo(_ path: String) -> [LoadedImage] {
    do { return [try context.photo(path)] } catch {
      write(ScreenText.lines(Failure(error, context.texts).problem))
      return []
    }
  }
}

extension Context {
  /// Asks for what stands in a field: an empty answer leaves it, a dash empties it, `nil` is no answer at all.
  func askField(_ name: String, offering offered: String) async throws -> String? {
    guard let answer = try await ask(offered.isEmpty ? "\(name):" : "\(name) [\(offered)] \(texts.dashEmpties):")
    else { return nil }
    let typed = TextRule.cleaned(answer)
    return typed.isEmpty ? offered : typed == "-" ? "" : answer
  }

  /// Asks whether something may be destroyed; no answer is a no.
  func agrees(to question: String) async throws -> Bool {
    texts.isYes(try await ask(question + " " + texts.yesOrNo) ?? "")
  }

  /// Asks as long as there is a question, and hands each answer over; no answer is a no.
  func answer(
    _ question: @MainActor () -> String?, by answering: @MainActor (Bool) async -> Void
  ) async throws {
    while let question = question() { await answering(try await agrees(to: question)) }
  }
}
