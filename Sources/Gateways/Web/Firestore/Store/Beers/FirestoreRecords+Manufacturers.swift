public import Entities
public import Gateways
public import UseCases

extension FirestoreRecords: ManufacturerRecords {
  static func path(_ id: Manufacturer.ID) -> String { "makers/\(id.text)" }

  /// Returns the path of the document that identifies the manufacturer with this name at this address.
  private static func path(named name: String, at address: String) -> String {
    "makerNames/" + Staging.name(of: SearchText(name).folded + keySeparator + SearchText(address).folded)
  }

  public func manufacturer(_ id: Manufacturer.ID) throws(GatewayError) -> ManufacturerSummary? {
    let path = Self.path(id)
    return try fields(path).map { (fields) throws(GatewayError) in try Self.manufacturer(fields, path) }
  }

  public func manufacturer(named name: String, at address: String) throws(GatewayError) -> Manufacturer? {
    guard let id = try fields(Self.path(named: name, at: address))?["maker"]?.text,
      let maker = try fields("makers/\(id)")
    else { return nil }
    return try Self.manufacturer(maker, "makers/\(id)").manufacturer
  }

  public func manufacturers(_ ids: Set<Manufacturer.ID>) throws(GatewayError) -> [Manufacturer.ID: Manufacturer] {
    try reading.prepare(ids.map(Self.path).sorted())
    var found: [Manufacturer.ID: Manufacturer] = [:]
    for id in ids { found[id] = try manufacturer(id)?.manufacturer }
    return found
  }

  public func manufacturers(matching search: SearchText, page: Page) throws(GatewayError) -> Paged<ManufacturerSummary>
  {
    try self.page(Self.manufacturersToSearch(search), page, isFiltered: !search.isBlank) {
      (document) throws(GatewayError) -> ManufacturerSummary? in
      let summary = try Self.manufacturer(document.fields, document.path)
      return summary.manufacturer.matches(search) ? summary : nil
    }
  }

  /// Returns a query that finds all manufacturers that match a search, and possibly other manufacturers.
  static func manufacturersToSearch(_ search: SearchText) -> FirestoreQuery {
    var query = FirestoreQuery("makers", by: [.init("origin"), .init("name")])
    if let gram = NGrams.one(of: search) { query.filters = [.init("grams", .contains, gram)] }
    return query
  }

  /// Returns the manufacturers whose names contain a word of a search, with their names. Beers from other manufacturers match only by their
  /// own name and description.
  func makers(namedIn search: SearchText) throws(GatewayError) -> [Manufacturer.ID: String] {
    var names: [Manufacturer.ID: String] = [:]
    for word in search.words {
      let word = SearchText(word)
      for document in try reading.list(Self.manufacturersToSearch(word)) {
        let manufacturer = try Self.manufacturer(document.fields, document.path).manufacturer
        if manufacturer.matches(word) { names[manufacturer.id] = manufacturer.name }
      }
    }
    return names
  }

  public mutating func put(_ manufacturer: Manufacturer, replacing previous: Manufacturer?) throws(GatewayError) {
    let path = Self.path(manufacturer.id)
    try use(manufacturer.photos, insteadOf: previous?.photos ?? [])
    var fields: [String: FirestoreValue] = [
      "text": try Self.text(ManufacturerDocument(manufacturer), of: manufacturer.name),
      "origin": .integer(manufacturer.origin == .national ? 0 : 1),
      "name": .string(CollationKey(manufacturer.name).text), "grams": NGrams.of([manufacturer.name]),
    ]
    if previous == nil { fields.merge(["beerCount": .integer(0), "reviewCount": .integer(0)]) { $1 } }
    staging.merge(path, fields.mapValues { .some($0) })
    let name = Self.path(named: manufacturer.name, at: manufacturer.address)
    if let previous {
      let old = Self.path(named: previous.name, at: previous.address)
      if old == name { return }
      if try self.fields(old)?["maker"]?.text == manufacturer.id.text { staging.delete(old) }
    }
    _ = try self.fields(name)
    staging.set(name, ["maker": .string(manufacturer.id.text)])
  }

  public mutating func deleteManufacturer(_ id: Manufacturer.ID) throws(GatewayError) {
    guard let summary = try manufacturer(id) else { return }
    let manufacturer = summary.manufacturer
    for review in try summary.reviewCount == 0 ? [] : reviews("maker", id.text) { try remove(review) }
    for beer in try summary.beerCount == 0 ? [] : beers(of: id) {
      try use([], insteadOf: beer.beer.album.photos)
      staging.delete(Self.path(beer.id))
    }
    try use([], insteadOf: manufacturer.photos)
    staging.delete(Self.path(id))
    let name = Self.path(named: manufacturer.name, at: manufacturer.address)
    if try fields(name)?["maker"]?.text == id.text { staging.delete(name) }
  }

  static func manufacturer(
    _ fields: [String: FirestoreValue], _ path: String
  ) throws(GatewayError) -> ManufacturerSummary {
    let manufacturer: Manufacturer = try record(fields, "text", of: path) { (document: ManufacturerDocument) in
      try document.manufacturer()
    }
    return ManufacturerSummary(
      manufacturer, beerCount: try count("beerCount", in: fields, of: path),
      reviewCount: try count("reviewCount", in: fields, of: path))
  }
}
