#if SQLite
  public import Entities
  public import UseCases

  extension SQLiteStore: PlaceGateway {
    public func placeDownload() throws(GatewayError) -> PlaceDownloadNote? {
      try read { (database) throws(GatewayError) in try PlaceTable(database).download() }
    }

    public func place(_ id: Place.ID) throws(GatewayError) -> Place {
      try read { (database) throws(GatewayError) in try PlaceTable(database).place(id) }
    }

    public func places(_ question: PlaceQuestion, page: Page) throws(GatewayError) -> Paged<Place> {
      try read { (database) throws(GatewayError) in try PlaceSearch(database, question).page(page) }
    }

    public func pins(_ question: PlaceQuestion) throws(GatewayError) -> [PlacePin] {
      try read { (database) throws(GatewayError) in try PlaceSearch(database, question).pins() }
    }

    public func placeCounts() throws(GatewayError) -> PlaceCounts {
      try read { (database) throws(GatewayError) in try PlaceTable(database).counts() }
    }
  }
#endif
