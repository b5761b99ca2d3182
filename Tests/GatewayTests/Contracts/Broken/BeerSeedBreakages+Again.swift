import Entities
import Gateways
import UseCases
import TestSupport

extension Breakage {
  static let refusedBeers: [Breakage] =
    strangersBeers + [
      Breakage(
        "a picture of a seed that is nowhere is refused when it comes, one that is kept need not be brought",
        "it is refused in the end"
      ) {
        $0.gateway.seeding.writer = { writer in
          var refusal: GatewayError?
          writer.onInsert = { (record) throws(GatewayError) in
            do throws(GatewayError) { return try writer.base.insert(record) } catch { refusal = error }
            return true
          }
          writer.onEnd = { () throws(GatewayError) in if let refusal { throw refusal } }
        }
      },
      Breakage(
        "a picture of a seed that is nowhere is refused when it comes, one that is kept need not be brought",
        "a logo may be missing"
      ) {
        $0.gateway.seeding.writer = {
          $0.changeMakers { maker, photos in
            let isThere = photos.contains { Photo.ID(of: $0) == maker.logo }
            return isThere ? maker : maker.but(withoutLogo: true)
          }
        }
      },
      Breakage(
        "a picture of a seed that is nowhere is refused when it comes, one that is kept need not be brought",
        "each has to be brought"
      ) {
        $0.gateway.seeding.writer = { writer in
          writer.onInsert = { (record) throws(GatewayError) in
            if case .beer(let beer, let photos) = record {
              let brought = Set(photos.map { Photo.ID(of: $0) })
              if !brought.isSuperset(of: beer.album.photos) { throw .notFound }
            }
            return try writer.base.insert(record)
          }
        }
      },
      Breakage(
        "a picture of a seed that is nowhere is refused when it comes, one that is kept need not be brought",
        "what nothing names is kept, too"
      ) {
        $0.gateway.keepSeededPictures()
      },
      Breakage("of manufacturers and beers of one id in a seed the first stays", "the answer is always yes") {
        $0.gateway.seeding.writer = { writer in
          writer.onInsert = { (record) throws(GatewayError) in
            _ = try writer.base.insert(record)
            return true
          }
        }
      },
      Breakage("of manufacturers and beers of one id in a seed the first stays", "the last does") {
        $0.gateway.seeding.writer = { $0.keepTheLastBeers() }
      },
      Breakage("of manufacturers and beers of one id in a seed the first stays", "the other's pictures stay, too") {
        $0.gateway.keepSeededPictures()
      },
    ]

  private static let strangersBeers: [Breakage] = [
    stranger("the half before is kept") { $0.seeding.keeps = { $0 != .discarded } },
    stranger("it is left out, and nobody is told") {
      $0.seeding.writer = { writer in writer.onInsert = { (try? writer.base.insert($0)) ?? false } }
    },
    stranger("a maker has to be there before the seed") {
      let stored = $0.rememberBeers()
      $0.seeding.writer = { writer in
        writer.onInsert = { (record) throws(GatewayError) in
          if case .beer(let beer, _) = record, stored.value.manufacturers[beer.manufacturer] == nil { throw .notFound }
          return try writer.base.insert(record)
        }
      }
    },
    stranger("a maker that was removed comes back") {
      let stored = $0.rememberBeers()
      $0.seeding.writer = { writer in
        writer.onInsert = { (record) throws(GatewayError) in
          if case .beer(let beer, _) = record, let maker = stored.value.manufacturers[beer.manufacturer] {
            _ = try writer.base.insert(.manufacturer(maker, photos: []))
          }
          return try writer.base.insert(record)
        }
      }
    },
  ]

  private static func stranger(_ how: String, _ change: @escaping @Sendable (inout BrokenStore) -> Void) -> Breakage {
    Breakage(
      "a beer of a maker of the same seed comes in, one of a maker that is nowhere is refused with its seed", how
    ) { change(&$0.gateway) }
  }

