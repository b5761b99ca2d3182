import Entities
import Testing

@Suite struct `A manufacturer that comes again` {
  private func maker(_ address: String = "", logo: Photo.ID? = nil) throws -> Manufacturer {
    try Manufacturer(id: Manufacturer.ID("maker-oso"), name: "Oso", address: address, origin: .national, logo: logo)
  }

  @Test func `A newer record of a manufacturer keeps the address and the logo that it lacks`() throws {
    let logos = photos(2)
    let old = try maker("Calle 1", logo: logos[0])
    #expect(try maker().completed(by: old) == old)
    #expect(try maker(logo: logos[1]).completed(by: old) == maker("Calle 1", logo: logos[1]))
    #expect(try maker("Calle 2").completed(by: old) == maker("Calle 2", logo: logos[0]))
    #expect(try old.completed(by: maker()) == old)
  }

  @Test func `The address of another manufacturer is not taken`() throws {
    let other = try Manufacturer(name: "Osa", address: "Calle 1", origin: .national)
    #expect(try maker().completed(by: other) == maker())
  }
}
