import Gateways
import UseCases

/// `recipes show --json`.
struct RecipeReadingDocument: Encodable {
  let recipe: RecipeDetailsDocument
  let isFavorite: Bool
  /// When the service said so, if its answer was kept.
  let keptSince: String?

  init(_ reading: RecipeReading) {
    recipe = RecipeDetailsDocument(reading.details)
    isFavorite = reading.isFavorite
    keptSince = reading.keptSince.map(Timestamp.text)
  }
}
