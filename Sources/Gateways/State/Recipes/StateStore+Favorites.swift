public import Entities
public import UseCases

extension StateStore: FavoriteGateway {
  public func favorites(
    of user: User.ID, matching search: SearchText, page: Page
  ) throws(GatewayError) -> Paged<Favorite> {
    try read { (state) in book(of: user, in: state).favorites(matching: search, page: page) }
  }

  public func favorites(_ ids: Set<Recipe.ID>, of user: User.ID) throws(GatewayError) -> [Recipe.ID: Favorite] {
    try read { (state) in book(of: user, in: state).favorites(ids) }
  }

  public func favoriteCount(of user: User.ID) throws(GatewayError) -> Int {
    try read { (state) in book(of: user, in: state).count }
  }

  public func addFavorite(_ favorite: Favorite, of user: User.ID) throws(GatewayError) -> Favorite {
    try write { (state) in state.favorites[user, default: FavoriteBook()].add(favorite) }
  }

  public func removeFavorite(_ id: Recipe.ID, of user: User.ID) throws(GatewayError) {
    try write { (state) in state.favorites[user]?.remove(id) }
  }

  private func book(of user: User.ID, in state: StoreState) -> FavoriteBook { state.favorites[user] ?? FavoriteBook() }
}

extension StateStore: FavoriteChangeGateway {
  public func favoriteStates(
    of user: User.ID, sharedIn place: String?
  ) throws(GatewayError) -> [Recipe.ID: FavoriteState] {
    try read { (state) in book(of: user, in: state).states(sharedIn: place) }
  }

  public func unsentFavoriteStates(
    of user: User.ID, sharedIn place: String?
  ) throws(GatewayError) -> [Recipe.ID: FavoriteState] {
    try read { (state) in book(of: user, in: state).unsentStates(sharedIn: place) }
  }

  public func settle(
    _ settlements: [FavoriteSettlement], of user: User.ID, sharedIn place: String?
  ) throws(GatewayError) {
    try write { (state) in
      state.favorites[user, default: FavoriteBook()].settle(settlements, sharedIn: place)
      if state.favorites[user]?.states.isEmpty == true { state.favorites[user] = nil }
    }
  }
}
