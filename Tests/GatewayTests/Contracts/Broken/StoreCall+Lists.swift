import Entities
import GatewayTesting
import UseCases

extension StoreCall {
  /// What it is called: `addBeer`.
  var name: String { Mirror(reflecting: self).children.first?.label ?? "\(self)" }

  /// The page of a list that is asked for.
  var page: Page {
    switch self {
    case .menu(_, _, let page), .history(_, let page), .recipes(_, let page), .favorites(_, let page),
      .manufacturers(_, let page), .beers(_, _, let page), .bestBeers(let page), .reviews(_, _, let page),
      .places(_, let page):
      page
    default: .whole
    }
  }

  /// What a list is searched for.
  var search: SearchText {
    switch self {
    case .menu(let search, _, _), .favorites(let search, _), .manufacturers(let search, _):
      search
    case .recipes(let filter, _): filter.search
    case .beers(let filter, _, _): filter.search
    case .history(let filter, _): filter.search
    case .places(let question, _), .pins(let question): question.search
    default: SearchText()
    }
  }

  /// Another page of the same list.
  func at(_ page: Page) -> StoreCall {
    switch self {
    case .menu(let search, let kind, _): .menu(search, kind, page)
    case .history(let filter, _): .history(filter, page)
    case .recipes(let filter, _): .recipes(filter, page)
    case .favorites(let search, _): .favorites(search, page)
    case .manufacturers(let search, _): .manufacturers(search, page)
    case .beers(let filter, let sorting, _): .beers(filter, sorting, page)
    case .bestBeers: .bestBeers(page)
    case .reviews(let filter, let sorting, _): .reviews(filter, sorting, page)
    case .places(let question, _): .places(question, page)
    default: self
    }
  }

  /// The same list, searched for something else.
  func searching(_ search: SearchText) -> StoreCall {
    switch self {
    case .menu(_, let kind, let page): .menu(search, kind, page)
    case .history(let filter, let page):
      .history(HistoryFilter(matching: search, since: filter.since, until: filter.until), page)
    case .recipes(let filter, let page):
      .recipes(
        RecipeFilter(
          matching: search, maximumMinutes: filter.maximumMinutes, diets: filter.diets, tags: filter.tags), page)
    case .favorites(_, let page): .favorites(search, page)
    case .manufacturers(_, let page): .manufacturers(search, page)
    case .beers(let filter, let sorting, let page):
      .beers(BeerFilter(of: filter.manufacturer, matching: search, limits: filter.limits), sorting, page)
    case .places(let question, let page):
      .places(PlaceQuery(kind: question.kind, matching: search, nearest: question.nearest), page)
    default: self
    }
  }

  /// All that there is, in the order of the list.
  var everything: StoreCall {
    switch self {
    case .menu: .menu(SearchText(), nil, .whole)
    case .history: .history(.all, .whole)
    case .recipes: .recipes(RecipeFilter(), .whole)
    case .beers(_, let sorting, _): .beers(BeerFilter(), sorting, .whole)
    case .reviews(_, let sorting, _): .reviews(.all, sorting, .whole)
    case .places(let question, _): .places(PlaceQuery(nearest: question.nearest), .whole)
    default: at(.whole).searching(SearchText())
    }
  }
}

extension Page {
  /// As much as there can be.
  static let whole = Page(limit: maximum - 1)
}

extension Paged {
  /// The same page with other items.
  func with(_ items: [Item]) -> Paged { Paged(items, hasMore: hasMore) }
}

extension SearchText {
  /// Whether one of the texts has the words as they were typed.
  func isTyped(in texts: [String]) -> Bool {
    isBlank || texts.contains { SearchText.fold($0).utf8.contains(folded.utf8) }
  }
}
