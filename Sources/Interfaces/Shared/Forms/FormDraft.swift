public import Entities

/// The values of a form, as they are typed.
public protocol FormDraft: Sendable, Hashable {
  /// Identifies a field.
  associatedtype Field: Sendable, Hashable
  /// Why a field is invalid.
  associatedtype Problem: Sendable, Hashable

  /// The fields in the order in which a form asks for them.
  static var fields: [FormField<Self>] { get }

  /// An empty draft.
  init()

  /// Explains why a field is invalid, in a sentence with its name.
  static func words(_ problem: Problem, of name: FieldName, in texts: Texts) -> String

  /// Whether a change of another field can resolve the problem.
  static func concernsOthers(_ problem: Problem) -> Bool
}

extension FormDraft {
  public static func concernsOthers(_ problem: Problem) -> Bool { false }
}

extension FormDraft where Problem == TextError {
  public static func words(_ problem: TextError, of name: FieldName, in texts: Texts) -> String {
    name.sentence(problem, in: texts)
  }
}

extension FormDraft where Self: RecordDraft {
  /// Field by field: what was typed stays, and a field that was not touched takes the new value.
  public func carried(from old: Kept, to new: Kept) -> Self {
    // A field writes English numbers as the draft holds them.
    let (texts, original, changed) = (Texts(.english), Self(old), Self(new))
    var carried = self
    for field in Self.fields where field.text(self, texts) == field.text(original, texts) {
      field.fill(&carried, field.text(changed, texts))
    }
    return carried
  }
}

/// A draft of something that is stored, or is to be.
public typealias EditingDraft = FormDraft & RecordDraft

/// A field of a form, declared once: its label, its text and how it is filled.
public struct FormField<Draft: FormDraft>: Sendable {
  let field: Draft.Field
  let name: FieldName
  /// Says what can be typed, where that is not anything; `nil`: it is.
  let hint: @Sendable (Texts) -> String?
  let text: @Sendable (Draft, Texts) -> String
  /// Whether the text may have several lines.
  let isLong: Bool
  /// Puts what was typed into the draft.
  public let fill: @Sendable (inout Draft, String) -> Void

  /// A field for any text, with its name in Spanish and in English.
  ///
  /// - Parameters:
  ///   - spanish: with its article: `la sección`.
  ///   - isLong: whether the text may have several lines.
  package init(
    _ field: Draft.Field, _ spanish: String, _ english: String, _ path: any WritableKeyPath<Draft, String> & Sendable,
    isLong: Bool = false
  ) {
    self.init(
      field, FieldName(spanish, english), isLong: isLong, text: { draft, _ in draft[keyPath: path] },
      fill: { $0[keyPath: path] = $1 })
  }

  /// A field for a value that is more than text.
  ///
  /// - Parameters:
  ///   - name: the name of the field.
  ///   - hint: says what can be typed; `nil`: anything.
  ///   - isLong: whether the text may have several lines.
  ///   - text: writes the value as somebody would type it.
  ///   - fill: puts what was typed into the draft.
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
