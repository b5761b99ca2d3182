import UseCases

extension Texts {
  /// A failure of what a gateway uses.
  func problem(of what: String, _ fault: GatewayFault) -> Problem {
    switch fault.kind {
    case .unauthorized:
      Problem(
        .notAllowed,
        say(
          "\(what) no reconoce la clave o el permiso con que se le pregunta.",
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
        "The connection to \(what) would be unencrypted, which is allowed only to this machine.",
        advice: "No se ha enviado nada. Usa una dirección https.", "Nothing was sent. Use an https address.")
    case .newerVersion(let found, let known):
      problem(
        .corrupt, "\(what) es de una versión más reciente (\(found); esta admite hasta la \(known)).",
        "\(what) was written by a newer version (\(found); this one knows up to \(known)).",
        advice: "No se ha modificado. Actualiza el programa.", "It was left as it is. Update the program.")
    case .replaced:
      problem(
        .notReady, "Se ha borrado o sustituido \(what) mientras estaba en uso.",
        "\(what) was deleted or replaced while it was in use.",
        advice: "No se ha confirmado ningún cambio. Comprueba que el archivo sea el correcto y repite.",
        "No change was confirmed. Check that the right file is there, and repeat.")
    case .readOnly:
      problem(
        .cannotWrite, "\(what) es de solo lectura.", "\(what) is read-only.",
        advice: "Da permiso de escritura a tu usuario.", "Make it writable for your user.")
    case .full:
      problem(
        .cannotWrite, "No queda espacio para escribir \(what).", "There is no space left to write \(what).",
        advice: "No se ha cambiado nada. Libera espacio y repite.", "Nothing was changed. Free some space and repeat.")
    case .tooLarge(let limit):
      problem(
        .refused, "\(what) ocupa demasiado: el servicio admite hasta \(size(limit)).",
        "\(what) is too large: the service takes up to \(size(limit)).",
        advice: "No se ha cambiado nada. Divídelo o acórtalo.", "Nothing was changed. Split or shorten it.")
    case .tooManyPictures(let limit):
      problem(
        .refused, "\(what) permite añadir o quitar como máximo \(number(limit)) fotos de una reseña a la vez.",
        "\(what) lets you add or remove at most \(number(limit)) pictures of a review at a time.",
        advice: "No se ha cambiado nada. Añádelas o quítalas en varias veces.",
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
        advice: "No se ha cambiado nada. Cierra otros programas o sube el límite (ulimit), y repite.",
        "Nothing was changed. Close other programs or raise the limit (ulimit), and try again.")
    case .library(let why): problem(of: what, why)
    case .busy:
      problem(
        .notReady, "\(what) está ocupado con los cambios de otros.", "\(what) is busy with changes of others.",
        advice: "No se ha cambiado nada. Inténtalo de nuevo en un momento.",
        "Nothing was changed. Try again in a moment.")
    case .other(let why):
      problem(
        .internalError, "Ha fallado \(what)\(detail(why)).", "\(what) failed\(detail(why)).",
        advice: "No se ha cambiado nada. Si vuelve a ocurrir, avísanos.",
        "Nothing was changed. If it happens again, please report it.")
    }
  }
}