  static let beersThatComeAgain: [Breakage] = [
    Breakage(
      "a seed of beers joins what is there, and takes the place of what has its ids; reviews stay", "it is alone"
    ) {
      $0.gateway.seeding.writer = { $0.removeAllFirst() }
    },
    Breakage(
      "a seed of beers joins what is there, and takes the place of what has its ids; reviews stay",
      "what is there stays"
    ) {
      let stored = $0.gateway.rememberBeers()
      $0.gateway.seeding.writer = { writer in
        writer.onInsert = { (record) throws(GatewayError) in
          if case .beer(let beer, _) = record, stored.value.beers[beer.id] != nil { return true }
          return try writer.base.insert(record)
        }
      }
    },
    Breakage("a seed of beers joins what is there, and takes the place of what has its ids; reviews stay", "they go") {
      $0.gateway.seeding.after = { (store) throws(GatewayError) in try await store.deleteReviews() }
    },
    Breakage(
      "a seed of beers joins what is there, and takes the place of what has its ids; reviews stay",
      "what it showed before stays"
    ) {
      $0.gateway.keepSeededPictures()
    },
    comesAgain("it is replaced whole") { writer, stored in
      // With nothing left to complete it by; the others come back at the end.
      writer.removeAllFirst()
      writer.onEnd = { () throws(GatewayError) in
        for maker in stored.manufacturers.values { _ = try writer.base.insert(.manufacturer(maker, photos: [])) }
        for beer in stored.beers.values { _ = try writer.base.insert(.beer(beer, photos: [])) }
      }
    },
    comesAgain("the older manufacturer wins") { writer, stored in
      writer.changeMakers { maker, _ in stored.manufacturers[maker.id]?.completed(by: maker) ?? maker }
    },
    comesAgain("the older beer wins") { writer, stored in
      writer.changeBeers { stored.beers[$0.id]?.completed(by: $0) ?? $0 }
    },
    comesAgain("a cover that was chosen stays, whatever comes") { writer, stored in
      writer.changeBeers { beer in stored.beers[beer.id].map { beer.but(album: $0.album) } ?? beer }
    },
    goesOver("it stays where it was") {
      let stored = $0.rememberBeers()
      $0.seeding.writer = { writer in
        writer.changeBeers { beer in stored.value.beers[beer.id].map { beer.but(maker: $0.manufacturer) } ?? beer }
      }
    },
    goesOver("it is counted where it was") {
      let first = Box([Manufacturer.ID: ManufacturerSummary]())
      $0.changeEachMaker { maker in first.change { $0[maker.id] = $0[maker.id] ?? maker }[maker.id] ?? maker }
    },
    goesOver("its reviews don't") {
      $0.seeding.after = { (store) throws(GatewayError) in try await store.deleteReviews() }
    },
    Breakage(
      "of what the writer removed nothing is kept, but the reviews of beers that come again", "it completes what comes"
    ) {
      let stored = $0.gateway.rememberBeers()
      $0.gateway.seeding.writer = { writer in
        writer.changeBeers { beer in stored.value.beers[beer.id].map { beer.completed(by: $0) } ?? beer }
      }
    },
    Breakage("of what the writer removed nothing is kept, but the reviews of beers that come again", "they go, too") {
      $0.gateway.seeding.after = { (store) throws(GatewayError) in try await store.deleteReviews() }
    },
    Breakage(
      "of what the writer removed nothing is kept, but the reviews of beers that come again", "those of all beers stay"
    ) {
      $0.gateway.keepEveryReview()
    },
    Breakage(
      "of what the writer removed nothing is kept, but the reviews of beers that come again", "what does not come stays"
    ) {
      $0.gateway.seeding.writer = { $0.onRemoveAll = {} }
    },
    Breakage(
      "of what the writer removed nothing is kept, but the reviews of beers that come again", "and its pictures"
    ) {
      $0.gateway.keepSeededPictures()
    },
    Breakage("the same seed of beers again changes nothing, also in the place of all", "it is refused") {
      let stored = $0.gateway.rememberBeers()
      $0.gateway.seeding.writer = { writer in
        writer.onInsert = { (record) throws(GatewayError) in
          if case .beer(let beer, _) = record, stored.value.beers[beer.id] != nil { throw .conflict }
          return try writer.base.insert(record)
        }
      }
    },
    Breakage("the same seed of beers again changes nothing, also in the place of all", "beers are counted again") {
      let seeds = Box(0)
      $0.gateway.seeding.before = { _ in seeds.change { $0 += 1 } }
      $0.gateway.changeEachMaker {
        let count = $0.beerCount * seeds.value
        return ManufacturerSummary($0.manufacturer, beerCount: count, reviewCount: $0.reviewCount)
      }
    },
    Breakage("the same seed of beers again changes nothing, also in the place of all", "reviews go") {
      $0.gateway.seeding.after = { (store) throws(GatewayError) in try await store.deleteReviews() }
    },
  ]

  private static func goesOver(_ how: String, _ change: @escaping @Sendable (inout BrokenStore) -> Void) -> Breakage {
    Breakage("a beer that comes again as another maker's goes over to that one, with its reviews", how) {
      change(&$0.gateway)
    }
  }

  private static func comesAgain(
    _ how: String, _ change: @escaping @Sendable (BrokenWriter, BeerState) -> Void
  ) -> Breakage {
    Breakage(
      "a manufacturer or a beer that comes again says the newer, and keeps what the newer does not say", how
    ) {
      let stored = $0.gateway.rememberBeers()
      $0.gateway.seeding.writer = { change($0, stored.value) }
    }
  }
}
