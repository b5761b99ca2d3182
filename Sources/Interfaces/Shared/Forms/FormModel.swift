public import Entities

/// A form, formatted for display: the typed values and their problems.
public struct FormModel: Sendable, Hashable {
  /// A field of the form.
  public struct Field: Sendable, Hashable {
    /// The name of the field in the user's language, without an article.
    public var label: String
    /// A description of the accepted values. `nil` if any text is accepted.
    public var hint: String?
    /// The text in the field: the formatted value, or the user's input.
    public var text: String
    /// Whether the text can have several lines.
    public var isLong: Bool
    /// The reason why the text is invalid, or the value that another client saved in the meantime. `nil` if neither applies.
    public var problem: String?

    /// Creates a field with the given properties.
    public init(label: String, hint: String? = nil, text: String, isLong: Bool = false, problem: String? = nil) {
      self.isLong = isLong
      self.label = label
      self.hint = hint
      self.text = text
      self.problem = problem
    }
  }

  /// The title of the form, which names the edited record.
  public var title: String
  /// The fields, in the order in which the form shows them.
  public var fields: [Field]
  /// The pictures of the draft, in order. Empty if the form doesn't support pictures.
  public var photos: [Photo.ID]
  /// The picture that represents the record in lists. `nil` if there are no pictures.
  public var cover: Photo.ID?
  /// A remark that another client changed the pictures in the meantime. `nil` if no other client changed them.
  public var photosProblem: String?
  /// The problem with the form as a whole. `nil` if there is none.
  public var problem: Problem?
  /// Whether the form can't be edited. If so, ``problem`` explains why.
  public var isReadOnly = false

  /// Creates a form with the given properties.
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
