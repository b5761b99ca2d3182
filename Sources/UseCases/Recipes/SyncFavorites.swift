package import Entities

/// Synchronizes the favorites in this store with the favorites in a shared place.
///
/// An addition is an event, identified by its recipe and its time. A removal removes the addition on which it was based, and every earlier
/// one. If two devices change the same favorite:
///
/// - If both devices added it, the later addition is kept on both devices.
/// - If one device removed it and the other did nothing, the favorite is removed.
/// - If one device removed it, and the other removed it and added it again, the new addition is kept and the removal is discarded.
///
/// The first synchronization with a new place merges the favorites from this store and from the place, and removes none.
///
/// Times are taken from the clocks of the devices. A completed removal leaves no trace, so if an older addition is sent after it, the
/// recipe becomes a favorite again.
public protocol SyncFavorites: Sendable {
  /// Sends unsent changes, receives changes made on other devices, and returns a report. If nothing has changed since, a second call does
  /// nothing.
  ///
  /// - Throws: ``GatewayError/unfinished(_:)`` if the synchronization fails after some changes were sent. The next call completes the
  ///   synchronization.
  func callAsFunction() async throws(GatewayError) -> SyncReport
}

/// The results of a synchronization.
public struct SyncReport: Sendable, Hashable {
  /// The number of additions and removals that were sent, including those whose response was lost in an earlier attempt.
  public var sent: Int
  /// The number of additions and removals that were received from other devices.
  public var received: Int
  /// The number of received changes that removed a local favorite.
  public var removedHere: Int
  /// The number of unsent changes that were discarded in favor of changes made on other devices.
  public var discarded: Int
  /// The names of unreadable remote favorites, which weren't changed.
  public var unreadable: Set<String>

  /// Creates a report, empty by default.
  public init(sent: Int = 0, received: Int = 0, removedHere: Int = 0, discarded: Int = 0, unreadable: Set<String> = [])
  {
    self.sent = sent
    self.received = received
    self.removedHere = removedHere
    self.discarded = discarded
    self.unreadable = unreadable
  }
}

/// Transfers changes between a ``FavoriteChangeGateway`` and a ``RemoteFavoriteGateway``.
///
/// Changes are sent first, and marked as sent afterwards. If a run is interrupted between these two steps, the next run finds the sent
/// changes in the shared place, and only marks them as sent.
package struct SyncFavoritesInteractor: SyncFavorites {
  /// The maximum number of attempts while other devices change the favorites. If the last attempt fails, ``GatewayError/conflict`` is
  /// thrown.
  package static let rounds = 5

  private let local: any FavoriteChangeGateway
  private let remote: any RemoteFavoriteGateway
  private let user: User.ID

  /// - Parameter user: The user who owns the favorites.
  package init(local: any FavoriteChangeGateway, remote: any RemoteFavoriteGateway, user: User.ID) {
    self.local = local
    self.remote = remote
    self.user = user
  }

  package func callAsFunction() async throws(GatewayError) -> SyncReport {
    var report = SyncReport()
    var hasBegun = false
    do { return try await synchronize(&report, &hasBegun) } catch {
      throw hasBegun ? .unfinished(error.beforeChange) : error
    }
  }

  /// Synchronizes the local and the remote favorites once, or several times if other devices change the favorites in the meantime.
  ///
  /// - Parameter hasBegun: A flag that is set to `true` as soon as any changes are sent.
  private func synchronize(
    _ report: inout SyncReport, _ hasBegun: inout Bool
  ) async throws(GatewayError) -> SyncReport {
    for _ in 1...Self.rounds {
      let states = try await local.favoriteStates(of: user, sharedIn: remote.place(of: user))
      let there = try await remote.remoteFavorites(of: user)
      report.unreadable = there.unreadable
      let steps = FavoriteSyncStep.steps(from: states, to: there)
      do {
        try await send(steps.filter { $0.change != nil }, &report, &hasBegun)
      } catch .conflict {
        continue  // Another device changed a favorite in the meantime, so start over from the new state.
      } catch {
        throw error
      }
      try await settle(steps.filter { $0.change == nil }, &report)
      return report
    }
    throw .conflict
  }

  private func send(
    _ steps: [FavoriteSyncStep], _ report: inout SyncReport, _ hasBegun: inout Bool
  ) async throws(GatewayError) {
    for start in stride(from: 0, to: steps.count, by: remote.maximumChanges) {
      let batch = Array(steps[start..<min(start + remote.maximumChanges, steps.count)])
      try await remote.commit(batch.compactMap(\.change), of: user)
      hasBegun = true
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
      case .discarded: report.discarded += 1
      }
    }
  }
}
