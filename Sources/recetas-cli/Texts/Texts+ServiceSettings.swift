import Interfaces

/// What is said of variables that name services.
extension Texts {
  func badAddress(_ variable: String, _ text: String) -> Problem {
    // What stands before an @ or behind a ? may be secret.
    let message =
      if text.contains("@") {
        say("\(variable) no puede llevar usuario ni contraseña.", "\(variable) can't hold a user or a password.")
      } else if text.contains(where: "?#".contains) {
        say(
          "\(variable) no puede llevar consulta ni fragmento (? o #).",
          "\(variable) can't hold a query or a fragment (? or #).")
      } else if text.contains("[") {
        say("\(variable) no puede llevar un número de IPv6.", "\(variable) can't hold a number of IPv6.")
      } else {
        say("\(variable) no puede ser «\(cut(text))».", "\(variable) can't be “\(cut(text))”.")
      }
    return Problem(
      .badRequest, message,
      say("Es una dirección como https://example.org.", "It is an address as https://example.org."))
  }

  func badEmulator(_ text: String) -> Problem {
    let name = text.contains("@") ? "" : say(" «\(cut(text))»", " “\(cut(text))”")
    return Problem(
      .badRequest,
      say(
        "FIRESTORE_EMULATOR_HOST no puede ser\(name.isEmpty ? " eso" : name): es un nombre o número de IPv4, y un puerto.",
        "FIRESTORE_EMULATOR_HOST can't be\(name.isEmpty ? " that" : name): it is a name or a number of IPv4, and a port."
      ),
      example("FIRESTORE_EMULATOR_HOST=127.0.0.1:8080"))
  }

  func badProject(_ id: String) -> Problem {
    Problem(
      .badRequest,
      say(
        "FIRESTORE_PROJECT no puede ser «\(cut(id))»: es un identificador de letras minúsculas, cifras y guiones.",
        "FIRESTORE_PROJECT can't be “\(cut(id))”: it is an id of small letters, digits and hyphens."),
      example("FIRESTORE_PROJECT=recetas-demo"))
  }

  func badSharingUser(_ uid: String) -> Problem {
    Problem(
      .badRequest,
      say(
        "FIRESTORE_USER no puede ser «\(cut(uid))»: son hasta 128 caracteres sin /, y no «..» ni «__x__».",
        "FIRESTORE_USER can't be “\(cut(uid))”: it is up to 128 characters without /, and not “..” or “__x__”."),
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
      "Check that \(variable) is what you were given, and not outdated.")
  }

  private func example(_ text: String) -> String { say("Por ejemplo: \(text)", "For example: \(text)") }

  private func cut(_ text: String) -> String { text.count > 60 ? text.prefix(60) + "…" : text }
}
