import Entities
import Gateways
import UseCases
import TestSupport

extension Breakage {
  static let ofBeerSeeds: [Breakage] =
    committedBeers + discardedBeers + writersOfBeers + refusedBeers + beersThatComeAgain + seededBeersElsewhere

  private static let committedBeers: [Breakage] = [
    Breakage("a committed seed of beers is stored with its pictures, and only its domain is marked", "it is not marked")
    {
      $0.gateway.onIsSeeded = { _, _ in false }
    },
    Breakage("a committed seed of beers is stored with its pictures, and only its domain is marked", "all are marked") {
      $0.gateway.onIsSeeded = { (store, _) throws(GatewayError) in try await store.isSeeded(.beers) }
    },
    Breakage("a committed seed of beers is stored with its pictures, and only its domain is marked", "it is not stored")
    {
      $0.gateway.seeding.writer = { $0.onInsert = { _ in true } }
    },
    Breakage(
      "a committed seed of beers is stored with its pictures, and only its domain is marked", "its pictures are not"
    ) {
      $0.gateway.onPhoto = { (_, _) throws(GatewayError) in throw .notFound }
    },
    Breakage(
      "a committed seed of beers is stored with its pictures, and only its domain is marked", "beers are not counted"
    ) {
      $0.gateway.changeEachMaker { ManufacturerSummary($0.manufacturer) }
    },
  ]

  private static let discardedBeers: [Breakage] = [
    Breakage("a discarded seed of beers changes nothing, even after everything was removed", "it is kept") {
      $0.gateway.seeding.keeps = { $0 != .failed }
    },
    Breakage("a discarded seed of beers changes nothing, even after everything was removed", "the removal is kept") {
      $0.gateway.keepRemovals(of: .beers)
    },
    Breakage("a discarded seed of beers changes nothing, even after everything was removed", "its pictures are kept") {
      $0.gateway.keepSeededPictures()
    },
    Breakage("a discarded seed of beers changes nothing, even after everything was removed", "it is marked") {
      $0.gateway.seeding.after = { (store) throws(GatewayError) in
        try await store.importSeed(.beers) { _ in .commit(()) }
      }
    },
    Breakage("a seed of beers that fails leaves nothing behind, and its error comes back", "what it wrote is kept") {
      $0.gateway.seeding.keeps = { $0 != .discarded }
    },
    Breakage("a seed of beers that fails leaves nothing behind, and its error comes back", "its pictures are kept") {
      $0.gateway.keepSeededPictures()
    },
    Breakage("a seed of beers that fails leaves nothing behind, and its error comes back", "another error does") {
      $0.gateway.seeding.refusal = { _, error in .failed(what: "seed", why: "\(error)") }
    },
  ]

  private static let writersOfBeers: [Breakage] = [
    Breakage("the writer of beers knows whether there are any, also of those that it wrote", "they never are marked") {
      $0.gateway.seeding.writer = { $0.onIsSeeded = { false } }
    },
    Breakage("the writer of beers knows whether there are any, also of those that it wrote", "it knows of those before")
    {
      $0.gateway.seeding.writer = { writer in
        let wasEmpty = (try? writer.base.isEmpty) ?? false
        writer.onIsEmpty = { wasEmpty }
      }
    },
    Breakage("the writer of beers knows whether there are any, also of those that it wrote", "what it removed is there")
    {
      $0.gateway.seeding.writer = { writer in
        let wasEmpty = Box((try? writer.base.isEmpty) ?? false)
        writer.onInsert = { (record) throws(GatewayError) in
          wasEmpty.value = false
          return try writer.base.insert(record)
        }
        writer.onIsEmpty = { wasEmpty.value }
      }
    },
    Breakage("of 20 seeds of beers at once each comes in whole, and the figures agree", "the last alone is there") {
      $0.gateway.seeding.writer = { $0.removeAllFirst() }
    },
    Breakage("of 20 seeds of beers at once each comes in whole, and the figures agree", "two are counted as one") {
      $0.gateway.changeEachMaker { ManufacturerSummary($0.manufacturer, beerCount: min($0.beerCount, 20)) }
    },
    Breakage("of 20 seeds of beers at once each comes in whole, and the figures agree", "one has to come later") {
      let seeds = Box(0)
      $0.gateway.seeding.before = { (_) throws(GatewayError) in
        if seeds.change({ $0 += 1 }) == 20 { throw .busy(what: "memory") }
      }
    },
    Breakage("who read before a seed came is refused with a conflict", "but a change is made") {
      $0.gateway.onReplaceBeer = { (store, _, beer, photos) throws(GatewayError) in
        try await store.replaceBeer(try await store.beer(beer.id).beer, by: beer, photos: photos)
      }
    },
    Breakage("who read before a seed came is refused with a conflict", "but a beer goes") {
      $0.gateway.onDeleteBeer = { (store, expected) throws(GatewayError) in
        try await store.deleteBeer(try await store.beer(expected.id))
      }
    },
    Breakage("who read before a seed came is refused with a conflict", "but a manufacturer goes") {
      $0.gateway.onDeleteManufacturer = { (store, expected) throws(GatewayError) in
        try await store.deleteManufacturer(try await store.manufacturer(expected.id))
      }
    },
  ]

