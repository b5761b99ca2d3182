import Entities
import Foundation
import Gateways
import Interfaces
import SQLiteGateways
import StoreCore
import UseCases
import WebGateways

/// Everything that the screens share.
public struct AppContext: Sendable {
  /// The store of all domains.
  public let store: any Store
  /// The pictures of places.
  public let files: any PlaceFileGateway
  /// The pictures on the web.
  public let images: any LoadImage
  /// The language of all screens, and the user's clock.
  public let texts: Texts
  /// Pauses downloads and imports while the app is in the background.
  public let pause = PauseToken()
  private let searchDelay: Duration

  /// - Parameters:
  ///   - images: loads pictures from the web.
  ///   - searchDelay: the pause in typing that a search waits for.
  public init(
    store: any Store, files: any PlaceFileGateway, images: any ImageGateway, texts: Texts,
    searchDelay: Duration = Typing.pause
  ) {
    self.store = store
    self.files = files
    self.images = LoadImageInteractor(images: images)
    self.texts = texts
    self.searchDelay = searchDelay
  }

  /// The context of the app: an SQLite database in a folder, pictures beside it.
  public init(in folder: AppFolder, texts: Texts = .ofDevice()) {
    self.init(
      store: SQLiteStore(path: folder.database), files: FolderPlaceFiles(folder: folder.placePictures),
      images: HTTPImageGateway(SystemHTTPClient()), texts: texts)
  }

  /// A list that says which of its rows are samples.
  @MainActor func list<Feature: ListFeature>(
    _ feature: Feature, of domain: Domain, router: any Router<Feature.Route>
  ) -> ObservableList<Feature> {
    ObservableList(feature, router: router, searchDelay: searchDelay) { [store, texts] in
      // The list itself reports a problem of the store.
      (try? await store.samples(in: domain)).map { texts.sampleData($0, of: domain) }
    }
  }
}

extension Texts {
  /// Texts in the first language of the user that the kit speaks, with dates on the user's clock.
  public static func ofDevice(preferred languages: [String] = Locale.preferredLanguages) -> Texts {
    Texts(Language(acceptLanguage: languages.joined(separator: ","))) { instant in
      TimeZone.autoupdatingCurrent.secondsFromGMT(for: instant)
    }
  }
}
