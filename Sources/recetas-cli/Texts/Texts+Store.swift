import Entities
import Gateways
import Interfaces
import SQLiteGateways
import UseCases

/// Texts for resetting, copying and showing a store.
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
      "\(location) is damaged\(detail(why)). Its files will be deleted, even what may still be readable, for all users."
    )
  }
  /// The advice for a store that can't be read.
  func damagedAdvice(_ location: StoreLocation) -> String {
    let saved =
      switch location {
      case .local(let store) where store.files is SQLiteStoreFiles:
        say(
          "Recupera lo que se pueda con el comando .recover de sqlite3, restaura una copia",
          "Recover what can be read with sqlite3's .recover, restore a copy")
      case .local, .firestore: say("Corrige el archivo, restaura una copia", "Repair the file, restore a copy")
      }
    return say("No se ha modificado. ", "It was left as it is. ") + saved
      + say(", o vacía el almacén con: ", ", or empty the store with: ")
      // Without its name, the command would empty another store, if `--store` names the damaged one.
      + "recetas-cli store reset --store \(location.description.shellWord)"
  }
  func wasReset(_ location: StoreLocation) -> String { say("\(location) está vacío.", "\(location) is empty.") }

  func exported(_ records: Int, _ pictures: Int, to folder: String) -> String {
    let records = count(records, ("registro", "registros"), ("record", "records"))
    let pictures = self.pictures(pictures)
    return say(
      "Copia guardada en \(folder): \(records), \(pictures).", "Exported to \(folder): \(records), \(pictures).")
  }
  /// How many pictures of places could not be exported.
  func notExported(_ number: Int) -> String {
    let (pictures, isOne) = (self.pictures(number), number == 1)
    return say(
      "La copia no incluye \(pictures) de lugares que \(isOne ? "falta o está dañada" : "faltan o están dañadas"). Compruébalo con: recetas-cli places verify",
      "The export lacks \(pictures) of places, missing or damaged in the store. Check with: recetas-cli places verify")
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

  /// The lines of `store info`.
  ///
  /// - Parameters:
  ///   - bytes: the size of its file; `nil`: it has none.
  ///   - isCommon: whether the inventory is what everybody sees: what is each user's own was not counted.
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
