import Entities
import Interfaces
import UseCases

extension ListScene<BeersFeature> {
  /// Creates the screen with a manufacturer's beers. `+` adds a beer, `x n` deletes row n, and `o abv` sorts by alcohol.
  init(_ maker: Manufacturer.ID, _ stage: SceneContext<BeerRoute>) {
    let texts = stage.context.texts
    self.init(
      BeersFeature(of: maker, stage.context.kit.beers, texts: texts), stage, of: .beers,
      keys: ListKeys(
        text: texts.beersKeys, isSearched: true, rows: ["x": { .wantedToDelete($0) }], alone: ["+": .act(.wantedToAdd)],
        typed: { texts.beerSortingTyped($0).map { .act(.sorted($0)) } }))
  }
}

extension ListScene<BestBeersFeature> {
  /// Creates the screen with the reviewed beers, best first.
  init(_ stage: SceneContext<BeerRoute>) {
    let texts = stage.context.texts
    self.init(
      BestBeersFeature(stage.context.kit.beers, texts: texts), stage, of: .beers,
      keys: ListKeys(text: texts.bestBeersKeys))
  }
}

extension ListScene<ReviewsFeature> {
  /// Creates the screen with the reviews of a beer, or with all reviews. `w` writes a review, `x n` deletes row n, `o score` sorts by
  /// score, and `f 5` or `f @ana` filters.
  init(of beer: Beer.ID?, _ stage: SceneContext<BeerRoute>) {
    let texts = stage.context.texts
    self.init(
      ReviewsFeature(of: beer, stage.context.kit.beers, texts: texts), stage,
      keys: ListKeys(
        text: beer == nil ? texts.allReviewsKeys : texts.reviewsKeys, rows: ["x": { .wantedToDelete($0) }],
        alone: ["w": .act(.wantedToWrite)],
        typed: { text in
          texts.reviewSortingTyped(text).map { .act(.sorted($0)) }
            ?? texts.reviewFilterTyped(text).map { .act($0 == .all ? .filtered(.all) : .narrowed($0)) }
        }))
  }
}

extension ListScene<ManufacturersFeature> {
  /// Creates the screen with the manufacturers. `+` adds a manufacturer, `e n` edits row n, `x n` deletes it, `t` opens the best beers, and
  /// `r` opens the reviews.
  init(_ stage: SceneContext<BeerRoute>) {
    let texts = stage.context.texts
    let adding = ManufacturerForm(stage: stage)
    self.init(
      ManufacturersFeature(stage.context.kit.beers, texts: texts), stage, of: .beers,
      keys: ListKeys(
        text: texts.manufacturersKeys, isSearched: true,
        rows: ["e": { .act(.wantedToEdit($0)) }, "x": { .wantedToDelete($0) }],
        alone: ["t": .act(.choseBest), "r": .act(.choseReviews)],
        handler: { (input, screen, presenter) async throws in
          guard input.text == "+" else { return false }
          try await adding.fill(screen, presenter)
          return true
        }))
  }
}

extension FormScene<ManufacturerFormFeature> {
  /// Creates the form of a manufacturer. `o` opens the manufacturer's beers.
  init(_ maker: Manufacturer.ID, _ stage: SceneContext<BeerRoute>) {
    let texts = stage.context.texts
    self.init(
      ManufacturerFormFeature(maker, stage.context.kit.beers, texts: texts), stage, keys: texts.makerKeys,
      actions: ["o": .choseBeers])
  }
}

/// A form that asks for the fields of a new manufacturer, one by one.
@MainActor private struct ManufacturerForm {
  let stage: SceneContext<BeerRoute>
  private var context: Context { stage.context }

  /// Asks for every field, then again for each invalid field, until the form is valid or the user cancels.
  ///
  /// If the form as a whole is refused and the input is a pipe, no question is asked again, since the next line isn't meant as an answer.
  func fill(
    _ screen: TextScreen<ManufacturersModel>, _ presenter: ManufacturersPresenter
  ) async throws {
    var draft = ManufacturerDraft()
    var logo: LoadedImage?
    await presenter.handle(.act(.wantedToAdd))
    while !screen.hasFailed, let form = screen.model?.form {
      let hasRefused = form.fields.contains { $0.problem != nil }
      if !hasRefused, form.problem != nil, !context.console.isInputTerminal {
        return await presenter.handle(.act(.canceledAdding))
      }
      for (field, shown) in zip(ManufacturerDraft.fields, form.fields) where !hasRefused || shown.problem != nil {
        guard let answer = try await answer(to: shown, losing: draft) else {
          return await presenter.handle(.act(.canceledAdding))
        }
        field.fill(&draft, answer)
        // A manufacturer can't be added without a name.
        if TextRule.cleaned(draft.name).isEmpty { return await presenter.handle(.act(.canceledAdding)) }
      }
      if !hasRefused { logo = try await askForLogo() }
      await presenter.handle(.act(.added(draft, logo: logo)))
    }
  }

  /// Asks for a field. If the user doesn't answer, asks for confirmation before discarding the draft.
  private func answer(to field: FormModel.Field, losing draft: ManufacturerDraft) async throws -> String? {
    while true {
      if let answer = try await context.ask(field) { return answer }
      guard draft != ManufacturerDraft(), let terminal = context.console.terminal, !terminal.isClosed else {
        return nil
      }
      if try await context.discards(context.texts.discardQuestion) { return nil }
    }
  }

  /// Returns the picture in the file that the user names. `nil` if the user names no file.
  private func askForLogo() async throws -> LoadedImage? {
    while let path = try await context.askField(context.texts.logoFile, offering: ""), !path.isEmpty {
      if let photo = context.photo(named: path, stage.write) { return photo }
    }
    return nil
  }
}
