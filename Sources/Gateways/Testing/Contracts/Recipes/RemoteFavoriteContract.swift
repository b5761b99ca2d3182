import Entities
public import UseCases

/// The contract of every `RemoteFavoriteGateway`.
public enum RemoteFavoriteContract {
  /// The type of gateway that the clauses check.
  public typealias Gateway = any RemoteFavoriteGateway

  /// All clauses of the contract.
  public static let clauses: [Clause<Gateway>] = [
    Clause(id: "remote-favorites.empty", "a new remote gateway has no favorites") { gateway in
      try expect(try await there(gateway), RemoteFavorites(), "remote favorites")
    },
    Clause(id: "remote-favorites.create", "a remote favorite is returned as it was created") { gateway in
      let favorites = try Samples.favorites()
      try await commit(favorites.map { .create($0) }, gateway)
      try await expectThere(favorites, gateway)
    },
    Clause(id: "remote-favorites.maximum", "a commit of remote favorites can contain the maximum number of changes") {
      gateway in
      let count = gateway.maximumChanges
      let favorites = try (0..<count).map { try Samples.favorite("Pan \($0)") }
      try await commit(favorites.map { .create($0) }, gateway)
      try await expectThere(favorites, gateway)
    },
    Clause(id: "remote-favorites.create-taken", "creating an existing remote favorite is refused") { gateway in
      let pan = try Samples.favorite("Pan")
      try await commit([.create(pan)], gateway)
      try await expectConflict([.create(Samples.addedAgain(pan))], gateway)
      try await expectConflict([.create(pan)], gateway)
    },
    Clause(
      id: "remote-favorites.replace", "replacing a remote favorite changes its version"
    ) { gateway in
      let (pan, sopa) = (try Samples.favorite("Pan"), try Samples.favorite("Sopa"))
      try await commit([.create(pan), .create(sopa)], gateway)
      let first = try await version(of: pan, gateway)
      try await commit([.replace(Samples.addedAgain(pan), version: first)], gateway)
      try await expectThere([Samples.addedAgain(pan), sopa], gateway)
      if try await version(of: pan, gateway) == first { throw BrokenPromise("the version didn't change") }
    },
    Clause(id: "remote-favorites.replace-outdated", "replacing an outdated or missing remote favorite is refused") {
      gateway in
      let pan = try Samples.favorite("Pan")
      let old = try await outdated(pan, gateway)
      try await expectConflict([.replace(pan, version: old)], gateway)
      try await remove(pan, gateway)
      try await expectConflict([.replace(pan, version: old)], gateway)
    },
    Clause(id: "remote-favorites.delete", "deleting a remote favorite deletes only the given version") {
      gateway in
      let (pan, sopa) = (try Samples.favorite("Pan"), try Samples.favorite("Sopa"))
      try await commit([.create(pan), .create(sopa)], gateway)
      try await remove(pan, gateway)
      try await expectThere([sopa], gateway)
      try await commit([.create(Samples.addedAgain(pan))], gateway)
      try await expectThere([Samples.addedAgain(pan), sopa], gateway)
    },
    Clause(id: "remote-favorites.delete-outdated", "deleting an outdated or missing remote favorite is refused") {
      gateway in
      let pan = try Samples.favorite("Pan")
      let old = try await outdated(pan, gateway)
      try await expectConflict([.delete(pan.id, version: old)], gateway)
      try await remove(pan, gateway)
      try await expectConflict([.delete(pan.id, version: old)], gateway)
    },
    Clause(id: "remote-favorites.atomic", "a commit of remote favorites makes all of its changes or none") { gateway in
      let favorites = try Samples.favorites()
      try await commit([.create(favorites[0]), .create(favorites[1])], gateway)
      let version = try await version(of: favorites[1], gateway)
      let good: [RemoteFavoriteChange] = [.create(favorites[2]), .delete(favorites[1].id, version: version)]
      try await expectConflict(good + [.create(favorites[0])], gateway)
      try await expectConflict([.create(favorites[0])] + good, gateway)
      try await commit(good, gateway)
      try await expectThere([favorites[0], favorites[2]], gateway)
    },
    Clause(
      id: "remote-favorites.create-at-once",
      "exactly one of 20 concurrent creations of a remote favorite succeeds"
    ) { gateway in
      let user = try Samples.user()
      let favorites = try (0..<20).map { try Samples.favorite("Pan", at: Double($0)) }
      let answers = await atOnce(20) { (index) throws(GatewayError) in
        try await gateway.commit([.create(favorites[index])], of: user)
        return favorites[index]
      }
      let made = try answers.filter(\.isSuccess).map { try $0.get() }
      try expect(made.count, 1, "successful creations")
      try await expectThere(made, gateway)
      for answer in answers where !answer.isSuccess {
        try await expect(.conflict, "another creation") { _ = try answer.get() }
      }
    },
    Clause(id: "remote-favorites.users", "one user's remote favorites can't be read or changed by another user") {
      gateway in
      let other = try Samples.user("berta")
      let pan = try Samples.favorite("Pan")
      try await commit([.create(pan)], gateway)
      try expect(try await gateway.remoteFavorites(of: other), RemoteFavorites(), "favorites of the other user")
      let version = try await version(of: pan, gateway)
      try await expect(.conflict, "a deletion by the other user") {
        try await gateway.commit([.delete(pan.id, version: version)], of: other)
      }
      try await gateway.commit([.create(Samples.addedAgain(pan))], of: other)
      try await expectThere([pan], gateway)
    },
    Clause(id: "remote-favorites.cancel", "a canceled task can neither read nor commit remote favorites") { gateway in
      let user = try Samples.user()
      let pan = try Samples.favorite("Pan")
      try await expectCancelled("read") { _ = try await gateway.remoteFavorites(of: user) }
      try await expectCancelled("commit") { try await gateway.commit([.create(pan)], of: user) }
      try await expectThere([], gateway)
    },
    Clause(
      id: "remote-favorites.shared", "committed remote favorites are visible to another instance", needs: .reopened
    ) { subject in
      let favorites = try Samples.favorites()
      try await commit(favorites.map { .create($0) }, subject.gateway)
      try await expectThere(favorites, try await subject.opened(as: .reopened))
    },
  ]

