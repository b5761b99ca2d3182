import UseCases

extension Texts {
  func problem(of library: String, _ fault: LibraryFault) -> Problem {
    switch fault {
    case .missing(let why, let package):
      problem(
        .unavailable, "No se puede cargar \(library)\(detail(why)).", "\(library) can't be loaded\(detail(why)).",
        advice: "Instala \(library) (en Debian y Ubuntu: sudo apt-get install \(package)).",
        "Install \(library) (on Debian and Ubuntu: sudo apt-get install \(package)).")
    case .tooOld(let found, let needed):
      problem(
        .unavailable, "\(library) \(found) es demasiado antiguo: hace falta \(needed) o posterior.",
        "\(library) \(found) is too old: \(needed) or newer is needed.",
        advice: "Instala \(library) \(needed) o posterior.", "Install \(library) \(needed) or newer.")
    case .builtWithout(let part):
      problem(
        .unavailable, "El \(library) del sistema no incluye \(part).",
        "The system's \(library) was built without \(part).",
        advice: "Instala un \(library) con \(part).", "Install \(library) with \(part).")
    }
  }
}
