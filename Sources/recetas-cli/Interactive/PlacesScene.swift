import Entities
import Interfaces
import UseCases

/// The first screen of Madrid: a number opens a list, `r` downloads anew, `x` ends a download.
@MainActor final class PlacesScene: Scene {
  private let stage: SceneContext<PlaceRoute>
  private let screen: PlacesScreen
  /// Made when it is known where the places come from.
  private var presenter: PlacesPresenter?
  let keys: String
  let waits = true

  init(_ stage: SceneContext<PlaceRoute>) {
    self.stage = stage
    screen = PlacesScreen(stage)
    keys = stage.context.texts.placesKeys
  }

  var progress: ProgressLine? { screen.progress }

  func appear() async { await made()?.handle(.appeared) }

  func disappear() async { await presenter?.handle(.disappeared) }

  func handle(_ input: Input) async -> Bool {
    let entry = screen.home?.entries.first { $0.number == input.number }
    switch (input.key, entry) {
    case ("", let entry?): await presenter?.handle(.chose(entry.route))
    case ("r", nil) where input.number == nil: await made()?.handle(.refreshed)
    case ("x", nil) where input.number == nil && screen.isDownloading: await presenter?.handle(.cancelledDownload)
    default: return false
    }
    return true
  }

  /// `nil`, and said why, where a setting is wrong.
  private func made() async -> PlacesPresenter? {
    if let presenter { return presenter }
    let kit = stage.context.kit
    do {
      let cachePlaces = try await kit.cachePlaces()
      // Another key may have come meanwhile.
      if let presenter { return presenter }
      let made = PlacesPresenter(
        kit.places, cachePlaces: cachePlaces, screen: screen, router: stage.router, texts: stage.context.texts)
      presenter = made
      return made
    } catch {
      stage.tell(error)
      return nil
    }
  }
}

/// Shows each state, and how far a download is in a line that it rewrites.
@MainActor final class PlacesScreen: Screen {
  private let stage: SceneContext<PlaceRoute>
  private let base: TextScreen<PlacesModel>
  private(set) var progress: ProgressLine?
  private(set) var isDownloading = false

  init(_ stage: SceneContext<PlaceRoute>) {
    self.stage = stage
    let context = stage.context
    base = TextScreen(
      stage,
      .init(
        content: { PlacesHomeText.lines($0, width: context.paper.width, isPlain: context.paper.isPlain) },
        notice: PlacesHomeText.notice))
  }

  /// What can be chosen, if anything can.
  var home: PlacesHomeModel? {
    if case .home(let home) = base.model, !base.hasFailed { home } else { nil }
  }

  func show(_ state: ScreenState<PlacesModel>) {
    if case .content(let model) = state, let download = model.download { return show(download) }
    progress?.clear()
    (progress, isDownloading) = (nil, false)
    base.show(state)
  }

  private func show(_ download: PlaceDownloadModel) {
    if !isDownloading {
      isDownloading = true
      let context = stage.context
      if stage.canvas == nil { progress = context.output.progressLine() }
      // In a pipe there is nobody who waits, and a drawn screen says how far it is at once.
      if context.console.isInputTerminal, stage.canvas == nil {
        stage.write(["", Line(context.texts.downloadBegan, .faint)])
      }
    }
    stage.canvas?.wait(Line(download.words))
    progress?.show(download)
  }
}

extension PlacesModel {
  fileprivate var download: PlaceDownloadModel? {
    switch self {
    case .downloading(let download): download
    case .home(let home): home.refreshing
    }
  }
}

extension PlaceDownloadModel: ProgressStep {
  /// With room for the prompt, which stands behind it.
  func words(in texts: Texts) -> String { words + "  " }
}
