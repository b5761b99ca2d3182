public import UseCases

extension GatewayError: ExplainedError {
  public func problem(in texts: Texts) -> Problem {
    switch self {
    case .notFound:
      Problem(
        .notFound, texts.say("No está.", "It is not there."),
        texts.say("Vuelve a mirar la lista.", "Look at the list again."))
    case .conflict:
      Problem(
        .notReady, texts.say("Alguien lo ha cambiado entretanto.", "Somebody else changed it meanwhile."),
        texts.say("Míralo de nuevo y repite.", "Look again and repeat."))
    case .offline(let what):
      Problem(
        .unavailable, texts.say("No hay conexión con \(what).", "There is no connection to \(what)."),
        texts.say("Inténtalo cuando la haya.", "Try again when there is."))
    case .unauthorized(let what):
      Problem(
        .notAllowed,
        texts.say(
          "\(what) no reconoce la clave o el permiso con que se le pregunta.",
          "\(what) does not accept the key or token."),
        texts.say("Comprueba que sea correcto y no haya caducado.", "Check that it is right, and not outdated."),
        unauthorizedBy: what)
    case .forbidden(let what):
      Problem(
        .notAllowed, texts.say("\(what) no lo permite.", "\(what) does not allow it."),
        texts.say("Comprueba con qué usuario entras y qué reglas tiene.", "Check who you are there, and its rules."))
    case .quotaExhausted(let what, let wait): texts.exhausted(what, wait)
    case .serviceFailed(let what, let why): texts.problem(of: what, why)
    case .insecure(let what):
      Problem(
        .notAllowed,
        texts.say(
          "Con \(what) se hablaría sin cifrar, y no está en esta máquina.",
          "Talking to \(what) would not be encrypted, and it is not on this machine."),
        texts.say("No se ha enviado nada. Usa una dirección https.", "Nothing was sent. Use an https address."))
    case .corrupt(let what, let why):
      Problem(
        .corrupt,
        texts.say(
          "No se entiende lo guardado en \(what): \(why).", "What is stored in \(what) can't be understood: \(why)."),
        texts.say(
          "No se ha tocado. Usa otro almacén, o aparta ese fichero o repáralo.",
          "It was left as it is. Use another store, or move that file away or repair it."))
    case .newerVersion(let what, let found, let known):
      Problem(
        .corrupt,
        texts.say(
          "\(what) es de una versión más nueva (\(found); esta conoce hasta la \(known)).",
          "\(what) was written by a newer version (\(found); this one knows up to \(known))."),
        texts.say("No se ha tocado. Actualiza el programa.", "It was left as it is. Update the program."))
    case .readOnly(let what):
      Problem(
        .cannotWrite, texts.say("\(what) es de solo lectura.", "\(what) can only be read."),
        texts.say("Usa otro almacén o permite escribir en él.", "Use another store, or allow writing to it."))
    case .full(let what):
      Problem(
        .cannotWrite, texts.say("No queda sitio para escribir \(what).", "There is no room left to write \(what)."),
        texts.say(
          "No se ha cambiado nada. Libera espacio y repite.", "Nothing was changed. Free some space and repeat."))
    case .notAllowed(let what):
      Problem(
        .notAllowed, texts.say("No hay permiso para usar \(what).", "There is no permission to use \(what)."),
        texts.say("Cambia los permisos o usa otro almacén.", "Change its permissions or use another store."))
    case .unavailable(let what, let why):
      Problem(
        .cannotCreate,
        texts.say("No se puede abrir ni crear \(what): \(why).", "\(what) can't be opened or made: \(why)."),
        texts.say("Comprueba la ruta.", "Check the path."))
    case .unusableLibrary(let what, let why): texts.problem(of: what, why)
    case .busy(let what):
      Problem(
        .notReady, texts.say("Otro programa tiene ocupado \(what).", "Another program keeps \(what) locked."),
        texts.say("No se ha cambiado nada. Repite cuando termine.", "Nothing was changed. Repeat when it is done."))
    case .cancelled:
      Problem(
        .notReady, texts.say("Se ha interrumpido.", "It was interrupted."),
        texts.say("No se ha cambiado nada.", "Nothing was changed."))
    case .failed(let what, let why):
      Problem(
        .internalError, texts.say("Ha fallado \(what): \(why).", "\(what) failed: \(why)."),
        texts.say(
          "No se ha cambiado nada. Si se repite, cuéntanoslo.", "Nothing was changed. If it happens again, report it."))
    }
  }
}
