public import UseCases

/// The ports that store manufacturers, beers, reviews and their pictures.
public typealias BeerStore = ManufacturerGateway & BeerGateway & ReviewGateway

/// All ports for stored data. Each store of the kit conforms to them.
public typealias Store = MenuGateway & OrderGateway & RecipeCollectionGateway & FavoriteGateway & FavoriteChangeGateway
  & BeerStore & PlaceGateway & FindGateway & SeedGateway & StoreGateway & ChangeGateway & StoreContents

/// The protocols of the records on which the rules of all ports of a ``Store`` operate.
public typealias StoreRecords = MenuRecords & OrderRecords & RecipeRecords & FavoriteRecords & ReviewRecords
  & PlaceRecords & FindRecords & SeedRecords & WholeRecords

/// A store whose complete contents can be read and replaced.
public protocol StoreContents: Sendable {
  /// Returns all records of all users as one value.
  func contents() async throws(GatewayError) -> StoreState

  /// Runs `body` once on a snapshot of all records, after checking that the records are complete. `body` runs on its own thread, and can
  /// take a long time. Reads and changes continue in the meantime.
  func reading<Answer: Sendable>(
    _ body: @Sendable (any WholeRecords & PhotoRecords) throws(GatewayError) -> Answer
  ) async throws(GatewayError) -> Answer

  /// Replaces all records with those of an export, in one change.
  ///
  /// - Parameters:
  ///   - agreed: the stamp of the records that the user agreed to replace, as in `StoreGateway.reset(_:)`.
  ///   - progress: a closure that receives the reading progress after every thousand records. It runs on one of the store's threads.
  /// - Throws: `GatewayError.failed(what:why:)` for an incomplete or damaged export. The export is checked before the change.
  func restore(
    _ export: any RecordArchive, replacing agreed: StoreStamp?, progress: @Sendable (SeedProgress) -> Void
  ) async throws(GatewayError)
}
