import Entities
import Interfaces
import UseCases
import WebGateways

/// The messages about variables that configure services.
extension Texts {
  /// The advice for a service that is unreachable because of `--offline`.
  var withoutOffline: String { say("Repite el comando sin --offline.", "Repeat the command without --offline.") }
  func badAddress(_ variable: String, _ text: String) -> Problem {
    // The parts of the address before `@` and after `?` may be secret.
    let message =
      if text.contains("@") {
        say(
          "\(variable) no puede llevar usuario ni contraseña.", "\(variable) can't contain a user name or a password.")
      } else if text.contains(where: "?#".contains) {
        say(
          "\(variable) no puede llevar consulta ni fragmento (? o #).",
          "\(variable) can't contain a query or a fragment (? or #).")
      } else if text.contains("[") {
        say("\(variable) no puede llevar una dirección IPv6.", "\(variable) can't contain an IPv6 address.")
      } else {
        say("Valor no válido para \(variable): «\(cut(text))».", "Invalid \(variable) “\(cut(text))”.")
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
        "Valor no válido para FIRESTORE_EMULATOR_HOST\(name); usa un nombre o una dirección IPv4, y un puerto.",
        "Invalid FIRESTORE_EMULATOR_HOST\(name): use a host name or an IPv4 address, and a port."
      ),
      example("FIRESTORE_EMULATOR_HOST=127.0.0.1:8080"))
  }

  func badTimeout(_ text: String) -> Problem {
    problem(
      .badRequest,
      "Valor no válido para RECETAS_TIMEOUT: «\(cut(text))»; usa un número entero de segundos, de 1 a 3600.",
      "Invalid RECETAS_TIMEOUT “\(cut(text))”: use a whole number of seconds, from 1 to 3600.",
      advice: "Por ejemplo: RECETAS_TIMEOUT=60", "For example: RECETAS_TIMEOUT=60")
  }

  func badProject(_ id: String) -> Problem {
    Problem(
      .badRequest,
      say(
        "Valor no válido para FIRESTORE_PROJECT: «\(cut(id))»; usa un identificador de letras minúsculas, cifras y guiones.",
        "Invalid FIRESTORE_PROJECT “\(cut(id))”: use an id of lowercase letters, digits and hyphens."),
      example("FIRESTORE_PROJECT=recetas-demo"))
  }

  func badSharingUser(_ uid: String) -> Problem {
    Problem(
      .badRequest,
      say(
        "Valor no válido para FIRESTORE_USER: «\(cut(uid))»; usa hasta 128 caracteres sin /, y no «..» ni «__x__».",
        "Invalid FIRESTORE_USER “\(cut(uid))”: use up to 128 characters without /, and not “..” or “__x__”."),
      example("FIRESTORE_USER=ana"))
  }

  func badSecret(_ variable: String) -> Problem {
    problem(
      .badRequest, "\(variable) contiene un espacio, un salto de línea u otro carácter no válido.",
      "\(variable) contains a space, a line break or another invalid character.",
      advice: "Cópialo de nuevo, completo y sin nada más.", "Copy it again: all of it, and nothing else.")
  }

  /// Returns the advice for a rejected key or token.
  func check(_ variable: String) -> String {
    say(
      "Comprueba que el valor de \(variable) sea correcto y no haya caducado.",
      "Check that \(variable) is correct and has not expired.")
  }

  private func example(_ text: String) -> String { say("Por ejemplo: \(text)", "For example: \(text)") }

  private func cut(_ text: String) -> String { text.count > 60 ? text.prefix(60) + "…" : text }
}

/// The messages of `login`, `logout` and `whoami`.
extension Texts {
  func signedIn(as signIn: SignIn) -> String {
    let name = signIn.claims.email.map { "\($0) (\(signIn.user))" } ?? signIn.user
    return say("Sesión iniciada como \(name).", "Signed in as \(name).")
  }
  var signedOut: String { say("Sesión cerrada.", "Signed out.") }
  var notSignedIn: Problem {
    problem(
      .notFound, "No has iniciado sesión.", "Not signed in.",
      advice: "Inicia sesión con: recetas-cli login --file ARCHIVO", "Sign in with: recetas-cli login --file FILE")
  }

