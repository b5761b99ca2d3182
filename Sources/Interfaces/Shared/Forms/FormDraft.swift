public import Entities

/// The values of a form as the user typed them.
public protocol FormDraft: Sendable, Hashable {
  /// The type that identifies a field.
  associatedtype Field: Sendable, Hashable
  /// The reason why a field is invalid.
  associatedtype Problem: Sendable, Hashable

  /// The fields, in the order in which the form shows them.
  static var fields: [FormField<Self>] { get }

  /// Creates an empty draft.
  init()

  /// Returns a sentence that names the field and explains why it is invalid.
  static func words(_ problem: Problem, of name: FieldName, in texts: Texts) -> String

  /// Returns whether a change to another field can resolve the problem. `false` by default.
  static func concernsOtherFields(_ problem: Problem) -> Bool
}

extension FormDraft {
  public static func concernsOtherFields(_ problem: Problem) -> Bool { false }
}

extension FormDraft where Problem == TextError {
  public static func words(_ problem: TextError, of name: FieldName, in texts: Texts) -> String {
    name.sentence(problem, in: texts)
  }
}

extension FormDraft where Self: RecordDraft {
  /// Merges the draft with a newer record, field by field. An edited field keeps its text, and an unedited field gets the new value.
  public func carried(from old: Saved, to new: Saved) -> Self {
    // Drafts store numbers in English notation, so parsing the English text again preserves their values.
    let (texts, original, changed) = (Texts(.english), Self(old), Self(new))
    var carried = self
    for field in Self.fields where field.text(self, texts) == field.text(original, texts) {
      field.fill(&carried, field.text(changed, texts))
    }
    return carried
  }
}

/// A draft of a new or stored record.
public typealias EditingDraft = FormDraft & RecordDraft

/// A field of a form: its name, its text, and a function that sets the text.
public struct FormField<Draft: FormDraft>: Sendable {
  let field: Draft.Field
  let name: FieldName
  /// A function that describes the accepted values. It returns `nil` if any text is accepted.
  let hint: @Sendable (Texts) -> String?
  let text: @Sendable (Draft, Texts) -> String
  /// Whether the text can have several lines.
  let isLong: Bool
  /// A function that sets the field of the draft to the typed text.
  public let fill: @Sendable (inout Draft, String) -> Void

  /// Creates a field that accepts any text, with a name in Spanish and in English.
  ///
  /// - Parameters:
  ///   - spanish: the name with its article: `la sección`.
  ///   - isLong: whether the text can have several lines.
  package init(
    _ field: Draft.Field, _ spanish: String, _ english: String, _ path: any WritableKeyPath<Draft, String> & Sendable,
    isLong: Bool = false
  ) {
    self.init(
      field, FieldName(spanish, english), isLong: isLong, text: { draft, _ in draft[keyPath: path] },
      fill: { $0[keyPath: path] = $1 })
  }

  /// Creates a field for a value that must be formatted and parsed.
  ///
  /// - Parameters:
  ///   - name: the name of the field.
  ///   - hint: a function that describes the accepted values, or returns `nil` if any text is accepted.
  ///   - isLong: whether the text can have several lines.
  ///   - text: a function that formats the value as a user would type it.
  ///   - fill: a function that sets the field of the draft to the typed text.
  public init(
    _ field: Draft.Field, _ name: FieldName,
    hint: @escaping @Sendable (Texts) -> String? = { _ in nil }, isLong: Bool = false,
    text: @escaping @Sendable (Draft, Texts) -> String,
    fill: @escaping @Sendable (inout Draft, String) -> Void
  ) {
    self.field = field
    self.name = name
    self.hint = hint
    self.isLong = isLong
    self.text = text
    self.fill = fill
  }

  func label(_ texts: Texts) -> String { name.label(texts) }
}
