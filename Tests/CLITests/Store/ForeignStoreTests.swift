import Foundation
import Gateways
import TestSupport
import Testing

@testable import recetas_cli

@MainActor @Suite struct `A store that another user can change` {
  private let cli: CLI

  init() async throws {
    cli = try CLI()
    await cli.run(["menu", "list"], namingStore: false).expect(.ok)
  }

  private var file: String { LocalStore.ofData(in: cli.folder.path).files.main ?? "" }

  /// Expects every command to be refused with an error that names the path, without changing anything, unless `--store` names the store.
  private func isRefused(_ path: String, _ says: String) async throws {
    let before = try cli.folder.fingerprints()
    for words in [
      [], ["menu", "list"], ["order", "add", "1"], ["store", "info"], ["store", "reset", "--yes"], ["interactive"],
    ] {
      let answer = await cli.run(words, namingStore: false)
      #expect(answer.code == .notAllowed && answer.output.isEmpty, "\(words)")
      #expect(answer.errors.contains(path) && answer.errors.contains(says) && answer.errors.contains("--store "))
    }
    #expect(await cli.run(["complete", "--", "order", "add", ""], namingStore: false).output == "words\n")
    #expect(await cli.run(["doctor"], namingStore: false).code == .notAllowed)
    #expect(try cli.folder.fingerprints() == before)
    await cli("menu", "list").expect(.ok)
  }

  private func allow(_ mode: mode_t, _ path: String) { #expect(chmod(path, mode) == 0) }

  @Test(arguments: [0o666, 0o664, 0o602] as [mode_t])
  func `A database that is writable by other users is refused unless --store names it`(mode: mode_t) async throws {
    allow(mode, file)
    try await isRefused(file, "Other users can change")
    allow(0o644, file)
    await cli.run(["menu", "list"], namingStore: false).expect(.ok)
  }

  @Test func `A database in a folder writable by other users is refused unless the folder is sticky`() async throws {
    allow(0o777, cli.folder.path)
    try await isRefused(cli.folder.path, "Other users can change")
    allow(0o1777, cli.folder.path)
    await cli.run(["menu", "list"], namingStore: false).expect(.ok)
  }

  @Test func `Row numbers in a file that other users can change are ignored until it is replaced`() async throws {
    await cli("menu", "list").expect(.ok)
    allow(0o666, cli.folder.path + "/rows.json")
    await cli("order", "add", "1").expect(.noInput, output: "")
    await cli("menu", "list").expect(.ok)
    await cli("order", "add", "1").expect(.ok)
  }

  @Test func `A sign-in file that is writable by other users is refused, even with --store`() async throws {
    let path = try cli.folder.file("sign-in.json", "{}")
    allow(0o666, path)
    for isNamed in [true, false] {
      await cli.run(["order", "add", "1"], namingStore: isNamed)
        .expect(.notAllowed, output: "", errorsContain: path, "Other users can change")
    }
    allow(0o600, path)
    await cli("menu", "list").expect(.ok)
  }

  @Test(.enabled(if: geteuid() == 0, "only the administrator can give a file to another user"))
  func `Another user's sign-in file is refused`() async throws {
    let path = try cli.folder.file("sign-in.json", "{}")
    #expect(chown(path, 65_534, 65_534) == 0)
    await cli("menu", "list").expect(.notAllowed, output: "", errorsContain: path, "belongs to another user")
  }

  @Test func `A write-ahead log that is writable by other users is refused`() async throws {
    _ = FileManager.default.createFile(atPath: file + "-wal", contents: nil)
    allow(0o666, file + "-wal")
    try await isRefused(file + "-wal", "Other users can change")
  }

  @Test(.enabled(if: geteuid() == 0, "only the administrator can give a file to another user"))
  func `Another user's database is refused, even for the administrator`() async throws {
    #expect(chown(file, 65_534, 65_534) == 0)
    try await isRefused(file, "belongs to another user")
  }

  @Test(arguments: ["answers", "images"], [0o777, 0o1777, 0o733] as [mode_t])
  func `Download folders writable by other users are refused, even with --store`(name: String, mode: mode_t)
    async throws
  {
    let path = try cli.folder.folder(name)
    allow(mode, path)
    for isNamed in [true, false] {
      await cli.run(["menu", "list"], namingStore: isNamed)
        .expect(.notAllowed, output: "", errorsContain: path, "Other users can change", "chmod")
    }
    await cli("doctor").expect(.notAllowed, outputContains: "✗ Data folder", "Other users can change")
    allow(0o755, path)
    await cli("menu", "list").expect(.ok)
  }

  @Test func `A picture folder writable by other users is refused unless --store names its store`() async throws {
    let path = try #require(LocalStore.ofData(in: cli.folder.path).files.folders.last)
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    allow(0o777, path)
    try await isRefused(path, "Other users can change")
    allow(0o700, path)
    await cli.run(["menu", "list"], namingStore: false).expect(.ok)
  }

  @Test(
    .enabled(if: geteuid() == 0, "only the administrator can give a file to another user"),
    arguments: ["answers", "images"])
  func `Another user's download folder in a sticky data folder is refused`(name: String) async throws {
    allow(0o1777, cli.folder.path)
    let path = try cli.folder.folder(name)
    #expect(chown(path, 65_534, 65_534) == 0)
    for isNamed in [true, false] {
      await cli.run(["menu", "list"], namingStore: isNamed)
        .expect(.notAllowed, output: "", errorsContain: path, "belongs to another user")
    }
  }
}
