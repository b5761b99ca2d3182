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
        .notReady, "Alguien lo ha cambiado mientras tanto.", "Somebody else has changed it in the meantime.",
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
          "What is stored in \(what) can't be understood\(texts.detail(why))."),
        texts.say(
          "No se ha modificado. Repáralo; si es un archivo, también puedes moverlo.",
          "It was left as it is. Repair it; a file can also be moved."),
        damaged: what)
    case .failed(let what, let why): texts.problem(of: what, why)
    case .unfinished(let why):
      texts.unfinished(
        "El cambio está hecho", "The change was made", why,
        advice: "No lo repitas. Resuelve eso; un cambio posterior completará lo que falta.",
        "Don't repeat it. Fix that; a later change completes what is left.")
    }
  }
}

extension Texts {
  /// The problem of a change that was made although a later step failed.
  ///
  /// - Parameters:
  ///   - spanish: the completed change, as a clause in Spanish.
  ///   - english: the completed change, as a clause in English.
  ///   - why: the failure of the later step.
  ///   - spanishAdvice: how to finish, in Spanish.
  ///   - englishAdvice: how to finish, in English.
  package func unfinished(
    _ spanish: String, _ english: String, _ why: GatewayError, advice spanishAdvice: String, _ englishAdvice: String
  ) -> Problem {
    let reason = problem(why).message
    return problem(
      .unfinished, "\(spanish), pero no se ha podido terminar. \(reason)",
      "\(english), but finishing failed. \(reason)",
      advice: spanishAdvice, englishAdvice)
  }
}
