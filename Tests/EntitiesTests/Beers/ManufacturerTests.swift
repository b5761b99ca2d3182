import Entities
import Testing

@Suite struct `A manufacturer` {
  @Test func `A manufacturer has the values that it was created with and an id derived from them`() throws {
    let logo = photos(1)[0]
    let mahou = try Manufacturer(name: "Mahou", address: "Calle Titán, 15", origin: .imported, logo: logo)
    #expect((mahou.name, mahou.address, mahou.origin) == ("Mahou", "Calle Titán, 15", .imported))
    #expect(mahou.logo == logo)
    #expect(mahou.id == Manufacturer.ID(ofManufacturerNamed: "Mahou", at: "Calle Titán, 15"))
  }

  @Test(arguments: [
    ("", TextError.empty), ("\u{200B}\u{AD}", .empty), ("Mahou ", .unclean), ("Ma\nhou", .unclean),
    ("M" + String(repeating: "\u{302}", count: 120), .tooLong(121, limit: 120)),
  ])
  func `The name of a manufacturer must be one clean line of 1 to 120 scalars`(name: String, error: TextError) {
    #expect(throws: ManufacturerError.name(error)) { try maker(name) }
  }

  @Test(arguments: [
    (" ", TextError.unclean), ("a\tb", .unclean), (String(repeating: "x", count: 301), .tooLong(301, limit: 300)),
  ])
  func `The address of a manufacturer must be one clean line of at most 300 scalars`(address: String, error: TextError)
    throws
  {
    #expect(throws: ManufacturerError.address(error)) { try maker("Mahou", at: address) }
    #expect(try maker("Mahou", at: String(repeating: "x", count: 300)).address.count == 300)
    #expect(try maker("Mahou").address.isEmpty)
  }

  @Test func `A manufacturer whose name and address are too long for an id is rejected`() throws {
    let (name, address) = (String(repeating: "🍺", count: 120), String(repeating: "x", count: 200))
    #expect(try maker(name).name == name)
    #expect(throws: ManufacturerError.tooLongForAnID(name)) { try maker(name, at: address) }
  }

  @Test func `A search finds a manufacturer only by name`() throws {
    let mahou = try maker("Mahou San Miguel", at: "Alcalá")
    for query in ["", "mahóu", "SAN MIG"] { #expect(mahou.matches(SearchText(query)), "\(query)") }
    for query in ["alcala", "maker", "national"] { #expect(!mahou.matches(SearchText(query)), "\(query)") }
  }
}

@Suite struct `The id of a manufacturer` {
  @Test(arguments: [
    ("Mahou", "", "maker-mahou"), ("Mahou", "Alcalá de Henares", "maker-mahou@alcala-de-henares"),
    ("A@B", "", "maker-a_40_b"), ("A", "B", "maker-a@b"), ("A", "B@C", "maker-a@b_40_c"),
    ("A@B", "C", "maker-a_40_b@c"),
    ("A", "\u{200B}", "maker-a"), ("1906", "", "maker-1906"), ("Côte", "№ 5", "maker-cote@_2116_-5"),
  ])
  func `The id of a manufacturer separates the name and the address unambiguously`(
    name: String, address: String, id: String
  ) throws {
    let made = try maker(name, at: address).id
    #expect(made.text == id)
    #expect(try Manufacturer.ID(id) == made)
  }

  @Test(arguments: ["Damm", "DAMM", "Dâmm", "Da\u{301}mm", "Da\u{AD}mm"])
  func `The id of a manufacturer ignores accents and case in the name and the address`(name: String) throws {
    #expect(try maker(name, at: "Barcelona").id == maker("Damm", at: "BÁRCELONA").id)
  }

  @Test func `Different manufacturers never have the same derived id`() throws {
    var random = SeededGenerator(seed: 40)
    var pairs: [Manufacturer.ID: [String]] = [:]
    var repetitions = 0
    for _ in 0..<4000 {
      let pair = (0..<2).map { _ in SearchText(random.text(0...3, of: Array("a@ -"))).folded }
      let id = try #require(Manufacturer.ID(ofManufacturerNamed: pair[0], at: pair[1]))
      if let known = pairs.updateValue(pair, forKey: id) {
        repetitions += 1
        try #require(known == pair, "\(id)")
      }
    }
    #expect(repetitions > 100)
  }
}

@Suite struct `A manufacturer that is imported again` {
  private func maker(_ address: String = "", logo: Photo.ID? = nil) throws -> Manufacturer {
    try Manufacturer(id: Manufacturer.ID("maker-oso"), name: "Oso", address: address, origin: .national, logo: logo)
  }

  @Test func `A missing address or logo of an imported manufacturer is taken from the older record`() throws {
    let logos = photos(2)
    let old = try maker("Calle 1", logo: logos[0])
    #expect(try maker().completed(by: old) == old)
    #expect(try maker(logo: logos[1]).completed(by: old) == maker("Calle 1", logo: logos[1]))
    #expect(try maker("Calle 2").completed(by: old) == maker("Calle 2", logo: logos[0]))
    #expect(try old.completed(by: maker()) == old)
  }

  @Test func `The address of an imported manufacturer isn't taken from another manufacturer's record`() throws {
    let other = try Manufacturer(name: "Osa", address: "Calle 1", origin: .national)
    #expect(try maker().completed(by: other) == maker())
  }
}

@Suite struct `The position of a manufacturer in the list` {
  @Test func `Manufacturers are sorted by origin, then by name, then by id`() throws {
    let ordered = [
      try maker("Alhambra"), try maker("Ñora"), try maker("Ñora", at: "Ávila"), try maker("Ñora", at: "Burgos"),
      try maker("Oca"), try maker("Aass", origin: .imported), try maker("Chimay", origin: .imported),
      try maker("chimay 2", origin: .imported),
    ]
    for (index, left) in ordered.enumerated() {
      for (other, right) in ordered.enumerated() {
        #expect(
          (ManufacturerPosition(left) < ManufacturerPosition(right)) == (index < other), "\(left.id), \(right.id)")
      }
    }
  }

  @Test func `The position of a manufacturer depends on its name, origin and address`() throws {
    #expect(try ManufacturerPosition(maker("Mahou")) == ManufacturerPosition(maker("Mahou")))
    #expect(try ManufacturerPosition(maker("Mahou")) != ManufacturerPosition(maker("Mahou", origin: .imported)))
    #expect(try ManufacturerPosition(maker("Mahou")) != ManufacturerPosition(maker("Mahou", at: "Alcalá")))
  }
}
