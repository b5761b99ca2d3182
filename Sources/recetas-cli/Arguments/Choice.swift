import Entities
import Interfaces

/// A word that an option takes, in both languages.
struct Choice: Sendable, Hashable {
  /// What commands are given.
  let word: String
  /// What it is called in Spanish.
  let spanish: String
  /// What else means the same.
  private let others: [String]

  /// - Parameter word: as the table of commands has it, in English.
  init(_ word: String) {
    self.word = word
    spanish = Self.spanish[word] ?? word
    others = Self.others[word] ?? []
  }

  /// The choices of a placeholder such as `name|distance`; empty: it stands for any value.
  static func all(in placeholder: String) -> [Choice] {
    let isFixed = placeholder.allSatisfy { $0 == "|" || $0.isLowercase }
    return isFixed ? placeholder.split(separator: "|").map { Choice(String($0)) } : []
  }

  /// Whether somebody typed it, in either language; case and accents don't count.
  func isMeant(by typed: String) -> Bool {
    let typed = SearchText(typed).folded
    return ([word, spanish] + others).contains { SearchText.fold($0) == typed }
  }

  private static let spanish = [
    "abv": "alcohol", "activities": "actividades", "all": "todas", "beer": "cerveza", "calories": "calorías",
    "date": "fecha", "distance": "distancia", "imported": "importado", "mine": "mías", "name": "nombre",
    "national": "nacional", "score": "nota", "services": "servicios", "shops": "tiendas",
  ]

  private static let others = [
    "activities": ["activity", "actividad"], "services": ["service", "servicio"], "shops": ["shop", "tienda"],
  ]
}

extension Texts {
  func word(_ choice: Choice) -> String { say(choice.spanish, choice.word) }

  /// What was typed is none of the choices.
  ///
  /// - Parameter name: the option's; empty: it is an operand.
  func badChoice(_ name: String, _ typed: String, _ choices: [Choice]) -> Problem {
    let words = choices.map(word)
    let last = words.last ?? ""
    let list = words.count > 1 ? words.dropLast().joined(separator: ", ") + say(" o ", " or ") + last : last
    let forms = choices.flatMap { [$0.word, $0.spanish] }
    let meant = Nearest.words(to: typed, among: forms)
    let nearest = choices.filter { meant.contains($0.word) || meant.contains($0.spanish) }.map(word)
    return problem(
      .badRequest, "Valor no válido\(name.isEmpty ? "" : " de " + name): «\(typed)».",
      "Invalid \(name.isEmpty ? "value" : name) “\(typed)”.",
      advice: "Usa \(list).", "Use \(list)."
    ).suggesting(nearest, self)
  }
}

extension Problem {
  /// The problem, which asks whether one of these was meant; no word: as it is.
  func suggesting(_ words: [String], _ texts: Texts) -> Problem {
    guard !words.isEmpty else { return self }
    var problem = self
    problem.message += " " + texts.didYouMean(words)
    return problem
  }
}
