import Entities
import Foundation
import Gateways
import GatewayTesting
import TestGroups
import TestSupport
import Testing
import UseCases
import WebGateways

@testable import recetas_cli

@MainActor @Suite struct `An unfinished change` {
  enum Change: String, CaseIterable, CustomTestStringConvertible {
    case reset, importing, placing

    var testDescription: String { rawValue }
  }

  @Test(arguments: Stores.persistent, ["en", "es"])
  func `A reset that can't delete the row numbers still reports that the store was emptied`(
    store: Stores, language: String
  )
    async throws
  {
    let used = try await UsedFolder(store, language)
    let rows = used.cli.folder.path + "/rows.json"
    try FileManager.default.removeItem(atPath: rows)
    try FileManager.default.createDirectory(atPath: rows, withIntermediateDirectories: false)
    let answer = await used.cli.run(used.words(.reset))
    answer.expect(
      .unfinished, output: "",
      errorsContain: language == "en" ? "was emptied, but a later step failed. " : "Se ha vaciado ", rows)
    for text in ["Nothing was changed", "No se ha cambiado nada"] { #expect(!answer.errors.contains(text)) }
    #expect(try await used.cli("store", "info", "--json").document["dishes"] == 0)
    #expect(try used.answers().isEmpty)

    try FileManager.default.removeItem(atPath: rows)
    await used.cli.run(used.words(.reset)).expect(.ok)
  }

  @Test(arguments: Stores.persistent)
  func `An import that can't delete an old picture still reports that everything was imported`(store: Stores)
    async throws
  {
    let used = try await UsedFolder(store)
    used.cli.fileCalls.remove = { folder, name in
      if !name.contains("photo-") { return FileCalls.system.remove(folder, name) }
      errno = EIO
      return -1
    }
    await used.cli.run(used.words(.importing)).expect(
      .unfinished, output: "", errorsContain: "was imported, but a later step failed. ", "photo-", "--force")
    #expect(await used.cli("order", "history").output == "Nothing ordered yet.\n")
    #expect(try used.pictures().count == 1)

    used.cli.fileCalls = .system
    await used.cli.run(used.words(.importing)).expect(.ok)
    #expect(try used.pictures().isEmpty)
  }

  @Test func `An order is reported as placed even if the store's folder can't be synchronized`() async throws {
    let used = try await UsedFolder(.json)
    used.cli.fileCalls = .failingFolders
    await used.cli.run(used.words(.placing)).expect(
      .unfinished, output: "", errorsContain: "The change was made, but a later step failed. ", "Don't repeat it.")
    #expect(try await used.cli("store", "info", "--json").document["placedOrders"] == 2)
  }

  @Test(
    .group(.heavy), arguments: Stores.persistent,
    [(.once, EIO), (.once, ENOSPC), (.onward, EIO), (.answer, EIO)] as [(CallFailure, Int32)])
  func `The reported result of a change matches the store after any failed system call`(
    store: Stores, failure: (kind: CallFailure, code: Int32)
  ) async throws {
    let used = try await UsedFolder(store)
    for change in Change.allCases {
      let (before, after, count) = try await used.outcome(of: change)
      for call in 1..<count + 1 {
        try used.restore()
        used.cli.fileCalls = .failing(failure.code, at: call, failure.kind, counting: Box(0))
        let answer = await used.cli.run(used.words(change))
        used.cli.fileCalls = .system
        let isMade = [.ok, .unfinished].contains(answer.code)
        let what: Comment = "\(change), call \(call) of \(count): \(answer)"
        #expect(await used.cli.dump() == (isMade ? after : before), what)
        if isMade { #expect(!answer.errors.contains("Nothing was changed"), what) }
        if !isMade { #expect(try used.pictures().count == 1, what) }
        if answer.code != .unfinished || change == .placing { continue }
        await used.cli.run(used.words(change)).expect(.ok)
        #expect(try used.pictures().isEmpty, what)
        if change == .reset { #expect(try used.answers().isEmpty, what) }
      }
    }
  }

  @Test(.group(.heavy), arguments: Stores.persistent)
  func `A change continues after a signal interrupts any of its system calls`(store: Stores) async throws {
    let used = try await UsedFolder(store)
    for change in Change.allCases {
      let (_, after, count) = try await used.outcome(of: change)
      for call in 1..<count + 1 {
        try used.restore()
        used.cli.fileCalls = .failing(EINTR, at: call, counting: Box(0))
        let answer = await used.cli.run(used.words(change))
        used.cli.fileCalls = .system
        let what: Comment = "\(change), call \(call) of \(count): \(answer)"
        #expect(answer.code == .ok, what)
        #expect(await used.cli.dump() == after, what)
      }
    }
  }
}

/// A data folder with a picture of a place, remembered rows and cached responses, and an export without orders.
@MainActor private final class UsedFolder {
  let cli: CLI
  private let saved = try? TemporaryFolder()
  private let copies: TemporaryFolder

  init(_ store: Stores, _ language: String = "en") async throws {
    cli = try await CLI.withMenu(store, language)
    copies = try TemporaryFolder()
    await cli("store", "export", copies.path + "/copy").expect(.ok)
    await cli.order(["dish-flan": 1])
    await cli.choose(["dish-paella": 2])
    let picture = try GatewayTesting.Samples.image("old")
    try await LocalStore(cli.location, kinds: LocalStore.kinds)?.openPlaceFiles().replaceAll(with: [
      Photo.ID(of: picture)
    ]) {
      (_) throws(GatewayError) in
      picture
    } after: {
    }
    let answer = CachedAnswer(to: "recipes/complexSearch?query=pan", body: [0x7B, 0x7D], answeredAt: cli.now)
    await FolderAnswerCache(folder: cli.folder.path + "/answers").keep(answer, since: .distantPast)
    await cli("menu", "list").expect(.ok)
    try saved?.copy(cli.folder)
  }

  func restore() throws { try cli.folder.copy(#require(saved)) }

  func words(_ change: `An unfinished change`.Change) -> [String] {
    switch change {
    case .reset: ["store", "reset", "--yes"]
    case .importing: ["store", "import", copies.path + "/copy", "--force", "--yes"]
    case .placing: ["order", "place", "--address", "Calle del Pez, 3", "--phone", "915 55 12 34"]
    }
  }

  /// Returns the content of the store before and after a change, and the number of system calls that the change makes.
  func outcome(
    of change: `An unfinished change`.Change
  ) async throws -> (before: String, after: String, calls: Int) {
    try restore()
    let before = await cli.dump()
    let calls = Box(0)
    cli.fileCalls = .failing(EIO, at: .max, counting: calls)
    await cli.run(words(change)).expect(.ok)
    cli.fileCalls = .system
    let after = await cli.dump()
    #expect(after != before)
    // SQLite makes its own system calls, and placing an order changes no other file.
    #expect(calls.value > 3 || change == .placing)
    return (before, after, calls.value)
  }

  func pictures() throws -> [String] {
    try names().filter { $0.contains(".places/photo-") || $0.contains("/places/photo-") }
  }

  func answers() throws -> [String] { try names().filter { $0.hasPrefix("answers/") && !$0.hasSuffix(".lock") } }

  private func names() throws -> [String] { try FileManager.default.subpathsOfDirectory(atPath: cli.folder.path) }
}
