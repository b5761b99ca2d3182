import Entities
import Testing

/// Returns a manufacturer with the given name and defaults for everything else.
func maker(_ name: String, at address: String = "", origin: Manufacturer.Origin = .national) throws -> Manufacturer {
  try Manufacturer(name: name, address: address, origin: origin)
}

/// Returns a beer made by Mahou. By default, its id is derived from its name.
func beer(
  _ name: String, type: String = "Lager", measures: [BeerMeasure: Int] = [:], id: String? = nil
) throws -> Beer {
  let mahou = try Manufacturer.ID("maker-mahou")
  return try Beer(
    id: #require(id.map { try Beer.ID($0) } ?? Beer.ID(ofBeerNamed: name, of: mahou)), of: mahou, name: name,
    type: BeerType(type), measures: measures)
}

/// Returns a dictionary with `number` as the value of every measure. The dictionary is empty if `number` is `nil`.
func measures(_ number: Int?) -> [BeerMeasure: Int] {
  guard let number else { return [:] }
  return Dictionary(uniqueKeysWithValues: BeerMeasure.allCases.map { ($0, number) })
}

/// Returns the ids of `count` different photos.
func photos(_ count: Int) -> [Photo.ID] { (0..<count).map { Photo.ID(ofBytes: [UInt8($0)]) } }

/// Returns scores with the given values.
func scores(_ values: Int...) throws -> [Score] { try values.map { try Score($0) } }
