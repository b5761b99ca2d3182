public import UseCases

/// The ports that keep manufacturers, their beers and reviews, and the pictures of all.
public typealias BeerStore = ManufacturerGateway & BeerGateway & ReviewGateway

/// All the ports that keep data: what each of the kit's stores conforms to.
public typealias Store = MenuGateway & OrderGateway & RecipeCollectionGateway & FavoriteGateway & FavoriteChangeGateway
  & BeerStore & PlaceGateway & SeedGateway & StoreGateway & ChangeGateway & StoreContents

/// All that the rules of the ports of a ``Store`` need of its records.
public typealias StoreRecords = MenuRecords & OrderRecords & RecipeRecords & FavoriteRecords & ReviewRecords
  & PlaceRecords & SeedRecords & WholeRecords

/// A store that can hand out all it holds.
public protocol StoreContents: Sendable {
  /// Everything, of all users, as one value.
  func contents() async throws(GatewayError) -> StoreState
}
