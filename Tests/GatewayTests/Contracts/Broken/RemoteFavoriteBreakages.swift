import Entities
import GatewayTesting
import TestSupport
import UseCases

typealias RemoteBreakage = Breakage<RemoteWays>

extension RemoteBreakage {
  @Breakages static var all: [RemoteBreakage] {
    clause("a new remote gateway has no favorites", when: "an empty answer is an error") {
      $0.gateway.onRead = { (base, user) throws(GatewayError) in
        let there = try await base.remoteFavorites(of: user)
        if there.favorites.isEmpty { throw .notFound }
        return there
      }
    }
    clause("a remote favorite is returned as it was created") {
      when("the minutes are lost") {
        $0.gateway.changeRead { there in
          there.mapFavorites { favorite in
            let recipe = favorite.recipe
            let bare = try? Recipe(id: recipe.id, title: recipe.title, image: recipe.image)
            return Favorite(bare ?? recipe, addedAt: favorite.addedAt)
          }
        }
      }
      when("the ingredients are lost") {
        $0.gateway.changeRead { there in there.mapFavorites { Favorite($0.recipe, addedAt: $0.addedAt) } }
      }
    }
    clause("a commit of remote favorites can contain the maximum number of changes") {
      when("only the first page is read") {
        $0.gateway.changeRead { there in
          RemoteFavorites(Dictionary(uniqueKeysWithValues: there.favorites.prefix(10).map(\.self)))
        }
      }
      when("only a smaller commit is accepted") {
        $0.gateway.onCommit = { (base, changes, user) throws(GatewayError) in
          if changes.count > 20 { throw .failed(what: "commit", why: "too many") }
          try await base.commit(changes, of: user)
        }
      }
    }
    clause("creating an existing remote favorite is refused") {
      when("the existing favorite is replaced") {
        $0.gateway.changesEach { change, there in
          if case .create(let favorite) = change, let old = there[favorite.id] {
            return .replace(favorite, version: old.version)
          }
          return change
        }
      }
      when("the conflict is ignored") {
        $0.gateway.onCommit = { (base, changes, user) throws(GatewayError) in
          do throws(GatewayError) {
            try await base.commit(changes, of: user)
          } catch {
            if error != .conflict { throw error }
          }
        }
      }
    }
    clause("replacing a remote favorite changes its version") {
      when("the version doesn't change") { $0.gateway.versionsAreRecipes() }
      when("nothing is replaced") {
        $0.gateway.changesEach { change, _ in if case .replace = change { nil } else { change } }
      }
    }
    clause("replacing an outdated or missing remote favorite is refused") {
      when("any version is replaced") { $0.gateway.replacesAnyVersion() }
      when("a missing favorite is created") {
        $0.gateway.changesEach { change, there in
          guard case .replace(let favorite, _) = change, there[favorite.id] == nil else { return change }
          return .create(favorite)
        }
      }
    }
    clause("deleting a remote favorite deletes only the given version", when: "every favorite is deleted") {
      $0.gateway.changeCommit { base, changes, user throws(GatewayError) in
        guard case .delete = changes.first else { return changes }
        return try await base.remoteFavorites(of: user).favorites.map { .delete($0.key, version: $0.value.version) }
      }
    }
    clause("deleting an outdated or missing remote favorite is refused") {
      when("any version is deleted") {
        $0.gateway.changesEach { change, there in
          guard case .delete(let id, _) = change, let old = there[id] else { return change }
          return .delete(id, version: old.version)
        }
      }
      when("a missing favorite is ignored") {
        $0.gateway.changesEach { change, there in
          if case .delete(let id, _) = change, there[id] == nil { nil } else { change }
        }
      }
    }
    clause("a commit of remote favorites makes all of its changes or none", when: "changes are made one by one") {
      $0.gateway.onCommit = { (base, changes, user) throws(GatewayError) in
        for change in changes { try await base.commit([change], of: user) }
      }
    }
    clause(
      "exactly one of 20 concurrent creations of a remote favorite succeeds",
      when: "checking and writing are separate steps"
    ) {
      let gate = Gate(for: 20)
      $0.gateway.changeCommit { base, changes, user throws(GatewayError) in
        let there = try await base.remoteFavorites(of: user).favorites
        await gate.pass()
        // A client that expects no remote favorite overwrites a favorite that was added in the meantime.
        guard case .create(let favorite) = changes.first, there.isEmpty,
          let old = try await base.remoteFavorites(of: user).favorites[favorite.id]
        else { return changes }
        return [.replace(favorite, version: old.version)]
      }
    }
    clause(
      "one user's remote favorites can't be read or changed by another user", when: "all users share their favorites"
    ) {
      $0.gateway.onRead = { (base, _) throws(GatewayError) in try await base.remoteFavorites(of: .local) }
      $0.gateway.onCommit = { (base, changes, _) throws(GatewayError) in try await base.commit(changes, of: .local) }
    }
    clause("a canceled task can neither read nor commit remote favorites") {
      when("a canceled read is answered") {
        $0.gateway.onRead = { (base, user) throws(GatewayError) in
          try await withoutCancellation { () throws(GatewayError) in try await base.remoteFavorites(of: user) }
        }
      }
      when("a canceled commit is made") {
        $0.gateway.onCommit = { (base, changes, user) throws(GatewayError) in
          try await withoutCancellation { () throws(GatewayError) in try await base.commit(changes, of: user) }
        }
      }
    }
    clause("committed remote favorites are visible to another instance", when: "the other instance sees nothing") {
      $0.reopened = BrokenRemote(base: MemoryRemoteFavorites())
    }
  }
}

