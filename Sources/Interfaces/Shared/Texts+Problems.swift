public import UseCases

extension Texts {
  /// What a gateway's failure means to a person.
  public func problem(_ error: GatewayError) -> Problem {
    switch error {
    case .notFound:
      Problem(say("No está.", "It is not there."), say("Vuelve a mirar la lista.", "Look at the list again."))
    case .conflict:
      Problem(
        say("Alguien lo ha cambiado entretanto.", "Somebody else changed it meanwhile."),
        say("Míralo de nuevo y repite.", "Look again and repeat."))
    case .offline(let what):
      Problem(
        say("No hay conexión con \(what).", "There is no connection to \(what)."),
        say("Inténtalo cuando la haya.", "Try again when there is."))
    case .unauthorized(let what):
      Problem(
        say(
          "\(what) no reconoce la clave o el permiso con que se le pregunta.",
          "\(what) does not accept the key or token."),
        say("Comprueba que sea correcto y no haya caducado.", "Check that it is right, and not outdated."))
    case .forbidden(let what):
      Problem(
        say("\(what) no lo permite.", "\(what) does not allow it."),
        say("Comprueba con qué usuario entras y qué reglas tiene.", "Check who you are there, and its rules."))
    case .quotaExhausted(let what, let wait): exhausted(what, wait)
    case .serviceFailed(let what, let why): problem(of: what, why)
    case .insecure(let what):
      Problem(
        say(
          "Con \(what) se hablaría sin cifrar, y no está en esta máquina.",
          "Talking to \(what) would not be encrypted, and it is not on this machine."),
        say("No se ha enviado nada. Usa una dirección https.", "Nothing was sent. Use an https address."))
    case .corrupt(let what, let why):
      Problem(
        say("No se entiende lo guardado en \(what): \(why).", "What is stored in \(what) can't be understood: \(why)."),
        say(
          "No se ha tocado. Usa otro almacén, o aparta ese fichero o repáralo.",
          "It was left as it is. Use another store, or move that file away or repair it."))
    case .newerVersion(let what, let found, let known):
      Problem(
        say(
          "\(what) es de una versión más nueva (\(found); esta conoce hasta la \(known)).",
          "\(what) was written by a newer version (\(found); this one knows up to \(known))."),
        say("No se ha tocado. Actualiza el programa.", "It was left as it is. Update the program."))
    case .readOnly(let what):
      Problem(
        say("\(what) es de solo lectura.", "\(what) can only be read."),
        say("Usa otro almacén o permite escribir en él.", "Use another store, or allow writing to it."))
    case .full(let what):
      Problem(
        say("No queda sitio para escribir \(what).", "There is no room left to write \(what)."),
        say("No se ha cambiado nada. Libera espacio y repite.", "Nothing was changed. Free some space and repeat."))
    case .notAllowed(let what):
      Problem(
        say("No hay permiso para usar \(what).", "There is no permission to use \(what)."),
        say("Cambia los permisos o usa otro almacén.", "Change its permissions or use another store."))
    case .unavailable(let what, let why):
      Problem(
        say("No se puede abrir ni crear \(what): \(why).", "\(what) can't be opened or made: \(why)."),
        say("Comprueba la ruta.", "Check the path."))
    case .busy(let what):
      Problem(
        say("Otro programa tiene ocupado \(what).", "Another program keeps \(what) locked."),
        say("No se ha cambiado nada. Repite cuando termine.", "Nothing was changed. Repeat when it is done."))
    case .cancelled:
      Problem(
        say("Se ha interrumpido.", "It was interrupted."), say("No se ha cambiado nada.", "Nothing was changed."))
    case .failed(let what, let why):
      Problem(
        say("Ha fallado \(what): \(why).", "\(what) failed: \(why)."),
        say(
          "No se ha cambiado nada. Si se repite, cuéntanoslo.", "Nothing was changed. If it happens again, report it."))
    }
  }
}
