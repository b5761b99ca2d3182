import Entities
import Gateways
import UseCases
import TestSupport

extension Breakage {
  static let addingBeers: [Breakage] = [
    Breakage("a beer of a maker that is gone, or with a picture that is nowhere, is refused", "it is a failure") {
      $0.gateway.onAddBeer = { (store, beer, photos) throws(GatewayError) in
        do { try await store.addBeer(beer, photos: photos) } catch {
          throw .failed(what: "memory", why: "FOREIGN KEY constraint failed")
        }
      }
    },
    Breakage("a beer of a maker that is gone, or with a picture that is nowhere, is refused", "the maker is made") {
      $0.gateway.onAddBeer = { (store, beer, photos) throws(GatewayError) in
        let name = beer.manufacturer.text.dropFirst("maker-".count)
        if let maker = try? Manufacturer(name: String(name), origin: .national) {
          try? await store.addManufacturer(maker, photos: [])
        }
        try await store.addBeer(beer, photos: photos)
      }
    },
    Breakage("a beer of a maker that is gone, or with a picture that is nowhere, is refused", "a picture is missing") {
      $0.gateway.onAddBeer = { (store, beer, photos) throws(GatewayError) in
        let brought = Set(photos.map { Photo.ID(of: $0) })
        let album = try? PhotoAlbum(beer.album.photos.filter { brought.contains($0) })
        try await store.addBeer(beer.but(album: album), photos: photos)
      }
    },
    Breakage(
      "a beer of a maker that is gone, or with a picture that is nowhere, is refused", "a picture of nobody's stays"
    ) {
      $0.gateway.keepEveryPicture()
    },
    Breakage("the same beer again is refused, and the first stays", "it takes the place of the first") {
      $0.gateway.onAddBeer = { (store, beer, photos) throws(GatewayError) in
        if let kept = try? await store.beer(beer.id).beer {
          try await store.replaceBeer(kept, by: beer, photos: photos)
        } else {
          try await store.addBeer(beer, photos: photos)
        }
      }
    },
    Breakage("the same beer again is refused, and the first stays", "it is refused, and the first is gone") {
      $0.gateway.onAddBeer = { (store, beer, photos) throws(GatewayError) in
        do throws(GatewayError) {
          try await store.addBeer(beer, photos: photos)
        } catch {
          if let kept = try? await store.beer(beer.id) { try await store.deleteBeer(kept) }
          throw error
        }
      }
    },
    Breakage("the same beer again is refused, and the first stays", "nobody is told") {
      $0.gateway.onAddBeer = { (store, beer, photos) throws(GatewayError) in
        do throws(GatewayError) {
          try await store.addBeer(beer, photos: photos)
        } catch {
          if error != .conflict { throw error }
        }
      }
    },
  ]

