public import Entities
public import UseCases

extension PhotoAlbumError: ExplainedError {
  public func problem(in texts: Texts) -> Problem {
    switch self {
    case .tooMany:
      texts.problem(
        .refused, "El máximo son \(PhotoAlbum.maximumCount) fotos.",
        "The maximum is \(PhotoAlbum.maximumCount) photos.",
        advice: "Quita alguna antes.", "Remove one first.")
    case .twice:
      texts.problem(
        .conflict, "Esa foto ya está añadida.", "That photo is already there.",
        advice: "Elige otra.", "Choose another.")
    case .unknownCover:
      texts.problem(
        .refused, "Esa foto no está entre estas.", "That photo is not one of these.",
        advice: "Elige otra.", "Choose another.")
    }
  }
}

extension AddManufacturerError: ExplainedError {
  public func problem(in texts: Texts) -> Problem {
    switch self {
    case .invalid(let error): texts.invalid(error, in: ManufacturerDraft.self)
    case .alreadyThere(let manufacturer): texts.alreadyThere(manufacturer)
    case .store(let error): error.problem(in: texts)
    }
  }
}

extension EditManufacturerError: ExplainedError {
  public func problem(in texts: Texts) -> Problem {
    switch self {
    case .invalid(let error): texts.invalid(error, in: ManufacturerDraft.self)
    case .alreadyThere(let manufacturer): texts.alreadyThere(manufacturer)
    case .changed(let now):
      Problem(
        .conflict,
        texts.say(
          "«\(now.name)» ha cambiado mientras tanto; no se ha guardado.",
          "“\(now.name)” changed meanwhile; it was not saved."),
        texts.seeItAgain)
    case .notThere(let manufacturer): texts.noSuchManufacturer(manufacturer.id)
    case .store(let error): error.problem(in: texts)
    }
  }
}

extension DeleteManufacturerError: ExplainedError {
  public func problem(in texts: Texts) -> Problem {
    switch self {
    case .notThere(let id): texts.noSuchManufacturer(id)
    case .changed(let now):
      Problem(
        .conflict,
        texts.say(
          "«\(now.manufacturer.name)» ha cambiado: ahora tiene \(texts.beers(now.beerCount)) y \(texts.reviews(now.reviewCount)).",
          "“\(now.manufacturer.name)” changed: it now has \(texts.beers(now.beerCount)) and \(texts.reviews(now.reviewCount))."
        ),
        texts.seeItAgain)
    case .store(let error): error.problem(in: texts)
    }
  }
}

extension AddBeerError: ExplainedError {
  public func problem(in texts: Texts) -> Problem {
    switch self {
    case .invalid(let error): texts.invalid(error, in: BeerDraft.self)
    case .tooLongForAnID(let name):
      texts.problem(
        .refused, "«\(name)» es demasiado largo.", "“\(name)” is too long.", advice: "Acórtalo.", "Make it shorter.")
    case .alreadyThere(let beer):
      texts.problem(
        .conflict, "Ese fabricante ya tiene la cerveza «\(beer.name)».",
        "That manufacturer already has the beer “\(beer.name)”.",
        advice: "Edita esa cerveza, o ponle otro nombre a esta.", "Edit that beer, or give this one another name.")
    case .noSuchManufacturer(let id): texts.noSuchManufacturer(id)
    case .store(let error): error.problem(in: texts)
    }
  }
}

extension EditBeerError: ExplainedError {
  public func problem(in texts: Texts) -> Problem {
    switch self {
    case .invalid(let error): texts.invalid(error, in: BeerDraft.self)
    case .changed(let now):
      Problem(
        .conflict,
        texts.say(
          "«\(now.name)» ha cambiado mientras tanto; no se ha guardado.",
          "“\(now.name)” changed meanwhile; it was not saved."),
        texts.seeItAgain)
    case .notThere(let beer): texts.noSuchBeer(beer.id)
    case .store(let error): error.problem(in: texts)
    }
  }
}

