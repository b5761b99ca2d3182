import UseCases

extension Texts {
  func problem(of library: String, _ fault: LibraryFault) -> Problem {
    Problem(.unavailable, words(library, fault), advice(library, fault))
  }

  private func words(_ library: String, _ fault: LibraryFault) -> String {
    switch fault {
    case .missing(let why, package: _):
      say("No se puede cargar \(library): \(why).", "\(library) can't be loaded: \(why).")
    case .tooOld(let found, let needed):
      say(
        "\(library) \(found) es demasiado antiguo: hace falta \(needed) o posterior.",
        "\(library) \(found) is too old: \(needed) or newer is needed.")
    case .builtWithout(let part):
      say("El \(library) del sistema no tiene \(part).", "The system's \(library) was built without \(part).")
    }
  }

  private func advice(_ library: String, _ fault: LibraryFault) -> String {
    switch fault {
    case .missing(why: _, let package):
      say(
        "Instala \(library) (en Debian y Ubuntu: sudo apt-get install \(package)).",
        "Install \(library) (on Debian and Ubuntu: sudo apt-get install \(package)).")
    case .tooOld(found: _, let needed):
      say(
        "Instala \(library) \(needed) o posterior.",
        "Install \(library) \(needed) or newer.")
    case .builtWithout(let part):
      say(
        "Instala un \(library) con \(part).",
        "Install \(library) with \(part).")
    }
  }
}