extension BrokenRemote {
  fileprivate mutating func changeRead(_ change: @escaping @Sendable (RemoteFavorites) -> RemoteFavorites) {
    onRead = { (base, user) throws(GatewayError) in change(try await base.remoteFavorites(of: user)) }
  }

  /// Makes the gateway commit changes other than those requested.
  fileprivate mutating func changeCommit(
    _ change:
      @escaping @Sendable (
        any RemoteFavoriteGateway, [RemoteFavoriteChange], User.ID
      ) async throws(GatewayError) -> [RemoteFavoriteChange]
  ) {
    onCommit = { (base, changes, user) throws(GatewayError) in
      let changed = try await change(base, changes, user)
      try await base.commit(changed, of: user)
    }
  }

  /// Makes the gateway replace each change in a commit. The closure also receives the remote favorites, and returns `nil` to skip the
  /// change.
  fileprivate mutating func changesEach(
    _ change: @escaping @Sendable (RemoteFavoriteChange, [Recipe.ID: RemoteFavorite]) -> RemoteFavoriteChange?
  ) {
    changeCommit { base, changes, user throws(GatewayError) in
      let there = try await base.remoteFavorites(of: user).favorites
      return changes.compactMap { change($0, there) }
    }
  }

  fileprivate mutating func replacesAnyVersion() {
    changesEach { change, there in
      guard case .replace(let favorite, _) = change, let old = there[favorite.id] else { return change }
      return .replace(favorite, version: old.version)
    }
  }

  /// Makes the recipe's id the version of each favorite, so that a favorite's version never changes.
  fileprivate mutating func versionsAreRecipes() {
    changeRead { there in
      RemoteFavorites(there.favorites.mapValues { RemoteFavorite($0.favorite, version: $0.favorite.id.text) })
    }
    replacesAnyVersion()
  }
}

extension RemoteFavorites {
  fileprivate func mapFavorites(_ change: (Favorite) -> Favorite) -> RemoteFavorites {
    RemoteFavorites(
      favorites.mapValues { RemoteFavorite(change($0.favorite), version: $0.version) }, unreadable: unreadable)
  }
}
