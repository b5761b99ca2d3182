import Entities
import Gateways
import UseCases

extension Breakage {
  static let ofTheMenu: [Breakage] = menuReading + menuSearching + menuElsewhere

  private static let menuReading = [
    Breakage("a dish is found by its id, whole", "its description is lost") {
      $0.gateway.onDish = { (store, id) throws(GatewayError) in
        let dish = try await store.dish(id)
        guard let bare = try? Dish(name: dish.name, description: "", price: dish.price, kind: dish.kind)
        else {
          throw .notFound
        }
        return bare
      }
    },
    Breakage("a dish that is not in the menu is not found", "it is a failure") {
      $0.gateway.onDish = { (store, id) throws(GatewayError) in
        do { return try await store.dish(id) } catch { throw .failed(what: id.text, why: "no row") }
      }
    },
    Breakage(
      "of several dishes those in the menu come, the others are left out", "one missing dish fails all"
    ) {
      $0.gateway.onDishes = { (store, ids) throws(GatewayError) in
        let found = try await store.dishes(ids)
        if found.count < ids.count { throw .notFound }
        return found
      }
    },
    Breakage("of several dishes those in the menu come, the others are left out", "the whole menu comes") {
      $0.gateway.onDishes = { (store, _) throws(GatewayError) in
        let all = try await store.contents().menu.all
        return Dictionary(uniqueKeysWithValues: all.map { ($0.id, $0) })
      }
    },
    Breakage("an empty menu is an empty page", "it is not found") {
      $0.gateway.changePages { (found, _, _) throws(GatewayError) in
        if found.items.isEmpty { throw .notFound }
        return found
      }
    },
    Breakage("dishes come by kind, then by name, in the order of the Spanish alphabet", "by name alone") {
      $0.gateway.changePages { (found, _, _) in
        Paged(found.items.sorted { CollationKey($0.name) < CollationKey($1.name) }, hasMore: found.hasMore)
      }
    },
    Breakage(
      "dishes come by kind, then by name, in the order of the Spanish alphabet", "by their code points"
    ) {
      $0.gateway.changePages { (found, _, _) in
        let sorted = found.items.sorted { ($0.kind.name, $0.name) < ($1.kind.name, $1.name) }
        return Paged(sorted, hasMore: found.hasMore)
      }
    },
    Breakage("dishes come by kind, then by name, in the order of the Spanish alphabet", "ñ is n") {
      $0.gateway.changePages { (found, _, _) in
        let sorted = found.items.sorted {
          (SearchText.fold($0.kind.name), SearchText.fold($0.name))
            < (SearchText.fold($1.kind.name), SearchText.fold($1.name))
        }
        return Paged(sorted, hasMore: found.hasMore)
      }
    },
    Breakage(
      "a page is the stretch asked for, and says whether more follows", "a full page says that more follows"
    ) {
      $0.gateway.changePages { (found, _, page) in
        Paged(found.items, hasMore: found.items.count == page.limit)
      }
    },
    Breakage(
      "a page is the stretch asked for, and says whether more follows", "pages are counted, not dishes"
    ) {
      $0.gateway.onPage = { (store, search, kind, page) throws(GatewayError) in
        let start = Page(offset: page.offset * page.limit, limit: page.limit)
        return try await store.dishes(matching: search, of: kind, page: start)
      }
    },
  ]

  private static let menuSearching = [
    Breakage(
      "a search finds what name or description contain, blind to case and accents", "only names are searched"
    ) {
      $0.gateway.changePages { (found, search, _) in
        Paged(found.items.filter { search.matches($0.name) }, hasMore: found.hasMore)
      }
    },
    Breakage("a search finds what name or description contain, blind to case and accents", "accents count") {
      $0.gateway.changePages { (found, search, _) in
        let query = search.query.lowercased()
        let hits = found.items.filter { "\($0.name) \($0.description)".lowercased().contains(query) }
        return Paged(hits, hasMore: found.hasMore)
      }
    },
    Breakage("a search takes every sign for itself", "a percent sign stands for anything") {
      $0.gateway.onPage = { (store, search, kind, page) throws(GatewayError) in
        let query = SearchText(search.query.filter { $0 != "%" })
        return try await store.dishes(matching: query, of: kind, page: page)
      }
    },
    Breakage("a blank search finds everything", "blanks are searched") {
      $0.gateway.changePages { (found, search, _) in
        search.isBlank && !search.query.isEmpty ? Paged([], hasMore: false) : found
      }
    },
    Breakage("a search pages as the whole menu does", "the page is cut before the search") {
      $0.gateway.onPage = { (store, search, kind, page) throws(GatewayError) in
        let found = try await store.dishes(matching: SearchText(), of: kind, page: page)
        return Paged(found.items.filter { $0.matches(search) }, hasMore: found.hasMore)
      }
    },
    Breakage(
      "a kind is found whatever its accents and case, and is no other kind's beginning", "accents count"
    ) {
      $0.gateway.changeKinds { $0 == $1 }
    },
    Breakage(
      "a kind is found whatever its accents and case, and is no other kind's beginning", "beginnings count"
    ) {
      $0.gateway.changeKinds {
        CollationKey($0.name).letters.hasPrefix(CollationKey($1.name).letters)
      }
    },
    Breakage("a kind is found whatever its accents and case, and is no other kind's beginning", "ñ is n") {
      $0.gateway.changeKinds { SearchText.fold($0.name) == SearchText.fold($1.name) }
    },
    Breakage("kind and search hold together", "a search looks at every kind") {
      $0.gateway.onPage = { (store, search, kind, page) throws(GatewayError) in
        try await store.dishes(matching: search, of: search.isBlank ? kind : nil, page: page)
      }
    },
    Breakage("kind and search hold together", "a kind is not searched") {
      $0.gateway.onPage = { (store, search, kind, page) throws(GatewayError) in
        try await store.dishes(matching: kind == nil ? search : SearchText(), of: kind, page: page)
      }
    },
  ]

  private static let menuElsewhere = [
    Breakage(
      "readers at once see the menu before or after an import, never in between", "the import is two changes"
    ) {
      $0.gateway.importInTwo(after: 100)
    },
    Breakage("a cancelled task is refused", "but for a dish") {
      $0.gateway.onDish = { (store, id) throws(GatewayError) in
        try await unheard { () throws(GatewayError) in try await store.dish(id) }
      }
    },
    Breakage("a cancelled task is refused", "but for several dishes") {
      $0.gateway.onDishes = { (store, ids) throws(GatewayError) in
        try await unheard { () throws(GatewayError) in try await store.dishes(ids) }
      }
    },
    Breakage("a cancelled task is refused", "but for a page") {
      $0.gateway.onPage = { (store, search, kind, page) throws(GatewayError) in
        try await unheard { () throws(GatewayError) in
          try await store.dishes(matching: search, of: kind, page: page)
        }
      }
    },
    Breakage("the menu is there after a restart", "it is gone") { $0.reopened = BrokenStore(StateStore()) },
    Breakage("the menu can be read where nothing can be written", "reading wants to write") {
      $0.readOnly.onPage = { (_, _, _, _) throws(GatewayError) in throw .readOnly(what: "memory") }
    },
    Breakage("the menu can be read where there is no room left", "reading wants room") {
      $0.full.onPage = { (_, _, _, _) throws(GatewayError) in throw .full(what: "memory") }
    },
  ]
}
