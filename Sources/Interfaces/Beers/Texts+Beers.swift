public import Entities
package import UseCases

/// Labels and messages for manufacturers, beers and reviews.
extension Texts {
  package var manufacturers: String { say("Fabricantes", "Manufacturers") }
  package func origin(_ origin: Manufacturer.Origin) -> String {
    switch origin {
    case .national: say("Nacionales", "National")
    case .imported: say("Importados", "Imported")
    }
  }
  package func manufacturers(_ number: Int) -> String {
    count(number, ("fabricante", "fabricantes"), ("manufacturer", "manufacturers"))
  }
  package var moreManufacturers: String { say("Hay más fabricantes.", "There are more manufacturers.") }
  package var noManufacturers: String { say("No hay ningún fabricante.", "There are no manufacturers.") }
  package func noManufacturerFound(_ query: String) -> String {
    say("Ningún fabricante coincide con «\(query)».", "No manufacturer matches “\(query)”.")
  }

  package var beers: String { say("Cervezas", "Beers") }
  package func beers(_ number: Int) -> String { count(number, ("cerveza", "cervezas"), ("beer", "beers")) }
  package var moreBeers: String { say("Hay más cervezas.", "There are more beers.") }
  /// Returns the message for an empty list of beers.
  ///
  /// - Parameter maker: the manufacturer of the listed beers. `nil` if the list is not limited to one manufacturer.
  package func noBeers(of maker: String?) -> String {
    maker.map { say("«\($0)» no tiene cervezas.", "“\($0)” has no beers.") }
      ?? say("No hay ninguna cerveza.", "There are no beers.")
  }
  /// Returns the message for a beer search without results.
  ///
  /// - Parameter maker: the manufacturer whose beers were searched. `nil` if all beers were searched.
  package func noBeerFound(_ query: String, of maker: String?) -> String {
    let nothing =
      maker.map { say("Ninguna cerveza de «\($0)» coincide con «\(query)».", "No beer by “\($0)” matches “\(query)”.") }
      ?? say("Ninguna cerveza coincide con «\(query)».", "No beer matches “\(query)”.")
    return "\(nothing) \(searched(Beer.searchedFields))"
  }
  /// The title of the best beers list.
  public var bestBeers: String { say("Las mejores cervezas", "The best beers") }
  /// The message that the best beers list shows if no beer has been reviewed yet.
  public var nothingReviewed: String { say("Nadie ha reseñado ninguna cerveza.", "No beer has been reviewed yet.") }

  package var reviews: String { say("Reseñas", "Reviews") }
  package var noReviews: String { say("No hay ninguna reseña.", "There are no reviews.") }
  package var noReviewsOfBeer: String { say("Esta cerveza no tiene reseñas.", "This beer has no reviews.") }
  package var moreReviews: String { say("Hay más reseñas.", "There are more reviews.") }
  package func reviews(_ number: Int) -> String { count(number, ("reseña", "reseñas"), ("review", "reviews")) }
  package var type: String { say("Tipo", "Type") }
  package var origin: String { say("Origen", "Origin") }
  package var logo: String { say("Logotipo", "Logo") }
  package var manufacturer: String { say("Fabricante", "Manufacturer") }
  package var photos: String { say("Fotos", "Photos") }
  func photos(_ number: Int) -> String { count(number, ("foto", "fotos"), ("photo", "photos")) }
  var cover: String { say("portada", "cover") }
  package var rating: String { say("Valoración", "Rating") }
  package var unknown: String { say("se desconoce", "unknown") }

  /// Returns the mean score and the number of reviews: `★ 4,2 (17 reseñas)`. Empty if there are no reviews.
  public func rating(_ rating: BeerRating) -> String {
    guard let average = rating.average else { return "" }
    return "★ \(decimal(average)) (\(reviews(rating.count)))"
  }

