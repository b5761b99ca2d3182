import Entities
import Hummingbird
import Interfaces
import UseCases

/// Adds the pages with the manufacturers, their beers, and the best beers.
extension Front {
  func addBeers(to router: Hummingbird.Router<Visit>) {
    router.get("/beers") { _, visit in
      let found = try await store.manufacturers(matching: visit.search, page: visit.page)
      var model = ManufacturersModel(found, searching: visit.query["q"], in: visit.texts)
      try await addSampleNote(.beers, in: &model, visit)
      return visit.list(model, "maker", ["tabs": tabs(visit)])
    }
    router.get("/beers/all") { _, visit in try await beers(of: nil, visit) }
    router.get("/beers/of/:id") { _, visit in
      try await beers(of: store.manufacturer(visit.id()).manufacturer, visit)
    }
    router.get("/beers/best") { _, visit in
      let found = try await store.bestBeers(page: visit.page)
      let model = BestBeersModel(
        found, by: try await makers(of: found), firstNumber: visit.page.offset + 1, in: visit.texts)
      return visit.list(model, "bestRow", isSearched: false, ["tabs": tabs(visit)])
    }
    router.get("/photos/:id") { request, visit in
      try await Response.picture(visit.id(), for: request) { try await store.photo($0) }
    }
  }

  /// Returns the tabs in a nested array, so that the section around them is rendered once.
  private func tabs(_ visit: Visit) -> [[[String: Any]]] {
    let (makers, all) = (visit.texts.say("Fabricantes", "Manufacturers"), visit.texts.say("Cervezas", "All beers"))
    return [visit.links([("/beers", makers), ("/beers/all", all), ("/beers/best", visit.texts.bestBeers)])]
  }

  private func makers(of beers: Paged<RatedBeer>) async throws -> [Manufacturer.ID: Manufacturer] {
    try await store.manufacturers(Set(beers.items.map(\.beer.manufacturer)))
  }

  private func beers(of maker: Manufacturer?, _ visit: Visit) async throws -> Response {
    let sortings = BeerSorting.Criterion.allCases.flatMap { [BeerSorting($0), BeerSorting($0, isReversed: true)] }
    func option(_ sorting: BeerSorting) -> (value: String, name: String) {
      let arrow = sorting.isReversed ? " ↓" : " ↑"
      guard case .measure(let measure) = sorting.criterion else {
        return ("name" + arrow, visit.texts.say("nombre", "name") + arrow)
      }
      return (measure.rawValue + arrow, visit.texts.label(measure) + arrow)
    }
    let sorting = sortings.first { option($0).value == visit.query["sort"] } ?? .byName
    let found = try await store.beers(of: maker?.id, matching: visit.search, sortedBy: sorting, page: visit.page)
    let model = BeersModel(
      found, of: maker, by: try await makers(of: found), searching: visit.query["q"], sortedBy: sorting, in: visit.texts
    )
    let filter = visit.choice(
      visit.texts.say("Ordenar por", "Sort by"), "sort", sortings.map(option), chosen: option(sorting).value)
    return visit.list(model, "beerRow", ["tabs": tabs(visit), "filter": filter])
  }
}
