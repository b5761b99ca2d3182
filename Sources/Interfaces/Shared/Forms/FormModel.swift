public import Entities

/// A form as a screen shows it: as it was typed, and what is wrong with it.
public struct FormModel: Sendable, Hashable {
  /// One field.
  public struct Field: Sendable, Hashable {
    /// What the field asks for.
    public var label: String
    /// Says what can be typed, where that is not anything; `nil`: it is.
    public var hint: String?
    /// What stands in it.
    public var text: String
    /// Whether the text may have several lines.
    public var isLong: Bool
    /// What is wrong with it, or what somebody else put there meanwhile; `nil`: nothing that is known.
    public var problem: String?

    /// A field in any state.
    public init(label: String, hint: String? = nil, text: String, isLong: Bool = false, problem: String? = nil) {
      self.isLong = isLong
      self.label = label
      self.hint = hint
      self.text = text
      self.problem = problem
    }
  }

  /// What the form edits.
  public var title: String
  /// The fields in the order in which a form asks for them.
  public var fields: [Field]
  /// The pictures that were chosen, in their order.
  public var photos: [Photo.ID]
  /// The picture that stands for all; `nil` where there are none.
  public var cover: Photo.ID?
  /// What there is to say of the pictures; `nil`: nothing.
  public var photosProblem: String?
  /// What is wrong with the form as a whole.
  public var problem: Problem?
  /// Whether nothing can be typed; the problem says why.
  public var isReadOnly = false

  /// A form in any state.
  package init(
    title: String, fields: [Field], photos: [Photo.ID] = [], cover: Photo.ID? = nil, photosProblem: String? = nil,
    problem: Problem? = nil
  ) {
    self.title = title
    self.fields = fields
    self.photos = photos
    self.cover = cover
    self.photosProblem = photosProblem
    self.problem = problem
  }
}
