import Entities
import Testing

/// A manufacturer whose name is all that matters, but for what a test says.
func maker(_ name: String, at address: String = "", origin: Manufacturer.Origin = .national) throws -> Manufacturer {
  try Manufacturer(name: name, address: address, origin: origin)
}

/// A beer of Mahou, under the id of its name unless a test says another.
func beer(
  _ name: String, type: String = "Lager", measures: [BeerMeasure: Int] = [:], id: String? = nil
) throws -> Beer {
  let mahou = try Manufacturer.ID("maker-mahou")
  return try Beer(
    id: #require(id.map { try Beer.ID($0) } ?? Beer.ID(ofBeerNamed: name, of: mahou)), of: mahou, name: name,
    type: BeerType(type), measures: measures)
}

/// The same number for each measure; `nil`: none is known.
func measures(_ number: Int?) -> [BeerMeasure: Int] {
  guard let number else { return [:] }
  return Dictionary(uniqueKeysWithValues: BeerMeasure.allCases.map { ($0, number) })
}

/// The ids of so many pictures.
func photos(_ count: Int) -> [Photo.ID] { (0..<count).map { Photo.ID(ofBytes: [UInt8($0)]) } }

/// Scores from the numbers.
func scores(_ values: Int...) throws -> [Score] { try values.map { try Score($0) } }
