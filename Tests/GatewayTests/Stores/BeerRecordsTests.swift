import Entities
import Foundation
import GatewayTesting
import TestSupport
import TestGroups
import Testing
import UseCases

@Suite struct `Many beers of one manufacturer` {
  @Test(.group(.heavy), arguments: Stores.allCases.filter { $0 != .memory })
  func `Many beers of one manufacturer keep their order in imports, pages, searches and sorts`(store: Stores)
    async throws
  {
    let folder = try TemporaryFolder()
    let (subject, many) = (store.subject(folder), try ManyBeers())
    try await subject.gateway.importSeed(.beers) { (writer) throws(GatewayError) in
      _ = try writer.insert(.manufacturer(many.maker, photos: []))
      for place in 0..<ManyBeers.count { _ = try writer.insert(.beer(try many.beer(many.shuffled(place)), photos: [])) }
      return .commit(())
    }
    // The store is reopened, so that nothing is cached in memory.
    let gateway = try await subject.opened(as: .reopened)
    let summary = ManufacturerSummary(many.maker, beerCount: ManyBeers.count)
    #expect(try await gateway.manufacturer(many.maker.id) == summary)

    let byName = many.sorted { many.digits($0) }
    try await expectPages(gateway, .byName, byName, many)
    try await expectPages(gateway, BeerSorting(.name, isReversed: true), many.sorted { -many.digits($0) }, many)
    try await expectPages(
      gateway, BeerSorting(.measure(.alcohol), isReversed: true),
      many.sorted { many.ranked(many.alcohol($0).map { -$0 }, $0) },
      many)
    try await expectPages(
      gateway, BeerSorting(.measure(.calories)), many.sorted { many.ranked(many.calories($0), $0) }, many)
    try await expectPages(gateway, .byName, byName.filter { many.name($0).contains("77") }, many, "77")

    let new = try Beer(
      id: Beer.ID("beer-new"), of: many.maker.id, name: "Añadida", type: BeerType("Ale"), measures: [.calories: 1])
    try await gateway.addBeer(new, photos: [])
    let first = try await gateway.beers(
      of: many.maker.id, matching: SearchText(), sortedBy: .byName, page: Page(limit: 2))
    #expect(first.items.map(\.beer) == [new, try many.beer(byName[0])])
    if ManyBeers.isLong { print("long: \(ManyBeers.count) beers of one manufacturer, \(store.rawValue)") }
    withExtendedLifetime(folder) {}
  }

  /// Checks the first page, a page in the middle, and the last page of the sorted beers.
  private func expectPages(
    _ gateway: any BeerGateway, _ sorting: BeerSorting, _ numbers: [Int], _ many: ManyBeers, _ text: String = ""
  ) async throws {
    let limit = 20
    for offset in [0, numbers.count / 2 - 3, numbers.count - limit] {
      let found = try await gateway.beers(
        of: many.maker.id, matching: SearchText(text), sortedBy: sorting, page: Page(offset: offset, limit: limit))
      let expected = try numbers.dropFirst(offset).prefix(limit).map { RatedBeer(try many.beer($0)) }
      #expect(found == Paged(expected, hasMore: offset + limit < numbers.count), "\(sorting), \(text), from \(offset)")
    }
  }
}

/// Beers whose properties are computed from their numbers, so that the sorted result is known without the kit.
private struct ManyBeers: Sendable {
  static let isLong = ProcessInfo.processInfo.environment["RECETAS_LONG"] == "1"
  /// The number of beers: the full number in `.ci/run --long`, otherwise a sample.
  static let count = isLong ? 100_000 : 2000
  /// The types in alphabetical order.
  private static let types = ["Ale", "Lager", "Stout"]

  let maker: Manufacturer

  init() throws { maker = try Manufacturer(name: "Alba", origin: .national) }

  /// Returns the number of the beer at this position in the import. Each number occurs once, since the prime 7919 doesn't divide the count.
  func shuffled(_ place: Int) -> Int { place * 7919 % Self.count }

  func name(_ number: Int) -> String { "Cerveza " + String(1_000_000 + number).dropFirst() }
  func type(_ number: Int) -> String { Self.types[number % 3] }
  /// Returns the strength of the beer with this number, in thousandths of a percent. `nil` for every seventh beer.
  func alcohol(_ number: Int) -> Int? { number % 7 == 0 ? nil : number * 31 % 12_000 }
  func measures(_ number: Int) -> [BeerMeasure: Int] {
    var measures: [BeerMeasure: Int] = [:]
    measures[.alcohol] = alcohol(number)
    measures[.calories] = calories(number)
    return measures
  }
  func calories(_ number: Int) -> Int? { number % 5 == 0 ? nil : number * 17 % 1000 }

  func beer(_ number: Int) throws(GatewayError) -> Beer {
    do {
      let name = name(number)
      let id = try Beer.ID("beer-\(number)")
      return try Beer(id: id, of: maker.id, name: name, type: BeerType(type(number)), measures: measures(number))
    } catch {
      throw .failed(what: "beer \(number)", why: "\(error)")
    }
  }

  // The sort keys for beers of the same type. The last six digits are the beer's number.

  func digits(_ number: Int) -> Int { number }

  /// Returns a key that sorts by a measure, then by name. Beers without the measure are last.
  func ranked(_ figure: Int?, _ number: Int) -> Int { (figure ?? 1_000_000) * 1_000_000 + number }

  /// Returns the numbers of all beers, sorted by type, then by `rank`.
  func sorted(_ rank: (Int) -> Int) -> [Int] {
    var byType = [[(rank: Int, number: Int)]](repeating: [], count: Self.types.count)
    for number in 0..<Self.count { byType[number % 3].append((rank(number), number)) }
    return byType.flatMap { $0.sorted { $0.rank < $1.rank }.map(\.number) }
  }
}
