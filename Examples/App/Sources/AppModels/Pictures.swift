import Entities
import UseCases

/// The location of a picture, which is in the store, in a file or on the web.
public enum Picture: Hashable, Sendable {
  /// A picture of a beer, a manufacturer or a review, in the store.
  case stored(Photo.ID)
  /// A picture of a place, in a file.
  case place(Photo.ID)
  /// A picture of a recipe, on the web.
  case web(WebAddress)
}

extension AppContext {
  /// Returns the bytes of a picture. `nil` if there is no picture, or if it can't be loaded. In both cases, a symbol is shown instead.
  public func load(_ picture: Picture?) async -> [UInt8]? {
    switch picture {
    case nil: nil
    case .stored(let id): try? await store.photo(id).bytes
    case .place(let id): try? await files.picture(id).bytes
    case .web(let address): try? await images(address).bytes
    }
  }
}
