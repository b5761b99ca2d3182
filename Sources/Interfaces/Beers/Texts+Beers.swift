public import Entities
import UseCases

/// What is said of beers; the words of each text are its documentation.
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
    say("Ningún fabricante contiene «\(query)».", "No manufacturer contains “\(query)”.")
  }

  package var beers: String { say("Cervezas", "Beers") }
  package func beers(_ number: Int) -> String { count(number, ("cerveza", "cervezas"), ("beer", "beers")) }
  package var moreBeers: String { say("Hay más cervezas.", "There are more beers.") }
  /// - Parameter maker: the manufacturer whose beers are listed. `nil` if all are.
  package func noBeers(of maker: String?) -> String {
    maker.map { say("«\($0)» no tiene cervezas.", "“\($0)” has no beers.") }
      ?? say("No hay ninguna cerveza.", "There are no beers.")
  }
  /// - Parameter maker: the manufacturer among whose beers was searched. `nil` if among all.
  package func noBeerFound(_ query: String, of maker: String?) -> String {
    let nothing =
      maker.map { say("Ninguna cerveza de «\($0)» contiene «\(query)».", "No beer of “\($0)” contains “\(query)”.") }
      ?? say("Ninguna cerveza contiene «\(query)».", "No beer contains “\(query)”.")
    return "\(nothing) \(searched(Beer.searchedFields))"
  }
  /// The title of the list of the best beers.
  public var bestBeers: String { say("Las mejores cervezas", "The best beers") }
  /// Says that there are no best beers, as there are no reviews.
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

  /// `★ 4,2 (17 reseñas)`; nothing where there are none.
  public func rating(_ rating: BeerRating) -> String {
    guard let average = rating.average else { return "" }
    return "★ \(decimal(average)) (\(reviews(rating.count)))"
  }

  /// A beer in a line: how strong it is, its calories, what is said of it; empty when nothing is known.
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