  private static func there(_ gateway: Gateway) async throws -> RemoteFavorites {
    try await gateway.remoteFavorites(of: Samples.user())
  }

  private static func commit(_ changes: [RemoteFavoriteChange], _ gateway: Gateway) async throws {
    try await gateway.commit(changes, of: Samples.user())
  }

  private static func expectThere(_ favorites: [Favorite], _ gateway: Gateway) async throws {
    let found = try await there(gateway)
    let expected = Dictionary(uniqueKeysWithValues: favorites.map { ($0.id, $0) })
    try expect(found.favorites.mapValues(\.favorite), expected, "favorites")
    try expect(found.unreadable, [], "unreadable")
  }

  private static func expectConflict(_ changes: [RemoteFavoriteChange], _ gateway: Gateway) async throws {
    let before = try await there(gateway)
    try await expect(.conflict, "\(changes)") { try await commit(changes, gateway) }
    try expect(try await there(gateway), before, "remote favorites")
  }

  private static func version(of favorite: Favorite, _ gateway: Gateway) async throws -> String {
    guard let found = try await there(gateway).favorites[favorite.id] else {
      throw BrokenPromise("\(favorite.id) is missing")
    }
    return found.version
  }

  /// Creates and replaces a favorite, and returns its outdated version.
  private static func outdated(_ favorite: Favorite, _ gateway: Gateway) async throws -> String {
    try await commit([.create(favorite)], gateway)
    let old = try await version(of: favorite, gateway)
    try await commit([.replace(Samples.addedAgain(favorite), version: old)], gateway)
    return old
  }

  private static func remove(_ favorite: Favorite, _ gateway: Gateway) async throws {
    try await commit([.delete(favorite.id, version: version(of: favorite, gateway))], gateway)
  }
}
