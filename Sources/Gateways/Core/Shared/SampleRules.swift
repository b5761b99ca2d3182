import Entities
package import UseCases

extension SampleRecords where Self: MenuRecords & RecipeRecords & BeerRecords & PlaceRecords {
  /// Returns the samples that no user has changed, reviewed or added to the favorites. A manufacturer is included even if some of its beers
  /// are not.
  private func untouchedSamples(of domain: Domain) throws(GatewayError) -> [StoreRecord] {
    var untouched: [StoreRecord] = []
    for (id, mark) in try samples(of: domain).sorted(by: \.key) where mark == .untouched {
      guard let record = try record(id, of: domain), try !isUsed(record) else { continue }
      untouched.append(record)
    }
    return untouched
  }

  /// Whether the record is a reviewed beer or a favorite recipe.
  package func isUsed(_ record: StoreRecord) throws(GatewayError) -> Bool {
    switch record {
    case .recipe(let details): try isFavorite(details.id)
    case .beer(let beer): try self.beer(beer.id)?.rating.count != 0
    default: false
    }
  }

  /// Whether a domain is empty.
  ///
  /// - Parameter dropsSamples: whether to ignore unchanged samples.
  package func isEmpty(_ domain: Domain, dropsSamples: Bool) throws(GatewayError) -> Bool {
    let count = try recordCount(of: domain)
    if count == 0 || !dropsSamples { return count == 0 }
    return try untouchedSamples(of: domain).count == count
  }

  /// Deletes the unchanged samples of a domain.
  ///
  /// - Parameter makers: the manufacturers to keep because the seed contains some of their beers.
  private mutating func dropSamples(of domain: Domain, but makers: Set<Manufacturer.ID>) throws(GatewayError) {
    // The samples are sorted by id, so that beers precede their manufacturers.
    for record in try untouchedSamples(of: domain) {
      switch record {
      case .dish(let dish): try deleteDish(dish.id)
      case .recipe(let details): try deleteRecipe(details.id)
      case .beer(let beer): try deleteBeer(beer.id)
      case .manufacturer(let maker) where !makers.contains(maker.id):
        if try manufacturer(maker.id)?.beerCount == 0 { try deleteManufacturer(maker.id) }
      default: break
      }
    }
  }

  /// Returns the record of a domain with this id. `nil` if there is none.
  package func record(_ id: String, of domain: Domain) throws(GatewayError) -> StoreRecord? {
    switch domain {
    case .restaurant: if let id = try? Dish.ID(id) { return try dish(id).map(StoreRecord.dish) }
    case .recipes: if let id = try? Recipe.ID(id) { return try details(id).map(StoreRecord.recipe) }
    case .places: if let id = try? Place.ID(id) { return try place(id).map(StoreRecord.place) }
    case .beers:
      if let id = try? Beer.ID(id), let beer = try beer(id)?.beer { return .beer(beer) }
      if let id = try? Manufacturer.ID(id) {
        return try manufacturer(id).map { StoreRecord.manufacturer($0.manufacturer) }
      }
    }
    return nil
  }

  /// Deletes the samples that a seed replaces.
  package mutating func prepare(for marks: SeedMarks, in domain: Domain) throws(GatewayError) {
    if marks.dropsSamples { try dropSamples(of: domain, but: marks.makers) }
  }

  /// Updates the marks of a domain's samples after an import.
  package mutating func settle(_ marks: SeedMarks, in domain: Domain) throws(GatewayError) {
    let before = try samples(of: domain)
    var samples: [String: SampleMark] = [:]
    // Samples that one import leaves in place must survive later imports, too.
    for (id, mark) in before where !marks.ids.contains(id) {
      if try holds(id, in: domain) { samples[id] = marks.dropsSamples ? .kept : mark }
    }
    if marks.holdsSamples {
      for id in marks.ids where try holds(id, in: domain) { samples[id] = .untouched }
    }
    if samples != before { try setSamples(samples, of: domain) }
  }
}

/// The changes to the marks of samples that result from an import.
package struct SeedMarks {
  /// Whether the seed's records are samples.
  package var holdsSamples = false
  /// Whether the seed replaces the existing samples.
  package var dropsSamples = false
  /// The imported ids. If the seed's records are samples, these are all imported ids. Otherwise, these are only the ids that were already
  /// marked as samples.
  private(set) var ids: Set<String> = []
  /// The sample manufacturers to which imported beers belong.
  private(set) var makers: Set<Manufacturer.ID> = []
  private var samples: [String: SampleMark]?

  package init() {}

  /// - Parameter samples: a closure that returns the domain's samples at the start of the import.
  package mutating func note(
    _ record: SeedRecord, _ samples: () throws(GatewayError) -> [String: SampleMark]
  ) throws(GatewayError) {
    let known = try known(samples)
    if let id = record.id, holdsSamples || known[id] != nil { ids.insert(id) }
    if case .beer(let beer, _) = record, known[beer.manufacturer.text] != nil { makers.insert(beer.manufacturer) }
  }

  /// Returns the domain's samples at the start of the import. The samples are read only once.
  mutating func known(
    _ read: () throws(GatewayError) -> [String: SampleMark]
  ) throws(GatewayError) -> [String: SampleMark] {
    if let samples { return samples }
    let read = try read()
    samples = read
    return read
  }
}

extension SeedRecord {
  /// The record's id. `nil` for the record of a download.
  var id: String? {
    switch self {
    case .dish(let dish): dish.id.text
    case .recipe(let details): details.id.text
    case .manufacturer(let manufacturer, _): manufacturer.id.text
    case .beer(let beer, _): beer.id.text
    case .place(let place): place.id.text
    case .placeDownload: nil
    }
  }
}