  private static let seededBeersElsewhere: [Breakage] = [
    Breakage("a task that is cancelled before or while its seed of beers is read changes nothing", "it is a failure") {
      $0.gateway.seeding.refusal = { _, error in .failed(what: "seed", why: "\(error)") }
    },
    Breakage("a task that is cancelled before or while its seed of beers is read changes nothing", "all is gone") {
      $0.gateway.seeding.refusal = { store, error in
        try? await unheard { () throws(GatewayError) in try await store.reset() }
        return error
      }
    },
    Breakage(
      "a task that is cancelled before or while its seed of beers is read changes nothing", "its pictures are kept"
    ) {
      $0.gateway.keepSeededPictures()
    },
    Breakage(
      "a task that is cancelled before or while its seed of beers is read changes nothing", "isSeeded does not hear it"
    ) {
      $0.gateway.onIsSeeded = { (store, domain) throws(GatewayError) in
        try await unheard { () throws(GatewayError) in try await store.isSeeded(domain) }
      }
    },
    Breakage("a seed of beers is there after a restart, with its pictures", "it is gone") {
      $0.reopened = BrokenStore(StateStore())
    },
    Breakage("a seed of beers is there after a restart, with its pictures", "its mark is gone") {
      $0.reopened.onIsSeeded = { _, _ in false }
    },
    Breakage("a seed of beers is there after a restart, with its pictures", "its pictures are gone") {
      $0.reopened.onPhoto = { (_, _) throws(GatewayError) in throw .notFound }
    },
    Breakage("where nothing can be written a seed of beers is refused, and nothing changes", "it is swallowed") {
      $0.readOnly.seeding.after = { _ in }
    },
    Breakage("where nothing can be written a seed of beers is refused, and nothing changes", "it is refused and kept") {
      $0.readOnly.seeding.keeps = { $0 == .committed }
    },
    Breakage("where nothing can be written a seed of beers is refused, and nothing changes", "its pictures are kept") {
      $0.readOnly.keepSeededPictures()
    },
    Breakage("where there is no room a seed of beers is refused, and nothing changes", "it is swallowed") {
      $0.full.seeding.after = { _ in }
    },
    Breakage("where there is no room a seed of beers is refused, and nothing changes", "the half that fits is kept") {
      $0.full.seeding.keeps = { $0 == .committed }
      $0.full.seeding.writer = { writer in
        var inserted = 0
        writer.onInsert = { (record) throws(GatewayError) in
          inserted += 1
          return inserted > 30 ? true : try writer.base.insert(record)
        }
      }
    },
    Breakage("where there is no room a seed of beers is refused, and nothing changes", "its pictures are kept") {
      $0.full.keepSeededPictures()
    },
  ]
}
