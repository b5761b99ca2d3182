import Entities
import Gateways
import UseCases
import TestSupport

extension Breakage {
  static let ofBeers: [Breakage] =
    readingBeers + sortingBeers + findingBeers + addingBeers + replacingBeers + deletingBeers + beersElsewhere
    + bestBeers + beersTogether

  private static let readingBeers: [Breakage] = [
    Breakage("without beers the list is empty, and none is found", "an empty list is not found") {
      $0.gateway.onBeers = { (store, maker, search, sorting, page) throws(GatewayError) in
        let found = try await store.beers(of: maker, matching: search, sortedBy: sorting, page: page)
        if found.items.isEmpty { throw .notFound }
        return found
      }
    },
    Breakage("without beers the list is empty, and none is found", "it is a failure") {
      $0.gateway.onBeer = { (store, id) throws(GatewayError) in
        do { return try await store.beer(id) } catch { throw .failed(what: id.text, why: "no row") }
      }
    },
    Breakage("without beers the list is empty, and none is found", "the best always go on") {
      $0.gateway.onBestBeers = { (store, page) throws(GatewayError) in
        Paged(try await store.bestBeers(page: page).items, hasMore: true)
      }
    },
    Breakage("a beer comes back whole, with its pictures in their order and its cover", "the first is the cover") {
      $0.gateway.changeEachBeer { RatedBeer($0.beer.but(album: $0.beer.album.withoutCover), rating: $0.rating) }
    },
    Breakage("a beer comes back whole, with its pictures in their order and its cover", "its pictures by their ids") {
      $0.gateway.changeEachBeer { RatedBeer($0.beer.but(album: $0.beer.album.inNoOrder), rating: $0.rating) }
    },
    Breakage("a beer comes back whole, with its pictures in their order and its cover", "the list has no pictures") {
      $0.gateway.changeBeers { found, _, _ in
        found.with(found.items.map { RatedBeer($0.beer.but(album: .empty), rating: $0.rating) })
      }
    },
    Breakage("a beer comes back whole, with its pictures in their order and its cover", "its strength is rounded") {
      $0.gateway.changeEachBeer { rated in
        let rounded = rated.beer.measures.but(.alcohol, rated.beer.alcohol.map { $0 / 10 * 10 })
        return RatedBeer(rated.beer.but(measures: rounded), rating: rated.rating)
      }
    },
    Breakage("a beer comes back whole, with its pictures in their order and its cover", "no calories are unknown") {
      $0.gateway.changeEachBeer {
        RatedBeer($0.beer.but(measures: $0.beer.measures.filter { $0.value != 0 }), rating: $0.rating)
      }
    },
    Breakage("a beer comes back whole, with its pictures in their order and its cover", "what is unknown is 0") {
      $0.gateway.changeEachBeer {
        RatedBeer($0.beer.but(measures: $0.beer.measures.but(.calories, $0.beer.calories ?? 0)), rating: $0.rating)
      }
    },
  ]

  private static let findingBeers: [Breakage] = [
    Breakage("a maker's beers are its own, a maker that there is not has none", "they are everybody's") {
      $0.gateway.onBeers = { (store, _, search, sorting, page) throws(GatewayError) in
        try await store.beers(of: nil, matching: search, sortedBy: sorting, page: page)
      }
    },
    Breakage("a maker's beers are its own, a maker that there is not has none", "nobody is not found") {
      $0.gateway.onBeers = { (store, maker, search, sorting, page) throws(GatewayError) in
        if let maker { _ = try await store.manufacturer(maker) }
        return try await store.beers(of: maker, matching: search, sortedBy: sorting, page: page)
      }
    },
    Breakage(
      "a search finds what name or type contain, blind to case and accents, sorted as asked for", "names only"
    ) {
      $0.gateway.findBeers { beer, maker, search in
        (maker == nil || beer.manufacturer == maker) && search.matches(beer.name)
      }
    },
    Breakage(
      "a search finds what name or type contain, blind to case and accents, sorted as asked for",
      "the maker's by name, or everybody's by type"
    ) {
      $0.gateway.findBeers { beer, maker, search in
        (maker == nil || beer.manufacturer == maker) && search.matches(beer.name) || search.matches(beer.type.name)
      }
    },
    Breakage("a search finds what name or type contain, blind to case and accents, sorted as asked for", "a pattern") {
      $0.gateway.onBeers = { (store, maker, search, sorting, page) throws(GatewayError) in
        let meant = ["%", "_"].contains(search.folded) ? SearchText() : search
        return try await store.beers(of: maker, matching: meant, sortedBy: sorting, page: page)
      }
    },
    Breakage(
      "a search finds what name or type contain, blind to case and accents, sorted as asked for", "letters as they are"
    ) {
      $0.gateway.findBeers { beer, maker, search in
        (maker == nil || beer.manufacturer == maker)
          && (search.isBlank || beer.name.contains(search.query) || beer.type.name.contains(search.query))
      }
    },
    Breakage(
      "a search finds what name or type contain, blind to case and accents, sorted as asked for", "hits come by name"
    ) {
      $0.gateway.onBeers = { (store, maker, search, sorting, page) throws(GatewayError) in
        try await store.beers(of: maker, matching: search, sortedBy: search.isBlank ? sorting : .byName, page: page)
      }
    },
    Breakage(
      "a page of beers is the stretch asked for, and says whether more follows", "a full page says that more follows"
    ) {
      $0.gateway.changeBeers { found, _, page in Paged(found.items, hasMore: found.items.count == page.limit) }
    },
    Breakage("a page of beers is the stretch asked for, and says whether more follows", "every page is the first") {
      $0.gateway.onBeers = { (store, maker, search, sorting, page) throws(GatewayError) in
        try await store.beers(of: maker, matching: search, sortedBy: sorting, page: Page(limit: page.limit))
      }
    },
    Breakage(
      "a page of beers is the stretch asked for, and says whether more follows", "it is cut before the search"
    ) {
      $0.gateway.onBeers = { (store, maker, search, sorting, page) throws(GatewayError) in
        let found = try await store.beers(of: maker, matching: SearchText(), sortedBy: sorting, page: page)
        return found.with(found.items.filter { $0.beer.matches(search) })
      }
    },
    Breakage(
      "a page of beers is the stretch asked for, and says whether more follows",
      "it is cut before the maker's are taken"
    ) {
      $0.gateway.onBeers = { (store, maker, search, sorting, page) throws(GatewayError) in
        let found = try await store.beers(of: nil, matching: search, sortedBy: sorting, page: page)
        return found.with(found.items.filter { maker == nil || $0.beer.manufacturer == maker })
      }
    },
    Breakage(
      "a page of beers is the stretch asked for, and says whether more follows", "past the end is not found"
    ) {
      $0.gateway.onBeers = { (store, maker, search, sorting, page) throws(GatewayError) in
        let found = try await store.beers(of: maker, matching: search, sortedBy: sorting, page: page)
        if found.items.isEmpty, page.offset > 0 { throw .notFound }
        return found
      }
    },
  ]
}

extension BrokenStore {
  fileprivate mutating func findBeers(
    _ isHit: @escaping @Sendable (Beer, Manufacturer.ID?, SearchText) -> Bool
  ) {
    onBeers = { (store, maker, search, sorting, page) throws(GatewayError) in
      let all = try await store.beers(of: nil, matching: SearchText(), sortedBy: sorting, page: .whole).items
      return Paged(all.filter { isHit($0.beer, maker, search) }, page)
    }
  }
}