  /// Returns a line with the strength, the calories and the rating of a beer. Empty if all of them are unknown.
  func detail(_ beer: RatedBeer) -> String {
    let measures = BeerMeasure.allCases.compactMap { measure in
      beer.beer.measures[measure].map { words($0, of: measure) }
    }
    return (measures + [rating(beer.rating)]).filter { !$0.isEmpty }.joined(separator: " · ")
  }

  package func noSuchManufacturer(_ id: Manufacturer.ID) -> Problem {
    problem(
      .notFound, "Ningún fabricante se llama «\(id)».", "No manufacturer is called “\(id)”.",
      advice: "Consulta la lista de fabricantes.", "See the list of manufacturers.")
  }

  package func noSuchBeer(_ id: Beer.ID) -> Problem {
    problem(
      .notFound, "Ninguna cerveza se llama «\(id)».", "No beer is called “\(id)”.",
      advice: "Consulta la lista de cervezas.", "See the list of beers.")
  }
}

/// Phrases that describe the order of beers and reviews in lists, and the review filter.
extension Texts {
  /// Returns a phrase that describes the order of the beers within each type. Empty if the beers are sorted by name.
  func words(_ sorting: BeerSorting) -> String {
    let order =
      switch (sorting.criterion, sorting.isReversed) {
      case (.name, false): ""
      case (.name, true): say("de la Z a la A", "from Z to A")
      case (.measure(let measure), let isReversed): self.order(by: measure, isReversed: isReversed)
      }
    return order.isEmpty ? "" : say("en cada tipo, \(order)", "within each type, \(order)")
  }

  /// Returns a phrase that describes the limits of the measures: `from 5%`. Empty if there are no limits.
  func words(_ limits: [BeerMeasure: ClosedRange<Int>]) -> String {
    BeerMeasure.allCases.compactMap { measure in
      guard let range = limits[measure] else { return nil }
      let (low, high) = (words(range.lowerBound, of: measure), words(range.upperBound, of: measure))
      if range.lowerBound == measure.range.lowerBound { return say("hasta \(high)", "up to \(high)") }
      if range.upperBound == measure.range.upperBound { return say("desde \(low)", "from \(low)") }
      return say("de \(low) a \(high)", "from \(low) to \(high)")
    }.joined(separator: " · ")
  }
  var noBeerPasses: String { say("Ninguna cerveza coincide.", "No beers match.") }

  /// Returns a phrase that describes the order of the reviews. Empty if the newest reviews are first.
  func words(_ sorting: ReviewSorting) -> String {
    if sorting == .newest { return "" }
    return switch (sorting.criterion, sorting.isReversed) {
    case (.date, false): say("de la más antigua a la más nueva", "oldest first")
    case (.date, true): say("de la más nueva a la más antigua", "newest first")
    case (.score, false): say("de la peor a la mejor", "worst first")
    case (.score, true): say("de la mejor a la peor", "best first")
    case (.beer, false): say("por cerveza", "by beer")
    case (.beer, true): say("por cerveza, de la Z a la A", "by beer, from Z to A")
    }
  }

  /// Returns a phrase that describes the conditions of the filter. Empty if the filter matches every review.
  func words(_ filter: ReviewFilter) -> String {
    var words: [String] = []
    let (low, high) = (filter.scores.lowerBound.value, filter.scores.upperBound.value)
    if filter.scores != ReviewFilter.all.scores {
      words.append(
        low == high
          ? say("solo con un \(low)", "with a score of \(low)") : say("del \(low) al \(high)", "from \(low) to \(high)")
      )
    }
    if let author = filter.author { words.append(say("de \(author.text)", "by \(author.text)")) }
    if let since = filter.since { words.append(say("desde \(date(since))", "since \(date(since))")) }
    if let until = filter.until { words.append(say("antes de \(date(until))", "before \(date(until))")) }
    return words.joined(separator: " · ")
  }

