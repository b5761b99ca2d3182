import Entities
public import UseCases

/// The contract of every `FavoriteChangeGateway`. The clauses change favorites through `FavoriteGateway`.
public enum FavoriteChangeContract {
  /// The type of gateway that the clauses check.
  public typealias Gateway = any FavoriteGateway & FavoriteChangeGateway

  /// All clauses of the contract.
  public static let clauses: [Clause<Gateway>] = [
    Clause(id: "favorite-changes.empty", "a new store has no favorite states") { gateway in
      try await expectStates([:], gateway)
    },
    Clause(id: "favorite-changes.unsent", "an added or removed favorite is unsent until it is synchronized") {
      gateway in
      let (user, pan) = (try Samples.user(), try Samples.favorite("Pan"))
      _ = try await gateway.addFavorite(pan, of: user)
      try await expectStates([pan.id: .added(pan)], gateway)
      try await gateway.settle([FavoriteStateChange(pan.id, from: .added(pan), to: .kept(pan))], of: user)
      try await expectStates([pan.id: .kept(pan)], gateway)
      try await gateway.removeFavorite(pan.id, of: user)
      try await expectStates([pan.id: .removed(pan)], gateway)
      try await gateway.settle([FavoriteStateChange(pan.id, from: .removed(pan), to: nil)], of: user)
      try await expectStates([:], gateway)
    },
    Clause(
      id: "favorite-changes.removed-before-sent",
      "removing a favorite that was never sent also leaves an unsent removal"
    ) {
      gateway in
      let pan = try Samples.favorite("Pan")
      _ = try await gateway.addFavorite(pan, of: Samples.user())
      try await gateway.removeFavorite(pan.id, of: Samples.user())
      try await expectStates([pan.id: .removed(pan)], gateway)
    },
    Clause(id: "favorite-changes.added-again", "a favorite that is removed and added again is an unsent addition") {
      gateway in
      let (user, pan) = (try Samples.user(), try Samples.favorite("Pan"))
      let addedAgain = try Samples.favorite("Pan", at: 60)
      try await gateway.settle([FavoriteStateChange(pan.id, from: nil, to: .kept(pan))], of: user)
      try await gateway.removeFavorite(pan.id, of: user)
      _ = try await gateway.addFavorite(addedAgain, of: user)
      try await expectStates([pan.id: .added(addedAgain)], gateway)
    },
    Clause(id: "favorite-changes.added-twice", "adding an existing favorite doesn't change its state") { gateway in
      let (user, pan) = (try Samples.user(), try Samples.favorite("Pan"))
      try await gateway.settle([FavoriteStateChange(pan.id, from: nil, to: .kept(pan))], of: user)
      _ = try await gateway.addFavorite(Samples.favorite("Pan", at: 60), of: user)
      try await expectStates([pan.id: .kept(pan)], gateway)
    },
    Clause(
      id: "favorite-changes.settled-list",
      "recording a synchronized favorite adds it to the list, and recording a deletion removes it"
    ) {
      gateway in
      let (user, pan, sopa) = (try Samples.user(), try Samples.favorite("Pan"), try Samples.favorite("Sopa"))
      _ = try await gateway.addFavorite(sopa, of: user)
      try await gateway.settle(
        [
          FavoriteStateChange(pan.id, from: nil, to: .kept(pan)),
          FavoriteStateChange(sopa.id, from: .added(sopa), to: nil),
        ], of: user)
      let found = try await gateway.favorites(of: user, matching: SearchText(), page: .first)
      try expect(found.items, [pan], "favorites")
      try expect(try await gateway.favoriteCount(of: user), 1, "number of favorites")
    },
    Clause(
      id: "favorite-changes.outdated", "synchronized changes to favorites are applied except those from outdated states"
    ) {
      gateway in
      let (user, pan, sopa) = (try Samples.user(), try Samples.favorite("Pan"), try Samples.favorite("Sopa"))
      for favorite in [pan, sopa] { _ = try await gateway.addFavorite(favorite, of: user) }
      try await gateway.removeFavorite(pan.id, of: user)
      try await gateway.settle(
        [
          FavoriteStateChange(pan.id, from: .added(pan), to: .kept(pan)),
          FavoriteStateChange(sopa.id, from: .added(sopa), to: .kept(sopa)),
        ], of: user)
      try await expectStates([pan.id: .removed(pan), sopa.id: .kept(sopa)], gateway)
    },
    Clause(
      id: "favorite-changes.other-place",
      "a favorite synchronized with one service is unsent for another until synchronized there"
    ) { gateway in
      let (user, pan) = (try Samples.user(), try Samples.favorite("Pan"))
      let arrival = FavoriteStateChange(pan.id, from: nil, to: .kept(pan))
      try await gateway.settle([arrival], of: user, sharedIn: "here")
      let elsewhere = try await gateway.favoriteStates(of: user, sharedIn: "there")
      try expect(elsewhere, [pan.id: .added(pan)], "states for the other service")
      try expect(
        try await gateway.favoriteStates(of: user, sharedIn: "here"), [pan.id: .kept(pan)],
        "states for the first service")
      try await gateway.settle(
        [FavoriteStateChange(pan.id, from: .added(pan), to: .kept(pan))], of: user, sharedIn: "there")
      let settled = try await gateway.favoriteStates(of: user, sharedIn: "there")
      try expect(settled, [pan.id: .kept(pan)], "settled states for the other service")
      try expect(
        try await gateway.favoriteStates(of: user, sharedIn: "here"), [pan.id: .added(pan)],
        "states for the former service")
    },
    Clause(
      id: "favorite-changes.after-other-place",
      "synchronizing a favorite with another service marks all other favorites as unsent"
    ) {
      gateway in
      let (user, pan, sopa) = (try Samples.user(), try Samples.favorite("Pan"), try Samples.favorite("Sopa"))
      let arrivals = [pan, sopa].map { FavoriteStateChange($0.id, from: nil, to: .kept($0)) }
      try await gateway.settle(arrivals, of: user, sharedIn: "here")
      try await gateway.settle(
        [FavoriteStateChange(pan.id, from: .added(pan), to: .kept(pan))], of: user, sharedIn: "there")
      try await expectStates([pan.id: .kept(pan), sopa.id: .added(sopa)], gateway)
      try expect(try await gateway.favoriteCount(of: user), 2, "favorites")
    },
    Clause(
      id: "favorite-changes.unsent-only", "only favorites whose addition or removal hasn't been synchronized are unsent"
    ) {
      gateway in
      let (user, pan, sopa) = (try Samples.user(), try Samples.favorite("Pan"), try Samples.favorite("Sopa"))
      let (flan, nata) = (try Samples.favorite("Flan"), try Samples.favorite("Nata"))
      try await expectUnsent([:], gateway)
      let arrivals = [flan, nata].map { FavoriteStateChange($0.id, from: nil, to: .kept($0)) }
      try await gateway.settle(arrivals, of: user)
      for favorite in [pan, sopa] { _ = try await gateway.addFavorite(favorite, of: user) }
      for favorite in [sopa, nata] { try await gateway.removeFavorite(favorite.id, of: user) }
      try await expectUnsent([pan.id: .added(pan), sopa.id: .removed(sopa), nata.id: .removed(nata)], gateway)
      try await gateway.settle(
        [
          FavoriteStateChange(pan.id, from: .added(pan), to: .kept(pan)),
          FavoriteStateChange(sopa.id, from: .removed(sopa), to: nil),
        ], of: user)
      try await expectUnsent([nata.id: .removed(nata)], gateway)
    },
    Clause(
      id: "favorite-changes.unsent-elsewhere",
      "all favorites are unsent for a new service, but only unsynchronized ones for the last one"
    ) { gateway in
      let (user, pan, sopa) = (try Samples.user(), try Samples.favorite("Pan"), try Samples.favorite("Sopa"))
      let flan = try Samples.favorite("Flan")
      _ = try await gateway.addFavorite(flan, of: user)
      try await expectUnsent([flan.id: .added(flan)], gateway, sharedIn: "here")
      let arrivals = [pan, sopa].map { FavoriteStateChange($0.id, from: nil, to: .kept($0)) }
      try await gateway.settle(arrivals, of: user, sharedIn: "here")
      try await gateway.removeFavorite(sopa.id, of: user)
      let unsettled: [Recipe.ID: FavoriteState] = [flan.id: .added(flan), sopa.id: .removed(sopa)]
      try await expectUnsent(unsettled, gateway)
      try await expectUnsent(unsettled, gateway, sharedIn: "here")
      try await expectUnsent(unsettled.merging([pan.id: .added(pan)]) { $1 }, gateway, sharedIn: "there")
      try await gateway.settle(
        [FavoriteStateChange(flan.id, from: .added(flan), to: .kept(flan))], of: user, sharedIn: "there")
      try await expectUnsent([pan.id: .added(pan), sopa.id: .removed(sopa)], gateway, sharedIn: "there")
    },
    Clause(id: "favorite-changes.users", "one user's unsent changes are invisible to other users") { gateway in
      let (pan, other) = (try Samples.favorite("Pan"), try Samples.user("berta"))
      _ = try await gateway.addFavorite(pan, of: Samples.user())
      try expect(try await gateway.favoriteStates(of: other), [:], "states of the other user")
      try expect(
        try await gateway.unsentFavoriteStates(of: other, sharedIn: nil), [:], "unsent states of the other user")
      try await gateway.settle([FavoriteStateChange(pan.id, from: .added(pan), to: nil)], of: other)
      try await expectStates([pan.id: .added(pan)], gateway)
    },
    Clause(
      id: "favorite-changes.cancel", "a canceled task can neither read nor synchronize favorite states"
    ) { gateway in
      let (user, pan) = (try Samples.user(), try Samples.favorite("Pan"))
      _ = try await gateway.addFavorite(pan, of: user)
      try await expectCancelled("states") { _ = try await gateway.favoriteStates(of: user) }
      try await expectCancelled("unsent states") { _ = try await gateway.unsentFavoriteStates(of: user, sharedIn: nil) }
      try await expectCancelled("settle") {
        try await gateway.settle([FavoriteStateChange(pan.id, from: .added(pan), to: nil)], of: user)
      }
      try await expectStates([pan.id: .added(pan)], gateway)
    },
    Clause(id: "favorite-changes.restart", "favorite states survive a restart", needs: .reopened) { subject in
      let gateway = subject.gateway
      let (user, favorites) = (try Samples.user(), try Samples.favorites())
      for favorite in favorites { _ = try await gateway.addFavorite(favorite, of: user) }
      try await gateway.removeFavorite(favorites[0].id, of: user)
      let kept = favorites[1]
      try await gateway.settle([FavoriteStateChange(kept.id, from: .added(kept), to: .kept(kept))], of: user)
      var expected = Dictionary(uniqueKeysWithValues: favorites.map { ($0.id, FavoriteState.added($0)) })
      expected[favorites[0].id] = .removed(favorites[0])
      expected[kept.id] = .kept(kept)
      let reopened = try await subject.opened(as: .reopened)
      try await expectStates(expected, reopened)
      try await expectUnsent(expected.filter(\.value.isUnsent), reopened)
    },
    Clause(
      id: "favorite-changes.read-only",
      "recording synchronized favorites in a read-only store is refused",
      needs: .readOnly
    ) {
      subject in
      let (user, pan) = (try Samples.user(), try Samples.favorite("Pan"))
      _ = try await subject.gateway.addFavorite(pan, of: user)
      let gateway = try await subject.opened(as: .readOnly)
      try await expect(.readOnly, "settle") {
        try await gateway.settle([FavoriteStateChange(pan.id, from: .added(pan), to: nil)], of: user)
      }
      try await expectStates([pan.id: .added(pan)], try await subject.opened(as: .reopened))
    },
  ]

  private static func expectStates(_ states: [Recipe.ID: FavoriteState], _ gateway: Gateway) async throws {
    try expect(try await gateway.favoriteStates(of: Samples.user()), states, "states")
  }

  private static func expectUnsent(
    _ states: [Recipe.ID: FavoriteState], _ gateway: Gateway, sharedIn place: String? = nil
  ) async throws {
    let unsent = try await gateway.unsentFavoriteStates(of: Samples.user(), sharedIn: place)
    try expect(unsent, states, "unsent states, shared in \(place ?? "the last place")")
  }
}
