import Entities
import Hummingbird
import Interfaces
import UseCases

/// Manufacturers, their beers, and the best of all.
extension Front {
  func addBeers(to router: Hummingbird.Router<Visit>) {
    router.get("/beers") { _, visit in try await makers(visit) }
    router.get("/beers/all") { _, visit in try await beers(of: nil, visit) }
    router.get("/beers/best") { _, visit in
      let model = BestBeersModel(
        try await store.bestBeers(page: visit.page), firstNumber: visit.page.offset + 1, in: visit.texts)
      return visit.page(model.title) {
        "\(tabs(visit))\(visit.list(model, isSearched: false) { "<b>\($0.number).</b> \(row($0))" })"
      }
    }
    router.get("/beers/of/:id") { _, visit in
      try await beers(of: store.manufacturer(visit.id()).manufacturer, visit)
    }
    router.get("/photos/:id") { request, visit in
      let id: Photo.ID = try visit.id()
      return try await Cached.picture(id, request) { try await store.photo(id) }
    }
  }

  /// What there is of beers beside their makers.
  func tabs(_ visit: Visit) -> HTML {
    let texts = visit.texts
    let places = [
      ("/beers", texts.makers), ("/beers/all", texts.allBeers), ("/beers/best", texts.bestBeers),
      ("/beers/reviews", texts.allReviews),
    ]
    let links = places.map { place, name -> HTML in
      let isHere: HTML? = visit.path == place ? " aria-current=\"page\"" : nil
      return "<li><a href=\"\(place)\"\(isHere)>\(name)</a></li>"
    }
    return "<nav class=\"tabs\" aria-label=\"\(texts.beerLists)\"><ul>\(links)</ul></nav>"
  }

  private func makers(_ visit: Visit) async throws -> Response {
    let search = visit.query["q"]
    let found = try await store.manufacturers(matching: SearchText(search), page: visit.page)
    var model = ManufacturersModel(found, searching: search, in: visit.texts)
    try await samples(.beers, in: &model, visit)
    return visit.page(model.title) {
      let list = visit.list(model) { row in
        """
        \(visit.picture(row.logo.map { "/photos/\($0.text)" }))\
        <a href="/beers/of/\(row.id.text)">\(row.name)</a>
        <span>\([row.address, row.detail].filter { !$0.isEmpty }.joined(separator: " · "))</span>
        """
      }
      return "\(tabs(visit))\(list)"
    }
  }

  private func beers(of maker: Manufacturer?, _ visit: Visit) async throws -> Response {
    let (search, name) = (visit.query["q"], visit.query["sort"])
    let sorting = Self.sortings.first { self.name($0) == name } ?? .byName
    let found = try await store.beers(
      of: maker?.id, matching: SearchText(search), sortedBy: sorting, page: visit.page)
    let model = BeersModel(found, of: maker, searching: search, sortedBy: sorting, in: visit.texts)
    let options = Self.sortings.map { one -> HTML in
      let isChosen: HTML? = one == sorting ? " selected" : nil
      return "<option value=\"\(self.name(one))\"\(isChosen)>\(visit.texts.name(of: one))</option>"
    }
    return visit.page(model.title) {
      let filter: HTML = "<label>\(visit.texts.sortBy) <select name=\"sort\">\(options)</select></label>"
      return "\(tabs(visit))\(visit.list(model, filter: filter, row: row))"
    }
  }

  private static let sortings = BeerSorting.Criterion.allCases.flatMap {
    [BeerSorting($0), BeerSorting($0, isReversed: true)]
  }

  /// As a query has it.
  private func name(_ sorting: BeerSorting) -> String {
    let criterion = if case .measure(let measure) = sorting.criterion { measure.rawValue } else { "name" }
    return criterion + (sorting.isReversed ? "-down" : "")
  }

  private func row(_ row: BeerRow) -> HTML {
    """
    \(row.photo.map { "<img src=\"/photos/\($0.text)\" alt=\"\" loading=\"lazy\">" as HTML })\
    <a href="/beers/\(row.id.text)">\(row.name)</a> <span>\(row.detail)</span>
    """
  }
}
