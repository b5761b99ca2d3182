import Interfaces

/// What is said of variables that name services.
extension Texts {
  /// The advice for a service that is not reached because of `--offline`.
  var withoutOffline: String { say("Repite el comando sin --offline.", "Repeat the command without --offline.") }
  func badAddress(_ variable: String, _ text: String) -> Problem {
    // What stands before an @ or behind a ? may be secret.
    let message =
      if text.contains("@") {
        say("\(variable) no puede llevar usuario ni contraseña.", "\(variable) can't contain a user or a password.")
      } else if text.contains(where: "?#".contains) {
        say(
          "\(variable) no puede llevar consulta ni fragmento (? o #).",
          "\(variable) can't contain a query or a fragment (? or #).")
      } else if text.contains("[") {
        say("\(variable) no puede llevar una dirección IPv6.", "\(variable) can't contain an IPv6 address.")
      } else {
        say("Valor no válido de \(variable): «\(cut(text))».", "Invalid \(variable) “\(cut(text))”.")
      }
    return Problem(
      .badRequest, message,
      say("Usa una dirección como https://example.org.", "Use an address like https://example.org."))
  }

  func badEmulator(_ text: String) -> Problem {
    let name = text.contains("@") ? "" : say(": «\(cut(text))»", " “\(cut(text))”")
    return Problem(
      .badRequest,
      say(
        "Valor no válido de FIRESTORE_EMULATOR_HOST\(name); usa un nombre o una dirección IPv4, y un puerto.",
        "Invalid FIRESTORE_EMULATOR_HOST\(name): use a host name or an IPv4 address, and a port."
      ),
      example("FIRESTORE_EMULATOR_HOST=127.0.0.1:8080"))
  }

  func badTimeout(_ text: String) -> Problem {
    problem(
      .badRequest, "Valor no válido de RECETAS_TIMEOUT: «\(cut(text))»; usa un número entero de segundos, de 1 a 3600.",
      "Invalid RECETAS_TIMEOUT “\(cut(text))”: use a whole number of seconds, from 1 to 3600.",
      advice: "Por ejemplo: RECETAS_TIMEOUT=60", "For example: RECETAS_TIMEOUT=60")
  }

  func badProject(_ id: String) -> Problem {
    Problem(
      .badRequest,
      say(
        "Valor no válido de FIRESTORE_PROJECT: «\(cut(id))»; usa un identificador de letras minúsculas, cifras y guiones.",
        "Invalid FIRESTORE_PROJECT “\(cut(id))”: use an id of lowercase letters, digits and hyphens."),
      example("FIRESTORE_PROJECT=recetas-demo"))
  }

  func badSharingUser(_ uid: String) -> Problem {
    Problem(
      .badRequest,
      say(
        "Valor no válido de FIRESTORE_USER: «\(cut(uid))»; usa hasta 128 caracteres sin /, y no «..» ni «__x__».",
        "Invalid FIRESTORE_USER “\(cut(uid))”: use up to 128 characters without /, and not “..” or “__x__”."),
      example("FIRESTORE_USER=ana"))
  }

  func badSecret(_ variable: String) -> Problem {
    problem(
      .badRequest, "\(variable) contiene un espacio, un salto de línea u otro carácter no válido.",
      "\(variable) contains a space, a line break or another invalid character.",
      advice: "Cópialo de nuevo, completo y sin nada más.", "Copy it again, completely and without anything else.")
  }

  /// Where a key or a token was not accepted.
  func check(_ variable: String) -> String {
    say(
      "Comprueba que \(variable) sea lo que te dieron y no haya caducado.",
      "Check that \(variable) is what you were given, and has not expired.")
  }

  private func example(_ text: String) -> String { say("Por ejemplo: \(text)", "For example: \(text)") }

  private func cut(_ text: String) -> String { text.count > 60 ? text.prefix(60) + "…" : text }
}
