import Entities
import Gateways
import Interfaces
import SQLiteGateways
import UseCases

/// The messages about resetting, copying and showing a store.
extension Texts {
  func confirmReset(_ location: StoreLocation, _ inventory: StoreInventory) -> String {
    let menu = dishes(inventory[.dishes])
    let drafts = count(
      inventory[.drafts], ("pedido sin enviar", "pedidos sin enviar"), ("unplaced order", "unplaced orders"))
    let placed = placedOrders(inventory[.placedOrders])
    let (cookbook, starred) = (recipes(inventory[.recipes]), favorites(inventory[.favorites]))
    let makers = manufacturers(inventory[.manufacturers])
    let catalog = "\(makers), \(beers(inventory[.beers])), \(reviews(inventory[.reviews]))"
    let city = places(inventory[.places])
    return say(
      "Se borrará todo de \(location): \(menu), \(drafts) y \(placed), \(cookbook) y \(starred), \(catalog) y \(city), de todos los usuarios.",
      "Everything in \(location) will be deleted: \(menu), \(drafts) and \(placed), \(cookbook) and \(starred), \(catalog) and \(city), for all users."
    )
  }
  private func placedOrders(_ number: Int) -> String { count(number, ("enviado", "enviados"), ("placed", "placed")) }
  func confirmDiscarding(_ location: StoreLocation, _ why: String) -> String {
    say(
      "\(location) está dañado\(detail(why)). Se borrarán sus archivos, también lo que aún se pueda leer, de todos los usuarios.",
      "\(location) is damaged\(detail(why)). Its files will be deleted, including data that may still be readable, for all users."
    )
  }
  /// Returns the advice for an unreadable store.
  func damagedAdvice(_ location: StoreLocation) -> String {
    let saved =
      switch location {
      case .local(let store) where store.files is SQLiteStoreFiles:
        say(
          "Recupera lo que se pueda con el comando .recover de sqlite3, restaura una copia",
          "Recover what you can with sqlite3's .recover command, restore a copy")
      case .local, .firestore: say("Corrige el archivo, restaura una copia", "Repair the file, restore a copy")
      }
    return say("No se ha modificado. ", "It was left unchanged. ") + saved
      + say(", o vacía el almacén con: ", ", or empty the store with: ")
      // The command includes the store, because without `--store` it would reset the default store instead of the damaged one.
      + "recetas-cli store reset --store \(location.description.shellWord)"
  }
  func wasReset(_ location: StoreLocation) -> String { say("\(location) está vacío.", "\(location) is empty.") }

  func exported(_ records: Int, _ pictures: Int, to folder: String) -> String {
    let records = count(records, ("registro", "registros"), ("record", "records"))
    let pictures = self.pictures(pictures)
    return say(
      "Copia guardada en \(folder): \(records), \(pictures).", "Exported to \(folder): \(records), \(pictures).")
  }
  /// Reports the number of place pictures that could not be exported.
  func notExported(_ number: Int) -> String {
    let (pictures, isOne) = (self.pictures(number), number == 1)
    return say(
      "La copia no incluye \(pictures) de lugares que \(isOne ? "falta o está dañada" : "faltan o están dañadas"). Compruébalo con: recetas-cli places verify",
      "The export lacks \(pictures) of places, which \(isOne ? "is" : "are") missing or damaged in the store. Check them with: recetas-cli places verify"
    )
  }
  func imported(from folder: String) -> String {
    say("Copia restaurada desde \(folder).", "Imported from \(folder).")
  }
  func storeNotEmpty(_ location: StoreLocation) -> Problem {
    problem(
      .refused, "\(location) no está vacío.", "\(location) is not empty.",
      advice: "No se ha cambiado nada. Usa --force para sustituirlo todo.",
      "Nothing was changed. Use --force to replace everything.")
  }

  /// Returns the lines of `store info`.
  ///
  /// - Parameters:
  ///   - bytes: the size of the store's file. `nil` if the store has no file.
  ///   - isCommon: whether the inventory counts only the records that all users share.
  func lines(
    _ location: StoreLocation, bytes: Int?, _ inventory: StoreInventory, _ counts: PlaceCounts, isCommon: Bool = false
  ) -> [Line] {
    let (seeded, samples) = (names(inventory.seeded), names(inventory.samples))
    let missing = counts.missingPictures > 0 ? ". " + missing(counts) : ""
    let (drafts, placed, makers) = (inventory[.drafts], inventory[.placedOrders], inventory[.manufacturers])
    let rows =
      [
        (say("Almacén", "Store"), location.description),
        (say("Tamaño", "Size"), bytes.map { "\(number($0)) bytes" } ?? elsewhere(location)),
        (say("Importado", "Seeded"), seeded.isEmpty ? say("nada", "nothing") : seeded),
        (say("Platos", "Dishes"), menuSize(inventory[.dishes], kinds: inventory[.kinds])),
        (
          say("Pedidos", "Orders"),
          isCommon
            ? managersCount
            : say("\(number(drafts)) sin enviar, ", "\(number(drafts)) unplaced, ") + placedOrders(placed)
        ),
        (recipes, recipes(inventory[.recipes]) + (isCommon ? "" : ", " + favorites(inventory[.favorites]))),
        (
          beers,
          "\(manufacturers(makers)), \(beers(inventory[.beers])), \(reviews(inventory[.reviews]))"
        ),
        (places, "\(places(inventory[.places])), \(pictures(counts.pictures))\(missing)"),
      ] + (samples.isEmpty ? [] : [(sampleData, samples)])
    return Line.columns(rows, by: \.0) { Line($0.0 + $1, .faint).adding($0.1) }
  }

