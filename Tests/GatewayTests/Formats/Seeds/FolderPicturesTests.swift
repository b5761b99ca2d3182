import Entities
import Foundation
import TestSupport
import Testing
import UseCases

@Suite struct `Pictures of a catalog` {
  private let folder: TemporaryFolder
  private let picture: LoadedImage

  init() throws {
    folder = try TemporaryFolder()
    let bytes: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A] + Array(repeating: 7, count: 100)
    picture = try #require(LoadedImage(bytes))
    _ = try folder.folder("dentro")
    for name in ["a.png", "dentro/b.png"] { _ = try folder.file(name, bytes) }
  }

  private func item(_ photos: String) async throws -> SeedItem? {
    try await beerItems(catalog(beerRecord(#""photos": \#(photos)"#)), in: folder).last
  }

  @Test(arguments: [#""a.png""#, #"["a.png"]"#, #"["dentro/b.png"]"#, #"["./a.png"]"#])
  func `The pictures of a catalog are read from its folder and its subfolders`(photos: String) async throws {
    let record = try #require(try await item(photos)?.clean)
    #expect(record.photos == [picture])
    #expect(record.beer?.album.photos == [Photo.ID(of: picture)])
  }

  @Test func `A picture that a catalog names several times is added to the album once`() async throws {
    let beer = try await item(#"["a.png", "dentro/b.png", "a.png"]"#)?.clean?.beer
    #expect(beer?.album.photos.count == 1)
  }

  @Test(arguments: ["nada.png", "cervezas.json", "dentro", ""])
  func `A catalog picture that is missing or not an image is dropped and reported`(name: String) async throws {
    let repair = SeedRepair(record: 2, field: "photos", from: "\"\(name)\"", to: nil)
    #expect(try await item(#"["\#(name)"]"#) == .repaired(.beer(try lager(), photos: []), [repair]))
  }

  @Test(arguments: ["../a.png", "/etc/passwd", "dentro/../../a.png", "enlace.png", "fuera/a.png", "."])
  func `A catalog record with a picture outside the folder is rejected`(name: String) async throws {
    let elsewhere = try TemporaryFolder()
    let file = try elsewhere.file("a.png", picture.bytes)
    try FileManager.default.createSymbolicLink(atPath: folder.path + "/enlace.png", withDestinationPath: file)
    try FileManager.default.createSymbolicLink(atPath: folder.path + "/fuera", withDestinationPath: elsewhere.path)
    let problem = SeedProblem(record: 2, field: "photos", expected: .pictureFile, found: "\"\(name)\"")
    #expect(try await item(#"["\#(name)"]"#) == .rejected([problem]))
  }

  @Test func `A catalog picture can be a symbolic link within the folder`() async throws {
    try FileManager.default.createSymbolicLink(
      atPath: folder.path + "/dentro/enlace.png", withDestinationPath: folder.path + "/a.png")
    #expect(try await item(#"["dentro/enlace.png"]"#)?.clean?.photos == [picture])
  }
}
