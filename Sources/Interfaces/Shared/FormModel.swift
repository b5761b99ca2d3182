public import Entities

/// A form as a screen shows it: as it was typed, and what is wrong with it.
public struct FormModel: Sendable, Hashable {
  /// One field.
  public struct Field: Sendable, Hashable {
    /// What the field asks for.
    public let label: String
    /// What stands in it.
    public let text: String
    /// What is wrong with it, or what somebody else put there meanwhile; `nil`: nothing that is known.
    public let problem: String?
  }

  /// What the form is for.
  public let title: String
  /// In the order in which they are asked.
  public let fields: [Field]
  /// The pictures that were chosen, in their order.
  public let photos: [Photo.ID]
  /// The picture that stands for all; `nil` where there are none.
  public let cover: Photo.ID?
  /// What there is to say of the pictures; `nil`: nothing.
  public let photosProblem: String?
  /// What is wrong with the form as a whole.
  public let problem: Problem?
}
