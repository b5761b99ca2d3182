import Entities
import GatewayTesting
import UseCases
import TestSupport

extension RemoteBreakage {
  static let all: [RemoteBreakage] = [
    RemoteBreakage("without favourites there is nothing", "it is not found") { gateway, _ in
      gateway.onRead = { (base, user) throws(GatewayError) in
        let there = try await base.remoteFavorites(of: user)
        if there.favorites.isEmpty { throw .notFound }
        return there
      }
    },
    RemoteBreakage("what is created is there, whole", "but for the minutes") { gateway, _ in
      gateway.changeRead { there in
        there.mapFavorites { favorite in
          let recipe = favorite.recipe
          guard let bare = try? Recipe(id: recipe.id, title: recipe.title, image: recipe.image) else { return favorite }
          return Favorite(bare, addedAt: favorite.addedAt)
        }
      }
    },
    RemoteBreakage("a commit takes as many changes as it says, and all are there then", "the first page") {
      gateway, _ in
      gateway.changeRead { there in
        RemoteFavorites(Dictionary(uniqueKeysWithValues: there.favorites.prefix(10).map(\.self)))
      }
    },
    RemoteBreakage("a commit takes as many changes as it says, and all are there then", "it takes fewer") {
      gateway, _ in
      gateway.onCommit = { (base, changes, user) throws(GatewayError) in
        if changes.count > 20 { throw .failed(what: "commit", why: "too many") }
        try await base.commit(changes, of: user)
      }
    },
    RemoteBreakage("where something is, nothing is created", "the old one is replaced") { gateway, _ in
      gateway.changeCommit { base, changes, user throws(GatewayError) in
        let there = try await base.remoteFavorites(of: user).favorites
        return changes.map { change in
          if case .create(let favorite) = change, let old = there[favorite.id] {
            return .replace(favorite, version: old.version)
          }
          return change
        }
      }
    },
    RemoteBreakage("where something is, nothing is created", "it is passed over in silence") { gateway, _ in
      gateway.onCommit = { (base, changes, user) throws(GatewayError) in
        do throws(GatewayError) {
          try await base.commit(changes, of: user)
        } catch {
          if error != .conflict { throw error }
        }
      }
    },
    RemoteBreakage(
      "a replacement takes the place of the version that it names, and has another", "the version stays"
    ) { gateway, _ in
      gateway.versionsAreRecipes()
    },
    RemoteBreakage(
      "a replacement takes the place of the version that it names, and has another", "nothing is replaced"
    ) { gateway, _ in
      gateway.changeCommit { _, changes, _ in
        changes.filter { if case .replace = $0 { false } else { true } }
      }
    },
    RemoteBreakage("another version than there is is not replaced, nor is what is gone", "any is") { gateway, _ in
      gateway.changeCommit { base, changes, user throws(GatewayError) in
        let there = try await base.remoteFavorites(of: user).favorites
        return changes.map { change in
          guard case .replace(let favorite, _) = change, let old = there[favorite.id] else { return change }
          return .replace(favorite, version: old.version)
        }
      }
    },
    RemoteBreakage("another version than there is is not replaced, nor is what is gone", "it is created") {
      gateway, _ in
      gateway.changeCommit { base, changes, user throws(GatewayError) in
        let there = try await base.remoteFavorites(of: user).favorites
        return changes.map { change in
          guard case .replace(let favorite, _) = change, there[favorite.id] == nil else { return change }
          return .create(favorite)
        }
      }
    },
    RemoteBreakage("a deletion takes away the version that it names, and nothing else", "it takes all") { gateway, _ in
      gateway.changeCommit { base, changes, user throws(GatewayError) in
        guard case .delete = changes.first else { return changes }
        return try await base.remoteFavorites(of: user).favorites.map { .delete($0.key, version: $0.value.version) }
      }
    },
    RemoteBreakage("another version than there is is not deleted, nor is what is gone", "any is") { gateway, _ in
      gateway.changeCommit { base, changes, user throws(GatewayError) in
        let there = try await base.remoteFavorites(of: user).favorites
        return changes.map { change in
          guard case .delete(let id, _) = change, let old = there[id] else { return change }
          return .delete(id, version: old.version)
        }
      }
    },
    RemoteBreakage("another version than there is is not deleted, nor is what is gone", "what is gone is well") {
      gateway, _ in
      gateway.changeCommit { base, changes, user throws(GatewayError) in
        let there = try await base.remoteFavorites(of: user).favorites
        return changes.filter { if case .delete(let id, _) = $0 { there[id] != nil } else { true } }
      }
    },
    RemoteBreakage("changes are made all or none", "one after the other") { gateway, _ in
      gateway.onCommit = { (base, changes, user) throws(GatewayError) in
        for change in changes { try await base.commit([change], of: user) }
      }
    },
    RemoteBreakage(
      "of 20 creations of one recipe at once one is made, and the others are conflicts", "they look, and then write"
    ) { gateway, _ in
      let gate = Gate(for: 20)
      gateway.changeCommit { base, changes, user throws(GatewayError) in
        let there = try await base.remoteFavorites(of: user).favorites
        await gate.pass()
        // Whoever saw nothing writes, whatever is there now.
        guard case .create(let favorite) = changes.first, there.isEmpty,
          let old = try await base.remoteFavorites(of: user).favorites[favorite.id]
        else { return changes }
        return [.replace(favorite, version: old.version)]
      }
    },
    RemoteBreakage("what one user has no other sees, and no other changes", "all users are one") { gateway, _ in
      gateway.onRead = { (base, _) throws(GatewayError) in try await base.remoteFavorites(of: .local) }
      gateway.onCommit = { (base, changes, _) throws(GatewayError) in try await base.commit(changes, of: .local) }
    },
    RemoteBreakage("a cancelled task is refused and changes nothing", "but for reading") { gateway, _ in
      gateway.onRead = { (base, user) throws(GatewayError) in
        try await unheard { () throws(GatewayError) in try await base.remoteFavorites(of: user) }
      }
    },
    RemoteBreakage("a cancelled task is refused and changes nothing", "but for a commit") { gateway, _ in
      gateway.onCommit = { (base, changes, user) throws(GatewayError) in
        try await unheard { () throws(GatewayError) in try await base.commit(changes, of: user) }
      }
    },
    RemoteBreakage("what was committed is there for others", "it is not") { _, reopened in
      reopened = BrokenRemote(base: MemoryRemoteFavorites())
    },
  ]
}

extension BrokenRemote {
  fileprivate mutating func changeRead(_ change: @escaping @Sendable (RemoteFavorites) -> RemoteFavorites) {
    onRead = { (base, user) throws(GatewayError) in change(try await base.remoteFavorites(of: user)) }
  }

  /// Other changes are committed than were asked for.
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

  /// The version of a favourite is its recipe: no two differ.
  fileprivate mutating func versionsAreRecipes() {
    changeRead { there in
      RemoteFavorites(there.favorites.mapValues { RemoteFavorite($0.favorite, version: $0.favorite.id.text) })
    }
    changeCommit { base, changes, user throws(GatewayError) in
      let there = try await base.remoteFavorites(of: user).favorites
      return changes.map { change in
        guard case .replace(let favorite, _) = change, let old = there[favorite.id] else { return change }
        return .replace(favorite, version: old.version)
      }
    }
  }
}

extension RemoteFavorites {
  fileprivate func mapFavorites(_ change: (Favorite) -> Favorite) -> RemoteFavorites {
    RemoteFavorites(
      favorites.mapValues { RemoteFavorite(change($0.favorite), version: $0.version) }, unreadable: unreadable)
  }
}
