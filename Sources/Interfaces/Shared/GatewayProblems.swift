public import UseCases

extension GatewayError: ExplainedError {
  public func problem(in texts: Texts) -> Problem {
    switch self {
    case .notFound:
      texts.problem(
        .notFound, "No se encuentra.", "Not found.",
        advice: "Consulta la lista de nuevo.", "Check the list again.")
    case .conflict:
      texts.problem(
        .notReady, "Alguien lo ha cambiado mientras tanto.", "Another user or program has changed it in the meantime.",
        advice: "Revísalo e inténtalo de nuevo.", "Review it and try again.")
    case .cancelled:
      texts.problem(
        .notReady, "Se ha interrumpido.", "It was interrupted.",
        advice: "No se ha cambiado nada.", "Nothing was changed.")
    case .offline(let what):
      Problem(
        .unavailable, texts.say("No hay conexión con \(what).", "Can't reach \(what)."),
        texts.offlineAdvice ?? texts.say("Inténtalo cuando tengas conexión.", "Try again when you are online."),
        unreachable: what)
    case .quotaExhausted(let what, let wait): texts.exhausted(what, wait)
    case .corrupt(let what, let why):
      Problem(
        .corrupt,
        texts.say(
          "Los datos de \(what) no se entienden\(texts.detail(why)).",
          "The data in \(what) can't be understood\(texts.detail(why))."),
        texts.say(
          "No se han modificado. Repáralos; si están en un archivo, también puedes moverlo.",
          "It was left unchanged. Repair it; if it is a file, you can also move it."),
        damaged: what)
    case .failed(let what, let why): texts.problem(of: what, why)
    case .unfinished(let why):
      texts.unfinished(
        "El cambio está hecho", "The change was made", why,
        advice: "No lo repitas. Resuelve el problema; un cambio posterior completará lo que falta.",
        "Don't repeat it. Fix the problem; a later change will complete the rest.")
    }
  }
}

extension Texts {
  /// Returns the problem to report if a change was made but a later step failed.
  ///
  /// - Parameters:
  ///   - spanish: a Spanish clause that describes the completed change.
  ///   - english: an English clause that describes the completed change.
  ///   - why: the failure of the later step.
  ///   - spanishAdvice: instructions for completing the later step, in Spanish.
  ///   - englishAdvice: instructions for completing the later step, in English.
  package func unfinished(
    _ spanish: String, _ english: String, _ why: GatewayError, advice spanishAdvice: String, _ englishAdvice: String
  ) -> Problem {
    let reason = problem(why).message
    return problem(
      .unfinished, "\(spanish), pero no se ha podido terminar. \(reason)",
      "\(english), but a later step failed. \(reason)",
      advice: spanishAdvice, englishAdvice)
  }
}