  func reviews(of beer: RatedBeer) -> String {
    let rating = rating(beer.rating)
    return [say("Reseñas de \(beer.beer.name)", "Reviews of \(beer.beer.name)"), rating].filter { !$0.isEmpty }
      .joined(separator: " · ")
  }
  package var noReviewPasses: String { say("Ninguna reseña coincide.", "No reviews match.") }
}

/// Questions that ask for confirmation before a change, and messages that report the change afterward.
extension Texts {
  package var newManufacturer: String { say("Nuevo fabricante", "New manufacturer") }
  package func word(_ origin: Manufacturer.Origin) -> String {
    switch origin {
    case .national: say("nacional", "national")
    case .imported: say("importado", "imported")
    }
  }
  package func added(_ manufacturer: Manufacturer) -> String {
    say("Añadido: \(manufacturer.name).", "Added: \(manufacturer.name).")
  }

  package func deletes(_ manufacturer: ManufacturerSummary) -> String {
    let name = manufacturer.manufacturer.name
    let (beers, reviews) = (beers(manufacturer.beerCount), reviews(manufacturer.reviewCount))
    return say(
      "¿Borrar «\(name)», con \(beers) y \(reviews)?",
      "Delete “\(name)”, with \(beers) and \(reviews)?")
  }
  package func deleted(_ manufacturer: Manufacturer) -> String {
    say(
      "Borrado con sus cervezas y reseñas: \(manufacturer.name).",
      "Deleted with its beers and reviews: \(manufacturer.name).")
  }

  func newBeer(of manufacturer: Manufacturer) -> String {
    say("Nueva cerveza de \(manufacturer.name)", "New beer by \(manufacturer.name)")
  }
  func added(_ beer: Beer) -> String { say("Añadida: \(beer.name).", "Added: \(beer.name).") }
  var saved: String { say("Se ha guardado.", "Saved.") }
  func saved(_ name: String) -> String { say("Se ha guardado: \(name).", "Saved: \(name).") }
  func meanwhile(_ value: String) -> String { say("mientras tanto: \(value)", "in the meantime: \(value)") }
  package var leaveQuestion: String {
    say(
      "Hay cambios sin guardar: s para guardar, d para descartar, Intro para seguir.",
      "There are unsaved changes: s to save, d to discard, Enter to stay.")
  }
  var nothingChanged: String { say("No hay nada que guardar.", "There is nothing to save.") }
  var takesNoPictures: Problem {
    problem(
      .refused, "Este formulario no admite fotos.", "This form does not accept photos.",
      advice: "Lo demás sigue como estaba.", "Everything else is unchanged.")
  }
  package var unsaved: String { say("Hay cambios sin guardar.", "There are unsaved changes.") }

  func newReview(of beer: String) -> String { say("Reseña de \(beer)", "Review of \(beer)") }
  var reviewKept: String { say("Reseña guardada.", "Review saved.") }
  func deletes(_ review: BeerReview) -> String {
    say("¿Borrar \(named(review))?", "Delete \(named(review))?")
  }
  /// Returns a phrase that identifies the review by its beer, its date and its score.
  package func named(_ review: BeerReview) -> String {
    let what = "\(date(review.review.date)) (\(String(repeating: "★", count: review.review.score.value)))"
    let photos = review.review.album.isEmpty ? "" : say(", con sus fotos", ", with its photos")
    return say(
      "la reseña de «\(review.beerName)» del \(what)\(photos)",
      "the review of “\(review.beerName)” from \(what)\(photos)")
  }
  package var reviewDeleted: String { say("Reseña borrada.", "Review deleted.") }

  package func deletes(_ beer: RatedBeer) -> String {
    let (name, reviews) = (beer.beer.name, reviews(beer.rating.count))
    return say(
      "¿Borrar «\(name)», con \(reviews)?",
      "Delete “\(name)”, with \(reviews)?")
  }
  package func deleted(_ beer: Beer) -> String {
    say("Borrada, con sus reseñas: \(beer.name).", "Deleted, with its reviews: \(beer.name).")
  }
}
