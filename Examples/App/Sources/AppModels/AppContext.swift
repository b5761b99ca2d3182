import Entities
import Foundation
import Gateways
import Interfaces
import SQLiteGateways
import StoreCore
import UseCases
import WebGateways

/// The dependencies that all screens share.
public struct AppContext: Sendable {
  /// The store that contains the data of all domains.
  public let store: any Store
  /// The gateway for the place pictures.
  public let files: any PlaceFileGateway
  /// The loader of pictures from the web.
  public let images: any LoadImage
  /// The text of all screens in the user's language, with dates in the user's time zone.
  public let texts: Texts
  /// The token that pauses downloads and imports while the app is in the background.
  public let pause = PauseToken()
  private let searchDelay: Duration

  /// Creates a context.
  ///
  /// - Parameters:
  ///   - images: The loader of pictures from the web.
  ///   - searchDelay: The pause in typing after which a search starts.
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

  /// Creates the context of the app, with an SQLite database and the place pictures in a folder.
  public init(in folder: AppFolder, texts: Texts = .ofDevice()) {
    self.init(
      store: SQLiteStore(path: folder.database), files: FolderPlaceFiles(folder: folder.placePictures),
      images: HTTPImageGateway(SystemHTTPClient()), texts: texts)
  }

  /// Returns a list that states which of its rows are samples.
  @MainActor func list<Feature: ListFeature>(
    _ feature: Feature, of domain: Domain, router: any Router<Feature.Route>
  ) -> ObservableList<Feature> {
    ObservableList(feature, router: router, searchDelay: searchDelay) { [store, texts] in
      // The list itself reports an error from the store.
      (try? await store.samples(in: domain)).map { texts.sampleData($0, of: domain) }
    }
  }
}

extension Texts {
  /// Returns the text in the first of the user's languages that the kit supports, with dates in the user's time zone.
  public static func ofDevice(preferred languages: [String] = Locale.preferredLanguages) -> Texts {
    Texts(Language(acceptLanguage: languages.joined(separator: ","))) { instant in
      TimeZone.autoupdatingCurrent.secondsFromGMT(for: instant)
    }
  }
}