  func lines(_ user: String?, _ claims: SignIn.Claims) -> [Line] {
    let rows = [
      (say("Usuario", "User"), user), (say("Correo", "Email"), claims.email),
      (say("Rol", "Role"), claims.role ?? say("usuario", "user")), (say("Proyecto", "Project"), claims.project),
    ].compactMap { row in row.1.map { (row.0, $0) } }
    return Line.columns(rows, by: \.0) { Line($0.0 + $1, .faint).adding($0.1) }
  }

  var needsFirebaseKey: Problem {
    problem(
      .badRequest, "Falta FIREBASE_API_KEY, la clave web del proyecto.",
      "FIREBASE_API_KEY, the project's Web API key, is not set.",
      advice: "Está en la consola de Firebase, en la configuración del proyecto.",
      "Find it in the Firebase console, in the project settings.")
  }

  func badAuthEmulator(_ host: String) -> Problem {
    problem(
      .badRequest,
      "Valor no válido para FIREBASE_AUTH_EMULATOR_HOST: «\(host)»; los tokens sin cifrar solo se envían a este equipo.",
      "Invalid FIREBASE_AUTH_EMULATOR_HOST “\(host)”: unencrypted tokens are only sent to this machine.",
      advice: "Por ejemplo: FIREBASE_AUTH_EMULATOR_HOST=127.0.0.1:9099",
      "For example: FIREBASE_AUTH_EMULATOR_HOST=127.0.0.1:9099")
  }

  func noTokenFile(_ file: String) -> Problem {
    problem(
      .notFound, "No existe el archivo «\(file)».", "There is no file “\(file)”.",
      advice: "Indica un archivo con el token de actualización.", "Use a file that contains the refresh token.")
  }

  var tokenAtTerminal: Problem {
    problem(
      .badRequest, "Escrito en el terminal, el token quedaría a la vista.",
      "A token typed in a terminal would be visible.",
      advice: "Usa un archivo o una tubería: recetas-cli login --file ARCHIVO",
      "Use a file or a pipe: recetas-cli login --file FILE")
  }

  /// - Parameter message: the error message from Firebase, if the input is a Firebase error.
  func noToken(said message: String?) -> Problem {
    let said = message.map { ": " + TextRule.cleaned($0).prefix(100) } ?? ""
    return problem(
      .refused, "La entrada no contiene un token de actualización\(said).",
      "The input contains no refresh token\(said).",
      advice: "Hace falta el refreshToken que da Firebase al iniciar sesión, solo o en su respuesta JSON.",
      "Use the refreshToken that Firebase returns at sign-in, alone or in its JSON response.")
  }

  /// The error for a sign-in that a service no longer accepts.
  var signInEnded: Problem {
    problem(
      .notAllowed, "Tu sesión ha caducado o se ha revocado.", "Your sign-in has expired or was revoked.",
      advice: "Vuelve a iniciar sesión con: recetas-cli login --file ARCHIVO",
      "Sign in again with: recetas-cli login --file FILE")
  }

  func signInProblem(_ error: GatewayError, _ place: String) -> Problem {
    switch error {
    case .failed(_, .unauthorized):
      return problem(
        .notAllowed, "\(place) no acepta ese token de actualización: es incorrecto, ha caducado o se ha revocado.",
        "\(place) does not accept this refresh token: it is wrong, expired or revoked.",
        advice: "Vuelve a iniciar sesión en Firebase y usa el token nuevo.",
        "Sign in to Firebase again and use the new token.")
    case .failed(_, .forbidden):
      return problem(
        .notAllowed, "\(place) no acepta la clave de FIREBASE_API_KEY.", "\(place) does not accept FIREBASE_API_KEY.",
        advice: "Compruébala en la consola de Firebase, en la configuración del proyecto.",
        "Check it in the Firebase console, in the project settings.")
    default: return problem(error)
    }
  }
}
