import Entities
@testable import Gateways
@testable import StoreCore
import GatewayTesting
import TestSupport
import UseCases

extension StoreBreakage {
  @Breakages static var ofManufacturers: [StoreBreakage] {
    readingMakers
    addingMakers
    replacingMakers
    deletingMakers
    clause("manufacturers and their logos survive a restart") {
      when("the last manufacturer is lost") {
        $0.reopened.lists("manufacturers") { (all: [ManufacturerSummary], _) in all.dropLast() }
      }
    }
  }

  @Breakages private static var readingMakers: [StoreBreakage] {
    clause("a stored manufacturer is returned unchanged with its logo") {
      when("its address is lost") {
        $0.gateway.answers("manufacturer") { (maker: ManufacturerSummary, _) in
          ManufacturerSummary(maker.manufacturer.but(address: ""))
        }
      }
      when("manufacturers in lists have no logo") {
        $0.gateway.items("manufacturers") { (maker: ManufacturerSummary) in
          ManufacturerSummary(maker.manufacturer.but(withoutLogo: true))
        }
      }
      when("an unused picture is stored") { $0.gateway.picturesStay("nobody's", after: "addManufacturer") }
    }
    clause("manufacturers are sorted national first, then in Spanish alphabetical order, then by id") {
      when("imported manufacturers come first") {
        $0.gateway.sortsMakers { ($0.origin.rawValue, $0.id.text) < ($1.origin.rawValue, $1.id.text) }
      }
      when("origins are mixed") {
        $0.gateway.sortsMakers { (CollationKey($0.name).text, $0.id.text) < (CollationKey($1.name).text, $1.id.text) }
      }
      when("names are sorted by code points") {
        $0.gateway.sortsSections { ($0.name, $0.id.text) < ($1.name, $1.id.text) }
      }
      when("names are sorted without case and accents") {
        $0.gateway.sortsSections { (SearchText.fold($0.name), $0.id.text) < (SearchText.fold($1.name), $1.id.text) }
      }
      when("ids are sorted in descending order") {
        $0.gateway.sortsSections { (CollationKey($0.name).text, $1.id.text) < (CollationKey($1.name).text, $0.id.text) }
      }
    }
    clause("reading manufacturers by ids skips ids that don't exist") {
      when("a missing manufacturer is an error") {
        $0.gateway.refuses("manufacturersAmong", with: .notFound) { state, call in
          if case .manufacturersAmong(let ids) = call {
            !ids.allSatisfy { state.beers.manufacturers[$0] != nil }
          } else {
            false
          }
        }
      }
      when("all manufacturers are returned") {
        $0.gateway.does("manufacturersAmong") { (operation) throws(GatewayError) in
          try await operation.base.contents().beers.manufacturers
        }
      }
    }
    clause("a manufacturer search ignores word order, case and accents, and has no wildcards") {
      when("the query is a pattern") { $0.gateway.searchesForPatterns("manufacturers") }
      when("words must be adjacent as in the query") { $0.gateway.findsMakers { $1.isTyped(in: [$0.name]) } }
      when("only the beginning of a name is searched") {
        $0.gateway.findsMakers { SearchText.fold($0.name).hasPrefix($1.folded) }
      }
      when("case and accents matter") { $0.gateway.findsMakers { $1.isBlank || $0.name.contains($1.query) } }
      when("addresses are searched, too") { $0.gateway.findsMakers { $0.matches($1) || $1.matches($0.address) } }
      when("the next page is that of the whole list") {
        $0.gateway.does("manufacturers") { (operation) throws(GatewayError) in
          let blank = operation.call.searching(SearchText())
          let all: Paged<ManufacturerSummary> = try typed(try await operation.asking(blank).passOn())
          let found: Paged<ManufacturerSummary> = try typed(try await operation.passOn())
          return Paged(found.items, hasMore: all.hasMore)
        }
      }
    }
    clause(
      "a manufacturer search lists the best matches first, regardless of origin",
      when: "national manufacturers come first"
    ) {
      $0.gateway.sortsMakers { ManufacturerPosition($0) < ManufacturerPosition($1) }
    }
  }
}

extension BrokenStore {
  fileprivate mutating func sortsMakers(_ isInOrder: @escaping @Sendable (Manufacturer, Manufacturer) -> Bool) {
    sorts("manufacturers") { (left: ManufacturerSummary, right: ManufacturerSummary, _) in
      isInOrder(left.manufacturer, right.manufacturer)
    }
  }

  /// Makes the store list national manufacturers first, and sort each group with `isInOrder`.
  fileprivate mutating func sortsSections(_ isInOrder: @escaping @Sendable (Manufacturer, Manufacturer) -> Bool) {
    sortsMakers { left, right in
      left.origin != right.origin ? left.origin == .national : isInOrder(left, right)
    }
  }

  fileprivate mutating func findsMakers(_ isHit: @escaping @Sendable (Manufacturer, SearchText) -> Bool) {
    finds("manufacturers") { (maker: ManufacturerSummary, call) in isHit(maker.manufacturer, call.search) }
  }

  /// Makes the store delete a manufacturer whenever `isLike` returns `true` for the stored and the expected manufacturer.
  mutating func deletesMakers(
    _ isLike: @escaping @Sendable (ManufacturerSummary, ManufacturerSummary) -> Bool
  ) {
    overrules("deleteManufacturer") { records, call in
      guard case .deleteManufacturer(let expected) = call else { return false }
      return records.manufacturer(expected.id).map { isLike($0, expected) } ?? false
    } change: { state, call in
      if case .deleteManufacturer(let expected) = call { state.beers.remove(expected.id) }
    }
  }
}
