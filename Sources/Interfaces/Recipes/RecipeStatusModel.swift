package import UseCases

/// Where recipes come from and how favourites stand, as a screen shows it.
package struct RecipeStatusModel: Sendable, Hashable {
  /// Where the list of recipes comes from.
  package enum Source: Sendable, Hashable {
    /// What the user imported, and what came with the kit.
    case ownCollection
    /// A service of this name: `Spoonacular`.
    case service(String)
  }

  /// One figure.
  package struct Row: Sendable, Hashable {
    /// What it is of.
    package let label: String
    /// How it stands.
    package let value: String
  }

  /// What the list is called.
  package let title: String
  /// Source, points if they matter, own recipes, favourites, and how much of them is unsent.
  package let rows: [Row]

  /// - Parameters:
  ///   - quota: as the service told it; `nil`: it did not.
  ///   - ownRecipes: how many recipes the own collection has.
  ///   - sharedIn: where favourites are shared; `nil`: nowhere.
  package init(
    source: Source, quota: PointsQuota?, ownRecipes: Int, favorites: FavoriteStatus, sharedIn: String?, in texts: Texts
  ) {
    title = texts.recipes
    var rows = [Row(label: texts.source, value: texts.source(source))]
    if let quota {
      rows.append(Row(label: texts.pointsLabel, value: QuotaModel(quota, in: texts).summary))
    } else if source != .ownCollection {
      rows.append(Row(label: texts.pointsLabel, value: texts.pointsUnknown))
    }
    let unsent = texts.unsent(favorites.unsentCount)
    rows += [
      Row(label: texts.ownCollection, value: texts.recipes(ownRecipes)),
      Row(label: texts.favorites, value: texts.favorites(favorites.count)),
      Row(label: texts.sharing, value: sharedIn.map { "\($0), \(unsent)" } ?? texts.notShared),
    ]
    self.rows = rows
  }
}
