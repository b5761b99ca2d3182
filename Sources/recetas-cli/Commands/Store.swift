import Entities
import Gateways
import Interfaces
import UseCases

extension Command {
  static let storeInfo = Command(
    "store info", "dónde están los datos y cuántos hay", "where the data is kept, and how much there is",
    examples: ["recetas-cli store info", "recetas-cli store info --store json:datos"]
  ) { context in
    try await context.showStore()
  }

  static let storeDump = Command(
    "store dump", "todo lo guardado, en JSON", "all stored data, as JSON",
    examples: ["recetas-cli store dump"]
  ) { context in
    let contents = try await context.kit.store.contents()
    try context.output.write(json: StoreDocument(contents))
  }

  static let storeExport = Command(
    "store export FOLDER", "guardar una copia de todo, con las imágenes",
    "save a copy of everything, with the pictures",
    writes: true,
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
    options: [.init("--force", "sustituir lo que haya en el almacén", "replace the contents of the store")],
    examples: [
      "recetas-cli store import copia-2026-11-23", "recetas-cli store import copia-2026-11-23 --store json:datos",
    ]
  ) { context in
    let (kit, texts, folder) = (context.kit, context.texts, context.arguments.path("FOLDER") ?? "")
    let importStore = StoreImport(into: kit.store, kit.placeFiles, clock: kit.clock, calls: kit.settings.fileCalls)
    try await context.carryOut {
      try await context.agree { () -> Context.Loss in
        let found = try await kit.store.stampedInventory(of: nil)
        var held = found.inventory
        held.seeded = []
        if held == StoreInventory() { return Context.Loss(question: nil, stamp: found.stamp) }
        if !context.arguments.has("force") { throw texts.storeNotEmpty(kit.location) }
        // An export that can't be imported is refused before the user is asked for confirmation.
        if !kit.options.isYes { try await importStore.check(folder) }
        return Context.Loss(question: texts.confirmReset(kit.location, found.inventory), stamp: found.stamp)
      } by: { agreed in
        try await context.showing { tell in try await importStore(from: folder, replacing: agreed, progress: tell) }
      }
    } finish: {
      try kit.rows.forget()
    } show: {
      try await context.showStore(messages: [Line(texts.imported(from: folder))])
    } unfinished: {
      texts.importUnfinished(folder, $0)
    }
  }

  static let storeReset = Command(
    "store reset [menu|recipes|beers]", "vaciar el almacén, o solo un dominio", "empty the store, or one domain",
    examples: ["recetas-cli store reset --yes", "recetas-cli store reset menu"]
  ) { context in
    let (kit, texts) = (context.kit, context.texts)
    switch context.arguments["menu|recipes|beers"] {
    case "menu": return try await context.empty(.restaurant)
    case "recipes": return try await context.empty(.recipes)
    case "beers": return try await context.empty(.beers)
    default: break
    }
    try await context.carryOut {
      try await context.agree { () -> Context.Loss in
        do {
          let found = try await kit.store.stampedInventory(of: nil)
          var lost = found.inventory
          // Resetting a shared store affects all users, but its places are stored only on this machine.
          if kit.location.project != nil { lost[.places] = 0 }
          return Context.Loss(question: texts.confirmReset(kit.location, lost), stamp: found.stamp)
        } catch GatewayError.corrupt(_, let why) where kit.location.project == nil {
          return Context.Loss(question: texts.confirmDiscarding(kit.location, why), stamp: nil)
        }
      } by: { agreed in
        if kit.location.project != nil { return try await kit.store.reset(agreed) }
        try await kit.placeFiles.removeAll { () async throws(GatewayError) in try await kit.empty(agreed) }
      }
    } finish: {
      // This step is last, so that an interrupted reset can be repeated.
      try await kit.forget()
    } show: {
      try context.output.write(
        [Line(texts.wasReset(kit.location))],
        or: JSONObject.storeInfo(kit.location, bytes: kit.storeBytes, StoreInventory()))
    } unfinished: {
      texts.resetUnfinished(kit.location, $0)
    }
  }
}

extension Kit {
  /// Empties a store on this machine, or deletes the store if it is damaged.
  ///
  /// - Parameter agreed: the stamp of the records that the user agreed to delete. `nil` for any records.
  fileprivate func empty(_ agreed: StoreStamp?) async throws(GatewayError) {
    do throws(GatewayError) {
      // A damaged store may have been restored in the meantime.
      if agreed == nil, !options.isYes {
        _ = try await store.inventory()
        throw .conflict
      }
      try await store.reset(agreed)
    } catch {
      guard case .corrupt = error else { throw error }
      return try location.discard(settings.fileCalls)
    }
    // Another part of the store may be damaged.
    do throws(GatewayError) { _ = try await store.contents() } catch {
      guard case .corrupt = error else { throw .unfinished(error) }
      try GatewayError.finishing { () throws(GatewayError) in try location.discard(settings.fileCalls) }
    }
  }
}

extension Context {
  /// Deletes all records of a domain.
  fileprivate func empty(_ domain: Domain) async throws {
    let emptyDomain = EmptyDomainInteractor(kit.store)
    let reviewsRemoved = try await agree { () -> Loss in
      let held = try await kit.store.stampedInventory(of: domain)
      return Loss(question: texts.confirmEmptying(domain, held.inventory), stamp: held.stamp)
    } by: { agreed in
      try await emptyDomain(domain, agreed: agreed)
    }
    let (inventory, isCommon) = try await inventory()
    let counts = try await kit.store.placeCounts()
    try output.write(
      [Line(texts.isEmpty(domain))] + texts.reviewsGone(reviewsRemoved),
      or: JSONObject.storeInfo(kit.location, bytes: kit.storeBytes, inventory, counts, isCommon: isCommon))
  }

  /// Changes the whole store, runs the final steps, and shows the result.
  ///
  /// - Parameters:
  ///   - change: the function that makes the change. The change has taken effect if this function returns, or throws
  ///     `GatewayError.unfinished(_:)`.
  ///   - finish: the steps to run after the change has taken effect.
  ///   - problem: a closure that returns the problem to report if the change was made but a later step failed.
  fileprivate func carryOut(
    _ change: () async throws -> Void, finish: () async throws -> Void, show: () async throws -> Void,
    unfinished problem: (GatewayError) -> Problem
  ) async throws {
    var failure: GatewayError?
    do { try await change() } catch GatewayError.unfinished(let error) { failure = error }
    do {
      try await finish()
      if failure == nil { try await show() }
    } catch let error as GatewayError {
      failure = failure ?? error.beforeChange
    }
    if let failure { throw problem(failure) }
  }

  /// Shows the location of the data, and the number of records.
  fileprivate func showStore(messages: [Line] = []) async throws {
    let (inventory, isCommon) = try await inventory()
    let counts = try await kit.store.placeCounts()
    let bytes = kit.storeBytes
    try output.write(
      messages + texts.lines(kit.location, bytes: bytes, inventory, counts, isCommon: isCommon),
      or: JSONObject.storeInfo(kit.location, bytes: bytes, inventory, counts, isCommon: isCommon))
  }

  /// Counts the records of all users if this user has permission. Otherwise, counts the records that all users share.
  private func inventory() async throws(GatewayError) -> (StoreInventory, isCommon: Bool) {
    do { return (try await kit.store.inventory(), isCommon: false) } catch {
      guard case .failed(_, .forbidden) = error else { throw error }
      return (try await kit.store.commonInventory(), isCommon: true)
    }
  }
}
