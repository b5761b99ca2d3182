import Entities
import UseCases

/// A picture, by its location.
public enum Picture: Hashable, Sendable {
  /// A picture in the store, of a beer, a manufacturer or a review.
  case stored(Photo.ID)
  /// A file with a picture of a place.
  case place(Photo.ID)
  /// A picture of a recipe on the web.
  case web(WebAddress)
}

extension AppContext {
  /// Returns the bytes of a picture, or `nil` if there is none, or if it can't be loaded. Then a symbol is shown instead.
  public func load(_ picture: Picture?) async -> [UInt8]? {
    switch picture {
    case nil: nil
    case .stored(let id): try? await store.photo(id).bytes
    case .place(let id): try? await files.picture(id).bytes
    case .web(let address): try? await images(address).bytes
    }
  }
}
