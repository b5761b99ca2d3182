import Entities
import Interfaces

/// A fixed value of an option or operand, in both languages.
struct Choice: Sendable, Hashable {
  /// The word in English, as commands receive it.
  let word: String
  /// The word in Spanish.
  let spanish: String
  /// Other accepted spellings.
  private let others: [String]

  /// - Parameter word: the English word in the table of commands.
  init(_ word: String) {
    self.word = word
    spanish = Self.spanish[word] ?? word
    others = Self.others[word] ?? []
  }

  /// Returns the choices of a placeholder such as `name|distance`. Empty if any value is valid.
  static func all(in placeholder: String) -> [Choice] {
    let isFixed = placeholder.allSatisfy { $0 == "|" || $0.isLowercase }
    return isFixed ? placeholder.split(separator: "|").map { Choice(String($0)) } : []
  }

  /// Returns whether a typed word stands for this choice, in either language, ignoring case and accents.
  func isMeant(by typed: String) -> Bool {
    let typed = SearchText(typed).folded
    return ([word, spanish] + others).contains { SearchText.fold($0) == typed }
  }

  private static let spanish = [
    "abv": "alcohol", "activities": "actividades", "all": "todas", "beer": "cerveza", "beers": "cervezas",
    "calories": "calorías",
    "date": "fecha", "distance": "distancia", "imported": "importado", "menu": "carta", "mine": "mías",
    "name": "nombre",
    "national": "nacional", "recipes": "recetas", "score": "nota", "services": "servicios", "shops": "tiendas",
  ]

  private static let others = [
    "activities": ["activity", "actividad"], "markdown": ["md"], "services": ["service", "servicio"],
    "shops": ["shop", "tienda"],
  ]
}

extension Texts {
  func word(_ choice: Choice) -> String { say(choice.spanish, choice.word) }

  /// Returns the error for a value that isn't one of the choices.
  ///
  /// - Parameter name: the name of the option. Empty for an operand.
  func badChoice(_ name: String, _ typed: String, _ choices: [Choice]) -> Problem {
    let words = choices.map(word)
    let last = words.last ?? ""
    let list = words.count > 1 ? words.dropLast().joined(separator: ", ") + say(" o ", " or ") + last : last
    let forms = choices.flatMap { [$0.word, $0.spanish] }
    let meant = Nearest.words(to: typed, among: forms)
    let nearest = choices.filter { meant.contains($0.word) || meant.contains($0.spanish) }.map(word)
    return problem(
      .badRequest, "Valor no válido\(name.isEmpty ? "" : " para " + name): «\(typed)».",
      "Invalid \(name.isEmpty ? "value" : name) “\(typed)”.",
      advice: "Usa \(list).", "Use \(list)."
    ).suggesting(nearest, self)
  }
}

extension Problem {
  /// Returns the problem with these words as suggestions, or the unchanged problem if there are no words.
  func suggesting(_ words: [String], _ texts: Texts) -> Problem {
    guard !words.isEmpty else { return self }
    var problem = self
    problem.message += " " + texts.didYouMean(words)
    return problem
  }
}
