import Entities
import Gateways
import Interfaces
import UseCases

extension Doctor {
  /// Checks that the store can be opened and is intact, and examines its version and its pictures.
  mutating func examineStore(_ location: StoreLocation) async {
    let (check, name) = ("store", texts.storeName)
    switch location {
    case .local(.memory): return add(.ok(check, name, location.description))
    case .firestore:
      add(.ok(check, name, texts.asksWithRemote(location)))
      return await examinePlaces(location)
    case .local(let store): await examine(store, of: location)
    }
  }

  private mutating func examine(_ store: LocalStore, of location: StoreLocation) async {
    let (check, name) = ("store", texts.storeName)
    guard let file = store.files.main, let status = Folder.status(file) else {
      // Even a store that doesn't exist yet needs its library, which will create the store.
      do throws(GatewayError) { _ = try store.files.version() } catch {
        if case .library = error.faultKind { return add(.problem(check, name, texts.problem(error))) }
      }
      guard let file = store.files.main else { return add(.ok(check, name, texts.notYet(location.description))) }
      return add(nothingThere(file, check, name, called: location.description))
    }
    if !Folder.mayRead(file) { return add(.problem(check, name, texts.notYours(file))) }
    do {
      let version = try store.files.version()
      let whole = version.found == version.known ? store.files.openUntouched() : nil
      let report = if let whole { try await StoreVerification(of: whole)() } else { StoreVerification.Report?.none }
      if !Folder.mayWrite(file) {
        add(.warning(check, name, texts.readOnly(file)))
      } else if status.permissions & 0o022 != 0 {
        add(.warning(check, name, texts.othersMayChange(file, status.permissions, "600")))
      } else {
        add(.ok(check, name, texts.isIntact(location, version, report?.records)))
      }
      if let report { add(texts.pictures(report)) }
    } catch {
      var problem = Failure(error, texts).problem
      if problem.damaged == file { problem.advice = texts.damagedAdvice(location) }
      return add(.problem(check, name, problem))
    }
    await examinePlaces(location)
  }

  private mutating func examinePlaces(_ location: StoreLocation) async {
    let (check, name) = ("places", texts.placePictures)
    guard let store = location.ofPlaces.files.openUntouched() else { return }
    do {
      let places = ReadOnlyPlaceCheck(places: store)
      guard case .ready = try await places() else { return add(.ok(check, name, texts.notYet("Madrid"))) }
      let verify = VerifyPlacesInteractor(places: store, files: location.ofPlaces.openPlaceFiles(), checkPlaces: places)
      let found = try await verify()
      add(
        found.isComplete
          ? .ok(check, name, texts.verified(found).joined(separator: " "))
          : .problem(check, name, texts.badFiles(found)))
    } catch {
      // An unreadable store has already been reported.
      if findings.contains(where: { $0.check == "store" && $0.state != .ok }) { return }
      add(.problem(check, name, Failure(error, texts).problem))
    }
  }
}

/// A check of whether the places can be read, which doesn't repair an interrupted download.
private struct ReadOnlyPlaceCheck: CheckPlaces {
  let places: any PlaceGateway

  func callAsFunction() async throws(GatewayError) -> PlaceReadiness {
    try await places.placeDownload().map { .ready($0) } ?? .missing
  }
}
