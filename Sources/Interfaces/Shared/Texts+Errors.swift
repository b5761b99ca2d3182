import UseCases

extension Texts {
  /// Returns the problem to report if a gateway can't use a service, a library or a file.
  func problem(of what: String, _ fault: GatewayFault) -> Problem {
    switch fault.kind {
    case .unauthorized:
      Problem(
        .notAllowed,
        say(
          "\(what) no acepta la clave o el token.",
          "\(what) does not accept the key or token."),
        say("Comprueba que sea correcto y no haya caducado.", "Check that it is correct and has not expired."),
        unauthorizedBy: what)
    case .forbidden:
      Problem(
        .notAllowed, say("\(what) no lo permite.", "\(what) does not allow it."),
        say("Comprueba tu usuario y las reglas de acceso.", "Check your user and the access rules."),
        forbiddenBy: what)
    case .service(let why): problem(of: what, why)
    case .insecure:
      problem(
        .notAllowed, "La conexión con \(what) no estaría cifrada; eso solo se permite con este equipo.",
        "The connection to \(what) would be unencrypted, which is only allowed on this machine.",
        advice: "No se ha enviado nada. Usa una dirección https.", "Nothing was sent. Use an https address.")
    case .newerVersion(let found, let known):
      problem(
        .corrupt, "\(what) es de una versión más reciente (\(found); esta admite hasta la \(known)).",
        "\(what) was written by a newer version (\(found); this one supports up to \(known)).",
        advice: "No se ha modificado. Actualiza el programa.", "It was left unchanged. Update the program.")
    case .replaced:
      problem(
        .notReady, "Se ha borrado o sustituido \(what) mientras estaba en uso.",
        "\(what) was deleted or replaced while it was in use.",
        advice: "No se ha confirmado ningún cambio. Comprueba que el archivo sea el correcto y vuelve a intentarlo.",
        "No changes were confirmed. Check that the right file is there, and try again.")
    case .readOnly:
      problem(
        .cannotWrite, "\(what) es de solo lectura.", "\(what) is read-only.",
        advice: "Da permiso de escritura a tu usuario.", "Make it writable for your user.")
    case .full:
      problem(
        .cannotWrite, "No queda espacio para escribir \(what).", "There is no space left to write \(what).",
        advice: "No se ha cambiado nada. Libera espacio y vuelve a intentarlo.",
        "Nothing was changed. Free up some space and try again.")
    case .tooLarge(let limit):
      problem(
        .refused, "\(what) ocupa demasiado: el servicio admite hasta \(size(limit)).",
        "\(what) is too large: the service accepts up to \(size(limit)).",
        advice: "No se ha cambiado nada. Divídelo o acórtalo.", "Nothing was changed. Split or shorten it.")
    case .tooManyPictures(let limit):
      problem(
        .refused, "\(what) permite añadir o quitar como máximo \(number(limit)) fotos de una reseña a la vez.",
        "\(what) lets you add or remove at most \(number(limit)) pictures of a review at a time.",
        advice: "No se ha cambiado nada. Añádelas o quítalas en varias tandas.",
        "Nothing was changed. Add or remove them a few at a time.")
    case .notAllowed:
      problem(
        .notAllowed, "No tienes permiso para usar \(what).", "You don't have permission to use \(what).",
        advice: "Cambia los permisos.", "Change its permissions.")
    case .unavailable(let why):
      problem(
        .cannotCreate, "No se puede abrir ni crear \(what)\(detail(why)).",
        "\(what) can't be opened or created\(detail(why)).",
        advice: "Comprueba la ruta.", "Check the path.")
    case .file(let why): problem(of: what, why)
    case .export(let why): problem(of: what, why)
    case .outOfResources(let why):
      problem(
        .notReady, "El sistema no tiene recursos para \(what)\(detail(why)).",
        "The system is out of resources for \(what)\(detail(why)).",
        advice: "No se ha cambiado nada. Cierra otros programas o sube el límite (ulimit), y vuelve a intentarlo.",
        "Nothing was changed. Close other programs or raise the limit (ulimit), and try again.")
    case .library(let why): problem(of: what, why)
    case .busy:
      problem(
        .notReady, "\(what) está ocupado con otros cambios.", "\(what) is busy with other changes.",
        advice: "No se ha cambiado nada. Inténtalo de nuevo en un momento.",
        "Nothing was changed. Try again in a moment.")
    case .other(let why):
      problem(
        .internalError, "Ha fallado \(what)\(detail(why)).", "\(what) failed\(detail(why)).",
        advice: "No se ha cambiado nada. Si vuelve a ocurrir, avísanos.",
        "Nothing was changed. If it happens again, please report it.")
    }
  }

  func problem(of service: String, _ fault: ServiceFault) -> Problem {
    Problem(
      .unavailable, say("\(service) ha fallado: \(words(fault)).", "\(service) failed: \(words(fault))."), advice(fault)
    )
  }

