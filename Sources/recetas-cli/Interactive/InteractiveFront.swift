import Interfaces

/// The interactive front, which shows a scene, reads a line and handles it, until `q` or the end of input.
///
/// Scenes are drawn in place if the terminal supports that. Otherwise, each state is printed below the last one.
@MainActor final class InteractiveFront: Router {
  private let context: Context
  private var scenes: [any Scene] = []
  private var next: HomeRoute?
  private var goesBack = false
  /// The canvas for the screens. `nil` if the screens are printed.
  private let canvas: Canvas?
  private var failure: (any Error)?

  init(_ context: Context) {
    self.context = context
    canvas = context.canvas()
  }

  func go(to route: HomeRoute) { next = route }

  func run() async throws {
    if let canvas { context.console.terminal?.openScreen(canvas) }
    defer { if canvas != nil { context.console.terminal?.closeScreen() } }
    try await show()
  }

  private func show() async throws {
    let stage = stage { $0 }
    try await Start(stage).run()
    try await enter(EventScene<HomeEvent>(stage))
    while let scene = scenes.last {
      let answer = await readLine(in: scene)
      if let failure { throw failure }
      canvas?.forget()
      switch answer {
      case .closed: return await scene.disappear()
      case .ended: if try await mayQuit() { return await scene.disappear() }
      case .interrupted: if try await mayQuit() { return await interrupt(scene) }
      case .line(let line):
        let input = Input(line)
        switch input.text.lowercased() {
        case "q": if try await mayQuit() { return await scene.disappear() }
        case "b": if try await mayLeave(scene) { try await back() }
        // The question arrived after the interactive front had stopped waiting for the scene.
        case "" where scene.question != nil: try await ask(scene)
        case "": try await withoutBlockingKeys(for: scene) { try await scene.enter() }
        // Rows that are already loaded are shown before more rows are read.
        case "m" where canvas?.turnPage() == true: break
        default: try await handle(input, in: scene)
        }
      }
      if let failure { throw failure }
      if goesBack {
        goesBack = false
        try await back()
      }
      if let route = next {
        next = nil
        // An invalid setting affects only the screens that need it.
        let opened: any Scene
        do { opened = try self.scene(route) } catch {
          stage.tell(error)
          continue
        }
        try await enter(opened)
      }
    }
  }

  private func enter(_ scene: any Scene) async throws {
    await scenes.last?.disappear()
    scenes.append(scene)
    turn(to: scene)
    try await appear(scene)
    if let failure { throw failure }
  }

  /// Asks the user before unsaved changes are lost, unless the input is a pipe.
  private func mayLeave(_ scene: any Scene) async throws -> Bool {
    guard context.console.isInputTerminal, let question = scene.leaveQuestion else { return true }
    guard let answer = try await context.ask(question) else { return false }
    return await scene.mayLeave(answer)
  }

  /// Asks the user about each form with unsaved changes, starting with the form that was opened last, and shows the form with the question.
  private func mayQuit() async throws -> Bool {
    for (index, scene) in scenes.enumerated().reversed() where scene.leaveQuestion != nil {
      while context.console.isInputTerminal, scenes.count > index + 1 { try await back() }
      guard try await mayLeave(scene) else { return false }
    }
    return true
  }

  private func interrupt(_ scene: any Scene) async {
    await scene.disappear()
    context.console.terminal?.interrupt()
  }

  /// Shows another scene in place of the current one.
  private func turn(to scene: any Scene) {
    canvas?.turn()
    canvas?.keys = scene.keys
  }

  /// Returns to the previous scene. The first scene remains.
  private func back() async throws {
    await scenes.last?.disappear()
    if scenes.count > 1 { scenes.removeLast() }
    guard let scene = scenes.last else { return }
    turn(to: scene)
    try await appear(scene)
  }

  private func appear(_ scene: any Scene) async throws {
    try await withoutBlockingKeys(for: scene) { try await scene.appear() }
  }

  private func handle(_ input: Input, in scene: any Scene) async throws {
    let isMore = input.text.lowercased() == "m"
    if isMore { canvas?.grow() }
    let isDone = try await withoutBlockingKeys(for: scene) { [write, context, canvas] in
      let isUnderstood = try await scene.handle(input)
      if let canvas, isMore, isUnderstood ? canvas.isGrowing : canvas.isLong {
        write([Line(context.texts.listEnds)])
      } else if !isUnderstood {
        let answer = canvas == nil ? context.texts.notUnderstood(scene.keys) : context.texts.unknown(input)
        write([Line(answer, .warning)])
      }
    }
    if isDone { try await ask(scene) }
  }

  /// Asks the scene's question. Background work can't ask, since it would read the user's next line.
  private func ask(_ scene: any Scene) async throws {
    var isDone = true
    while isDone, let question = scene.question {
      let isAgreed = try await context.agrees(to: question)
      isDone = try await withoutBlockingKeys(for: scene) { await scene.answer(isAgreed) }
    }
  }

