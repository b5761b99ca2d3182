import Interfaces

/// The messages about recordings.
extension Texts {
  func cannotRecord(_ location: StoreLocation) -> Problem {
    problem(
      .badRequest, "--record no graba sesiones en \(location).", "--record does not record sessions in \(location).",
      advice: "Usa un almacén de este equipo.", "Use a store on this machine.")
  }

  func isNotRecorded(_ command: CommandSpec) -> Problem {
    let isLogin = command.name == Command.login.spec.name
    return problem(
      .badRequest, "--record no graba \(command.title).", "--record does not record \(command.title).",
      advice: isLogin ? "Inicia sesión primero y graba los comandos siguientes." : "Ejecútalo sin --record.",
      isLogin ? "Sign in first, then record the next commands." : "Run it without --record.")
  }

  func notARecording(_ file: String) -> Problem {
    problem(
      .refused, "\(file) no es una grabación, y --record no lo sobrescribe.",
      "\(file) is not a recording, and --record does not overwrite it.",
      advice: "Elige un archivo nuevo o una grabación.", "Choose a new file or a recording.")
  }

  /// Returns the error for an incomplete recording. The command itself ran as usual.
  func recordingFailed(_ file: String, _ cause: Problem) -> Problem {
    problem(
      .unfinished, "El comando se ha ejecutado, pero la grabación «\(file)» está incompleta. \(cause.message)",
      "The command was run, but the recording “\(file)” is incomplete. \(cause.message)",
      advice: "No repitas el comando. Graba los siguientes en otro archivo.",
      "Don't repeat the command. Record the next ones in another file.")
  }

  func tooLargeToRecord(_ file: String) -> Problem {
    problem(
      .refused,
      "\(file) no cabe en la grabación: sus archivos ocupan como máximo \(RecordedFiles.limit / 1_000_000) MB.",
      "\(file) does not fit in the recording, which holds at most \(RecordedFiles.limit / 1_000_000) MB of files.",
      advice: "Usa un archivo más pequeño o no grabes este comando.",
      "Use a smaller file, or don't record this command.")
  }

  /// - Parameters:
  ///   - reason: the option or the command at fault.
  ///   - number: the number of the command in the recording, counted from 1.
  func cannotReplay(_ reason: String, _ number: Int) -> Problem {
    problem(
      .refused,
      "\(reason) no se puede repetir (comando \(self.number(number)) de la grabación). No se ha ejecutado nada.",
      "\(reason) can't be replayed (command \(self.number(number)) of the recording). Nothing was run.",
      advice: "Graba la sesión con --record: así queda sin --store, --data ni --record.",
      "Record the session with --record, which leaves out --store, --data and --record.")
  }

  func notRecorded(_ file: String) -> Problem {
    problem(
      .notFound, "\(file) no está en la grabación.", "\(file) is not in the recording.",
      advice: "Graba la sesión otra vez: se guardan los archivos que lee.",
      "Record the session again: the files that it reads are included.")
  }

  /// - Parameter place: the file and the line number.
  func badRecording(_ place: String, _ why: String) -> Problem {
    problem(
      .refused, "La grabación no es válida en \(place)\(detail(why)). No se ha ejecutado nada.",
      "The recording is invalid at \(place)\(detail(why)). Nothing was run.",
      advice: "Graba la sesión otra vez con --record.", "Record the session again with --record.")
  }

  func emptyRecording(_ file: String) -> Problem {
    problem(
      .refused, "«\(file)» no contiene ningún comando.", "“\(file)” contains no commands.",
      advice: "Para grabar uno: recetas-cli COMANDO --record ARCHIVO",
      "To record one: recetas-cli COMMAND --record FILE")
  }

  func noRecording(_ file: String) -> Problem {
    problem(
      .notFound, "No existe el archivo «\(file)».", "There is no file “\(file)”.",
      advice: "Para grabar una sesión: recetas-cli COMANDO --record ARCHIVO",
      "To record a session: recetas-cli COMMAND --record FILE")
  }

  func replayed(_ runs: Int, differing count: Int) -> String {
    let (spanish, english) = (
      runs == 1 ? "1 comando" : "\(number(runs)) comandos", runs == 1 ? "1 command" : "\(number(runs)) commands"
    )
    if count == 0 { return say("\(spanish): igual que en la grabación.", "\(english): the same as recorded.") }
    return say("\(spanish), \(number(count)) con diferencias.", "\(english), \(number(count)) with differences.")
  }

  func replayDiffers(_ file: String) -> Problem {
    problem(
      .refused, "El resultado no coincide con la grabación \(file).", "The output differs from the recording \(file).",
      advice: "Si el cambio es el que querías, graba la sesión otra vez.",
      "If the change is intended, record the session again.")
  }
}
