/// Short nonsense quotations for users who are waiting, written for the kit in the style of the comedian Chiquito de la Calzada.
public struct Quotations: Sendable {
  private let all: [String]
  private let choose: @Sendable (Int) -> Int

  /// Creates the quotations in the user's language.
  ///
  /// - Parameter choose: a function that returns an index below `count`. By default, the index is random.
  package init(in texts: Texts, choose: @escaping @Sendable (_ count: Int) -> Int = { Int.random(in: 0..<$0) }) {
    all = texts.quotations
    self.choose = choose
  }

  /// Returns a quotation, which can be the same as the previous one.
  package func next() -> String { all[choose(all.count)] }
}

extension Texts {
  /// All quotations, each at most 60 characters long.
  package var quotations: [String] {
    [
      say(
        "¡Jarl! Esta red tiene menos fuerza que un flan con gripe.",
        "Jarl! This network is weaker than a custard with the flu."),
      say(
        "La red se fue a por churros y vuelve a la pata coja, ¡jarl!",
        "The net went out for churros and hops home on one leg, jarl!"),
      say(
        "Más solorl que una croqueta en una boda de lechugas.",
        "Lonelier-er than a croquette at a wedding of lettuces."),
      say(
        "¡Quietorl, antena! Que le guiñas el ojo al del quintorl.",
        "Hold stillerl, aerial! You keep winking at the fifth floorl."),
      say(
        "Este cable es más corto que las piernas de un botijorl.",
        "This cable is shorter than the legs of a water jugl."),
    ]
  }
}
