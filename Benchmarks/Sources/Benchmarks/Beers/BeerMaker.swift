import Entities

/// A catalog of any size, the same every time: the first twelve manufacturers have a thousand beers each, the others share the rest.
struct BeerMaker {
  static let manufacturers = 1000
  static let large = 12
  static let beers = 100_000
  static let reviews = 1_000_000

  struct Manufacturer {
    let name: String
    let isNational: Bool
  }

  struct Beer {
    let name: String
    let maker: Int
    let type: String
    /// In thousandths of a per cent.
    let alcohol: Int?
    let calories: Int?

    var measures: [BeerMeasure: Int] {
      var measures: [BeerMeasure: Int] = [:]
      measures[.alcohol] = alcohol
      measures[.calories] = calories
      return measures
    }
  }

  struct Review {
    let id: String
    let beer: Int
    let score: Int
    /// In seconds.
    let date: Int
  }

  static func manufacturer(_ number: Int) -> Manufacturer {
    Manufacturer(name: "Cervecera \(number &* 7919 % manufacturers)", isNational: number % 2 == 0)
  }

  static func beer(_ number: Int) -> Beer {
    let maker = number < large * 1000 ? number / 1000 : large + number % (manufacturers - large)
    return Beer(
      name: "Cerveza \(number &* 7919 % beers)", maker: maker, type: "Tipo \(number % 12)",
      alcohol: number % 17 == 0 ? nil : number % 120 * 100, calories: number % 19 == 0 ? nil : number % 300)
  }

  static func review(_ number: Int) -> Review {
    Review(
      id: "review-\(number)", beer: number % beers, score: 1 + (number &* 7919 >> 3) % 5, date: 1_700_000_000 + number)
  }
}
