import Entities

/// What a form is filled in with.
protocol FormDraft: Sendable, Hashable {
  associatedtype Field: Sendable, Hashable, CaseIterable where Field.AllCases == [Field]
  associatedtype Problem: Sendable, Hashable

  /// The pictures that it names.
  var album: PhotoAlbum { get }

  /// What stands in a field.
  func text(of field: Field, in texts: Texts) -> String

  /// Takes one more picture.
  mutating func add(_ photo: Photo.ID) throws(PhotoAlbumError)

  static func label(of field: Field, in texts: Texts) -> String
  static func words(_ problem: Problem, in texts: Texts) -> String

  /// Whether a change of another field can mend it.
  static func concernsOthers(_ problem: Problem) -> Bool
}

extension FormDraft {
  static func concernsOthers(_ problem: Problem) -> Bool { false }
}
