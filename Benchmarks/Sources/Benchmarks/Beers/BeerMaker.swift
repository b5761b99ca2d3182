import Entities

/// Generates a catalog of any size with ten reviews for each beer. The catalog is the same every time. Each of the first twelve
/// manufacturers has a hundredth of the beers, and the other manufacturers share the rest.
struct BeerMaker {
  static let large = 12
  static let types = 12
  let manufacturers: Int
  let beers: Int
  /// The number of beers that each large manufacturer has.
  let beersOfLarge: Int
  var reviews: Int { 10 * beers }
  var reviewsOfLarge: Int { 10 * beersOfLarge }

  /// Creates a generator.
  ///
  /// - Parameter beers: The number of beers, at least 100.
  init(beers: Int) {
    self.beers = beers
    manufacturers = max(2 * Self.large, beers / 100)
    beersOfLarge = beers / 100
  }

  struct Manufacturer {
    let name: String
    let isNational: Bool
  }

  struct Beer {
    let name: String
    let maker: Int
    let type: String
    /// The alcohol content, in thousandths of a percent.
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
    /// The date of the review, in seconds since 1970.
    let date: Int
  }

  func manufacturer(_ number: Int) -> Manufacturer {
    Manufacturer(name: "Cervecera \(number &* 7919 % manufacturers)", isNational: number % 2 == 0)
  }

  func beer(_ number: Int) -> Beer {
    let large = Self.large
    let maker = number < large * beersOfLarge ? number / beersOfLarge : large + number % (manufacturers - large)
    return Beer(
      name: "Cerveza \(number &* 7919 % beers)", maker: maker, type: "Tipo \(number % Self.types)",
      alcohol: number % 17 == 0 ? nil : number % 120 * 100, calories: number % 19 == 0 ? nil : number % 300)
  }

  func review(_ number: Int) -> Review {
    Review(
      id: "review-\(number)", beer: number % beers, score: 1 + (number &* 7919 >> 3) % 5, date: 1_700_000_000 + number)
  }
}
