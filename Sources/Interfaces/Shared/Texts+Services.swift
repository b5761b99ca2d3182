import UseCases

extension Texts {
  func problem(of service: String, _ fault: ServiceFault) -> Problem {
    Problem(
      .unavailable, say("\(service) ha fallado: \(words(fault)).", "\(service) failed: \(words(fault))."), advice(fault)
    )
  }

  private func words(_ fault: ServiceFault) -> String {
    switch fault {
    case .timedOut: say("no ha respondido a tiempo", "it did not answer in time")
    case .broken(let why):
      say("se ha cortado la conexión (detalle técnico: «\(why)»)", "the connection broke (\(why))")
    case .untrusted: say("su certificado no es válido", "its certificate is not valid")
    case .malformed: say("su respuesta no es HTTP válido", "its answer is not valid HTTP")
    case .status(let status): say("ha respondido HTTP \(status)", "it answered HTTP \(status)")
    case .says(let words): say("dice «\(words)»", "it says “\(words)”")
    case .refusesVerify(let words):
      say(
        "no admite un cambio que comprueba otro documento («verify»): dice «\(words)»",
        "it refuses a change that checks another document (“verify”): it says “\(words)”")
    case .reportsFailure: say("informa de un fallo", "it reports a failure")
    case .sendsOn(let place): say("redirige a \(place)", "it redirects to \(place)")
    case .empty: say("su respuesta está vacía", "its answer is empty")
    case .notJSON: say("su respuesta no es JSON", "its answer is not JSON")
    case .unintelligible: say("su respuesta no se entiende", "its answer can't be understood")
    case .otherThanAsked: say("su respuesta no es lo que se pidió", "its answer is not what was asked for")
    case .tooLong(let limit):
      say("su respuesta pasa de \(number(limit)) bytes", "its answer is longer than \(number(limit)) bytes")
    case .incomplete: say("no ha respondido por todos los cambios", "it did not answer for every change")
    case .endless: say("su lista no acaba nunca", "its list has no end")
    case .noDatabase(let project):
      say("no conoce ninguna base de datos del proyecto \(project)", "it knows no database of the project \(project)")
    case .addressTooLong: say("la dirección sería demasiado larga", "the address would be too long")
    }
  }

  /// Whether the same request gets the same status later: what is wrong is the request, not the moment.
  private static func isLasting(_ status: Int) -> Bool {
    !(500...).contains(status) && ![408, 425, 429].contains(status)
  }

  private func advice(_ fault: ServiceFault) -> String {
    switch fault {
    case .noDatabase: say("Comprueba cómo se llama el proyecto.", "Check what the project is called.")
    case .sendsOn, .notJSON, .untrusted: say("Comprueba que esa sea su dirección.", "Check that this is its address.")
    case .addressTooLong: say("Pide algo más corto.", "Ask for something shorter.")
    case .refusesVerify:
      say(
        "Usa un servidor que admita escrituras «verify», como Cloud Firestore o su emulador.",
        "Use a server that accepts “verify” writes, as Cloud Firestore and its emulator do.")
    case .status(let status) where Self.isLasting(status):
      say("Comprueba que esa sea su dirección.", "Check that this is its address.")
    case .timedOut, .broken, .malformed, .status, .says, .reportsFailure, .empty, .unintelligible, .otherThanAsked,
      .tooLong,
      .incomplete, .endless:
      say("Inténtalo más tarde.", "Try again later.")
    }
  }
}
