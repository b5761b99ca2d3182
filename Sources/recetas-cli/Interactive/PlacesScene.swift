import Entities
import Interfaces
import UseCases

/// The first screen for Madrid's places. A number opens a list, `r` downloads the places again, and `x` cancels a download.
@MainActor final class PlacesScene: Scene {
  private let stage: SceneContext<PlaceRoute>
  private let screen: PlacesScreen
  /// The presenter, created when the source of the places is known.
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

  /// Returns the presenter. If a setting is invalid, reports the problem and returns `nil`.
  private func made() async -> PlacesPresenter? {
    if let presenter { return presenter }
    let kit = stage.context.kit
    do {
      let cachePlaces = try await kit.cachePlaces()
      // Handling another key press may have created the presenter in the meantime.
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

/// The screen for the places. It shows each state, and the progress of a download on a line that is rewritten.
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

  /// The entries to choose from, if they are shown.
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
      // No user is waiting if the input is a pipe, and a drawn screen shows the progress immediately.
      if context.console.isInputTerminal, stage.canvas == nil {
        stage.write(["", Line(context.texts.downloadStarted, .faint)])
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
  /// Returns the progress, followed by spaces that separate it from the prompt.
  func words(in texts: Texts) -> String { words + "  " }
}
