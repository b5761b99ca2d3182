public import UseCases

extension GatewayError: ExplainedError {
  public func problem(in texts: Texts) -> Problem {
    switch self {
    case .notFound:
      texts.problem(
        .notFound, "No está.", "It is not there.", advice: "Vuelve a mirar la lista.", "Look at the list again.")
    case .conflict:
      texts.problem(
        .notReady, "Alguien lo ha cambiado entretanto.", "Somebody else changed it meanwhile.",
        advice: "Míralo de nuevo y repite.", "Look again and repeat.")
    case .offline(let what):
      texts.problem(
        .unavailable, "No hay conexión con \(what).", "There is no connection to \(what).",
        advice: "Inténtalo cuando la haya.", "Try again when there is.")
    case .unauthorized(let what):
      Problem(
        .notAllowed,
        texts.say(
          "\(what) no reconoce la clave o el permiso con que se le pregunta.",
          "\(what) does not accept the key or token."),
        texts.say("Comprueba que sea correcto y no haya caducado.", "Check that it is right, and not outdated."),
        unauthorizedBy: what)
    case .forbidden(let what):
      texts.problem(
        .notAllowed, "\(what) no lo permite.", "\(what) does not allow it.",
        advice: "Comprueba con qué usuario entras y qué reglas tiene.", "Check who you are there, and its rules.")
    case .quotaExhausted(let what, let wait): texts.exhausted(what, wait)
    case .serviceFailed(let what, let why): texts.problem(of: what, why)
    case .insecure(let what):
      texts.problem(
        .notAllowed, "Con \(what) se hablaría sin cifrar, y no está en esta máquina.",
        "Talking to \(what) would not be encrypted, and it is not on this machine.",
        advice: "No se ha enviado nada. Usa una dirección https.", "Nothing was sent. Use an https address.")
    case .corrupt(let what, let why):
      texts.problem(
        .corrupt, "No se entiende lo guardado en \(what): \(why).",
        "What is stored in \(what) can't be understood: \(why).",
        advice: "No se ha tocado. Usa otro almacén, o aparta ese fichero o repáralo.",
        "It was left as it is. Use another store, or move that file away or repair it.")
    case .newerVersion(let what, let found, let known):
      texts.problem(
        .corrupt, "\(what) es de una versión más nueva (\(found); esta conoce hasta la \(known)).",
        "\(what) was written by a newer version (\(found); this one knows up to \(known)).",
        advice: "No se ha tocado. Actualiza el programa.", "It was left as it is. Update the program.")
    case .readOnly(let what):
      texts.problem(
        .cannotWrite, "\(what) es de solo lectura.", "\(what) can only be read.",
        advice: "Usa otro almacén o permite escribir en él.", "Use another store, or allow writing to it.")
    case .full(let what):
      texts.problem(
        .cannotWrite, "No queda sitio para escribir \(what).", "There is no room left to write \(what).",
        advice: "No se ha cambiado nada. Libera espacio y repite.", "Nothing was changed. Free some space and repeat.")
    case .notAllowed(let what):
      texts.problem(
        .notAllowed, "No hay permiso para usar \(what).", "There is no permission to use \(what).",
        advice: "Cambia los permisos o usa otro almacén.", "Change its permissions or use another store.")
    case .unavailable(let what, let why):
      texts.problem(
        .cannotCreate, "No se puede abrir ni crear \(what): \(why).", "\(what) can't be opened or made: \(why).",
        advice: "Comprueba la ruta.", "Check the path.")
    case .unusableLibrary(let what, let why): texts.problem(of: what, why)
    case .busy(let what):
      texts.problem(
        .notReady, "Otro programa tiene ocupado \(what).", "Another program keeps \(what) locked.",
        advice: "No se ha cambiado nada. Repite cuando termine.", "Nothing was changed. Repeat when it is done.")
    case .cancelled:
      texts.problem(
        .notReady, "Se ha interrumpido.", "It was interrupted.",
        advice: "No se ha cambiado nada.", "Nothing was changed.")
    case .failed(let what, let why):
      texts.problem(
        .internalError, "Ha fallado \(what): \(why).", "\(what) failed: \(why).",
        advice: "No se ha cambiado nada. Si se repite, cuéntanoslo.",
        "Nothing was changed. If it happens again, report it.")
    }
  }
}
