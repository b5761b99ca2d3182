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

  /// Whether pictures can be chosen for it.
  static var hasPhotos: Bool { get }

  /// The pictures that were chosen for it.
  var album: PhotoAlbum { get set }

  /// Adds a picture.
  mutating func add(_ photo: Photo.ID) throws(PhotoAlbumError)

  /// Explains why a field is invalid, in a sentence with its name.
  static func words(_ problem: Problem, of name: FieldName, in texts: Texts) -> String

  /// Whether a change of another field can resolve the problem.
  static func concernsOthers(_ problem: Problem) -> Bool
}

extension FormDraft {
  public static var hasPhotos: Bool { true }
  public mutating func add(_ photo: Photo.ID) throws(PhotoAlbumError) { album = try album.adding(photo) }
  public static func concernsOthers(_ problem: Problem) -> Bool { false }
}

/// A draft of something that has no pictures.
public protocol DraftWithoutPhotos: FormDraft {}

extension DraftWithoutPhotos {
  public static var hasPhotos: Bool { false }
  /// Always empty.
  public var album: PhotoAlbum {
    get { .empty }
    set {}
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
