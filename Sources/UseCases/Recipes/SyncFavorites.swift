public import Entities

/// Synchronizes the favorites of this store with those shared elsewhere.
///
/// An addition is an event, known by its recipe and its moment; a removal takes away the addition that it saw, and every earlier one. So
/// of two devices that changed the same favorite:
///
/// - both added it: the later addition stays, on both;
/// - one removed it, the other did nothing: it is removed;
/// - one removed it, the other removed it too and added it anew: the new addition stays, and the removal is given up.
///
/// With a place in which these favorites were never shared before, everything that is here and everything that is there comes
/// together; nothing is removed.
///
/// Moments are those of the devices' clocks. A removal that is carried out leaves nothing behind: who sends an addition after it that
/// was made before it has a favorite.
public protocol SyncFavorites: Sendable {
  /// Sends what is unsent, takes what others changed, and says what it did. Done twice, the second time does nothing.
  func callAsFunction() async throws(GatewayError) -> SyncReport
}

/// What a synchronization did.
public struct SyncReport: Sendable, Hashable {
  /// Additions and removals that are known elsewhere now, those included that an earlier try sent without hearing of it.
  public var sent: Int
  /// Additions and removals of others that were taken.
  public var received: Int
  /// Of those, how many took a favorite away here.
  public var removedHere: Int
  /// Of changes that others had made otherwise meanwhile, how many were given up for theirs.
  public var givenUp: Int
  /// The names of favorites elsewhere that can't be understood; they were left alone.
  public var unreadable: Set<String>

  /// Empty by default.
  public init(sent: Int = 0, received: Int = 0, removedHere: Int = 0, givenUp: Int = 0, unreadable: Set<String> = []) {
    self.sent = sent
    self.received = received
    self.removedHere = removedHere
    self.givenUp = givenUp
    self.unreadable = unreadable
  }
}

/// Carries changes between a ``FavoriteChangeGateway`` and a ``RemoteFavoriteGateway``.
///
/// What is sent is settled here afterwards: whoever is stopped in between finds it there the next time, and only settles it.
public struct SyncFavoritesInteractor: SyncFavorites {
  /// How often it is tried while others change the favorites; then ``GatewayError/conflict`` is thrown.
  public static let rounds = 5

  private let local: any FavoriteChangeGateway
  private let remote: any RemoteFavoriteGateway
  private let user: User.ID

  /// - Parameter user: whose favorites they are.
  public init(local: any FavoriteChangeGateway, remote: any RemoteFavoriteGateway, user: User.ID) {
    self.local = local
    self.remote = remote
    self.user = user
  }

  public func callAsFunction() async throws(GatewayError) -> SyncReport {
    var report = SyncReport()
    for _ in 1...Self.rounds {
      let states = try await local.favoriteStates(of: user, sharedIn: remote.place(of: user))
      let there = try await remote.remoteFavorites(of: user)
      report.unreadable = there.unreadable
      let steps = FavoriteSyncStep.steps(from: states, to: there)
      do {
        try await send(steps.filter { $0.change != nil }, &report)
      } catch .conflict {
        continue  // Somebody else changed one of them since: start again from theirs.
      } catch {
        throw error
      }
      try await settle(steps.filter { $0.change == nil }, &report)
      return report
    }
    throw .conflict
  }

  private func send(_ steps: [FavoriteSyncStep], _ report: inout SyncReport) async throws(GatewayError) {
    for start in stride(from: 0, to: steps.count, by: remote.maximumChanges) {
      let batch = Array(steps[start..<min(start + remote.maximumChanges, steps.count)])
      try await remote.commit(batch.compactMap(\.change), of: user)
      try await settle(batch, &report)
    }
  }

  private func settle(_ steps: [FavoriteSyncStep], _ report: inout SyncReport) async throws(GatewayError) {
    if steps.isEmpty { return }
    try await local.settle(steps.map(\.settlement), of: user, sharedIn: remote.place(of: user))
    for step in steps {
      switch step.outcome {
      case .sent: report.sent += 1
      case .received:
        report.received += 1
        if step.settlement.to == nil { report.removedHere += 1 }
      case .givenUp: report.givenUp += 1
      }
    }
  }
}
