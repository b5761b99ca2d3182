import Entities
import Interfaces
import UseCases

/// A form for any feature. A number edits a field, `+ FILE` adds a photo, `x n` removes photo n, `c n` makes it the cover, `u n` moves it
/// up, `s` saves and `d` discards. Saving and discarding return to the previous screen.
@MainActor struct FormScene<Feature: PlainTextForm>: Scene {
  private let stage: SceneContext<Feature.Route>
  private var context: Context { stage.context }
  private let screen: TextScreen<EditorModel<Feature>>
  private let presenter: FormPresenter<Feature>
  private let photos: FormPhotos<Feature.Draft>?
  private let actions: [String: Feature.Action]
  private let formKeys: String
  private let readingKeys: String

  /// - Parameters:
  ///   - readingKeys: the keys of a read-only form. `nil` if the form can always be changed.
  ///   - actions: the keys that open other screens.
  init(
    _ feature: Feature, _ stage: SceneContext<Feature.Route>, keys: String, readingKeys: String? = nil,
    actions: [String: Feature.Action]
  ) {
    let texts = stage.context.texts
    self.stage = stage
    self.actions = actions
    photos = feature.photos
    formKeys = keys
    self.readingKeys = readingKeys ?? keys
    screen = TextScreen(
      stage, .init(content: { FormText.lines($0, texts) }, notice: { NoticeText.lines($0.notice) }))
    presenter = FormPresenter(feature, screen: screen, router: stage.router)
  }

  var keys: String { isReadOnly ? readingKeys : formKeys }
  private var isReadOnly: Bool { screen.model?.form.isReadOnly == true }

  func appear() async { await presenter.handle(.appeared) }

  var leaveQuestion: String? { screen.model?.isChanged == true ? context.texts.leaveQuestion : nil }

  /// Handles the answer, which is one of the form's keys: `s` saves, and `d` discards.
  func mayLeave(_ answer: String) async -> Bool {
    switch Input(answer).text.lowercased() {
    case "s": return await accept()
    case "d":
      await presenter.handle(.canceled)
      return true
    default: return false
    }
  }

  /// Saves the form. Returns whether the form has no unsaved changes.
  private func accept() async -> Bool {
    await presenter.handle(.accepted)
    guard !screen.hasFailed, let model = screen.model, case .done = model.notice else { return false }
    return !model.isChanged
  }

  func disappear() async { await presenter.handle(.disappeared) }

  func handle(_ input: Input) async throws -> Bool {
    let key = input.text.lowercased()
    switch key {
    case "s": if await accept() { stage.leave() }
    case "d":
      await presenter.handle(.canceled)
      stage.leave()
    default:
      if let action = actions[key] {
        await presenter.handle(.act(action))
      } else {
        guard let model = screen.model, let filled = try await fill(model, input) else { return false }
        await presenter.handle(.changedDraft(filled.draft, photos: filled.photos))
      }
    }
    return true
  }

  /// Returns the draft changed by a line of input, and the pictures that the line adds. `nil` if the line is not a key of this screen.
  private func fill(
    _ model: EditorModel<Feature>, _ input: Input
  ) async throws -> (draft: Feature.Draft, photos: [LoadedImage])? {
    var draft = model.draft
    // The form shows again that it can't be changed.
    if isReadOnly { return input.number == nil && !input.text.hasPrefix("+") ? nil : (draft, []) }
    if input.text.hasPrefix("+"), photos != nil {
      return (draft, context.photo(named: String(input.text.dropFirst()), stage.write).map { [$0] } ?? [])
    }
    guard let number = input.number, number > 0 else { return nil }
    if input.key.isEmpty {
      guard model.form.fields.indices.contains(number - 1) else { return nil }
      let field = model.form.fields[number - 1]
      if let answer = try await context.ask(field), answer != field.text {
        Feature.Draft.fields[number - 1].fill(&draft, answer)
      }
    } else {
      guard let photos, let album = album(photos.album(of: draft), input.key, number - 1) else { return nil }
      photos.setAlbum(album, of: &draft)
    }
    return (draft, [])
  }

  private func album(_ album: PhotoAlbum, _ key: String, _ index: Int) -> PhotoAlbum? {
    guard album.photos.indices.contains(index) else { return nil }
    let photo = album.photos[index]
    switch key {
    case "x": return album.removing(photo)
    case "c": return try? album.covered(by: photo)
    case "u": return album.moving(photo, to: index - 1)
    default: return nil
    }
  }
}

extension FormScene<BeerFormFeature> {
  /// Creates the form of a beer. `r` opens the beer's reviews, and `w` opens the form of a review.
  init(_ subject: BeerFormFeature.Subject, _ stage: SceneContext<BeerRoute>) {
    let texts = stage.context.texts
    self.init(
      BeerFormFeature(subject, stage.context.kit.beers, texts: texts), stage, keys: texts.beerKeys,
      actions: ["r": .choseReviews, "w": .wantedToReview])
  }
}

extension FormScene<ReviewFormFeature> {
  /// Creates the form of a review. `o` opens the beer.
  init(_ subject: ReviewFormFeature.Subject, _ stage: SceneContext<BeerRoute>) {
    let texts = stage.context.texts
    self.init(
      ReviewFormFeature(subject, stage.context.kit.beers, texts: texts), stage, keys: texts.reviewKeys,
      readingKeys: texts.foreignReviewKeys, actions: ["o": .choseBeer])
  }
}
