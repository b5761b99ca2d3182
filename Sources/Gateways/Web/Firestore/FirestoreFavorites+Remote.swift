public import Entities
public import UseCases

extension FirestoreFavorites: RemoteFavoriteGateway {
  /// The maximum number of changes per commit, which is the lowest limit that Firestore has ever had.
  public var maximumChanges: Int { 500 }

  public func place(of user: User.ID) -> String {
    "\(client.endpoint.place)/\(client.project)/users/\(documentID(user))/favorites"
  }

  public func remoteFavorites(of user: User.ID) async throws(GatewayError) -> RemoteFavorites {
    var (favorites, unreadable): ([Recipe.ID: RemoteFavorite], Set<String>) = ([:], [])
    for document in try await client.documents(in: collection(of: user), mask: FavoriteFields.mask) {
      if let favorite = FavoriteFields.favorite(document) {
        favorites[favorite.id] = RemoteFavorite(favorite, version: document.updateTime)
      } else {
        unreadable.insert(document.id)
      }
    }
    return RemoteFavorites(favorites, unreadable: unreadable)
  }

  public func commit(_ changes: [RemoteFavoriteChange], of user: User.ID) async throws(GatewayError) {
    let collection = try collection(of: user)
    if changes.isEmpty { return }
    if changes.count > maximumChanges {
      throw .failed(what: "commit", why: "\(changes.count) changes at once, more than \(maximumChanges)")
    }
    var writes: [FirestoreWrite] = []
    for change in changes { writes.append(try write(change, in: collection)) }
    try await client.commit(writes)
  }

  private func write(
    _ change: RemoteFavoriteChange, in collection: FirestoreName
  ) throws(GatewayError) -> FirestoreWrite {
    switch change {
    case .create(let favorite):
      FirestoreWrite(
        name: try collection.appending(favorite.id.text), change: .update(FavoriteFields.fields(favorite), mask: nil),
        precondition: .missing)
    case .replace(let favorite, let version):
      FirestoreWrite(
        name: try collection.appending(favorite.id.text),
        change: .update(FavoriteFields.fields(favorite), mask: FavoriteFields.mask),
        precondition: .updated(at: version))
    case .delete(let id, let version):
      FirestoreWrite(
        name: try collection.appending(id.text), change: .delete, precondition: .updated(at: version))
    }
  }
}
