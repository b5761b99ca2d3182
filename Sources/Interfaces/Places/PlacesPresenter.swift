public import Entities
public import UseCases

/// An event on the Madrid home screen.
public enum PlacesEvent: Sendable, Hashable {
  /// The screen appeared. If the first download hasn't been completed, it starts or resumes.
  case appeared
  /// The user wants to see the places of this kind.
  case chose(Place.Kind)
  /// The user wants newer places. The old places remain available until all new places have been downloaded.
  case refreshed
  /// The user canceled the download. The part that has already been downloaded is kept.
  case cancelledDownload
  /// The screen disappeared. The download is canceled, and `handle` returns after the download has ended.
  case disappeared
}

/// Downloads the places when they are first needed, and shows the kinds of places.
public final class PlacesPresenter: Presenter {
  private let places: PlaceUseCases
  private let cachePlaces: any CachePlaces
  private let screen: any Screen<PlacesModel>
  private let router: any Router<PlaceRoute>
  private let texts: Texts
  private let quotations: Quotations

  private typealias Outcome = Result<PlaceDownloadReport?, CachePlacesError>

  /// The most recently started download, which may have ended.
  private var download: Task<Outcome, Never>?
  /// Whether the screen shows the download.
  private var isDownloading = false
  private var progress: PlaceDownloadModel?
  /// The home screen's content from the last read of the places.
  private var home: PlacesHomeModel?
  private var turns = RequestCounter()

  /// Creates the presenter of the Madrid home screen.
  ///
  /// - Parameters:
  ///   - places: the use cases that check whether the places can be read, and count them.
  ///   - cachePlaces: the use case that downloads the places, usually `PlaceUseCases.cachePlaces(from:images:)`.
  ///   - quotations: the quotations to show while offline. `nil` for all quotations, in random order.
  public init(
    _ places: PlaceUseCases, cachePlaces: any CachePlaces, screen: any Screen<PlacesModel>,
    router: any Router<PlaceRoute>, texts: Texts, quotations: Quotations? = nil
  ) {
    self.places = places
    self.cachePlaces = cachePlaces
    self.screen = screen
    self.router = router
    self.texts = texts
    self.quotations = quotations ?? Quotations(in: texts)
  }

  public func handle(_ event: PlacesEvent) async {
    switch event {
    case .appeared: await appear()
    case .chose(let kind): router.go(to: .list(kind))
    case .refreshed: await run(.refresh)
    case .cancelledDownload: download?.cancel()
    case .disappeared:
      turns.begin()
      (isDownloading, progress) = (false, nil)
      download?.cancel()
      _ = await download?.value
    }
  }

  private func appear() async {
    if isDownloading { return show() }
    let mine = turns.begin()
    screen.show(.loading)
    // A canceled download must end before the places are checked. Otherwise, the check would report that another process is downloading the
    // places.
    _ = await download?.value
    do throws(GatewayError) {
      let readiness = try await places.checkPlaces()
      guard turns.isLast(mine) else { return }  // A later event superseded this event.
      switch readiness {
      case .ready: await showHome(in: mine)
      case .missing, .interrupted:
        home = nil
        await run(.first)
      case .running:
        home = nil
        screen.show(.failed(texts.notReady(readiness)))
      }
    } catch {
      if turns.isLast(mine) { screen.show(.failed(texts.problem(error))) }
    }
  }

  // MARK: Downloading

  private func run(_ mode: PlaceDownloadMode) async {
    if isDownloading { return }
    let mine = turns.begin()
    (isDownloading, progress) = (true, nil)
    // The download must not wait for the screen. If several steps arrive while the screen shows an earlier step, only the last of them is
    // kept.
    let (steps, continuation) = AsyncStream.makeStream(of: PlaceProgress.self, bufferingPolicy: .bufferingNewest(1))
    let download = Task { @concurrent [cachePlaces] () -> Outcome in
      defer { continuation.finish() }
      do throws(CachePlacesError) {
        return .success(try await cachePlaces(mode) { continuation.yield($0) })
      } catch {
        return .failure(error)
      }
    }
    self.download = download
    for await step in steps where turns.isLast(mine) && !download.isCancelled {
      progress = PlaceDownloadModel(step, in: texts)
      show()
    }
    let outcome = await download.value
    guard turns.isLast(mine) else { return }  // The screen disappeared in the meantime.
    (isDownloading, progress) = (false, nil)
    switch outcome {
    case .success(let report):
      await showHome(in: mine, notice: report.map { .done([texts.arrived($0)] + texts.notes($0.records)) })
    case .failure(let error): show(error)
    }
  }

  private func show(_ error: CachePlacesError) {
    var problem = texts.problem(error)
    if home != nil { return show(notice: .failed(problem)) }
    if error.isOffline { problem.aside = quotations.next() }
    screen.show(.failed(problem))
  }

  // MARK: Showing

  /// Reads the current places and shows them.
  private func showHome(in mine: Int, notice: Notice? = nil) async {
    do throws(GatewayError) {
      guard let note = try await places.store.placeDownload() else { throw .notFound }
      let counts = try await places.store.placeCounts()
      let samples = try await places.store.samples(in: .places)
      guard turns.isLast(mine) else { return }
      home = PlacesHomeModel(counts, from: note, holdsSamples: samples != nil, in: texts)
      show(notice: notice)
    } catch {
      if turns.isLast(mine) { screen.show(.failed(texts.problem(error))) }
    }
  }

  private func show(notice: Notice? = nil) {
    if var home {
      (home.refreshing, home.notice) = (progress, notice)
      screen.show(.content(.home(home)))
    } else if let progress {
      screen.show(.content(.downloading(progress)))
    }
  }
}

extension CachePlacesError {
  /// Whether the source of the places can't be reached.
  fileprivate var isOffline: Bool {
    switch self {
    case .source(.gateway(.offline)), .interrupted(.offline, _, _): true
    default: false
    }
  }
}
