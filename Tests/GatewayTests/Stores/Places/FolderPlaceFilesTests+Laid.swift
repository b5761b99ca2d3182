import Entities
import Foundation
import Gateways
import GatewayTesting
import Testing
import UseCases

@Suite struct `What somebody laid among the files of places` {
  private let folder: PlaceFolder

  init() async throws {
    folder = try PlaceFolder()
    try await folder.files().downloading { try await PlaceSteps.run(on: $0) }
  }

  @Test(arguments: Laid.allCases) func `is refused at once as the journal, which a reset removes`(laid: Laid)
    async throws
  {
    let path = folder.path + "/download"
    try folder.remove("download")
    try laid.put(at: path)
    await #expect { _ = try await folder.files().unfinished() } throws: { laid.isRefusalUnfollowed($0, of: path) }
    try await folder.files().downloading { download in
      await #expect { _ = try await download.gathered } throws: { laid.isRefusalUnfollowed($0, of: path) }
      await #expect { try await download.expect(pictures: 1) } throws: { laid.isRefusalUnfollowed($0, of: path) }
    }
    if laid == .folder { return }
    try await folder.files().removeAll {}
    #expect(try folder.names() == ["download.lock"])
  }

  @Test(arguments: Laid.allCases) func `is refused at once as the lock`(laid: Laid) async throws {
    let path = folder.path + "/download.lock"
    try folder.remove("download.lock")
    try laid.put(at: path)
    await #expect { _ = try await folder.files().begin() } throws: {
      laid.isRefusalUnfollowed($0, of: path)
    }
  }

  @Test(arguments: [symlink, link] as [@Sendable (UnsafePointer<CChar>, UnsafePointer<CChar>) -> Int32])
  func `is not written through`(lay: @Sendable (UnsafePointer<CChar>, UnsafePointer<CChar>) -> Int32) async throws {
    let journal = try folder.bytes("download")
    try folder.write("victim", journal)
    try folder.remove("download")
    try #require(lay(folder.path + "/victim", folder.path + "/download") == 0)
    try await folder.files().downloading { download in
      await #expect(throws: GatewayError.self) { try await download.expect(pictures: 7) }
      // A new one takes the place of the name, not of what it leads to.
      try await PlaceSteps.run(on: download)
    }
    #expect(try folder.bytes("victim") == journal)
    #expect(try await folder.gathered() == PlaceSteps.whole)
  }

  @Test(arguments: Laid.allCases) func `is damage at once as a picture, which comes again`(laid: Laid) async throws {
    let name = try PlaceSteps.name("a")
    try folder.remove(name)
    try laid.put(at: folder.path + "/" + name)
    await #expect { _ = try await folder.files().picture(try Photo.ID(name)) } throws: { $0.isCorrupt }
    if laid == .folder { return }
    try await folder.files().downloading { download in
      _ = try await download.keep(try PlaceSteps.image("a"), from: try PlaceSteps.address("a"))
      try await download.flush()
    }
    #expect(try await folder.files().picture(try Photo.ID(name)) == PlaceSteps.image("a"))
  }
}
