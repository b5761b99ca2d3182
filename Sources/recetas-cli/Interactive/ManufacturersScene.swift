import Entities
import Interfaces
import UseCases

/// The manufacturers: `/text` searches while it is typed, a number opens one's beers, `+` adds, `x n` deletes, `t` the best, `r` reviews.
@MainActor struct ManufacturersScene: SearchingScene {
  private let context: Context
  private let router: any Router<BeerRoute>
  private let screen: TextScreen<ManufacturersModel>
  private let presenter: ManufacturersPresenter
  private let write: @MainActor ([Line]) -> Void
  let keys: String

  init(_ context: Context, _ router: any Router<BeerRoute>, write: @escaping @MainActor ([Line]) -> Void) {
    self.context = context
    self.router = router
    self.write = write
    let (kit, texts, width) = (context.kit, context.texts, context.console.width)
    screen = TextScreen(
      texts, write: write,
      .init(
        content: { $0.form.map { BeersText.lines($0, texts) } ?? BeersText.lines($0, width: width) },
        notice: BeersText.notice, isAsking: { $0.request != nil }))
    presenter = ManufacturersPresenter(
      manufacturers: kit.store, addManufacturer: kit.addManufacturer, deleteManufacturer: kit.deleteManufacturer,
      screen: screen, router: router, texts: texts, clock: kit.clock)
    keys = texts.manufacturersKeys
  }

  func appear() async { await presenter.handle(.appeared) }

  func searched(_ text: String) async { await presenter.handle(.searched(text)) }

  func submittedSearch(_ text: String) async { await presenter.handle(.submittedSearch(text)) }

  func disappear() async { await presenter.handle(.disappeared) }

  func act(on input: Input) async throws -> Bool {
    let maker = screen.model?.rows.first { $0.number == input.number }?.manufacturer
    switch (input.key, maker) {
    case ("", let maker?): await presenter.handle(.chose(maker))
    case ("x", let maker?):
      await presenter.handle(.wantedToDelete(maker))
      try await context.answer {
        screen.hasFailed ? nil : screen.model?.request?.question
      } by: {
        await presenter.handle($0 ? .confirmedDeletion : .gaveUpDeletion)
      }
    case ("+", nil) where input.number == nil: try await add()
    case ("m", nil) where input.number == nil: await presenter.handle(.wantedMore)
    case ("t", nil) where input.number == nil: await presenter.handle(.choseBest)
    case ("r", nil) where input.number == nil: router.go(to: .reviews(of: nil))
    default: return false
    }
    return true
  }

  /// The picture in the file that the user names, if one is named; what is wrong with it is told.
  private func logo() async throws -> LoadedImage? {
    while let path = try await context.askField(context.texts.logoFile, offering: ""), !path.isEmpty {
      do { return try context.photo(TextRule.cleaned(path)) } catch {
        write(ScreenText.lines(Failure(error, context.texts).problem))
      }
    }
    return nil
  }

  /// Asks for every field until the form is right, or the user has no more to say.
  private func add() async throws {
    var draft = ManufacturerDraft()
    await presenter.handle(.wantedToAdd)
    while !screen.hasFailed, let form = screen.model?.form {
      var answers: [String] = []
      for field in form.fields {
        let name = field == form.fields.last ? context.texts.originField(field.label) : field.label
        guard let answer = try await context.askField(name, offering: field.text) else { break }
        answers.append(answer)
        // Without a name there is nothing to add.
        if TextRule.cleaned(answers[0]).isEmpty { break }
      }
      guard answers.count == form.fields.count else {
        return await presenter.handle(.gaveUpAdding)
      }
      (draft.name, draft.address) = (answers[0], answers[1])
      draft.origin = context.texts.originTyped(answers[2])
      let logo = try await logo()
      await presenter.handle(.added(draft, logo: logo))
    }
  }
}
