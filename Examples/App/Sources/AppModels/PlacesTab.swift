import Entities
import Interfaces
import UseCases

/// The tab with the kinds of places, a list of places for each kind, and the place pages. The places are downloaded when they are first
/// needed.
@MainActor public final class PlacesTab: TabModel {
  public let columns = Columns<PlaceRoute>()
  /// The Madrid screen in the first column.
  public let home: PageScreen

  private let places: PlaceUseCases
  private let context: AppContext
  private var texts: Texts { context.texts }

  /// Creates the tab.
  ///
  /// - Parameters:
  ///   - source: The source of the documents with the places.
  ///   - images: The gateway for the pictures that the documents name.
  init(_ context: AppContext, from source: any PlaceSource, images: any ImageGateway) {
    self.context = context
    places = PlaceUseCases(store: context.store, files: context.files)
    let texts = context.texts
    let screen = ObservableScreen<PlacesModel>()
    let presenter = PlacesPresenter(
      places, cachePlaces: places.cachePlaces(from: source, images: images).pausable(by: context.pause), screen: screen,
      router: columns,
      texts: texts)
    home = PageScreen(
      of: screen, content: { PageContent($0, in: texts) },
      actions: { model in
        switch model {
        case .downloading:
          [AppAction(texts.cancel, symbol: "xmark") { await presenter.handle(.cancelledDownload) }]
        case .home(let home):
          home.entries.map { entry in
            AppAction("\(entry.title) (\(entry.detail))", symbol: entry.route.symbol) {
              await presenter.handle(.chose(entry.route))
            }
          } + [
            AppAction(texts.say("Actualizar", "Update"), symbol: "arrow.clockwise") {
              await presenter.handle(.refreshed)
            }
          ]
        }
      }, appear: { await presenter.handle(.appeared) },
      // A download continues when the user switches to another tab.
      disappear: {})
  }

  public var root: any AppScreen { home }

  public func screen(at route: PlaceRoute) -> any AppScreen {
    switch route {
    case .home: home
    case .list(let kind): list(kind)
    case .place(let id): place(id)
    }
  }

  /// Returns the list of places of the given kind.
  public func list(_ kind: Place.Kind) -> ListScreen<PlaceListFeature> {
    columns.screen(at: .list(kind)) {
      let list = context.list(PlaceListFeature(of: kind, places, texts: texts), of: .places, router: columns.above)
      return ListScreen(
        list, in: texts,
        words: { row in
          RowLine(
            row.name, detail: [row.detail, row.openingHours].filter { !$0.isEmpty }.joined(separator: "\n"),
            picture: (row.logo ?? row.image).map { .place($0) }, symbol: kind.symbol)
        })
    }
  }

  /// Returns the page that shows a place.
  public func place(_ id: Place.ID) -> PageScreen {
    columns.screen(at: .place(id)) {
      let screen = ObservableScreen<PlaceModel>()
      return PageScreen(PlacePresenter(id, places, screen: screen, texts: texts), of: screen) { place in
        var page = PageContent(place.name)
        page.pictures = [PlacePicture.Role.image, .logo, .map].compactMap { place.pictures[$0].map { .place($0) } }
        page.add(place.kind, place.description?.shown ?? [])
        for fact in place.facts { page.add(fact.name, fact.words.shown) }
        page.add("", place.absent)
        return page
      }
    }
  }
}

extension PageContent {
  fileprivate init(_ places: PlacesModel, in texts: Texts) {
    switch places {
    case .downloading(let download):
      self.init(texts.places)
      add("", [download.words])
    case .home(let home):
      self.init(home.title)
      notice = home.notice
      add("", [home.note, home.refreshing?.words ?? ""])
    }
  }
}

extension PlaceModel.Words {
  /// The lines to show. If the lines aren't in the user's language, a first line names their language.
  fileprivate var shown: [String] { [fallback].compactMap(\.self) + lines }
}

extension Place.Kind {
  fileprivate var symbol: String {
    switch self {
    case .shop: "bag"
    case .activity: "figure.walk"
    case .service: "wrench.and.screwdriver"
    }
  }
}

extension Texts {
  /// The title of the places screen and of its tab.
  public var places: String { "Madrid" }
}
