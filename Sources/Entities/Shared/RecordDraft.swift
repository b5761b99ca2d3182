/// The values of a record in a form, as typed, valid or not.
public protocol RecordDraft: Sendable, Hashable {
  /// The stored record that the draft describes.
  associatedtype Saved: Sendable & Hashable & Identifiable
  /// The type that identifies a field.
  associatedtype Field: Sendable & Hashable
  /// The reason why a field is invalid.
  associatedtype Problem: Sendable & Hashable

  /// Creates a draft with the values of a stored record.
  init(_ kept: Saved)

  /// Returns this draft applied to a newer version of the record, which was saved in the meantime. Values that the user changed are kept.
  func carried(from old: Saved, to new: Saved) -> Self
}
