import Entities
import UseCases

/// A form as it stands, the pictures that were chosen for it, and what was found wrong with it.
struct Form<Draft: FormDraft> {
  /// What it was filled in with at first.
  private(set) var original: Draft
  /// What it is filled in with now.
  private(set) var draft: Draft
  /// `nil`: it takes no pictures.
  private let album: AlbumOfDraft<Draft>?
  private var chosen: [Photo.ID: LoadedImage] = [:]
  private var fields: [Draft.Field: Draft.Problem] = [:]
  private var problem: Problem?
  /// Whether somebody else changed what it was filled in with.
  private var isOvertaken = false

  init(_ original: Draft, album: AlbumOfDraft<Draft>?) {
    self.original = original
    draft = original
    self.album = album
  }

  var isChanged: Bool { draft != original }

  /// The pictures that the draft names, as far as they were chosen for this form.
  var photos: [LoadedImage] { album(draft).photos.compactMap { chosen[$0] } }

  private func album(_ draft: Draft) -> PhotoAlbum { album.map { draft[keyPath: $0.path] } ?? .empty }

  /// What is typed now; what was wrong with what is changed by this is forgotten.
  ///
  /// - Parameter photos: pictures that were just chosen; those that the draft does not name come last.
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
    fields = fields.filter { !Draft.concernsOthers($1) && untouched.contains($0) }
    problem = wrong
    self.draft = draft
  }

  /// The form begins with `original` from now on, and `draft` stands in it; nothing is known to be wrong with that.
  mutating func begin(with original: Draft, draft: Draft) {
    self.original = original
    self.draft = draft
    (fields, problem, isOvertaken) = ([:], nil, false)
    // Those of the original are kept already.
    chosen = chosen.filter { !album(original).photos.contains($0.key) }
  }

  /// Somebody else made `original` of it meanwhile: what stands in the form instead is shown beside that.
  mutating func overtake(with original: Draft, draft: Draft, _ problem: Problem) {
    begin(with: original, draft: draft)
    (self.problem, isOvertaken) = (problem, true)
  }

  /// Why this form was not taken: for what is wrong with its fields, or as a whole.
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
