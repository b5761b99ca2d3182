import Gateways
import GatewayTesting
import SQLiteGateways
import TestSupport
import Testing

/// The stores that must fulfill every clause.
enum Stores: String, CaseIterable, CustomTestStringConvertible {
  case memory, json
  case sqlite

  var testDescription: String { rawValue }

  /// Returns an empty store and its variants. The folder is deleted when the test ends.
  func subject(_ folder: TemporaryFolder) -> Subject<any Store> {
    let clock = ManualClock()
    let waitOneSecond = { @Sendable in
      await clock.hasSleepers(1, within: .seconds(1))
      clock.advance(by: .seconds(1))
      // A poller that was woken has polled before it sleeps again.
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
        ], waitOneSecond: waitOneSecond)
    case .sqlite:
      let path = folder.path + "/store/recetas.sqlite"
      return Subject(
        SQLiteStore(path: path, clock: clock),
        variants: [
          .reopened: { SQLiteStore(path: path) },
          .readOnly: { SQLiteStore(path: path, access: .readOnly) },
          // SQLite allows no additional pages if the limit is below the current number of pages.
          .full: { SQLiteStore(path: path, pageLimit: 1) },
        ], waitOneSecond: waitOneSecond)
    }
  }
}
