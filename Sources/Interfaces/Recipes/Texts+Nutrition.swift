import Entities

/// Texts for ratings and nutrition.
extension Texts {
  /// `valoración: 4,3 de 5 (12 votos)`.
  func words(_ rating: RecipeRating) -> String {
    let average = say(
      "valoración: \(decimal((rating.average * 10).rounded() / 10)) de 5",
      "rating: \(decimal((rating.average * 10).rounded() / 10)) of 5")
    return average + (rating.count.map { " (" + count($0, ("voto", "votos"), ("vote", "votes")) + ")" } ?? "")
  }

  package var perServing: String { say("Por ración", "Per serving") }

  /// `410 kcal`, `grasas: 9 g`: a text for each known nutrient, in the order used on food labels.
  func nutrition(_ details: RecipeDetails) -> [String] {
    Nutrient.allCases.compactMap { nutrient in
      details.nutrition[nutrient].map { amount in
        // Nobody wants to know more exactly.
        let number = decimal(amount < 10 ? (amount * 10).rounded() / 10 : amount.rounded())
        let measured = "\(number) \(nutrient.unit.rawValue)"
        return name(nutrient).map { "\($0): \(measured)" } ?? measured
      }
    }
  }

  /// `nil`: the unit is enough.
  private func name(_ nutrient: Nutrient) -> String? {
    switch nutrient {
    case .calories: nil
    case .fat: say("grasas", "fat")
    case .saturatedFat: say("saturadas", "saturated fat")
    case .unsaturatedFat: say("insaturadas", "unsaturated fat")
    case .transFat: say("grasas trans", "trans fat")
    case .carbohydrates: say("hidratos de carbono", "carbohydrates")
    case .sugar: say("azúcares", "sugar")
    case .fiber: say("fibra", "fiber")
    case .protein: say("proteínas", "protein")
    case .cholesterol: say("colesterol", "cholesterol")
    case .sodium: say("sodio", "sodium")
    }
  }
}
