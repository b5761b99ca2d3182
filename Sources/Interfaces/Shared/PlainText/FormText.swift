import Entities

/// A form that can be formatted as plain text.
public protocol PlainTextForm: FormFeature {
  /// Returns the lines to show above the form. Empty by default.
  nonisolated static func lines(_ head: Head) -> [Line]
}

extension PlainTextForm {
  public nonisolated static func lines(_ head: Head) -> [Line] { [] }
}

/// Formats a form as plain text.
public enum FormText {
  /// Returns the title, the content above the form, and the fields.
  public static func lines<Feature: PlainTextForm>(_ model: EditorModel<Feature>, _ texts: Texts) -> [Line] {
    [Line(model.form.title, .title)] + Feature.lines(model.head) + [""] + lines(model.form, texts)
      + (model.isChanged ? ["", Line(texts.unsaved, .faint)] : [])
  }

  /// Returns a numbered line for each field with its problem below, then numbered lines for the pictures.
  package static func lines(_ form: FormModel, _ texts: Texts) -> [Line] {
    let width = form.fields.map(\.label.count).max() ?? 0
    var lines: [Line] = []
    for (number, field) in zip(1..., form.fields) {
      let label = Line.right("\(number)", 4) + "  " + field.label + Line.spaces(width - field.label.count + 2)
      let text = field.isLong ? field.text.split(separator: "\n", omittingEmptySubsequences: false) : [field.text[...]]
      lines.append(Line(label, .faint).adding(field.text.isEmpty ? "—" : String(text[0])))
      lines += text.dropFirst().map { $0.isEmpty ? "" : Line(Line.spaces(width + 8) + $0) }
      if let problem = field.problem { lines.append(Line(Line.spaces(width + 8)).adding(problem, .warning)) }
    }
    if !form.photos.isEmpty || form.photosProblem != nil { lines += ["", Line(texts.photos, .strong)] }
    if let problem = form.photosProblem { lines.append(Line(Line.spaces(6)).adding(problem, .warning)) }
    for (number, photo) in zip(1..., form.photos) {
      // A prefix of the id is enough to distinguish pictures.
      let name = photo.text.prefix(18)
      let line = Line(Line.right("\(number)", 4) + "  ◉ " + name)
      lines.append(photo == form.cover && form.photos.count > 1 ? line.adding("  " + texts.cover, .faint) : line)
    }
    return lines + (form.problem.map { [""] + ScreenText.lines($0) } ?? [])
  }
}
