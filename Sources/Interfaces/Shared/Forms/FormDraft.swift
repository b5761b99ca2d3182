public import Entities

/// What a form is filled in with.
public protocol FormDraft: Sendable, Hashable {
  /// What tells a field from the others.
  associatedtype Field: Sendable, Hashable
  /// What can be wrong with a field.
  associatedtype Problem: Sendable, Hashable

  /// In the order in which they are asked.
  static var fields: [FormField<Self>] { get }

  /// An empty one.
  init()

  /// The pictures that it names.
  var album: PhotoAlbum { get set }

  /// Takes one more picture.
  mutating func add(_ photo: Photo.ID) throws(PhotoAlbumError)

  /// Says what is wrong.
  static func words(_ problem: Problem, in texts: Texts) -> String

  /// Whether a change of another field can mend it.
  static func concernsOthers(_ problem: Problem) -> Bool
}

extension FormDraft {
  public mutating func add(_ photo: Photo.ID) throws(PhotoAlbumError) { album = try album.adding(photo) }
  public static func concernsOthers(_ problem: Problem) -> Bool { false }
}

/// What is filled in for something that is kept.
public protocol EditingDraft: FormDraft {
  /// What it is about.
  associatedtype Kept: Sendable & Hashable

  /// For one that is there.
  init(_ kept: Kept)

  /// What was typed, on what somebody else made of it meanwhile.
  func carried(from old: Kept, to new: Kept) -> Self
}

/// A field of a form: everything that is known of it, said once.
public struct FormField<Draft: FormDraft>: Sendable {
  let field: Draft.Field
  let label: @Sendable (Texts) -> String
  /// Says what can be typed, where that is not anything; `nil`: it is.
  let hint: @Sendable (Texts) -> String?
  let text: @Sendable (Draft, Texts) -> String
  /// Puts in what was typed.
  public let fill: @Sendable (inout Draft, String) -> Void

  /// A field for any text.
  init(
    _ field: Draft.Field, _ spanish: String, _ english: String, _ path: any WritableKeyPath<Draft, String> & Sendable
  ) {
    self.init(field, label: { $0.say(spanish, english) }, text: { draft, _ in draft[keyPath: path] }) {
      $0[keyPath: path] = $1
    }
  }

  /// A field for what is more than text.
  init(
    _ field: Draft.Field, label: @escaping @Sendable (Texts) -> String,
    hint: @escaping @Sendable (Texts) -> String? = { _ in nil }, text: @escaping @Sendable (Draft, Texts) -> String,
    fill: @escaping @Sendable (inout Draft, String) -> Void
  ) {
    self.field = field
    self.label = label
    self.hint = hint
    self.text = text
    self.fill = fill
  }
}