  /// Waits for a scene's work, but in a terminal only for a limited time. A later result is shown as soon as it arrives.
  ///
  /// - Parameter work: the scene's work. It must not read a line, because the next line is read while the work runs.
  /// - Returns: whether the work is done.
  @discardableResult private func withoutBlockingKeys(
    for scene: any Scene, _ work: @escaping @MainActor () async throws -> Void
  ) async throws -> Bool {
    guard scene.waits, context.console.isInputTerminal else {
      try await work()
      return true
    }
    let (ends, ended) = AsyncStream.makeStream(of: Bool.self)
    let working = Task {
      do { try await work() } catch { failure = error }
      ended.yield(true)
    }
    let pause = Task { [clock = context.kit.clock, patience = context.kit.screenPatience] in
      try? await clock.sleep(for: patience)
      ended.yield(false)
    }
    defer { pause.cancel() }
    var isDone = true
    for await end in ends {
      isDone = end
      break
    }
    if !isDone {
      wait(for: scene)
      Task {
        await working.value
        // The line that the user is typing must not be taken for the answer.
        if let question = scene.question { write([Line(context.texts.asksAtEnter(question), .warning)]) }
      }
    }
    if let failure { throw failure }
    return isDone
  }

  private func wait(for scene: any Scene) {
    let loading = Line(context.texts.loading, .faint)
    if let canvas {
      canvas.wait(for: loading)
    } else if scene.progress == nil {
      // A scene with a progress line doesn't need this notice.
      write([loading])
    }
  }

  private func stage<Route>(_ home: @escaping (Route) -> HomeRoute) -> SceneContext<Route> {
    SceneContext(
      context: context, router: Branch(front: self, home: home), write: write, leave: { self.goesBack = true },
      canvas: canvas)
  }

  private func scene(_ route: HomeRoute) throws -> any Scene {
    let restaurant = stage(HomeRoute.restaurant)
    let recipes = stage(HomeRoute.recipes)
    return switch route {
    case .restaurant(.menu): ListScene<MenuFeature>(restaurant)
    case .restaurant(.dish(let id)): FormScene<DishFormFeature>(.dish(id), restaurant)
    case .restaurant(.newDish): FormScene<DishFormFeature>(.newDish, restaurant)
    case .restaurant(.order): OrderScene(restaurant)
    case .restaurant(.history): ListScene<HistoryFeature>(restaurant)
    case .restaurant(.placedOrder(let id)): EventScene<DetailEvent>(id, restaurant)
    case .recipes(.list): try ListScene<RecipeListFeature>(recipes)
    case .recipes(.favorites): try ListScene<FavoritesFeature>(recipes)
    case .recipes(.recipe(let id)): try EventScene<RecipeEvent>(id, recipes)
    case .recipes(.recipeForm(let id)): try FormScene<RecipeFormFeature>(.recipe(id), recipes)
    case .recipes(.newRecipe): try FormScene<RecipeFormFeature>(.newRecipe, recipes)
    case .beers(let route): scene(route)
    case .places(let route): scene(route)
    case .find(let text): ListScene<FindFeature>(text, stage { $0 })
    }
  }

  private func scene(_ route: PlaceRoute) -> any Scene {
    let stage = stage(HomeRoute.places)
    return switch route {
    case .home: PlacesScene(stage)
    case .list(let kind): ListScene<PlaceListFeature>(of: kind, stage)
    case .place(let id): EventScene<DetailEvent>(id, stage)
    }
  }

  private func scene(_ route: BeerRoute) -> any Scene {
    let stage = stage(HomeRoute.beers)
    return switch route {
    case .manufacturers: ListScene<ManufacturersFeature>(stage)
    case .manufacturer(let id): ListScene<BeersFeature>(id, stage)
    case .maker(let id): FormScene<ManufacturerFormFeature>(id, stage)
    case .beer(let id): FormScene<BeerFormFeature>(.beer(id), stage)
    case .newBeer(let maker): FormScene<BeerFormFeature>(.newBeer(of: maker), stage)
    case .reviews(let beer): ListScene<ReviewsFeature>(of: beer, stage)
    case .review(let id): FormScene<ReviewFormFeature>(.review(id), stage)
    case .newReview(let beer): FormScene<ReviewFormFeature>(.newReview(of: beer), stage)
    case .best: ListScene<BestBeersFeature>(stage)
    }
  }

  private func readLine(in scene: any Scene) async -> LineAnswer {
    scene.typing("")
    let console = context.console
    if let terminal = console.terminal {
      if canvas == nil { write([Line(scene.keys, .faint)]) }
      let request = LineRequest(label: "> ", history: "keys", keys: scene.keys)
      return await terminal.readLine(request) { scene.typing($0) }
    }
    guard console.isInputTerminal else { return await console.readLine().map { .line($0) } ?? .closed }
    write([Line(scene.keys, .faint)])
    return await console.readLine(prompt: "> ") { scene.typing($0) }.map { .line($0) } ?? .closed
  }

  /// Writes lines. A screen can't throw an error, so if its output can't be written, the program ends after the event.
  private func write(_ lines: [Line]) {
    if let canvas { return canvas.tell(lines) }
    scenes.last?.progress?.clear()
    do { try context.output.write(lines) } catch { failure = error }
  }
}

/// A router that forwards the routes of one domain to the interactive front.
private struct Branch<Route: Hashable>: Router {
  let front: InteractiveFront
  let home: (Route) -> HomeRoute

  func go(to route: Route) { front.go(to: home(route)) }
}
