import Entities
import Gateways
import UseCases
import TestSupport

extension Breakage {
  static let ofManufacturers: [Breakage] = readingMakers + findingMakers + addingMakers + makersAndWhatIsTheirs

  private static let readingMakers: [Breakage] = [
    Breakage("without manufacturers the list is empty, and none is found", "an empty list is not found") {
      $0.gateway.onManufacturers = { (store, search, page) throws(GatewayError) in
        let found = try await store.manufacturers(matching: search, page: page)
        if found.items.isEmpty { throw .notFound }
        return found
      }
    },
    Breakage("without manufacturers the list is empty, and none is found", "it is a failure") {
      $0.gateway.onManufacturer = { (store, id) throws(GatewayError) in
        do { return try await store.manufacturer(id) } catch { throw .failed(what: id.text, why: "no row") }
      }
    },
    Breakage("without manufacturers the list is empty, and none is found", "a picture is a failure") {
      $0.gateway.onPhoto = { (store, id) throws(GatewayError) in
        do { return try await store.photo(id) } catch { throw .failed(what: id.text, why: "no file") }
      }
    },
    Breakage("a manufacturer comes back whole, with its logo", "its address is lost") {
      $0.gateway.onManufacturer = { (store, id) throws(GatewayError) in
        ManufacturerSummary(try await store.manufacturer(id).manufacturer.but(address: ""))
      }
    },
    Breakage("a manufacturer comes back whole, with its logo", "the list knows no logos") {
      $0.gateway.changeMakers { found, _ in
        found.with(found.items.map { ManufacturerSummary($0.manufacturer.but(withoutLogo: true)) })
      }
    },
    Breakage("a manufacturer comes back whole, with its logo", "a picture that nothing names is kept") {
      $0.gateway.keepEveryPicture()
    },
    Breakage(
      "national manufacturers come first, then by name in the order of the Spanish alphabet, then by id",
      "imported ones first"
    ) {
      $0.gateway.sortMakers {
        ($0.manufacturer.origin.rawValue, $0.id.text) < ($1.manufacturer.origin.rawValue, $1.id.text)
      }
    },
    Breakage(
      "national manufacturers come first, then by name in the order of the Spanish alphabet, then by id",
      "in one section"
    ) {
      $0.gateway.sortMakers {
        (CollationKey($0.manufacturer.name).text, $0.id.text) < (CollationKey($1.manufacturer.name).text, $1.id.text)
      }
    },
    Breakage(
      "national manufacturers come first, then by name in the order of the Spanish alphabet, then by id",
      "names by their code points"
    ) {
      $0.gateway.sortSections {
        ($0.manufacturer.name, $0.id.text) < ($1.manufacturer.name, $1.id.text)
      }
    },
    Breakage(
      "national manufacturers come first, then by name in the order of the Spanish alphabet, then by id",
      "names as a search folds them"
    ) {
      $0.gateway.sortSections {
        (SearchText.fold($0.manufacturer.name), $0.id.text) < (SearchText.fold($1.manufacturer.name), $1.id.text)
      }
    },
    Breakage(
      "national manufacturers come first, then by name in the order of the Spanish alphabet, then by id",
      "ids count down"
    ) {
      $0.gateway.sortSections {
        (CollationKey($0.manufacturer.name).text, $1.id.text) < (CollationKey($1.manufacturer.name).text, $0.id.text)
      }
    },
    Breakage(
      "a page of manufacturers is the stretch asked for, and says whether more follows",
      "a full page says that more follows"
    ) {
      $0.gateway.changeMakers { found, page in Paged(found.items, hasMore: found.items.count == page.limit) }
    },
    Breakage("a page of manufacturers is the stretch asked for, and says whether more follows", "always the first") {
      $0.gateway.onManufacturers = { (store, search, page) throws(GatewayError) in
        try await store.manufacturers(matching: search, page: Page(limit: page.limit))
      }
    },
    Breakage(
      "a page of manufacturers is the stretch asked for, and says whether more follows", "past the end is not found"
    ) {
      $0.gateway.onManufacturers = { (store, search, page) throws(GatewayError) in
        let found = try await store.manufacturers(matching: search, page: page)
        if found.items.isEmpty, page.offset > 0 { throw .notFound }
        return found
      }
    },
  ]

  private static let findingMakers: [Breakage] = [
    Breakage("a search finds what the name contains, blind to case and accents, every sign for itself", "a pattern") {
      $0.gateway.onManufacturers = { (store, search, page) throws(GatewayError) in
        let meant = ["%", "_"].contains(search.folded) ? SearchText() : search
        return try await store.manufacturers(matching: meant, page: page)
      }
    },
    Breakage("a search finds what the name contains, blind to case and accents, every sign for itself", "beginnings") {
      $0.gateway.findMakers { SearchText.fold($0.name).hasPrefix($1.folded) }
    },
    Breakage(
      "a search finds what the name contains, blind to case and accents, every sign for itself", "letters as they are"
    ) {
      $0.gateway.findMakers { $1.isBlank || $0.name.contains($1.query) }
    },
    Breakage(
      "a search finds what the name contains, blind to case and accents, every sign for itself", "addresses too"
    ) {
      $0.gateway.findMakers { $0.matches($1) || $1.matches($0.address) }
    },
    Breakage(
      "a search finds what the name contains, blind to case and accents, every sign for itself",
      "the page is cut before the search"
    ) {
      $0.gateway.onManufacturers = { (store, search, page) throws(GatewayError) in
        let found = try await store.manufacturers(matching: SearchText(), page: page)
        return found.with(found.items.filter { $0.manufacturer.matches(search) })
      }
    },
    Breakage(
      "a search finds what the name contains, blind to case and accents, every sign for itself",
      "what follows without the search is told"
    ) {
      $0.gateway.onManufacturers = { (store, search, page) throws(GatewayError) in
        let found = try await store.manufacturers(matching: search, page: page)
        return Paged(found.items, hasMore: try await store.manufacturers(matching: SearchText(), page: page).hasMore)
      }
    },
  ]
}

extension BrokenStore {
  fileprivate mutating func sortMakers(
    _ isInOrder: @escaping @Sendable (ManufacturerSummary, ManufacturerSummary) -> Bool
  ) {
    changeMakers { found, _ in found.with(found.items.sorted(by: isInOrder)) }
  }

  /// National manufacturers first, and then in this order.
  fileprivate mutating func sortSections(
    _ isInOrder: @escaping @Sendable (ManufacturerSummary, ManufacturerSummary) -> Bool
  ) {
    sortMakers { left, right in
      let isNational = (left.manufacturer.origin == .national, right.manufacturer.origin == .national)
      return isNational.0 != isNational.1 ? isNational.0 : isInOrder(left, right)
    }
  }

  fileprivate mutating func findMakers(_ isHit: @escaping @Sendable (Manufacturer, SearchText) -> Bool) {
    onManufacturers = { (store, search, page) throws(GatewayError) in
      let all = try await store.manufacturers(matching: SearchText(), page: .whole).items
      return Paged(all.filter { isHit($0.manufacturer, search) }, page)
    }
  }
}