extension DeleteBeerError: ExplainedError {
  public func problem(in texts: Texts) -> Problem {
    switch self {
    case .notThere(let id): texts.noSuchBeer(id)
    case .changed(let now):
      Problem(
        .conflict,
        texts.say(
          "«\(now.beer.name)» ha cambiado: ahora tiene \(texts.reviews(now.rating.count)).",
          "“\(now.beer.name)” changed: it now has \(texts.reviews(now.rating.count))."), texts.seeItAgain)
    case .store(let error): error.problem(in: texts)
    }
  }
}

extension WriteReviewError: ExplainedError {
  public func problem(in texts: Texts) -> Problem {
    switch self {
    case .invalid(let error): texts.invalid(error, in: ReviewDraft.self)
    case .noSuchBeer(let id): texts.noSuchBeer(id)
    case .store(let error): error.problem(in: texts)
    }
  }
}

extension EditReviewError: ExplainedError {
  public func problem(in texts: Texts) -> Problem {
    switch self {
    case .invalid(let error): texts.invalid(error, in: ReviewDraft.self)
    case .notYours(let review): texts.notYours(review)
    case .changed:
      Problem(
        .conflict,
        texts.say(
          "La reseña ha cambiado mientras tanto; no se ha guardado.", "The review changed meanwhile; it was not saved."),
        texts.seeItAgain)
    case .notThere(let review): texts.noSuchReview(review.id)
    case .store(let error): error.problem(in: texts)
    }
  }
}

extension DeleteReviewError: ExplainedError {
  public func problem(in texts: Texts) -> Problem {
    switch self {
    case .notYours(let review): texts.notYours(review)
    case .notThere(let id): texts.noSuchReview(id)
    case .changed:
      Problem(
        .conflict,
        texts.say(
          "La reseña ha cambiado mientras tanto; no se ha borrado.",
          "The review changed meanwhile; it was not deleted."),
        texts.seeItAgain)
    case .store(let error): error.problem(in: texts)
    }
  }
}

extension Texts {
  fileprivate func alreadyThere(_ manufacturer: Manufacturer) -> Problem {
    problem(
      .conflict,
      manufacturer.address.isEmpty
        ? "Ya hay un fabricante «\(manufacturer.name)» sin dirección."
        : "Ya hay un fabricante «\(manufacturer.name)» en esa dirección.",
      manufacturer.address.isEmpty
        ? "There is already a manufacturer “\(manufacturer.name)” without an address."
        : "There is already a manufacturer “\(manufacturer.name)” at that address.",
      advice: "Con otra dirección sería otro fabricante.",
      "With a different address it counts as another manufacturer.")
  }

  /// Only its author can change or delete a review.
  public func notYours(_ review: Review) -> Problem {
    problem(
      .notAllowed, "La reseña la escribió «\(review.author.text)»: no puedes cambiarla ni borrarla.",
      "“\(review.author.text)” wrote this review: you can't change or delete it.",
      advice: "Escribe una reseña tuya de esa cerveza.", "Write a review of your own of that beer.")
  }

  /// There is no review of this id.
  public func noSuchReview(_ id: Review.ID) -> Problem {
    problem(
      .notFound, "Ninguna reseña tiene el identificador «\(id)».", "No review has the id “\(id)”.",
      advice: "Consulta la lista de reseñas.", "See the list of reviews.")
  }

  var seeItAgain: String { say("Míralo de nuevo, y decide.", "Look at it again, and decide.") }

  /// What is wrong with the fields of a form, in their order.
  func invalid<Draft: FormDraft>(
    _ error: FormError<Draft.Field, Draft.Problem>, in form: Draft.Type
  ) -> Problem {
    let sentences = Draft.fields.compactMap { field in
      error.problems[field.field].map { Draft.words($0, of: field.name, in: self) }
    }
    return Problem(
      .refused, sentences.joined(separator: " "),
      say("No se ha guardado nada. Corrígelo.", "Nothing was saved. Correct it."))
  }
}
