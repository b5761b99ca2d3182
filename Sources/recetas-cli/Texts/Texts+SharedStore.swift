import Entities
import Interfaces
import UseCases

/// What is said of a store that everybody shares.
extension Texts {
  func badStoreProject(_ id: String) -> Problem {
    Problem(
      .badRequest,
      say(
        "Proyecto no válido: «firestore:\(excerpt(id))»; usa un identificador de letras minúsculas, cifras y guiones.",
        "Invalid project “firestore:\(excerpt(id))”: use an id of lowercase letters, digits and hyphens."),
      say("Por ejemplo: --store firestore:recetas-demo", "For example: --store firestore:recetas-demo"))
  }

  /// - Parameter variable: where the name comes from.
  func badUser(_ name: String, of variable: String) -> Problem {
    problem(
      .badRequest, "Valor no válido de \(variable): «\(excerpt(name))».", "Invalid \(variable) “\(excerpt(name))”.",
      advice:
        "Un usuario de Firestore tiene hasta 128 letras, cifras y - _ . @ +; la primera es una letra o una cifra.",
      "In Firestore a user has up to 128 letters, digits and - _ . @ +, beginning with a letter or a digit.")
  }

  func storeNeedsNetwork(_ location: StoreLocation) -> Problem {
    problem(
      .unavailable, "\(location) está en la red, y con --offline no se usa: no se ha enviado nada.",
      "\(location) is on the network, which --offline does not use: nothing was sent.",
      advice: "Usa un almacén de este equipo o quita --offline.",
      "Use a store on this machine, or leave out --offline.")
  }

  /// What to do where the rules forbid something.
  ///
  /// - Parameter hasToken: whether anybody signed in.
  func forManagers(_ user: User.ID, hasToken: Bool) -> String {
    if !hasToken {
      return say(
        "Inicia sesión: recetas-cli login --file ARCHIVO",
        "Sign in: recetas-cli login --file FILE")
    }
    return say(
      "Tu usuario es «\(user)»: compruébalo con recetas-cli whoami. Si es correcto, hace falta el rol de gestor (manager).",
      "You are “\(user)”: check with recetas-cli whoami. If that is right, you need the manager role.")
  }

  /// Where a domain of a shared store is empty, and the user may not fill it.
  func managersImport(_ domain: Domain) -> String {
    let (spanish, english, command) =
      switch domain {
      case .restaurant: ("La carta", "menu", "menu import ARCHIVO")
      case .recipes: ("La colección de recetas", "recipe collection", "recipes import ARCHIVO")
      case .beers: ("El catálogo de cervezas", "beer catalog", "beers import ARCHIVO")
      case .places: ("Madrid", "Madrid", "places download")
      }
    let arguments = command.replacing("ARCHIVO", with: "FILE")
    return say(
      "\(spanish) aún no tiene datos: un gestor puede importarlos con: recetas-cli \(command)",
      "The \(english) holds nothing yet: a manager can import it with: recetas-cli \(arguments)")
  }

  /// In place of the numbers that a user may not count.
  var managersCount: String {
    say(
      "solo un gestor puede contar los pedidos y las favoritas de todos",
      "only managers can count everybody's orders and favorites")
  }

  /// In place of the size of a file.
  func elsewhere(_ location: StoreLocation) -> String {
    location.project == nil ? say("en memoria", "in memory") : "Cloud Firestore"
  }

  private func excerpt(_ text: String) -> String { text.count > 60 ? text.prefix(60) + "…" : text }
}
