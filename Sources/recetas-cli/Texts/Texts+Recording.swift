import Interfaces

/// What is said of recordings.
extension Texts {
  func cannotRecord(_ location: StoreLocation) -> Problem {
    problem(
      .badRequest, "--record no graba sesiones en \(location).", "--record does not record sessions in \(location).",
      advice: "Usa un almacén de este equipo.", "Use a store on this machine.")
  }

  func noRecording(_ file: String) -> Problem {
    problem(
      .notFound, "No existe el archivo \(file).", "There is no file \(file).",
      advice: "Para grabar una sesión: recetas-cli COMANDO --record ARCHIVO",
      "To record a session: recetas-cli COMMAND --record FILE")
  }

  func replayed(_ runs: Int, differing count: Int) -> String {
    let (spanish, english) = (
      runs == 1 ? "1 comando" : "\(runs) comandos", runs == 1 ? "1 command" : "\(runs) commands"
    )
    if count == 0 { return say("\(spanish): igual que en la grabación.", "\(english): the same as recorded.") }
    return say("\(spanish), \(count) con diferencias.", "\(english), \(count) with differences.")
  }

  func replayDiffers(_ file: String) -> Problem {
    problem(
      .refused, "El resultado no coincide con la grabación \(file).", "The output differs from the recording \(file).",
      advice: "Si el cambio es el que querías, graba la sesión otra vez.",
      "If that is what you wanted, record the session again.")
  }
}
