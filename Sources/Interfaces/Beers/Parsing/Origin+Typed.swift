import Entities

extension Manufacturer.Origin {
  /// An origin in either language, whichever is shown; `nil`: none of them.
  init?(typed text: String) {
    switch SearchText(text).folded {
    case "national", "nacional", "n": self = .national
    case "imported", "importado", "importada", "i": self = .imported
    default: return nil
    }
  }
}
