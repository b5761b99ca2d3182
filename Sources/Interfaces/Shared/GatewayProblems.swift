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
    case .offline(let what):
      Problem(
        .unavailable, texts.say("No hay conexión con \(what).", "Can't reach \(what)."),
        texts.offlineAdvice ?? texts.say("Inténtalo cuando tengas conexión.", "Try again when you are online."),
        unreachable: what)
    case .unauthorized(let what):
      Problem(
        .notAllowed,
        texts.say(
          "\(what) no reconoce la clave o el permiso con que se le pregunta.",
          "\(what) does not accept the key or token."),
        texts.say("Comprueba que sea correcto y no haya caducado.", "Check that it is correct and has not expired."),
        unauthorizedBy: what)
    case .forbidden(let what):
      Problem(
        .notAllowed, texts.say("\(what) no lo permite.", "\(what) does not allow it."),
        texts.say("Comprueba tu usuario y las reglas de acceso.", "Check your user and the access rules."),
        forbiddenBy: what)
    case .quotaExhausted(let what, let wait): texts.exhausted(what, wait)
    case .serviceFailed(let what, let why): texts.problem(of: what, why)
    case .insecure(let what):
      texts.problem(
        .notAllowed, "La conexión con \(what) no estaría cifrada; eso solo se permite con este equipo.",
        "The connection to \(what) would be unencrypted, which is allowed only to this machine.",
        advice: "No se ha enviado nada. Usa una dirección https.", "Nothing was sent. Use an https address.")
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
    case .newerVersion(let what, let found, let known):
      texts.problem(
        .corrupt, "\(what) es de una versión más reciente (\(found); esta admite hasta la \(known)).",
        "\(what) was written by a newer version (\(found); this one knows up to \(known)).",
        advice: "No se ha modificado. Actualiza el programa.", "It was left as it is. Update the program.")
    case .replaced(let what):
      texts.problem(
        .notReady, "Se ha borrado o sustituido \(what) mientras estaba en uso.",
        "\(what) was deleted or replaced while it was in use.",
        advice: "No se ha confirmado ningún cambio. Comprueba que el archivo sea el correcto y repite.",
        "No change was confirmed. Check that the right file is there, and repeat.")
    case .readOnly(let what):
      texts.problem(
        .cannotWrite, "\(what) es de solo lectura.", "\(what) is read-only.",
        advice: "Da permiso de escritura a tu usuario.", "Make it writable for your user.")
    case .full(let what):
      texts.problem(
        .cannotWrite, "No queda espacio para escribir \(what).", "There is no space left to write \(what).",
        advice: "No se ha cambiado nada. Libera espacio y repite.", "Nothing was changed. Free some space and repeat.")
    case .tooLarge(let what, let limit):
      texts.problem(
        .refused, "\(what) ocupa demasiado: el servicio admite hasta \(texts.size(limit)).",
        "\(what) is too large: the service takes up to \(texts.size(limit)).",
        advice: "No se ha cambiado nada. Divídelo o acórtalo.", "Nothing was changed. Split or shorten it.")
    case .tooManyPictures(let what, let limit):
      texts.problem(
        .refused, "\(what) permite añadir o quitar como máximo \(texts.number(limit)) fotos de una reseña a la vez.",
        "\(what) lets you add or remove at most \(texts.number(limit)) pictures of a review at a time.",
        advice: "No se ha cambiado nada. Añádelas o quítalas en varias veces.",
        "Nothing was changed. Add or remove them a few at a time.")
    case .notAllowed(let what):
      texts.problem(
        .notAllowed, "No tienes permiso para usar \(what).", "You don't have permission to use \(what).",
        advice: "Cambia los permisos.", "Change its permissions.")
    case .unavailable(let what, let why):
      texts.problem(
        .cannotCreate, "No se puede abrir ni crear \(what)\(texts.detail(why)).",
        "\(what) can't be opened or created\(texts.detail(why)).",
        advice: "Comprueba la ruta.", "Check the path.")
    case .unusableFile(let what, let why): texts.problem(of: what, why)
    case .unusableExport(let what, let why): texts.problem(of: what, why)
    case .outOfResources(let what, let why):
      texts.problem(
        .notReady, "El sistema no tiene recursos para \(what)\(texts.detail(why)).",
        "The system is out of resources for \(what)\(texts.detail(why)).",
        advice: "No se ha cambiado nada. Cierra otros programas o sube el límite (ulimit), y repite.",
        "Nothing was changed. Close other programs or raise the limit (ulimit), and try again.")
    case .unusableLibrary(let what, let why): texts.problem(of: what, why)
    case .busy(let what):
      texts.problem(
        .notReady, "\(what) está ocupado con los cambios de otros.", "\(what) is busy with changes of others.",
        advice: "No se ha cambiado nada. Inténtalo de nuevo en un momento.",
        "Nothing was changed. Try again in a moment.")
    case .cancelled:
      texts.problem(
        .notReady, "Se ha interrumpido.", "It was interrupted.",
        advice: "No se ha cambiado nada.", "Nothing was changed.")
    case .failed(let what, let why):
      texts.problem(
        .internalError, "Ha fallado \(what)\(texts.detail(why)).", "\(what) failed\(texts.detail(why)).",
        advice: "No se ha cambiado nada. Si vuelve a ocurrir, avísanos.",
        "Nothing was changed. If it happens again, please report it.")
    case .unfinished(let why):
      texts.unfinished(
        "El cambio está hecho", "The change was made", why,
        advice: "No lo repitas. Resuelve eso; un cambio posterior completará lo que falta.",
        "Don't repeat it. Fix that; a later change completes what is left.")
    }
  }
}

extension Texts {
  /// A change that was made, without all that follows it.
  ///
  /// - Parameters:
  ///   - spanish: what was done, as a clause; then in English.
  ///   - why: what failed afterwards.
  ///   - spanishAdvice: how to finish; then in English.
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