  static let replacingBeers: [Breakage] = [
    Breakage("a beer takes the place of what it was, under its id", "as one deleted and one added") {
      $0.gateway.onReplaceBeer = { (store, previous, beer, photos) throws(GatewayError) in
        let kept = try await store.beer(beer.id)
        var pictures = photos
        for id in kept.beer.album.photos { pictures.append(try await store.photo(id)) }
        if kept.beer != previous { throw .conflict }
        try await store.deleteBeer(kept)
        try await store.addBeer(beer, photos: pictures)
      }
    },
    Breakage("a beer takes the place of what it was, under its id", "the search finds the name that it had") {
      let names = Box([Beer.ID: String]())
      $0.gateway.onReplaceBeer = { (store, previous, beer, photos) throws(GatewayError) in
        try await store.replaceBeer(previous, by: beer, photos: photos)
        names.change { $0[beer.id] = previous.name }
      }
      $0.gateway.onBeers = { (store, maker, search, sorting, page) throws(GatewayError) in
        let all = try await store.beers(of: maker, matching: SearchText(), sortedBy: sorting, page: .whole).items
        return Paged(all.filter { search.matches(names.value[$0.id] ?? $0.beer.name) }, page)
      }
    },
    Breakage("a beer takes the place of what it was, under its id", "its pictures stay") {
      $0.gateway.keepEveryPicture()
    },
    Breakage("a beer takes the place of what it was, under its id", "a picture that it keeps goes too") {
      let gone = Box(Set<Photo.ID>())
      $0.gateway.onReplaceBeer = { (store, previous, beer, photos) throws(GatewayError) in
        try await store.replaceBeer(previous, by: beer, photos: photos)
        gone.change { $0.formUnion(previous.album.photos) }
      }
      $0.gateway.onPhoto = { (store, id) throws(GatewayError) in
        if gone.value.contains(id) { throw .notFound }
        return try await store.photo(id)
      }
    },
    Breakage("a beer takes the place of what it was, under its id", "its reviews say the name that it had") {
      let names = Box([Beer.ID: String]())
      $0.gateway.onAddBeer = { (store, beer, photos) throws(GatewayError) in
        try await store.addBeer(beer, photos: photos)
        names.change { $0[beer.id] = beer.name }
      }
      $0.gateway.changeReviews { found, _, _ in
        found.with(found.items.map { BeerReview($0.review, beerName: names.value[$0.review.beer] ?? $0.beerName) })
      }
    },
    Breakage("a beer takes the place of what it was, under its id", "the same again is a conflict") {
      $0.gateway.onReplaceBeer = { (store, previous, beer, photos) throws(GatewayError) in
        if previous == beer { throw .conflict }
        try await store.replaceBeer(previous, by: beer, photos: photos)
      }
    },
    Breakage("a beer that somebody else changed, or that is gone, is not replaced", "the last one wins") {
      $0.gateway.onReplaceBeer = { (store, _, beer, photos) throws(GatewayError) in
        try await store.replaceBeer(try await store.beer(beer.id).beer, by: beer, photos: photos)
      }
    },
    Breakage("a beer that somebody else changed, or that is gone, is not replaced", "only names are compared") {
      $0.gateway.onReplaceBeer = { (store, previous, beer, photos) throws(GatewayError) in
        let kept = try await store.beer(beer.id).beer
        if kept.name != previous.name { throw .conflict }
        try await store.replaceBeer(kept, by: beer, photos: photos)
      }
    },
    Breakage("a beer that somebody else changed, or that is gone, is not replaced", "what is gone is added") {
      $0.gateway.onReplaceBeer = { (store, previous, beer, photos) throws(GatewayError) in
        do throws(GatewayError) {
          try await store.replaceBeer(previous, by: beer, photos: photos)
        } catch {
          if (try? await store.beer(beer.id)) != nil { throw error }
          try await store.addBeer(beer, photos: photos)
        }
      }
    },
    Breakage("a beer that somebody else changed, or that is gone, is not replaced", "a picture may be nowhere") {
      $0.gateway.onReplaceBeer = { (store, previous, beer, photos) throws(GatewayError) in
        let brought = Set(photos.map { Photo.ID(of: $0) }).union(previous.album.photos)
        let album = try? PhotoAlbum(beer.album.photos.filter { brought.contains($0) })
        try await store.replaceBeer(previous, by: beer.but(album: album), photos: photos)
      }
    },
    Breakage("of 20 replacements of one beer at once one succeeds", "compared and written in two steps") {
      let compared = Gate(for: 20)
      $0.gateway.onReplaceBeer = { (store, previous, beer, photos) throws(GatewayError) in
        let isSo = try await store.beer(beer.id).beer == previous
        await compared.pass()
        while isSo {
          let kept = try await store.beer(beer.id).beer
          do throws(GatewayError) { return try await store.replaceBeer(kept, by: beer, photos: photos) } catch {
            if error != .conflict { throw error }
          }
        }
        throw .conflict
      }
    },
    Breakage("of 20 replacements of one beer at once one succeeds", "the one that is told so is not the one kept") {
      let first = Box<Beer?>(nil)
      $0.gateway.onReplaceBeer = { (store, previous, beer, photos) throws(GatewayError) in
        let kept = first.change { $0 = $0 ?? beer }
        if kept == beer { throw .conflict }
        try await store.replaceBeer(previous, by: kept ?? beer, photos: photos)
      }
    },
  ]
}
