public import Entities
public import UseCases

extension PlaceError: ExplainedError {
  public func problem(in texts: Texts) -> Problem {
    switch self {
    case .number(let number):
      texts.problem(
        .refused, "«\(number)» no puede ser el número de un lugar.", "“\(number)” can't be the number of a place.",
        advice: "Usa un número corto que no esté en blanco.", "Use a short number that is not blank.")
    case .name(let error): texts.problem(error, of: FieldName("el nombre del lugar", "the name of the place"))
    case .line(_, let error): texts.problem(error, of: FieldName("un texto del lugar", "a text field of the place"))
    case .text:
      texts.problem(
        .refused, "Un texto del lugar es demasiado largo o tiene caracteres invisibles.",
        "A text field of the place is too long or has invisible characters.",
        advice: "Acórtalo, y quita los caracteres invisibles y los espacios de más.",
        "Make it shorter, and remove invisible characters and extra spaces.")
    }
  }
}

extension CachePlacesError: ExplainedError {
  public func problem(in texts: Texts) -> Problem {
    switch self {
    case .running(let unfinished): return texts.downloading(unfinished)
    case .source(let error): return error.problem(in: texts)
    case .nothingThere(let source):
      return texts.problem(
        .refused, "En \(source) no hay ningún lugar.", "\(source) has no places.",
        advice: "No se ha cambiado nada. Comprueba la dirección.", "Nothing was changed. Check the address.")
    case .invalid(let report):
      return texts.problem(
        .refused, "Ningún registro es válido: \(texts.rejected(report.rejected)).",
        "No valid records: \(texts.rejected(report.rejected)).",
        advice: "No se ha cambiado nada.", "Nothing was changed.")
    case .interrupted(let error, let settled, let total):
      var problem = error.problem(in: texts)
      problem.message += texts.say(
        " Se han recibido \(texts.number(settled)) de \(texts.number(total)) imágenes.",
        " \(texts.number(settled)) of \(texts.number(total)) pictures were downloaded.")
      problem.advice =
        if problem.unreachable != nil, let advice = texts.offlineAdvice {
          texts.say(
            "Lo recibido está guardado: solo se descargará lo que falta. \(advice)",
            "The downloaded data is kept: only the rest will be downloaded. \(advice)")
        } else {
          texts.say(
            "Lo recibido está guardado: vuelve a intentarlo y se descargará solo lo que falta.",
            "The downloaded data is kept: try again, and only the rest will be downloaded.")
        }
      return problem
    case .store(let error): return error.problem(in: texts)
    }
  }
}

extension GetPlacesError: ExplainedError {
  public func problem(in texts: Texts) -> Problem {
    switch self {
    case .notReady(let readiness): texts.notReady(readiness)
    case .positionUnknown:
      texts.problem(
        .badRequest, "No se conoce tu posición.", "Your position is unknown.",
        advice: "Indícala, u ordena por nombre.", "Specify it, or sort by name.")
    case .store(let error): error.problem(in: texts)
    }
  }
}

extension Texts {
  /// Returns the problem to report if the places can't be read yet.
  public func notReady(_ readiness: PlaceReadiness) -> Problem {
    switch readiness {
    case .running(let unfinished): downloading(unfinished)
    case .interrupted(let unfinished):
      Problem(
        .notReady,
        say("La descarga de los lugares se interrumpió", "The download of the places was interrupted")
          + settled(unfinished) + ".",
        say("Reanúdala con: recetas-cli places download", "Resume it with: recetas-cli places download"))
    case .missing, .ready:
      problem(
        .notReady, "Los lugares aún no están descargados.", "The places are not downloaded yet.",
        advice: "Descárgalos con: recetas-cli places download", "Download them with: recetas-cli places download")
    }
  }

  fileprivate func downloading(_ unfinished: UnfinishedPlaceDownload?) -> Problem {
    Problem(
      .notReady,
      say("Otro programa está descargando los lugares", "Another program is downloading the places")
        + (unfinished.map(settled) ?? "") + ".",
      say("Vuelve a intentarlo cuando termine.", "Try again when it is done."))
  }

  private func settled(_ unfinished: UnfinishedPlaceDownload) -> String {
    guard let total = unfinished.total else { return "" }
    return say(
      ": \(number(unfinished.settled)) de \(number(total)) imágenes",
      ": \(number(unfinished.settled)) of \(number(total)) pictures")
  }

  /// Returns a line with the progress of a place download: `pictures: 31 of 84, 1.2 MB, 5 s left`.
  package func progress(_ progress: PlaceProgress) -> String {
    let what =
      switch progress.step {
      case .documents: say("listas", "lists")
      case .pictures: say("imágenes", "pictures")
      case .saving: say("guardando", "saving")
      }
    var parts = [
      progress.step == .saving
        ? what
        : say(
          "\(what): \(number(progress.done)) de \(number(progress.total))",
          "\(what): \(number(progress.done)) of \(number(progress.total))")
    ]
    if progress.bytes > 0 { parts.append(megabytes(progress.bytes) + " MB") }
    if let rest = progress.remaining, rest > .zero {
      let seconds = Int((rest / .seconds(1)).rounded(.up))
      parts.append(say("quedan \(number(seconds)) s", "\(number(seconds)) s left"))
    }
    return parts.joined(separator: ", ")
  }
}
