import Entities
import Gateways
import UseCases
import TestSupport

extension Breakage {
  static let addingMakers: [Breakage] = [
    Breakage("the same manufacturer again is refused, the same name elsewhere is another", "it is replaced") {
      $0.gateway.onAddManufacturer = { (store, maker, photos) throws(GatewayError) in
        if let kept = try? await store.manufacturer(maker.id) { try await store.deleteManufacturer(kept) }
        try await store.addManufacturer(maker, photos: photos)
      }
    },
    Breakage("the same manufacturer again is refused, the same name elsewhere is another", "the name decides") {
      $0.gateway.onAddManufacturer = { (store, maker, photos) throws(GatewayError) in
        let hits = try await store.manufacturers(matching: SearchText(maker.name), page: .whole).items
        if hits.contains(where: { SearchText.fold($0.manufacturer.name) == SearchText.fold(maker.name) }) {
          throw .conflict
        }
        try await store.addManufacturer(maker, photos: photos)
      }
    },
    Breakage("the same manufacturer again is refused, the same name elsewhere is another", "nobody is told") {
      $0.gateway.swallowConflicts()
    },
    Breakage("of 20 additions of one manufacturer at once one succeeds", "checked and written in two steps") {
      let checked = Gate(for: 20)
      $0.gateway.onAddManufacturer = { (store, maker, photos) throws(GatewayError) in
        let isThere = (try? await store.manufacturer(maker.id)) != nil
        await checked.pass()
        if isThere { throw .conflict }
        do throws(GatewayError) {
          try await store.addManufacturer(maker, photos: photos)
        } catch {
          if error != .conflict { throw error }
        }
      }
    },
    Breakage("of 20 additions of one manufacturer at once one succeeds", "a lock is not waited for") {
      $0.gateway.onAddManufacturer = { (_, _, _) throws(GatewayError) in throw .busy(what: "memory") }
    },
    Breakage("a logo that is nowhere is refused, one that is kept need not be brought again", "it is no matter") {
      $0.gateway.onAddManufacturer = { (store, maker, photos) throws(GatewayError) in
        do throws(GatewayError) {
          try await store.addManufacturer(maker, photos: photos)
        } catch {
          try await store.addManufacturer(maker.but(withoutLogo: true), photos: [])
        }
      }
    },
    Breakage("a logo that is nowhere is refused, one that is kept need not be brought again", "always to be brought") {
      $0.gateway.onAddManufacturer = { (store, maker, photos) throws(GatewayError) in
        if let logo = maker.logo, !photos.contains(where: { Photo.ID(of: $0) == logo }) { throw .notFound }
        try await store.addManufacturer(maker, photos: photos)
      }
    },
    Breakage("a logo that is nowhere is refused, one that is kept need not be brought again", "it goes with the first")
    {
      let gone = Box(Set<Photo.ID>())
      $0.gateway.onDeleteManufacturer = { (store, expected) throws(GatewayError) in
        try await store.deleteManufacturer(expected)
        if let logo = expected.manufacturer.logo { gone.change { $0.insert(logo) } }
      }
      $0.gateway.onPhoto = { (store, id) throws(GatewayError) in
        if gone.value.contains(id) { throw .notFound }
        return try await store.photo(id)
      }
    },
    Breakage("a logo that is nowhere is refused, one that is kept need not be brought again", "it never goes") {
      $0.gateway.keepEveryPicture()
    },
  ]

  static let makersAndWhatIsTheirs: [Breakage] = countingMakers + deletingMakers + makersElsewhere

  private static let countingMakers: [Breakage] = [
    Breakage("a manufacturer says how many beers it has, and how many reviews those have", "the list does not") {
      $0.gateway.changeMakers { found, _ in found.with(found.items.map { ManufacturerSummary($0.manufacturer) }) }
    },
    Breakage("a manufacturer says how many beers it has, and how many reviews those have", "a join counts twice") {
      $0.gateway.changeMakers { found, _ in
        found.with(
          found.items.map {
            ManufacturerSummary(
              $0.manufacturer, beerCount: max($0.beerCount, $0.reviewCount), reviewCount: $0.reviewCount)
          })
      }
    },
    Breakage("a manufacturer says how many beers it has, and how many reviews those have", "what went still counts") {
      let gone = Box(0)
      $0.gateway.onDeleteReview = { (store, id) throws(GatewayError) in
        try await store.deleteReview(id)
        gone.change { $0 += 1 }
      }
      $0.gateway.changeEachMaker {
        ManufacturerSummary($0.manufacturer, beerCount: $0.beerCount, reviewCount: $0.reviewCount + gone.value)
      }
    },
  ]

