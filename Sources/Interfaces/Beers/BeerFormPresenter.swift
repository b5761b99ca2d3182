public import Entities
public import UseCases

/// Shows a beer, and changes it as a draft; or adds one.
public final class BeerFormPresenter: Presenter {
  /// What the form is for.
  public enum Subject: Sendable, Hashable {
    case beer(Beer.ID)
    /// A new one of this manufacturer; from when it is saved the form is for that beer.
    case newBeer(of: Manufacturer.ID)
  }

  private var subject: Subject
  private let manufacturers: any ManufacturerGateway
  private let beers: any BeerGateway
  private let screen: any Screen<BeerFormModel>
  private let router: any Router<BeerRoute>
  private let texts: Texts
  private let editor: FormEditor<BeerDraft>
  private var maker: Manufacturer?
  private var rating = BeerRating.none
  private var turns = Turns()
  private var isGone = false
  /// What happened since the form was last shown.
  private var news: Notice?

  /// Everything it uses, and the screen it writes on.
  ///
  /// - Parameters:
  ///   - manufacturers: where the maker is read.
  ///   - beers: where the beer is read.
  public init(
    _ subject: Subject, manufacturers: any ManufacturerGateway, beers: any BeerGateway, addBeer: any AddBeer,
    editBeer: any EditBeer, screen: any Screen<BeerFormModel>, router: any Router<BeerRoute>, texts: Texts
  ) {
    self.subject = subject
    self.manufacturers = manufacturers
    self.beers = beers
    self.screen = screen
    self.router = router
    self.texts = texts
    editor = FormEditor(texts) { kept, draft, photos in
      if let kept { return await Self.edit(kept, as: draft, photos, editBeer, texts) }
      guard case .newBeer(let maker) = subject else { return .refused(texts.problem(GatewayError.notFound)) }
      return await Self.add(draft, to: maker, photos, addBeer, texts)
    }
  }

  public func handle(_ event: BeerFormEvent) async {
    switch event {
    case .appeared:
      isGone = false
      screen.show(.loading)
      await load()
    case .changedDraft(let draft, let photos):
      editor.fill(draft, photos: photos)
      show()
    case .accepted: await accept()
    case .gaveUp:
      editor.giveUp()
      show()
    case .choseReviews: if case .beer(let id) = subject { router.go(to: .reviews(of: id)) }
    case .wantedToReview: if case .beer(let id) = subject { router.go(to: .newReview(of: id)) }
    case .disappeared:
      isGone = true
      turns.begin()
    }
  }

  // MARK: Reading

  private func load() async {
    let turn = turns.begin()
    do {
      let found: RatedBeer?
      let maker: Manufacturer.ID
      switch subject {
      case .beer(let id):
        let beer = try await beers.beer(id)
        (found, maker) = (beer, beer.beer.manufacturer)
      case .newBeer(let id): (found, maker) = (nil, id)
      }
      let read = try await manufacturers.manufacturer(maker).manufacturer
      guard turns.isLast(turn) else { return }  // A later event overtook this one.
      self.maker = read
      rating = found?.rating ?? .none
      editor.show(found?.beer)
      show()
    } catch {
      guard turns.isLast(turn) else { return }
      fail(error == .notFound ? noSuchThing : texts.problem(error))
    }
  }

  private var noSuchThing: Problem {
    switch subject {
    case .beer(let id): texts.noSuchBeer(id)
    case .newBeer(let id): texts.noSuchManufacturer(id)
    }
  }

  // MARK: Saving

  private func accept() async {
    let isNew = editor.kept == nil
    news = await editor.accept { [texts] beer, isChanged in
      isNew ? texts.added(beer) : isChanged ? texts.saved(beer.name) : texts.nothingChanged
    }
    if let beer = editor.kept { subject = .beer(beer.id) }
    show()
  }

  private static func add(
    _ draft: BeerDraft, to maker: Manufacturer.ID, _ photos: [LoadedImage], _ addBeer: any AddBeer, _ texts: Texts
  ) async -> FormEditor<BeerDraft>.Answer {
    do { return .saved(try await addBeer(draft, to: maker, photos: photos)) } catch {
      let problem = texts.problem(error)
      if case .invalid(let wrong) = error { return .invalid(wrong.problems, problem) }
      return .refused(problem)
    }
  }

  private static func edit(
    _ kept: Beer, as draft: BeerDraft, _ photos: [LoadedImage], _ editBeer: any EditBeer, _ texts: Texts
  ) async -> FormEditor<BeerDraft>.Answer {
    do { return .saved(try await editBeer(kept, as: draft, photos: photos)) } catch {
      let problem = texts.problem(error)
      return switch error {
      case .invalid(let wrong): .invalid(wrong.problems, problem)
      case .changed(let now): .overtaken(by: now, problem)
      case .notThere, .store: .refused(problem)
      }
    }
  }

  // MARK: Showing

  /// What was typed stays on the screen.
  private func fail(_ problem: Problem) {
    if editor.form?.isChanged == true {
      news = .failed(problem)
      show()
    } else {
      screen.show(.failed(problem))
    }
  }

  private func show() {
    if isGone { return }
    guard let form = editor.form, let maker else { return }
    let beer = editor.kept.map { BeerModel(RatedBeer($0, rating: rating), of: maker, in: texts) }
    screen.show(
      .content(
        BeerFormModel(
          beer: beer, draft: form.draft, form: form.model(title: beer?.name ?? texts.newBeer(of: maker), in: texts),
          isChanged: form.isChanged, notice: news)))
    news = nil
  }
}
