import Entities
import Interfaces
import Testing
import UseCases

@Suite struct `Questions and messages about beers` {
  let maker: Manufacturer
  let beer: Beer

  init() throws {
    maker = try Manufacturer(name: "Mahou", origin: .national)
    beer = try Brewery.beer("Clásica", of: maker)
  }

  @Test func `The question before deleting a manufacturer states the number of beers and reviews`() {
    BothLanguages.check(
      { $0.deletes(ManufacturerSummary(maker, beerCount: 1, reviewCount: 1_234)) },
      "¿Borrar «Mahou», con 1 cerveza y 1234 reseñas?",
      "Delete “Mahou”, with 1 beer and 1,234 reviews?")
    BothLanguages.check(
      { $0.deleted(maker) }, "Borrado con sus cervezas y reseñas: Mahou.", "Deleted with its beers and reviews: Mahou.")
  }

  @Test func `The question before deleting a beer states the number of reviews`() throws {
    let rating = BeerRating([try Score(5)])
    BothLanguages.check(
      { $0.deletes(RatedBeer(beer, rating: rating)) },
      "¿Borrar «Clásica», con 1 reseña?",
      "Delete “Clásica”, with 1 review?")
    BothLanguages.check(
      { $0.deleted(beer) }, "Borrada, con sus reseñas: Clásica.", "Deleted, with its reviews: Clásica.")
  }

  @Test func `The messages about a new manufacturer exist in English and Spanish`() {
    BothLanguages.check(\.newManufacturer, "Nuevo fabricante", "New manufacturer")
    BothLanguages.check({ $0.word(.national) }, "nacional", "national")
    BothLanguages.check({ $0.word(.imported) }, "importado", "imported")
    // The Spanish heading agrees with "fabricantes", which is masculine.
    BothLanguages.check({ $0.origin(.imported) }, "Importados", "Imported")
    BothLanguages.check(
      { $0.added(maker) }, "Añadido: Mahou.", "Added: Mahou.")
  }
}
