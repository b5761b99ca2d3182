import Entities
import GatewayTesting
import Interfaces
import Testing
import UseCases

@MainActor @Suite struct `The screen of a list of places` {
  typealias Step = Madrid.ListScreen.Step

  let madrid: Madrid
  let ui = Madrid.ListScreen()
  let presenter: PlaceListPresenter

  init() async throws {
    madrid = try Madrid()
    try await madrid.download()
    presenter = madrid.listPresenter(ui)
  }

  private func shown(
    _ request: PlaceListRequest = PlaceListRequest(kind: .shop), at position: Coordinate? = nil,
    chosen: Place.ID? = nil, notice: Notice? = nil
  ) async throws -> Step {
    madrid.fail(nil)
    let list = try await madrid.useCases(at: FixedLocation(position)).getPlaceList(request)
    var model = PlaceListModel(list, request, in: madrid.texts)
    (model.chosen, model.notice) = (chosen, notice)
    return .shows(.content(model))
  }

  /// The names in the rows that the last step shows.
  private var names: [String]? {
    guard case .shows(.content(let model)) = ui.take().last else { return nil }
    return model.rows.map { "\($0.number) \($0.name)" }
  }

  @Test func `The places screen shows a loading indicator, then the places of one kind sorted by name`() async throws {
    await presenter.handle(.appeared)
    ui.expect(.shows(.loading), try await shown())
    await presenter.handle(.appeared)
    #expect(names == ["1 Libros", "2 Quesos", "3 Sombreros"])
  }

  @Test func `The places screen reports that there are no places or no search results`() async throws {
    let services = madrid.listPresenter(ui, of: .service)
    await services.handle(.appeared)
    await presenter.handle(.submittedSearch("churros"))
    ui.expect(
      .shows(.loading), .shows(.empty(message: "No hay ninguno.")),
      .shows(
        .empty(
          message: """
            Tiendas: sin resultados para «churros». Se ha buscado en nombre, etiquetas, categorías, dirección y descripción.
            """)))
  }

  @Test func `A place search lists only the results and highlights their pins on the map`() async throws {
    await presenter.handle(.searched("QUÉ"))
    guard case .shows(.content(let model)) = ui.take().last else { throw GatewayError.notFound }
    #expect(model.isSearch && model.rows.map(\.name) == ["Quesos"])
    #expect(model.map.pins.map(\.isHit) == [false, true] && model.map.pins.map(\.number) == [nil, 1])
    await presenter.handle(.submittedSearch(" "))
    #expect(names == ["1 Libros", "2 Quesos", "3 Sombreros"])
  }

  @Test func `Sorting places by distance keeps the search text`() async throws {
    let presenter = madrid.listPresenter(ui, at: FixedLocation(madrid.cheese.coordinate))
    await presenter.handle(.appeared)
    await presenter.handle(.act(.sorted(isByDistance: true)))
    #expect(names == ["1 Quesos", "2 Libros", "3 Sombreros"])
    await presenter.handle(.submittedSearch("os"))
    #expect(names == ["1 Quesos", "2 Libros", "3 Sombreros"])
    await presenter.handle(.act(.sorted(isByDistance: false)))
    #expect(names == ["1 Libros", "2 Quesos", "3 Sombreros"])
  }

  @Test func `If the user's position is unknown, sorting places by distance keeps them sorted by name`() async throws {
    await presenter.handle(.appeared)
    await presenter.handle(.act(.sorted(isByDistance: true)))
    let problem = madrid.texts.problem(GetPlacesError.positionUnknown)
    let steps = ui.take().suffix(1)
    #expect(steps == [try await shown(notice: .failed(problem))])
    await presenter.handle(.submittedSearch("qu"))
    #expect(names == ["1 Quesos"])
  }

  @Test func `The places screen reads the places again when the user moves`() async throws {
    let location = MovingLocation()
    let presenter = madrid.listPresenter(ui, at: location)
    await presenter.handle(.appeared)
    await location.move(to: madrid.cheese.coordinate)
    await presenter.handle(.act(.moved))
    await presenter.handle(.act(.sorted(isByDistance: true)))
    #expect(names == ["1 Quesos", "2 Libros", "3 Sombreros"])
    await location.move(to: madrid.books.coordinate)
    await presenter.handle(.act(.moved))
    #expect(names == ["1 Libros", "2 Quesos", "3 Sombreros"])
  }

  @Test func `Choosing a pin on the map shows a card that opens the place`() async throws {
    await presenter.handle(.appeared, unseenOn: ui)
    await presenter.handle(.act(.chosePin(madrid.books.id)))
    await presenter.handle(.act(.chosePin(madrid.cheese.id)))
    await presenter.handle(.act(.choseCard))
    await presenter.handle(.act(.choseCard))
    ui.expect(
      try await shown(chosen: madrid.books.id), try await shown(chosen: madrid.cheese.id),
      .goes(.place(madrid.cheese.id)))
  }

  @Test func `Choosing the pin of a place without coordinates reports that the position is unknown`() async throws {
    await presenter.handle(.appeared, unseenOn: ui)
    await presenter.handle(.act(.chosePin(madrid.hats.id)))
    await presenter.handle(.act(.chosePin(madrid.museum.id)))
    let notice = Notice.done(["«Sombreros» no está en el mapa: se desconoce su posición."])
    ui.expect(try await shown(notice: notice))
  }

  @Test(arguments: [
    ListEvent<PlaceListFeature>.searched("o"), .submittedSearch("o"), .act(.sorted(isByDistance: false)), .appeared,
    .act(.moved),
  ])
  func `A change to the place list closes the card of the chosen place`(event: ListEvent<PlaceListFeature>) async throws
  {
    await presenter.handle(.appeared)
    await presenter.handle(.act(.chosePin(madrid.cheese.id)))
    await presenter.handle(event)
    guard case .shows(.content(let model)) = ui.take().last else { throw GatewayError.notFound }
    #expect(model.chosen == nil)
  }

  @Test func `Choosing a place opens the place without updating the places screen`() async {
    await presenter.handle(.chose(madrid.books.id))
    ui.expect(.goes(.place(madrid.books.id)))
  }

  @Test func `The row numbers of places continue from one page to the next`() async throws {
    try await madrid.download(
      try (11...70).map { try Place(.shop, number: "\($0)", name: "Turno \($0)") })
    await presenter.handle(.appeared)
    #expect(names?.count == 50)
    await presenter.handle(.wantedMore)
    #expect(names?.last == "60 Turno 70")
    await presenter.handle(.wantedMore)
    #expect(ui.take() == [])
  }
}

/// A location gateway for a user who moves.
actor MovingLocation: LocationGateway {
  private var here: Coordinate?

  func position() -> Coordinate? { here }

  func move(to coordinate: Coordinate?) { here = coordinate }
}
