import Entities
import UseCases

/// A picture, by where it is.
public enum Picture: Hashable, Sendable {
  /// In the store: of a beer, a manufacturer, a review.
  case stored(Photo.ID)
  /// A file: of a place.
  case place(Photo.ID)
  /// On the web: of a recipe.
  case web(WebAddress)
}

extension AppContext {
  /// The bytes of a picture; `nil` if there is none, or it can't be loaded: a symbol stands for it.
  public func load(_ picture: Picture?) async -> [UInt8]? {
    switch picture {
    case nil: nil
    case .stored(let id): try? await store.photo(id).bytes
    case .place(let id): try? await files.picture(id).bytes
    case .web(let address): try? await images(address).bytes
    }
  }
}
