#if SQLite
  import StoreCore
  public import UseCases

  extension SQLiteRecords {
    public func stamp(of domain: Domain?) throws(GatewayError) -> StoreStamp {
      let part = domain.map { " WHERE domain = '\($0.rawValue)'" } ?? ""
      return StoreStamp(try database.integer("SELECT sum(changes) FROM stamp" + part))
    }

    /// Runs a change, and counts it where it changed anything.
    mutating func counting<Answer>(
      _ call: StoreCall, _ body: (inout SQLiteRecords) throws(GatewayError) -> WriteDecision<Answer>
    ) throws(GatewayError) -> WriteDecision<Answer> {
      let before = database.changeCount
      let decision = try body(&self)
      guard case .commit = decision, database.changeCount != before else { return decision }
      switch call {
      case .addDish, .replaceDish, .deleteDish: try count(.restaurant)
      case .addRecipe, .replaceRecipe, .deleteRecipe: try count(.recipes)
      case .addManufacturer, .replaceManufacturer, .deleteManufacturer, .addBeer, .replaceBeer, .deleteBeer, .addReview,
        .replaceReview, .deleteReview:
        try count(.beers)
      case .importSeed(let domain): try count(domain)
      case .saveDraft, .deleteDraft, .place, .placeKeepingDraft, .addFavorite, .removeFavorite, .settle: try count(nil)
      default: try database.run("UPDATE stamp SET changes = changes + 1")
      }
      return decision
    }

    /// - Parameter domain: `nil`: what belongs to users, and to no domain.
    private func count(_ domain: Domain?) throws(GatewayError) {
      try database.run("UPDATE stamp SET changes = changes + 1 WHERE domain = ?", .text(domain?.rawValue ?? "users"))
    }
  }
#endif
