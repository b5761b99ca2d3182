import Gateways
import Interfaces
import UseCases

extension Command {
  static let storeInfo = Command(
    "store info", "dónde están los datos y cuántos hay", "where the data are, and how many",
    examples: ["recetas-cli store info", "recetas-cli store info --store json:datos"]
  ) { context in
    try await context.showStore()
  }

  static let storeDump = Command(
    "store dump", "todo lo guardado, en JSON", "everything that is stored, as JSON",
    examples: ["recetas-cli store dump"]
  ) { context in
    let contents = try await context.kit.store.contents()
    try context.output.write(json: StoreDocument(contents))
  }

  static let storeExport = Command(
    "store export FOLDER", "guardar una copia de todo, con las imágenes",
    "save a copy of everything, with the pictures",
    examples: ["recetas-cli store export copia-2026-11-23"]
  ) { context in
    let (kit, texts, folder) = (context.kit, context.texts, context.arguments.path("FOLDER") ?? "")
    try context.requireOutsideStore(folder)
    let export = StoreExport(of: kit.store, kit.placeFiles, clock: kit.clock)
    let report = try await context.showing { tell in try await export(to: folder, progress: tell) }
    if !report.missing.isEmpty { context.output.notice(texts.notExported(report.missing.count)) }
    try context.output.write(
      [Line(texts.exported(report.records, report.pictures, to: folder))], or: JSONObject.storeExport(report, folder))
  }

  static let storeImport = Command(
    "store import FOLDER", "restaurar una copia de todo", "restore a copy of everything",
    options: [.init("--force", "sustituir lo que haya en el almacén", "replace what the store holds")],
    examples: [
      "recetas-cli store import copia-2026-11-23", "recetas-cli store import copia-2026-11-23 --store json:datos",
    ]
  ) { context in
    let (kit, texts, folder) = (context.kit, context.texts, context.arguments.path("FOLDER") ?? "")
    let importStore = StoreImport(into: kit.store, kit.placeFiles, clock: kit.clock)
    try await context.agree { () -> Context.Loss in
      let found = try await kit.store.holdings(of: nil)
      var held = found.inventory
      held.seeded = []
      if held == StoreInventory() { return Context.Loss(question: nil, stamp: found.stamp) }
      if !context.arguments.has("force") { throw texts.storeNotEmpty(kit.location) }
      return Context.Loss(question: texts.confirmReset(kit.location, found.inventory), stamp: found.stamp)
    } by: { agreed in
      try await context.showing { tell in try await importStore(from: folder, replacing: agreed, progress: tell) }
    }
    try kit.rows.forget()
    try await context.showStore(told: [Line(texts.imported(from: folder))])
  }

  static let storeReset = Command(
    "store reset", "vaciar el almacén", "empty the store",
    examples: ["recetas-cli store reset --yes"]
  ) { context in
    let (kit, texts) = (context.kit, context.texts)
    try await context.agree { () -> Context.Loss in
      do {
        let found = try await kit.store.holdings(of: nil)
        var lost = found.inventory
        // A shared store is emptied for all; the places are this machine's.
        if kit.location.project != nil { lost[.places] = 0 }
        return Context.Loss(question: texts.confirmReset(kit.location, lost), stamp: found.stamp)
      } catch GatewayError.corrupt(_, let why) where kit.location.project == nil {
        return Context.Loss(question: texts.confirmDiscarding(kit.location, why), stamp: nil)
      }
    } by: { agreed in
      if kit.location.project != nil { return try await kit.store.reset(agreed) }
      try await kit.placeFiles.removeAll { () async throws(GatewayError) in
        do throws(GatewayError) {
          // What was damaged may have been brought back meanwhile.
          if agreed == nil, !kit.options.isYes {
            _ = try await kit.store.inventory()
            throw .conflict
          }
          try await kit.store.reset(agreed)
          // The damage may be elsewhere than in what was emptied.
          _ = try await kit.store.contents()
        } catch {
          guard case .corrupt = error else { throw error }
          try kit.location.discard()
        }
      }
    }
    // Last, so that a killed reset can be repeated.
    try await context.kit.forget()
    try context.output.write(
      [Line(context.texts.wasReset(context.kit.location))],
      or: JSONObject.storeInfo(context.kit.location, StoreInventory()))
  }
}

extension Context {
  /// Shows where the data are and how many there are.
  fileprivate func showStore(told: [Line] = []) async throws {
    let (inventory, isCommon) = try await inventory()
    let counts = try await kit.store.placeCounts()
    try output.write(
      told + texts.lines(kit.location, inventory, counts, isCommon: isCommon),
      or: JSONObject.storeInfo(kit.location, inventory, counts, isCommon: isCommon))
  }

  /// How much there is, of all users where this one may count that, else of what everybody sees.
  private func inventory() async throws(GatewayError) -> (StoreInventory, isCommon: Bool) {
    do { return (try await kit.store.inventory(), isCommon: false) } catch {
      guard case .forbidden = error else { throw error }
      return (try await kit.store.commonInventory(), isCommon: true)
    }
  }
}
