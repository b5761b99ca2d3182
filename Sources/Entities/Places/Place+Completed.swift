extension Place {
  /// The same place, where pictures that could not be had this time are those that an older record of it has: the same picture of the
  /// same address, or the map of the same point.
  ///
  /// A picture that is not at its address any more is gone.
  ///
  /// - Returns: this record as it is, when `older` is of another place.
  public func completed(by older: Place) -> Place {
    guard id == older.id else { return self }
    var whole = self
    for (role, picture) in pictures {
      guard case .missing(let absence) = picture.content, absence != .notThere, let kept = older.pictures[role],
        kept.photo != nil, kept.address == picture.address, role != .map || coordinate == older.coordinate
      else { continue }
      whole.pictures[role] = kept
    }
    return whole
  }
}
