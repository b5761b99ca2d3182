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
        .conflict, "Esa foto ya está añadida.", "That photo was already added.",
        advice: "Elige otra.", "Choose another.")
    case .unknownCover:
      texts.problem(
        .refused, "Esa foto no está en el álbum.", "That photo is not in the album.",
        advice: "Elige otra.", "Choose another.")
    }
  }
}

extension ScoreError: ExplainedError {
  public func problem(in texts: Texts) -> Problem {
    switch self {
    case .outOfRange(let number):
      texts.problem(
        "La puntuación no puede ser \(texts.number(number)).", "A score can't be \(texts.number(number)).",
        outside: Score.range)
    }
  }
}

extension ReviewError: ExplainedError {
  public func problem(in texts: Texts) -> Problem {
    switch self {
    case .text(let error): texts.problem(error, of: FieldName("el texto de la reseña", "the text of the review"))
    }
  }
}

extension BeerError: ExplainedError {
  public func problem(in texts: Texts) -> Problem {
    switch self {
    case .name(let error): texts.problem(error, of: FieldName("el nombre de la cerveza", "the name of the beer"))
    case .measure(let measure, let value):
      Problem(
        .refused,
        measure.fieldName.remark(
          texts.words(.outOfRange(texts.decimals(measure.text(value))), of: measure), in: texts),
        texts.say("Corrige el valor, o déjalo sin indicar.", "Correct the value, or leave it out."))
    }
  }
}

extension ManufacturerError: ExplainedError {
  public func problem(in texts: Texts) -> Problem {
    switch self {
    case .name(let error):
      texts.problem(error, of: FieldName("el nombre del fabricante", "the name of the manufacturer"))
    case .address(let error):
      texts.problem(error, of: FieldName("la dirección del fabricante", "the address of the manufacturer"))
    case .tooLongForAnID(let name): texts.tooLongForAnID(name)
    }
  }
}

extension Manufacturer: SavedRecord {
  public static func missing(_ id: ID, in texts: Texts) -> Problem { texts.noSuchManufacturer(id) }

  public func notSaved(in texts: Texts) -> String { texts.notSaved(name) }

  public func alreadyExists(in texts: Texts) -> Problem {
    texts.problem(
      .conflict,
      address.isEmpty
        ? "Ya hay un fabricante «\(name)» sin dirección." : "Ya hay un fabricante «\(name)» en esa dirección.",
      address.isEmpty
        ? "There is already a manufacturer “\(name)” without an address."
        : "There is already a manufacturer “\(name)” at that address.",
      advice: "Con otra dirección sería otro fabricante.",
      "With a different address it counts as another manufacturer.")
  }
}

extension ManufacturerSummary: DeletedRecord {
  public static func missing(_ id: ID, in texts: Texts) -> Problem { texts.noSuchManufacturer(id) }

  public func hasChanged(in texts: Texts) -> String {
    let (name, beers, reviews) = (manufacturer.name, texts.beers(beerCount), texts.reviews(reviewCount))
    return texts.say(
      "«\(name)» ha cambiado: ahora tiene \(beers) y \(reviews).",
      "“\(name)” has changed: it now has \(beers) and \(reviews).")
  }
}

extension Beer: SavedRecord {
  public static func missing(_ id: ID, in texts: Texts) -> Problem { texts.noSuchBeer(id) }

  public func notSaved(in texts: Texts) -> String { texts.notSaved(name) }

  public func alreadyExists(in texts: Texts) -> Problem {
    texts.problem(
      .conflict, "Ese fabricante ya tiene la cerveza «\(name)».", "That manufacturer already has the beer “\(name)”.",
      advice: "Edita esa cerveza, o ponle otro nombre a esta.", "Edit that beer, or give this one another name.")
  }
}

extension RatedBeer: DeletedRecord {
  public static func missing(_ id: ID, in texts: Texts) -> Problem { texts.noSuchBeer(id) }

  public func hasChanged(in texts: Texts) -> String {
    texts.say(
      "«\(beer.name)» ha cambiado: ahora tiene \(texts.reviews(rating.count)).",
      "“\(beer.name)” has changed: it now has \(texts.reviews(rating.count)).")
  }
}

extension Review: SavedRecord, DeletedRecord {
  public static func missing(_ id: ID, in texts: Texts) -> Problem { texts.noSuchReview(id) }

  public func notSaved(in texts: Texts) -> String {
    texts.say(
      "La reseña ha cambiado mientras tanto; no se han guardado tus cambios.",
      "The review has changed in the meantime; your changes were not saved.")
  }

  public func hasChanged(in texts: Texts) -> String {
    texts.say(
      "La reseña ha cambiado mientras tanto; no se ha borrado.",
      "The review has changed in the meantime; it was not deleted.")
  }
}

extension Texts {
  /// Returns the problem to report if the user tries to change or delete another user's review.
  public func notYours(_ review: Review) -> Problem {
    problem(
      .notAllowed, "La reseña la escribió «\(review.author.text)»: no puedes cambiarla ni borrarla.",
      "“\(review.author.text)” wrote this review: you can't change or delete it.",
      advice: "Escribe tu propia reseña de esa cerveza.", "Write your own review of that beer.")
  }

  /// Returns the problem to report if no review has this id.
  package func noSuchReview(_ id: Review.ID) -> Problem {
    problem(
      .notFound, "Ninguna reseña tiene el identificador «\(id)».", "No review has the id “\(id)”.",
      advice: "Consulta la lista de reseñas.", "See the list of reviews.")
  }
}