  private func names(_ domains: Set<Domain>) -> String {
    Domain.allCases.filter(domains.contains).map { domain in
      switch domain {
      case .restaurant: say("restaurante", "restaurant")
      case .recipes: say("recetas", "recipes")
      case .beers: say("cervezas", "beers")
      case .places: "Madrid"
      }
    }.joined(separator: ", ")
  }
}

/// The messages about a change to the whole store that was made, but not completed.
extension Texts {
  func resetUnfinished(_ location: StoreLocation, _ why: GatewayError) -> Problem {
    unfinished(
      "Se ha vaciado \(location)", "\(location) was emptied", why,
      advice: "Resuelve el problema y repite el comando para terminar.",
      "Fix the problem, and repeat the command to finish.")
  }

  func importUnfinished(_ folder: String, _ why: GatewayError) -> Problem {
    unfinished(
      "Se ha restaurado la copia de \(folder)", "\(folder) was imported", why,
      advice: "Resuelve el problema y repite el comando con --force para terminar.",
      "Fix the problem, and repeat the command with --force to finish.")
  }
}

/// The messages about a store that all users share.
extension Texts {
  func badStoreProject(_ id: String) -> Problem {
    Problem(
      .badRequest,
      say(
        "Proyecto no válido: «firestore:\(excerpt(id))»; usa un identificador de letras minúsculas, cifras y guiones.",
        "Invalid project “firestore:\(excerpt(id))”: use an id of lowercase letters, digits and hyphens."),
      say("Por ejemplo: --store firestore:recetas-demo", "For example: --store firestore:recetas-demo"))
  }

  /// - Parameter variable: the variable that holds the name.
  func badUser(_ name: String, of variable: String) -> Problem {
    problem(
      .badRequest, "Valor no válido para \(variable): «\(excerpt(name))».", "Invalid \(variable) “\(excerpt(name))”.",
      advice:
        "El nombre de un usuario de Firestore tiene hasta 128 letras, cifras y - _ . @ +, y empieza por una letra o una cifra.",
      "A Firestore user name has up to 128 letters, digits and - _ . @ +, and starts with a letter or a digit.")
  }

  func storeNeedsNetwork(_ location: StoreLocation) -> Problem {
    problem(
      .unavailable, "\(location) está en la red, y con --offline no se usa: no se ha enviado nada.",
      "\(location) is on the network, and --offline does not use the network: nothing was sent.",
      advice: "Usa un almacén de este equipo o quita --offline.",
      "Use a store on this machine, or leave out --offline.")
  }

  /// Returns the advice for an action that the security rules forbid.
  ///
  /// - Parameter hasToken: whether a user is signed in.
  func forManagers(_ user: User.ID, hasToken: Bool) -> String {
    if !hasToken {
      return say(
        "Inicia sesión: recetas-cli login --file ARCHIVO",
        "Sign in: recetas-cli login --file FILE")
    }
    return say(
      "Tu usuario es «\(user)»: compruébalo con recetas-cli whoami. Si es correcto, hace falta el rol de gestor (manager).",
      "You are “\(user)”: check this with recetas-cli whoami. If it is right, you need the manager role.")
  }

  /// Returns the notice that a domain of a shared store is empty, and that this user isn't permitted to fill it.
  func managersImport(_ domain: Domain) -> String {
    let (spanish, english, command) =
      switch domain {
      case .restaurant: ("La carta", "The menu", "menu import ARCHIVO")
      case .recipes: ("La colección de recetas", "The recipe collection", "recipes import ARCHIVO")
      case .beers: ("El catálogo de cervezas", "The beer catalog", "beers import ARCHIVO")
      case .places: ("Madrid", "Madrid", "places download")
      }
    let arguments = command.replacing("ARCHIVO", with: "FILE")
    return say(
      "\(spanish) aún no tiene datos. Un gestor puede importarlos con: recetas-cli \(command)",
      "\(english) has no data yet. A manager can import it with: recetas-cli \(arguments)")
  }

  /// The text in place of numbers that the user isn't permitted to count.
  var managersCount: String {
    say(
      "solo un gestor puede contar los pedidos y las favoritas de todos",
      "only managers can count the orders and favorites of all users")
  }

  /// Returns the text in place of a file size, for a store without a file.
  func elsewhere(_ location: StoreLocation) -> String {
    location.project == nil ? say("en memoria", "in memory") : "Cloud Firestore"
  }

  private func excerpt(_ text: String) -> String { text.count > 60 ? text.prefix(60) + "…" : text }
}
