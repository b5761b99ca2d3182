public import Entities

/// A form as a screen shows it: the typed values and their problems.
public struct FormModel: Sendable, Hashable {
  /// A field of the form.
  public struct Field: Sendable, Hashable {
    /// The name of the field.
    public var label: String
    /// A description of the accepted values. `nil` if any text is accepted.
    public var hint: String?
    /// The text of the field.
    public var text: String
    /// Whether the text can have several lines.
    public var isLong: Bool
    /// The reason why the text is invalid, or the value that another client saved in the meantime. `nil` if neither applies.
    public var problem: String?

    /// Creates a field in any state.
    public init(label: String, hint: String? = nil, text: String, isLong: Bool = false, problem: String? = nil) {
      self.isLong = isLong
      self.label = label
      self.hint = hint
      self.text = text
      self.problem = problem
    }
  }

  /// The title, which names the edited record.
  public var title: String
  /// The fields in the order of the form.
  public var fields: [Field]
  /// The chosen pictures in order.
  public var photos: [Photo.ID]
  /// The picture that represents the record in lists. `nil` if there are no pictures.
  public var cover: Photo.ID?
  /// A remark that another client changed the pictures in the meantime. `nil` if the pictures have not been changed.
  public var photosProblem: String?
  /// The problem of the form as a whole. `nil` if there is none.
  public var problem: Problem?
  /// Whether the form can't be edited. ``problem`` explains why.
  public var isReadOnly = false

  /// Creates a form in any state.
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