  private static let deletingMakers: [Breakage] = [
    Breakage(
      "a manufacturer that goes takes its beers, their reviews and all pictures along, and nothing else",
      "its beers stay"
    ) {
      $0.gateway.keepEveryBeer()
    },
    Breakage(
      "a manufacturer that goes takes its beers, their reviews and all pictures along, and nothing else",
      "the reviews stay"
    ) {
      $0.gateway.keepEveryReview()
    },
    Breakage(
      "a manufacturer that goes takes its beers, their reviews and all pictures along, and nothing else",
      "the pictures stay"
    ) {
      $0.gateway.keepEveryPicture()
    },
    Breakage(
      "a manufacturer that goes takes its beers, their reviews and all pictures along, and nothing else",
      "a picture that another beer shows goes too"
    ) {
      let gone = Box(Set<Photo.ID>())
      $0.gateway.onDeleteManufacturer = { (store, expected) throws(GatewayError) in
        let beers = try await store.beers(of: expected.id, matching: SearchText(), sortedBy: .byName, page: .whole)
        try await store.deleteManufacturer(expected)
        gone.change { $0.formUnion(beers.items.flatMap(\.beer.album.photos)) }
      }
      $0.gateway.onPhoto = { (store, id) throws(GatewayError) in
        if gone.value.contains(id) { throw .notFound }
        return try await store.photo(id)
      }
    },
    Breakage(
      "a manufacturer that goes takes its beers, their reviews and all pictures along, and nothing else",
      "all reviews go"
    ) {
      $0.gateway.onDeleteManufacturer = { (store, expected) throws(GatewayError) in
        try await store.deleteManufacturer(expected)
        for review in try await store.reviews(.all, sortedBy: .newest, page: .whole).items {
          try await store.deleteReview(review.id)
        }
      }
    },
    Breakage(
      "a manufacturer that goes takes its beers, their reviews and all pictures along, and nothing else",
      "what is gone can go again"
    ) {
      $0.gateway.onDeleteManufacturer = { (store, expected) throws(GatewayError) in
        do throws(GatewayError) {
          try await store.deleteManufacturer(expected)
        } catch {
          if error != .notFound { throw error }
        }
      }
    },
    Breakage("a manufacturer that is not what was expected stays", "nothing is compared") {
      $0.gateway.deleteMakers { _, _ in true }
    },
    Breakage("a manufacturer that is not what was expected stays", "only the beers are counted") {
      $0.gateway.deleteMakers { $0.manufacturer == $1.manufacturer && $0.beerCount == $1.beerCount }
    },
    Breakage("a manufacturer that is not what was expected stays", "only the figures are compared") {
      $0.gateway.deleteMakers { ($0.beerCount, $0.reviewCount) == ($1.beerCount, $1.reviewCount) }
    },
    Breakage("a manufacturer that is not what was expected stays", "without its reviews") {
      $0.gateway.onDeleteManufacturer = { (store, expected) throws(GatewayError) in
        do throws(GatewayError) {
          try await store.deleteManufacturer(expected)
        } catch {
          for review in try await store.reviews(.all, sortedBy: .newest, page: .whole).items {
            try await store.deleteReview(review.id)
          }
          throw error
        }
      }
    },
  ]

  private static let makersElsewhere: [Breakage] = [
    Breakage("a cancelled task is refused and changes no manufacturer", "but for pages") {
      $0.gateway.onManufacturers = { (store, search, page) throws(GatewayError) in
        try await unheard { () throws(GatewayError) in try await store.manufacturers(matching: search, page: page) }
      }
    },
    Breakage("a cancelled task is refused and changes no manufacturer", "but for one") {
      $0.gateway.onManufacturer = { (store, id) throws(GatewayError) in
        try await unheard { () throws(GatewayError) in try await store.manufacturer(id) }
      }
    },
    Breakage("a cancelled task is refused and changes no manufacturer", "but for pictures") {
      $0.gateway.onPhoto = { (store, id) throws(GatewayError) in
        try await unheard { () throws(GatewayError) in try await store.photo(id) }
      }
    },
    Breakage("a cancelled task is refused and changes no manufacturer", "but for adding") {
      $0.gateway.onAddManufacturer = { (store, maker, photos) throws(GatewayError) in
        try await unheard { () throws(GatewayError) in try await store.addManufacturer(maker, photos: photos) }
      }
    },
    Breakage("a cancelled task is refused and changes no manufacturer", "it is refused when it is gone") {
      $0.gateway.onDeleteManufacturer = { (store, expected) throws(GatewayError) in
        try await unheard { () throws(GatewayError) in try await store.deleteManufacturer(expected) }
        if Task.isCancelled { throw .cancelled }
      }
    },
    Breakage("manufacturers and logos are there after a restart", "the last manufacturer is forgotten") {
      $0.reopened.changeMakers { found, _ in found.with(found.items.dropLast()) }
    },
    Breakage("manufacturers and logos are there after a restart", "logos are in memory") {
      $0.reopened.onPhoto = { (_, _) throws(GatewayError) in throw .notFound }
    },
    Breakage("where nothing can be written a manufacturer is neither added nor deleted", "nobody is told") {
      $0.readOnly.onAddManufacturer = { _, _, _ in }
    },
    Breakage("where nothing can be written a manufacturer is neither added nor deleted", "it is deleted in memory") {
      $0.readOnly.onDeleteManufacturer = { (store, expected) throws(GatewayError) in
        try await store.deleteManufacturer(expected)
        throw .readOnly(what: "memory")
      }
    },
  ]
}

extension BrokenStore {
  fileprivate mutating func swallowConflicts() {
    onAddManufacturer = { (store, maker, photos) throws(GatewayError) in
      do throws(GatewayError) {
        try await store.addManufacturer(maker, photos: photos)
      } catch {
        if error != .conflict { throw error }
      }
    }
  }

  /// Deletes what is there when it is like what was expected.
  fileprivate mutating func deleteMakers(
    _ isLike: @escaping @Sendable (ManufacturerSummary, ManufacturerSummary) -> Bool
  ) {
    onDeleteManufacturer = { (store, expected) throws(GatewayError) in
      let kept = try await store.manufacturer(expected.id)
      if !isLike(kept, expected) { throw .conflict }
      try await store.deleteManufacturer(kept)
    }
  }
}
