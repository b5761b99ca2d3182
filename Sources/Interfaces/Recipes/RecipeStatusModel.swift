package import UseCases

/// Where recipes come from and how favorites stand, as a screen shows it.
package struct RecipeStatusModel: Sendable, Hashable {
  /// The name of the domain.
  package let title: String
  /// Source, points of a service, own recipes, favorites, and how many of their changes are unsent.
  package let rows: [Fact]

  /// - Parameters:
  ///   - service: the name of the service whose recipes follow the collection's; `nil`: there is none.
  ///   - quota: as the service told it; `nil`: it did not.
  ///   - ownRecipes: how many recipes the own collection has.
  ///   - sharedIn: where favorites are shared; `nil`: nowhere.
  package init(
    service: String?, quota: PointsQuota?, ownRecipes: Int, favorites: FavoriteStatus, sharedIn: String?,
    in texts: Texts
  ) {
    title = texts.recipes
    let sources = [texts.ownCollection, service].compactMap(\.self).joined(separator: ", ")
    var rows = [Fact(label: texts.source, value: sources)]
    if let quota {
      rows.append(Fact(label: texts.pointsLabel, value: texts.quota(quota)))
    } else if service != nil {
      rows.append(Fact(label: texts.pointsLabel, value: texts.pointsUnknown))
    }
    let unsent = texts.unsent(favorites.unsentCount)
    rows += [
      Fact(label: texts.ownCollection, value: texts.recipes(ownRecipes)),
      Fact(label: texts.favorites, value: texts.favorites(favorites.count)),
      Fact(label: texts.sharing, value: sharedIn.map { "\($0), \(unsent)" } ?? texts.notShared),
    ]
    self.rows = rows
  }
}
