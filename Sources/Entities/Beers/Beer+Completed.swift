extension Beer {
  /// This record of the beer, with the measures and the pictures of an older one where it has none.
  ///
  /// - Returns: this record as it is, when `older` is of another beer.
  public func completed(by older: Beer) -> Beer {
    guard id == older.id else { return self }
    var whole = self
    whole.measures.merge(older.measures) { known, _ in known }
    if album.isEmpty { whole.album = older.album }
    return whole
  }
}

extension Manufacturer {
  /// This record of the manufacturer, with the address and the logo of an older one where it has none.
  ///
  /// - Returns: this record as it is, when `older` is of another manufacturer.
  public func completed(by older: Manufacturer) -> Manufacturer {
    guard id == older.id else { return self }
    var whole = self
    if address.isEmpty { whole.address = older.address }
    whole.logo = logo ?? older.logo
    return whole
  }
}
