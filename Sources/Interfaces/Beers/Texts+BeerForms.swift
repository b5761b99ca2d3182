public import Entities
public import UseCases

/// What is wrong with the fields of a form, and why a change was not made.
extension Texts {
  public func label(_ field: ManufacturerDraft.Field) -> String {
    switch field {
    case .name: say("nombre", "name")
    case .address: say("dirección", "address")
    case .origin: say("origen", "origin")
    }
  }

  public func words(_ problem: ManufacturerDraft.Problem) -> String {
    switch problem {
    case .text(let error): words(error)
    case .missing: say("elige nacional o importado", "choose national or imported")
    case .tooLongForAnID: say("es demasiado largo junto con el nombre", "it is too long together with the name")
    }
  }

  public func label(_ field: BeerDraft.Field) -> String {
    switch field {
    case .name: say("nombre", "name")
    case .type: say("tipo", "type")
    case .measure(let measure): label(measure)
    }
  }

  public func words(_ problem: BeerDraft.Problem) -> String {
    switch problem {
    case .text(let error): words(error)
    case .measure(let measure, let error): words(error, of: measure)
    }
  }

  public func label(_ field: ReviewDraft.Field) -> String {
    switch field {
    case .score: say("nota", "score")
    case .text: say("texto", "text")
    }
  }

  public func words(_ problem: ReviewDraft.Problem) -> String {
    switch problem {
    case .text(let error): words(error)
    case .score: say("un número entero del 1 al 5", "a whole number from 1 to 5")
    }
  }

  func words(_ error: TextError) -> String {
    switch error {
    case .empty: say("no puede estar vacío", "it can't be empty")
    case .tooLong(let length, let limit):
      say("tiene \(length) caracteres; caben \(limit)", "it has \(length) characters; \(limit) fit")
    case .unclean: say("tiene caracteres que no se ven", "it has characters that can't be seen")
    }
  }

  public func problem(_ error: PhotoAlbumError) -> Problem {
    switch error {
    case .tooMany:
      Problem(
        say("Caben \(PhotoAlbum.maximumCount) fotos.", "\(PhotoAlbum.maximumCount) photos fit."),
        say("Quita alguna antes.", "Take one away first."))
    case .twice:
      Problem(say("Esa foto ya está.", "That photo is there already."), say("Elige otra.", "Choose another."))
    case .unknownCover:
      Problem(say("Esa foto no es de estas.", "That photo is none of these."), say("Elige otra.", "Choose another."))
    }
  }

  private func invalid(_ fields: [String]) -> Problem {
    Problem(
      say("No vale: \(fields.joined(separator: "; ")).", "It is not right: \(fields.joined(separator: "; "))."),
      say("No se ha guardado nada. Corrígelo.", "Nothing was saved. Put it right."))
  }

  private var seeItAgain: String { say("Míralo de nuevo, y decide.", "Look at it again, and decide.") }

  public func problem(_ error: AddManufacturerError) -> Problem {
    switch error {
    case .invalid(let error):
      invalid(
        ManufacturerDraft.Field.allCases.compactMap { field in
          error.problems[field].map { "\(label(field)): \(words($0))" }
        })
    case .alreadyThere(let manufacturer):
      Problem(
        say(
          "Ya está \(manufacturer.name), en esa dirección.", "\(manufacturer.name) is there already, at that address."),
        say("Con otra dirección sería otro fabricante.", "With another address it would be another manufacturer."))
    case .store(let error): problem(error)
    }
  }

  public func problem(_ error: DeleteManufacturerError) -> Problem {
    switch error {
    case .notThere(let id): noSuchManufacturer(id)
    case .changed(let now):
      Problem(
        say(
          "\(now.manufacturer.name) ha cambiado: ahora son \(beers(now.beerCount)) y \(reviews(now.reviewCount)).",
          "\(now.manufacturer.name) changed: it is \(beers(now.beerCount)) and \(reviews(now.reviewCount)) now."),
        seeItAgain)
    case .store(let error): problem(error)
    }
  }

  public func problem(_ error: AddBeerError) -> Problem {
    switch error {
    case .invalid(let error): invalid(error)
    case .tooLongForAnID(let name):
      Problem(say("«\(name)» es demasiado largo.", "“\(name)” is too long."), say("Acórtalo.", "Make it shorter."))
    case .alreadyThere(let beer):
      Problem(
        say("Ya está \(beer.name), de ese fabricante.", "\(beer.name) of that manufacturer is there already."),
        say("Cámbiala, o ponle otro nombre.", "Change it, or give it another name."))
    case .noSuchManufacturer(let id): noSuchManufacturer(id)
    case .store(let error): problem(error)
    }
  }

  public func problem(_ error: EditBeerError) -> Problem {
    switch error {
    case .invalid(let error): invalid(error)
    case .changed(let now):
      Problem(
        say(
          "\(now.name) ha cambiado mientras tanto; no se ha guardado.",
          "\(now.name) changed meanwhile; it was not saved."),
        seeItAgain)
    case .notThere(let beer): noSuchBeer(beer.id)
    case .store(let error): problem(error)
    }
  }

  public func problem(_ error: DeleteBeerError) -> Problem {
    switch error {
    case .notThere(let id): noSuchBeer(id)
    case .changed(let now):
      Problem(
        say(
          "\(now.beer.name) ha cambiado: ahora tiene \(reviews(now.rating.count)).",
          "\(now.beer.name) changed: it has \(reviews(now.rating.count)) now."), seeItAgain)
    case .store(let error): problem(error)
    }
  }

  public func problem(_ error: WriteReviewError) -> Problem {
    switch error {
    case .invalid(let error): invalid(error)
    case .noSuchBeer(let id): noSuchBeer(id)
    case .store(let error): problem(error)
    }
  }

  public func problem(_ error: EditReviewError) -> Problem {
    switch error {
    case .invalid(let error): invalid(error)
    case .changed:
      Problem(
        say(
          "La reseña ha cambiado mientras tanto; no se ha guardado.", "The review changed meanwhile; it was not saved."),
        seeItAgain)
    case .notThere(let review): noSuchReview(review.id)
    case .store(let error): problem(error)
    }
  }

  public func noSuchReview(_ id: Review.ID) -> Problem {
    Problem(
      say("No hay ninguna reseña \(id).", "There is no review \(id)."),
      say("Mira la lista de reseñas.", "Look at the list of reviews."))
  }

  private func invalid(_ error: FormError<BeerDraft.Field, BeerDraft.Problem>) -> Problem {
    invalid(
      BeerDraft.Field.allCases.compactMap { field in error.problems[field].map { "\(label(field)): \(words($0))" } })
  }

  private func invalid(_ error: FormError<ReviewDraft.Field, ReviewDraft.Problem>) -> Problem {
    invalid(
      ReviewDraft.Field.allCases.compactMap { field in
        error.problems[field].map { "\(label(field)): \(words($0))" }
      })
  }
}
