package import UseCases

/// The sources of recipes and the status of favorites, formatted for display.
package struct RecipeStatusModel: Sendable, Hashable {
  /// The title of the screen, which is the name of the domain.
  package let title: String
  /// The source, the quota of the service, and the numbers of the user's own recipes, favorites and unsent changes.
  package let rows: [Fact]

  /// Creates the model of the sources of recipes and the status of favorites.
  ///
  /// - Parameters:
  ///   - service: the name of the service whose recipes follow those in the collection. `nil` if no service is configured.
  ///   - quota: the quota that the service reported. `nil` if it reported no quota.
  ///   - ownRecipes: the number of recipes in the user's collection.
  ///   - sharedIn: the name of the service that shares the favorites. `nil` if the favorites are not shared.
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
