import Entities
import Testing

@Suite struct `A place that is completed by an older record of it` {
  private func place(
    _ role: PlacePicture.Role, _ content: PlacePicture.Content, at address: String? = "https://example.org/a.jpg",
    number: String = "1", latitude: Double = 40.4
  ) throws -> Place {
    try Place(
      .shop, number: number, name: "Churros", coordinate: Coordinate(latitude: latitude, longitude: -3.7),
      pictures: [role: PlacePicture(try address.map { try WebAddress($0) }, content)])
  }

  private let kept = PlacePicture.Content.kept(Photo.ID(ofBytes: [1]), bytes: 1)

  @Test(arguments: PlacePicture.Absence.allCases)
  func `has its picture, unless that is not there any more`(absence: PlacePicture.Absence) throws {
    for role in [PlacePicture.Role.logo, .image] {
      let completed = try place(role, .missing(absence)).completed(by: place(role, kept))
      #expect(completed == (try place(role, absence == .notThere ? .missing(absence) : kept)))
    }
  }

  @Test func `has no picture of another address, of another role, or of another place`() throws {
    let newer = try place(.logo, .missing(.failed))
    #expect(newer.completed(by: try place(.logo, kept, at: "https://example.org/b.jpg")) == newer)
    #expect(newer.completed(by: try place(.image, kept)) == newer)
    #expect(newer.completed(by: try place(.logo, kept, number: "2")) == newer)
    #expect(newer.completed(by: try place(.logo, .missing(.tooLarge))) == newer)
  }

  @Test func `has the map of its point, and of no other`() throws {
    let newer = try place(.map, .missing(.failed), at: nil)
    #expect(newer.completed(by: try place(.map, kept, at: nil)) == (try place(.map, kept, at: nil)))
    #expect(newer.completed(by: try place(.map, kept, at: nil, latitude: 40.5)) == newer)
  }

  @Test func `keeps a picture that came, and everything else as it is`() throws {
    let newer = try place(.logo, .kept(Photo.ID(ofBytes: [2]), bytes: 2))
    #expect(newer.completed(by: try place(.logo, kept)) == newer)
    let renamed = try Place(.shop, number: "1", name: "Porras")
    #expect(renamed.completed(by: try place(.logo, kept)) == renamed)
  }
}
