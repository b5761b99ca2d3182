import Entities
import Testing

@Suite struct `A form for a manufacturer` {
  @Test func `A manufacturer form trims typed text and joins its lines`() throws {
    let logo = photos(1)[0]
    let draft = ManufacturerDraft(name: " Mahou\n", address: "\tCalle\r\nTitán ", origin: .national, logo: logo)
    #expect(
      try draft.manufacturer() == Manufacturer(name: "Mahou", address: "Calle Titán", origin: .national, logo: logo))
  }

  @Test func `An empty manufacturer form reports a missing name and origin, but not a missing address`() {
    #expect(problems(ManufacturerDraft()) == [.name: .text(.empty), .origin: .missing])
  }

  @Test func `A manufacturer form reports all invalid fields in one error`() {
    let draft = ManufacturerDraft(name: String(repeating: "x", count: 121), address: String(repeating: "x", count: 301))
    #expect(
      problems(draft) == [
        .name: .text(.tooLong(121, limit: 120)), .address: .text(.tooLong(301, limit: 300)), .origin: .missing,
      ])
  }

  @Test(arguments: [" ", "\n\t", "\u{A0}", "\u{200B}", "\0"])
  func `A manufacturer form reports a name without visible characters as empty`(name: String) {
    #expect(problems(ManufacturerDraft(name: name, origin: .imported)) == [.name: .text(.empty)])
  }

  @Test func `A manufacturer form reports the address if the resulting id would be too long`() throws {
    let name = String(repeating: "🍺", count: 120)
    #expect(try ManufacturerDraft(name: name, origin: .national).manufacturer().name == name)
    let draft = ManufacturerDraft(name: name, address: String(repeating: "x", count: 200), origin: .national)
    #expect(problems(draft) == [.address: .tooLongForAnID])
  }

  private func problems(_ draft: ManufacturerDraft) -> [ManufacturerDraft.Field: ManufacturerDraft.Problem] {
    do {
      _ = try draft.manufacturer()
      return [:]
    } catch { return error.problems }
  }
}
