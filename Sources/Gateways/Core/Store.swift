public import UseCases

/// The ports that keep manufacturers, their beers and reviews, and the pictures of all.
public typealias BeerStore = ManufacturerGateway & BeerGateway & ReviewGateway

/// All the ports that keep data: what each of the kit's stores conforms to.
public typealias Store = MenuGateway & OrderGateway & RecipeCollectionGateway & FavoriteGateway & FavoriteChangeGateway
  & BeerStore & PlaceGateway & FindGateway & SeedGateway & StoreGateway & ChangeGateway & StoreContents

/// All that the rules of the ports of a ``Store`` need of its records.
public typealias StoreRecords = MenuRecords & OrderRecords & RecipeRecords & FavoriteRecords & ReviewRecords
  & PlaceRecords & FindRecords & SeedRecords & WholeRecords

/// A store that can hand out all it holds.
public protocol StoreContents: Sendable {
  /// Everything, of all users, as one value.
  func contents() async throws(GatewayError) -> StoreState

  /// Runs `body` once over a snapshot of all records, after a check that they are complete. It runs on a thread of its own and may take
  /// long: reads and changes go on meanwhile.
  func reading<Answer: Sendable>(
    _ body: @Sendable (any WholeRecords & PhotoRecords) throws(GatewayError) -> Answer
  ) async throws(GatewayError) -> Answer

  /// Replaces everything with an export, in one change.
  ///
  /// - Parameters:
  ///   - agreed: as `StoreGateway.reset(_:)` takes it.
  ///   - progress: reports how far the reading is, after every thousand records; it runs on a thread of the store's.
  /// - Throws: `GatewayError.failed(what:why:)` for an incomplete or damaged export; it is checked before the change.
  func restore(
    _ export: any RecordArchive, replacing agreed: StoreStamp?, progress: @Sendable (SeedProgress) -> Void
  ) async throws(GatewayError)
}
