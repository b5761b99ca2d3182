#if SQLite
  import Entities
  import Foundation
  @testable import Gateways
  import GatewayTesting
  import TestSupport
  import Testing
  import UseCases

  @Suite struct `A database that is taken away while it is open` {
    /// What somebody does to its files.
    enum Act: String, CaseIterable {
      case deletesAll, deletesDatabase, moves, replaces, replacesAll
    }

    private let database: Database
    private let other: Database
    private let replaced: GatewayError

    init() async throws {
      database = try Database()
      other = try Database()
      replaced = .replaced(what: database.path)
      try await other.store().seed([try Samples.dish("Otra")])
    }

    private var ends: [String] { ["", "-wal", "-shm"] }
    private var moved: String { database.folder.path + "/moved.sqlite" }

    /// The other file appears whole, as writers may be at work: half a file is a damaged one.
    private func perform(_ act: Act) throws {
      let copy = database.path + ".copy"
      if act == .replaces || act == .replacesAll { try FileManager.default.copyItem(atPath: other.path, toPath: copy) }
      switch act {
      case .deletesAll, .replacesAll: for end in ends { try remove(database.path + end) }
      case .deletesDatabase: try remove(database.path)
      case .moves: try FileManager.default.moveItem(atPath: database.path, toPath: moved)
      case .replaces: break
      }
      if act == .replaces || act == .replacesAll { try #require(rename(copy, database.path) == 0) }
    }

    /// Removes a file, unless the store was faster: it closes its log, too.
    private func remove(_ file: String) throws { try #require(unlink(file) == 0 || errno == ENOENT) }

    /// What the path holds afterwards.
    private func left(_ act: Act) -> [String] { act == .replaces || act == .replacesAll ? ["Otra"] : [] }

    private func names(_ store: SQLiteStore) async throws -> [String] {
      try await store.contents().menu.all.map(\.name)
    }

    @Test(arguments: Act.allCases)
    func `before a change: it is refused, once, and the next call works on what is there`(act: Act) async throws {
      let store = database.store()
      try await store.seed(try Samples.menu())
      let order = try Samples.order("order-1", Samples.menu())
      try perform(act)
      await #expect(throws: replaced) { try await store.saveDraft(order, of: .local, replacing: nil) }
      #expect(try await names(store) == left(act))
      try await store.saveDraft(order, of: .local, replacing: nil)
      #expect(try await store.draft(of: .local) == order)
      #expect(try await names(database.store()) == left(act))
      #expect(try await database.store().draft(of: .local) == order)
    }

    @Test(arguments: Act.allCases)
    func `before a reading: it is told, once, and then all read what is there`(act: Act) async throws {
      let store = database.store()
      try await store.seed(try Samples.menu())
      _ = await atOnce(20) { (_) throws(GatewayError) in try await store.inventory()[.dishes] }
      try perform(act)
      await #expect(throws: replaced) { try await store.inventory() }
      let counts = await atOnce(20) { (_) throws(GatewayError) in try await store.inventory()[.dishes] }
      #expect(counts == Array(repeating: .success(left(act).count), count: 20))
      // The connection that writes was open, too.
      try await store.reset()
      #expect(try await store.inventory() == StoreInventory())
    }

    @Test(arguments: Act.allCases)
    func `during a change: it is not acknowledged, and not made elsewhere`(act: Act) async throws {
      let store = database.store()
      try await store.seed(try Samples.menu())
      let order = try Samples.order("order-1", Samples.menu())
      await #expect(throws: replaced) {
        try await store.write(.reset) { (records) throws(GatewayError) -> WriteDecision<Void> in
          try records.put(order, of: .local, replacing: nil)
          do { try perform(act) } catch { throw .failed(what: "test", why: "\(error)") }
          return .commit(())
        }
      }
      #expect(try await store.draft(of: .local) == nil)
      #expect(try await names(store) == left(act))
      if act != .moves { return }
      // It went where the file went.
      #expect(try await SQLiteStore(path: moved).draft(of: .local) == order)
    }

    @Test(arguments: Act.allCases)
    func `during many changes: none is acknowledged that is not there`(act: Act) async throws {
      let store = database.store()
      try await store.seed(try Samples.menu())
      let users = try (0..<40).map { try User.ID("user-\($0)") }
      let answers = await atOnce(users.count) { (index) throws(GatewayError) in
        do {
          if index == 20 { try perform(act) }
          try await store.saveDraft(try Samples.order("order-1", Samples.menu()), of: users[index], replacing: nil)
        } catch let error as GatewayError { throw error } catch { throw .failed(what: "test", why: "\(error)") }
      }
      // Those that came before are where the file went, or gone with it; those that came after are here.
      let kept = try await contents(store, after: act).orders
      #expect(kept.count < users.count)
      #expect(answers.contains { $0.isReplaced })
      for answer in answers where !answer.isReplaced { try answer.get() }
      let reopened = try await database.store().contents().orders
      #expect(reopened == kept)
    }

    /// Deleting the files one by one may also hit the log of the database that the store has just created; that is reported, too.
    private func contents(_ store: SQLiteStore, after act: Act) async throws -> StoreState {
      do throws(GatewayError) { return try await store.contents() } catch {
        try #require(error == replaced && (act == .deletesAll || act == .replacesAll), "\(error)")
      }
      return try await store.contents()
    }

    @Test func `what was acknowledged before is whole in the file that was moved`() async throws {
      let store = database.store()
      try await UsedStore.fill(store)
      let contents = try await store.contents()
      try perform(.moves)
      await #expect(throws: replaced) { try await store.inventory() }
      #expect(try await SQLiteStore(path: moved).contents() == contents)
    }

    @Test(arguments: [Act.replaces, .replacesAll])
    func `what took its place is not changed by a store that is closed`(act: Act) async throws {
      do {
        let store = database.store()
        try await UsedStore.fill(store)
        try perform(act)
      }
      #expect(try await names(database.store()) == ["Otra"])
      #expect(try database.bytes() == Data(contentsOf: URL(filePath: other.path)))
      #expect(try database.files() == ["recetas.sqlite"])
    }

    /// The first call after the log was deleted, on a store that has only written, or has also read.
    @Test(arguments: ["read", "contents", "export", "write", "import"], [false, true])
    func `its log alone: it is told, once, and what was acknowledged is kept`(call: String, hasRead: Bool) async throws
    {
      let store = database.store()
      try await UsedStore.fill(store)
      if hasRead { _ = await atOnce(20) { (_) throws(GatewayError) in try await store.inventory() } }
      try removeLog()
      await #expect(throws: replaced) { try await perform(call, store) }
      let contents = try await filled()
      #expect(try await store.contents() == contents)
      #expect(try await database.store().contents() == contents)
    }

    @Test(arguments: [false, true])
    func `its log alone: none of many calls at once calls the database damaged`(hasRead: Bool) async throws {
      let store = database.store()
      try await UsedStore.fill(store)
      if hasRead { _ = await atOnce(20) { (_) throws(GatewayError) in try await store.inventory() } }
      try removeLog()
      let answers = await atOnce(20) { (_) throws(GatewayError) in try await store.inventory()[.dishes] }
      #expect(answers.contains { $0.isReplaced })
      for answer in answers where !answer.isReplaced { #expect(try answer.get() == Samples.menu().count) }
      #expect(try await store.contents() == filled())
    }

    @Test func `its log alone, while somebody reads an older state: it is busy until then, and nothing is lost`()
      async throws
    {
      let store = SQLiteStore(path: database.path, patience: .zero)
      try await UsedStore.fill(store)
      let reader = try database.connection(.readOnly)
      try reader.begin(.reading)
      #expect(try reader.integer("SELECT count(*) FROM dish") == Samples.menu().count)
      _ = try await store.addFavorite(try Samples.favorite("Sopa"), of: .local)
      try removeLog()
      await #expect(throws: replaced) { try await store.reset() }
      await #expect(throws: GatewayError.busy(what: database.path)) { try await store.reset() }
      await #expect(throws: GatewayError.busy(what: database.path)) { try await store.contents() }
      reader.rollBack()
      let contents = try await filled { store in
        _ = try await store.addFavorite(try Samples.favorite("Sopa"), of: .local)
      }
      #expect(try await store.contents() == contents)
      try await store.close()
      #expect(try await database.store().contents() == contents)
    }

    /// Of a store that was open before, and whose changes are all in the log; or which has only read what another one wrote.
    @Test(arguments: ["read", "contents", "export", "write", "import", "check"], [false, true])
    func `its log alone: another store says so, changes nothing, and then finds everything`(
      call: String, onlyReads: Bool
    )
      async throws
    {
      let store = database.store()
      if onlyReads {
        try await database.store().reset()
        _ = try await store.inventory()
        try await UsedStore.fill(database.store())
        _ = try await store.inventory()
      } else {
        try await UsedStore.fill(store)
      }
      try removeLog()
      let second = database.store()
      let deleted = GatewayError.unusableFile(what: database.path + "-wal", why: .deletedInUse)
      // This makes an empty log. A check alone makes none, and would find nothing.
      await #expect(throws: deleted) { try await second.inventory() }
      await #expect(throws: deleted) { try await perform(call, second) }
      let contents = try await filled()
      await #expect(throws: replaced) { try await store.inventory() }
      #expect(try await store.contents() == contents)
      #expect(try await second.contents() == contents)
      #expect(try await database.store().contents() == contents)
    }

    @Test func `its log alone, of a store that has only read: a change is made`() async throws {
      try await database.store().reset()
      let store = database.store()
      _ = try await store.inventory()
      try await UsedStore.fill(database.store())
      _ = await atOnce(20) { (_) throws(GatewayError) in try await store.inventory() }
      try removeLog()
      _ = try await store.addFavorite(try Samples.favorite("Sopa"), of: .local)
      let contents = try await filled { store in
        _ = try await store.addFavorite(try Samples.favorite("Sopa"), of: .local)
      }
      #expect(try await store.contents() == contents)
      #expect(try await database.store().contents() == contents)
    }

    @Test(arguments: [false, true])
    func `its log alone, and another program has begun a new one: nothing of the old log is moved over it`(isOpen: Bool)
      async throws
    {
      let store = database.store()
      try await UsedStore.fill(store)
      try database.foreignConnection().runScript("PRAGMA wal_checkpoint(PASSIVE)")
      try removeLog()
      var other: SQLiteConnection? = try database.foreignConnection()
      try other?.runScript("DELETE FROM dish; DELETE FROM favorite")
      if !isOpen { other = nil }
      await #expect(throws: replaced) { try await store.reset() }
      #expect(try await names(store) == [])
      #expect(try await names(database.store()) == [])
      try await store.seed(try Samples.menu())
      try await store.close()
      #expect(try await names(database.store()).count == Samples.menu().count)
      withExtendedLifetime(other) {}
    }

    @Test func `many that open a new one at once leave no index behind`() async throws {
      for _ in 0..<5 {
        let database = try Database()
        let stores = (0..<20).map { _ in database.store() }
        _ = await atOnce(stores.count) { (index) throws(GatewayError) in
          if index.isMultiple(of: 2) {
            _ = try await stores[index].inventory()
          } else {
            try await stores[index].reset()
          }
          try await stores[index].close()
        }
        #expect(try database.files() == ["recetas.sqlite"])
      }
    }

    @Test func `its log alone, while somebody reads: another store changes nothing until then`() async throws {
      let store = database.store()
      try await UsedStore.fill(store)
      let reader = try database.connection(.readOnly)
      try reader.begin(.reading)
      #expect(try reader.integer("SELECT count(*) FROM dish") == Samples.menu().count)
      try removeLog()
      await #expect(throws: replaced) { try await store.reset() }
      let second = SQLiteStore(path: database.path, patience: .zero)
      let order = try Samples.order("order-9", Samples.menu())
      await #expect(throws: GatewayError.unusableFile(what: database.path + "-wal", why: .deletedInUse)) {
        try await second.saveDraft(order, of: .local, replacing: nil)
      }
      reader.rollBack()
      let contents = try await filled()
      #expect(try await store.contents() == contents)
      try await store.close()
      try await second.saveDraft(order, of: .local, replacing: nil)
      #expect(try await database.store().draft(of: .local) == order)
    }

    private func perform(_ call: String, _ store: SQLiteStore) async throws {
      switch call {
      case "read": _ = try await store.inventory()
      case "contents": _ = try await store.contents()
      case "export": try await store.reading { _ in }
      case "write": try await store.reset()
      case "import": try await store.seed([])
      default: _ = try SQLiteFile(store.path, .readOnly, isUntouched: true).examine()
      }
    }

    private func removeLog() throws { try FileManager.default.removeItem(atPath: database.path + "-wal") }

    /// What a used store holds after some changes more.
    private func filled(_ change: (SQLiteStore) async throws -> Void = { _ in }) async throws -> StoreState {
      let store = try Database().store()
      try await UsedStore.fill(store)
      try await change(store)
      return try await store.contents()
    }

    @Test func `its log, just when it is opened: it is told, and the log made since is not deleted`() async throws {
      let store = database.store()
      try await store.seed(try Samples.menu())
      try await store.close()
      do {
        let opening = try database.foreignConnection()
        try opening.run("DELETE FROM dish")
        try removeLog()
        #expect(throws: replaced) { try opening.watch(0, hasLog: true) }
        try await store.seed(recipes: try Samples.collection())
        withExtendedLifetime(opening) {}
      }
      #expect(try database.files().contains("recetas.sqlite-wal"))
      let contents = try await database.store().contents()
      #expect(contents.menu.count == 0)
      #expect(try contents.recipes.count == Samples.collection().count)
    }

    @Test func `a link that leads elsewhere is another file`() async throws {
      let link = database.folder.path + "/link.sqlite"
      try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: database.path)
      let store = SQLiteStore(path: link)
      try await store.seed(try Samples.menu())
      try FileManager.default.removeItem(atPath: link)
      try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: other.path)
      await #expect(throws: GatewayError.replaced(what: link)) { try await store.seed([]) }
      #expect(try await names(store) == ["Otra"])
      #expect(try await database.store().inventory()[.dishes] == 5)
    }

    @Test func `whoever watches is told, and makes no new file`() async throws {
      let clock = ManualClock()
      let store = SQLiteStore(path: database.path, clock: clock)
      try await store.seed(try Samples.menu())
      var changes = await store.changes().makeAsyncIterator()
      await clock.hasSleepers(1)
      try perform(.deletesAll)
      clock.advance(by: .seconds(1))
      _ = await changes.next()
      #expect(try database.files() == [])
      await #expect(throws: replaced) { try await store.inventory() }

      try FileManager.default.copyItem(atPath: other.path, toPath: database.path)
      await clock.hasSleepers(1)
      clock.advance(by: .seconds(1))
      _ = await changes.next()
      #expect(try await names(store) == ["Otra"])
    }
  }

  extension Result where Failure == GatewayError {
    fileprivate var isReplaced: Bool { if case .failure(.replaced) = self { true } else { false } }
  }
#endif
