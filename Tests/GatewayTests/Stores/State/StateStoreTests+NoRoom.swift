import Entities
import Foundation
@testable import Gateways
import GatewayTesting
import TestSupport
import TestGroups
import Testing
import UseCases

@Suite struct `A disk that is full at any call of a change` {
  private let file: StoreFile

  init() throws { file = try StoreFile() }

  /// A change that makes a single call to the store.
  enum Change: CaseIterable {
    case importing, placing, changing

    func make(in store: StateStore) async throws {
      let user = try Samples.user()
      switch self {
      case .importing:
        let dishes = try (1...100).map { try Samples.dish("Plato \($0)") }
        let importSeed = ImportSeedInteractor(
          .restaurant, from: ScriptedSeedSource(dishes.map { .clean(.dish($0)) }), into: store)
        _ = try await importSeed(SeedPolicy(.replacing))
      case .placing:
        let draft = try #require(try await store.draft(of: user))
        try await store.place(try draft.placed(placement(1)), of: user, replacing: draft)
      case .changing:
        let draft = try #require(try await store.draft(of: user))
        var order = draft
        try order.setQuantity(try Quantity(9), of: draft.lines[0].dish)
        try await store.saveDraft(order, of: user, replacing: draft)
      }
    }
  }

  @Test(.group(.heavy), arguments: Change.allCases)
  func `A full disk leaves a JSON store with the old file or the complete new file`(change: Change) async throws {
    try await UsedStore.fill(file.store())
    let (old, contents) = (try file.bytes(), try await file.store().contents())
    let calls = Box(0)
    try await change.make(in: file.store(.full(atCall: .max, counting: calls)))
    let (new, count) = (try file.bytes(), calls.value)
    #expect(new != old && count > 10)

    for call in 1...count {
      try Data(old).write(to: file.url)
      calls.change { $0 = 0 }
      let store = file.store(.full(atCall: call, counting: calls))
      let full: GatewayError =
        call == count ? .unfinished(.full(what: file.folder.path)) : .full(what: file.path)
      await #expect("at call \(call) of \(count)") { try await change.make(in: store) } throws: { error in
        error as? GatewayError == full || error as? ImportSeedError == .store(full)
      }
      #expect(try file.bytes() == (call == count ? new : old))
      #expect(try file.drafts() == [])
      if call == count { continue }
      #expect(try await store.contents() == contents)
      // The disk has room again, since only one call fails.
      try await change.make(in: store)
      #expect(try file.bytes() == new)
    }
  }
}

extension FileCalls {
  /// Returns the system's calls, except that the call with this number fails because the disk is full. Calls of all kinds are counted
  /// together. A write takes at most 512 bytes, so that there are many writes.
  static func full(atCall number: Int, counting calls: Box<Int>) -> FileCalls {
    @Sendable func finds() -> Bool {
      if calls.change({ $0 += 1 }) != number { return true }
      errno = ENOSPC
      return false
    }
    let system = FileCalls.system
    var calls = system
    calls.put = { finds() ? write($0, $1.baseAddress, min($1.count, 512)) : -1 }
    calls.flush = { finds() ? fsync($0) : -1 }
    calls.move = { finds() ? system.move($0, $1, $2) : -1 }
    calls.make = { finds() ? system.make($0, $1) : -1 }
    return calls
  }
}
