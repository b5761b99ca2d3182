public import UseCases

extension GatewayError: ExplainedError {
  public func problem(in texts: Texts) -> Problem {
    switch self {
    case .notFound:
      texts.problem(
        .notFound, "Ya no existe.", "It no longer exists.",
        advice: "Consulta la lista de nuevo.", "Check the list again.")
    case .conflict:
      texts.problem(
        .notReady, "Alguien lo ha cambiado mientras tanto.", "Somebody else has changed it in the meantime.",
        advice: "Revísalo e inténtalo de nuevo.", "Review it and try again.")
    case .offline(let what):
      Problem(
        .unavailable, texts.say("No hay conexión con \(what).", "Can't reach \(what)."),
        texts.say("Inténtalo cuando tengas conexión.", "Try again when you are online."), unreachable: what)
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
          "Los datos de \(what) no se entienden: \(why).", "What is stored in \(what) can't be understood: \(why)."),
        texts.say(
          "No se ha modificado. Usa otro almacén, o mueve o repara ese archivo.",
          "It was left as it is. Use another store, or move or repair that file."), damaged: what)
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
        advice: "Usa otro almacén o da permiso de escritura.", "Use another store, or make it writable.")
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
        .refused, "\(what) permite añadir o quitar como máximo \(limit) fotos de una reseña a la vez.",
        "\(what) lets you add or remove at most \(limit) pictures of a review at a time.",
        advice: "No se ha cambiado nada. Añádelas o quítalas en varias veces.",
        "Nothing was changed. Add or remove them a few at a time.")
    case .notAllowed(let what):
      texts.problem(
        .notAllowed, "No tienes permiso para usar \(what).", "You don't have permission to use \(what).",
        advice: "Cambia los permisos o usa otro almacén.", "Change its permissions or use another store.")
    case .unavailable(let what, let why):
      texts.problem(
        .cannotCreate, "No se puede abrir ni crear \(what): \(why).", "\(what) can't be opened or created: \(why).",
        advice: "Comprueba la ruta.", "Check the path.")
    case .unusableFile(let what, let why): texts.problem(of: what, why)
    case .unusableExport(let what, let why): texts.problem(of: what, why)
    case .outOfResources(let what, let why):
      texts.problem(
        .notReady, "El sistema no tiene recursos para \(what): \(why).",
        "The system is out of resources for \(what): \(why).",
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
        .internalError, "Ha fallado \(what): \(why).", "\(what) failed: \(why).",
        advice: "No se ha cambiado nada. Si vuelve a ocurrir, avísanos.",
        "Nothing was changed. If it happens again, please report it.")
    }
  }
}