  private func words(_ fault: ServiceFault) -> String {
    switch fault {
    case .timedOut: say("no ha respondido a tiempo", "it did not respond in time")
    case .broken(let why):
      say("se ha cortado la conexión (detalle técnico: «\(why)»)", "the connection was lost (\(why))")
    case .untrusted: say("su certificado no es válido", "its certificate is not valid")
    case .malformed: say("su respuesta no es HTTP válido", "its response is not valid HTTP")
    case .status(let status): say("ha respondido con HTTP \(status)", "it responded with HTTP \(status)")
    case .says(let words): say("dice «\(words)»", "it says “\(words)”")
    case .refusesVerify(let words):
      say(
        "no admite un cambio que comprueba otro documento («verify») y dice «\(words)»",
        "it rejects a change that checks another document (“verify”) and says “\(words)”")
    case .reportsFailure: say("informa de un fallo", "it reports a failure")
    case .redirects(let place): say("redirige a \(place)", "it redirects to \(place)")
    case .empty: say("su respuesta está vacía", "its response is empty")
    case .notJSON: say("su respuesta no es JSON", "its response is not JSON")
    case .unintelligible: say("su respuesta no se entiende", "its response can't be understood")
    case .unexpectedContent: say("su respuesta no es lo que se pidió", "its response is not what was requested")
    case .tooLong(let limit):
      say("su respuesta pasa de \(number(limit)) bytes", "its response is longer than \(number(limit)) bytes")
    case .incomplete: say("su respuesta no incluye todos los cambios", "its response does not cover every change")
    case .endless: say("su lista no acaba nunca", "its list never ends")
    case .noDatabase(let project):
      say("no tiene ninguna base de datos del proyecto \(project)", "it has no database for the project \(project)")
    case .addressTooLong: say("la dirección sería demasiado larga", "the address would be too long")
    }
  }

  /// Returns whether a retry would get the same HTTP status, because the request itself is wrong.
  private static func isPermanent(_ status: Int) -> Bool {
    !(500...).contains(status) && ![408, 425, 429].contains(status)
  }

  private func advice(_ fault: ServiceFault) -> String {
    switch fault {
    case .noDatabase: say("Comprueba el nombre del proyecto.", "Check the project name.")
    case .redirects, .notJSON, .untrusted:
      say("Comprueba que su dirección sea correcta.", "Check that its address is correct.")
    case .addressTooLong: say("Acorta la petición.", "Shorten the request.")
    case .refusesVerify:
      say(
        "Usa un servidor que admita escrituras «verify», como Cloud Firestore o su emulador.",
        "Use a server that accepts “verify” writes, as Cloud Firestore and its emulator do.")
    case .status(let status) where Self.isPermanent(status):
      say("Comprueba que su dirección sea correcta.", "Check that its address is correct.")
    case .timedOut, .broken, .malformed, .status, .says, .reportsFailure, .empty, .unintelligible, .unexpectedContent,
      .tooLong,
      .incomplete, .endless:
      say("Inténtalo más tarde.", "Try again later.")
    }
  }

  /// Returns the problem to report if a rate limit or a quota is exhausted. If the service states when to retry, it has received too many
  /// requests. Otherwise, its daily quota has probably been reached.
  func exhausted(_ service: String, _ wait: Duration?) -> Problem {
    let message =
      wait == nil
      ? say(
        "Se ha agotado el cupo de \(service).", "The quota of \(service) is used up.")
      : say(
        "Demasiadas peticiones a \(service).", "Too many requests to \(service).")
    let advice =
      wait.flatMap(roughly).map { say("Inténtalo dentro de \($0).", "Try again in \($0).") }
      ?? say("Inténtalo más tarde, o mañana.", "Try again later, or tomorrow.")
    return Problem(.unavailable, message, advice)
  }

  /// Returns the delay, rounded up to a readable unit. `nil` if the delay is longer than a day, since an exact delay isn't useful then.
  private func roughly(_ wait: Duration) -> String? {
    if wait > .seconds(86_400) { return nil }
    let seconds = max(0, Int((wait / .seconds(1)).rounded(.up)))
    if seconds <= 120 { return count(seconds, ("segundo", "segundos"), ("second", "seconds")) }
    let minutes = (seconds + 59) / 60
    if minutes <= 120 { return count(minutes, ("minuto", "minutos"), ("minute", "minutes")) }
    return count((minutes + 59) / 60, ("hora", "horas"), ("hour", "hours"))
  }

  func problem(of library: String, _ fault: LibraryFault) -> Problem {
    switch fault {
    case .missing(let why, let package):
      problem(
        .unavailable, "No se puede cargar \(library)\(detail(why)).", "\(library) can't be loaded\(detail(why)).",
        advice: "Instala \(library) (en Debian y Ubuntu: sudo apt-get install \(package)).",
        "Install \(library) (on Debian and Ubuntu: sudo apt-get install \(package)).")
    case .tooOld(let found, let needed):
      problem(
        .unavailable, "\(library) \(found) es demasiado antiguo: hace falta \(needed) o posterior.",
        "\(library) \(found) is too old: \(needed) or newer is needed.",
        advice: "Instala \(library) \(needed) o posterior.", "Install \(library) \(needed) or newer.")
    case .builtWithout(let part):
      problem(
        .unavailable, "El \(library) del sistema no incluye \(part).",
        "The system's \(library) was built without \(part).",
        advice: "Instala un \(library) con \(part).", "Install \(library) with \(part).")
    }
  }
}
