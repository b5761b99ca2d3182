extension Beer {
  /// This record of the beer, with what it does not say as an older record of it said it: its strength, its calories, its pictures.
  ///
  /// - Returns: this record as it is, when `older` is of another beer.
  public func completed(by older: Beer) -> Beer {
    guard id == older.id else { return self }
    var whole = self
    whole.alcohol = alcohol ?? older.alcohol
    whole.calories = calories ?? older.calories
    if album.isEmpty { whole.album = older.album }
    return whole
  }
}

extension Manufacturer {
  /// This record of the manufacturer, with the logo of an older one if it has none.
  ///
  /// - Returns: this record as it is, when `older` is of another manufacturer.
  public func completed(by older: Manufacturer) -> Manufacturer {
    guard id == older.id else { return self }
    var whole = self
    whole.logo = logo ?? older.logo
    return whole
  }
}
