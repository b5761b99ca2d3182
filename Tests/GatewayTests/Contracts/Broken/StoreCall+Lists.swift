import Entities
import GatewayTesting
import UseCases

extension StoreCall {
  /// The name of the call, such as `addBeer`.
  var name: String { Mirror(reflecting: self).children.first?.label ?? "\(self)" }

  /// The page that the call requests from a list.
  var page: Page {
    switch self {
    case .menu(_, _, let page), .history(_, let page), .recipes(_, let page), .favorites(_, let page),
      .manufacturers(_, let page), .beers(_, _, let page), .bestBeers(let page), .reviews(_, _, let page),
      .places(_, let page):
      page
    default: .whole
    }
  }

  /// The search that the call applies to a list.
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

  /// Returns the same call with a different page.
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

  /// Returns the same call with a different search.
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

  /// The same call without its filter. The list has the same order.
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
  /// A page that contains the whole list.
  static let whole = Page(limit: maximum - 1)
}

extension Paged {
  /// Returns the same page with different items.
  func with(_ items: [Item]) -> Paged { Paged(items, hasMore: hasMore) }
}

extension SearchText {
  /// Returns whether one of the strings contains the search exactly as it was typed.
  func isTyped(in texts: [String]) -> Bool {
    isBlank || texts.contains { SearchText.fold($0).utf8.contains(folded.utf8) }
  }
}
