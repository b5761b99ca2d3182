import Entities
import UseCases

/// The draft of a form, its chosen pictures and its problems.
struct Form<Draft: FormDraft> {
  /// The draft before any edits.
  private(set) var original: Draft
  /// The draft with the user's edits.
  private(set) var draft: Draft
  /// Access to the pictures of the draft. `nil` if the form doesn't support pictures.
  private let album: AlbumOfDraft<Draft>?
  private var chosen: [Photo.ID: LoadedImage] = [:]
  private var fields: [Draft.Field: Draft.Problem] = [:]
  private var problem: Problem?
  /// Whether another client changed the stored record in the meantime.
  private var isOvertaken = false

  init(_ original: Draft, album: AlbumOfDraft<Draft>?) {
    self.original = original
    draft = original
    self.album = album
  }

  var isChanged: Bool { draft != original }

  /// The draft's pictures that were chosen in this form, without the pictures that are already stored.
  var photos: [LoadedImage] { album(draft).photos.compactMap { chosen[$0] } }

  private func album(_ draft: Draft) -> PhotoAlbum { album.map { draft[keyPath: $0.path] } ?? .empty }

  /// Replaces the draft, and clears the problems of the fields that changed.
  ///
  /// - Parameter photos: pictures that were just chosen. Pictures that the draft doesn't contain are added at the end of its album.
  mutating func fill(_ draft: Draft, photos: [LoadedImage], in texts: Texts) {
    var draft = draft
    var wrong: Problem?
    if let album {
      for photo in photos {
        chosen[Photo.ID(of: photo)] = photo
        do { try album.add(&draft, Photo.ID(of: photo)) } catch { wrong = texts.problem(error) }
      }
    } else if !photos.isEmpty {
      wrong = texts.takesNoPictures
    }
    if let wrong { problem = wrong }
    if draft == self.draft { return }
    let old = self.draft
    let untouched = Set(Draft.fields.filter { $0.text(old, texts) == $0.text(draft, texts) }.map(\.field))
    fields = fields.filter { !Draft.concernsOtherFields($1) && untouched.contains($0) }
    problem = wrong
    self.draft = draft
  }

  /// Replaces the original and the draft, and clears all problems.
  mutating func begin(with original: Draft, draft: Draft) {
    self.original = original
    self.draft = draft
    (fields, problem, isOvertaken) = ([:], nil, false)
    // The pictures of the original draft are already stored.
    chosen = chosen.filter { !album(original).photos.contains($0.key) }
  }

  /// Replaces the original draft after another client changed the record. For each field that differs, the form then shows both values.
  mutating func overtake(with original: Draft, draft: Draft, _ problem: Problem) {
    begin(with: original, draft: draft)
    (self.problem, isOvertaken) = (problem, true)
  }

  /// Records why the form was rejected: the problems with individual fields, or a problem with the form as a whole.
  mutating func refuse(_ fields: [Draft.Field: Draft.Problem] = [:], _ problem: Problem? = nil) {
    (self.fields, self.problem) = (fields, problem)
  }

  func model(title: String, in texts: Texts) -> FormModel {
    FormModel(
      title: title,
      fields: Draft.fields.map { field in
        FormModel.Field(
          label: field.label(texts), hint: field.hint(texts), text: field.text(draft, texts), isLong: field.isLong,
          problem: fields[field.field].map { Draft.words($0, of: field.name, in: texts) } ?? overtaken(field, texts))
      },
      photos: album(draft).photos, cover: album(draft).cover,
      photosProblem: isOvertaken && album(draft) != album(original)
        ? texts.meanwhile(texts.photos(album(original).photos.count)) : nil,
      problem: problem)
  }

  private func overtaken(_ field: FormField<Draft>, _ texts: Texts) -> String? {
    let (kept, typed) = (field.text(original, texts), field.text(draft, texts))
    return isOvertaken && kept != typed ? texts.meanwhile(kept.isEmpty ? "—" : kept) : nil
  }
}
