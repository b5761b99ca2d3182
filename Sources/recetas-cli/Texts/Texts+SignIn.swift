import Entities
import Interfaces
import UseCases
import WebGateways

/// Texts of `login`, `logout` and `whoami`.
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
      "Valor no válido de FIREBASE_AUTH_EMULATOR_HOST: «\(host)»; los tokens sin cifrar solo se envían a este equipo.",
      "Invalid FIREBASE_AUTH_EMULATOR_HOST “\(host)”: unencrypted tokens are only sent to this machine.",
      advice: "Por ejemplo: FIREBASE_AUTH_EMULATOR_HOST=127.0.0.1:9099",
      "For example: FIREBASE_AUTH_EMULATOR_HOST=127.0.0.1:9099")
  }

  func noTokenFile(_ file: String) -> Problem {
    problem(
      .notFound, "No existe el archivo «\(file)».", "There is no file “\(file)”.",
      advice: "Indica un archivo con el token de actualización.", "Give a file with the refresh token.")
  }

  var tokenAtTerminal: Problem {
    problem(
      .badRequest, "Escrito en el terminal, el token quedaría a la vista.",
      "A token typed at the terminal would be visible.",
      advice: "Usa un archivo o una tubería: recetas-cli login --file ARCHIVO",
      "Use a file or a pipe: recetas-cli login --file FILE")
  }

  /// - Parameter message: Firebase's error message, if the input is one.
  func noToken(said message: String?) -> Problem {
    let said = message.map { ": " + TextRule.cleaned($0).prefix(100) } ?? ""
    return problem(
      .refused, "La entrada no contiene un token de actualización\(said).",
      "The input contains no refresh token\(said).",
      advice: "Hace falta el refreshToken que da Firebase al iniciar sesión, solo o en su respuesta JSON.",
      "Give the refreshToken that Firebase returns at sign-in, alone or in its JSON response.")
  }

  /// A sign-in that a service no longer accepts.
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
