import Gateways
import GatewayTesting
import SQLiteGateways
import TestSupport
import Testing

/// The stores that must keep every clause.
enum Stores: String, CaseIterable, CustomTestStringConvertible {
  case memory, json
  case sqlite

  var testDescription: String { rawValue }

  /// A store that holds nothing, and the ways into its data; the folder goes when the test is over.
  func subject(_ folder: TemporaryFolder) -> Subject<any Store> {
    let clock = ManualClock()
    let aSecondPasses = { @Sendable in
      await clock.hasSleepers(1, within: .seconds(1))
      clock.advance(by: .seconds(1))
      // Who was woken has looked when it sleeps again.
      await clock.hasSleepers(1, within: .seconds(1))
    }
    switch self {
    case .memory:
      return Subject(StateStore())
    case .json:
      let path = folder.path + "/store"
      return Subject(
        StateStore(folder: path, clock: clock),
        variants: [
          .reopened: { StateStore(folder: path) },
          .readOnly: { StateStore(folder: path, calls: .readOnly) },
          .full: { StateStore(folder: path, calls: .full(after: 1000)) },
        ], aSecondPasses: aSecondPasses)
    case .sqlite:
      let path = folder.path + "/store/recetas.sqlite"
      return Subject(
        SQLiteStore(path: path, clock: clock),
        variants: [
          .reopened: { SQLiteStore(path: path) },
          .readOnly: { SQLiteStore(path: path, access: .readOnly) },
          // Fewer pages than there are already: SQLite takes that as "no more".
          .full: { SQLiteStore(path: path, pageLimit: 1) },
        ], aSecondPasses: aSecondPasses)
    }
  }
}
