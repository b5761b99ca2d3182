/// A record as a form holds it: as typed, valid or not.
public protocol RecordDraft: Sendable, Hashable {
  /// The record that it describes.
  associatedtype Kept: Sendable & Hashable & Identifiable
  /// Identifies a field.
  associatedtype Field: Sendable & Hashable
  /// Why a field is invalid.
  associatedtype Problem: Sendable & Hashable

  /// The draft that describes a stored record.
  init(_ kept: Kept)

  /// The typed values, applied to a version that another user saved meanwhile.
  func carried(from old: Kept, to new: Kept) -> Self
}
