import Entities
import Gateways
import TestSupport
import Testing
import UseCases

@Suite struct `Encodings of a CSV table` {
  private static let header = Array("nombre;precio;tipo\n".utf8)

  /// Returns a row whose name consists of these bytes.
  private static func row(_ name: [UInt8]) -> [UInt8] { name + Array(";4,50;Postres\n".utf8) }

  /// Returns a repair to the name in a row.
  private static func repair(_ row: Int, _ from: String, _ to: String, in title: String = "nombre") -> SeedRepair {
    SeedRepair(row: row, field: title, from: "\"\(from)\"", to: "\"\(to)\"")
  }

  @Test func `A byte in a menu table that is invalid in UTF-8 is read as Windows-1252`() async throws {
    let rows = [Array("Piñón".utf8), [0x43, 0x61, 0xF1, 0x61, 0x73], Array("Jamón ".utf8) + [0x80] + Array(" é".utf8)]
    let items = try await tableItems(Self.header + rows.flatMap(Self.row))
    #expect(
      items == [
        .clean(try tableDish("Piñón")),
        .repaired(try tableDish("Cañas"), [Self.repair(3, "Ca\u{FFFD}as", "Cañas")]),
        .repaired(try tableDish("Jamón € é"), [Self.repair(4, "Jamón \u{FFFD} é", "Jamón € é")]),
      ])
  }

  @Test func `A menu table in Windows-1252 is read, including its column titles`() async throws {
    let header: [UInt8] = Array("Art".utf8) + [0xED] + Array("culo;Precio;Categor".utf8) + [0xED] + Array("a\n".utf8)
    let items = try await tableItems(header + Self.row([0xD1, 0x6F]) + Self.row([0x93, 0x61, 0x94]))
    let repairs = [
      Self.repair(2, "\u{FFFD}o", "Ño", in: "Artículo"), Self.repair(3, "\u{FFFD}a\u{FFFD}", "“a”", in: "Artículo"),
    ]
    #expect(items.map(\.repairs) == repairs.map { [$0] })
  }

  @Test(arguments: [0x81, 0x8D, 0x8F, 0x90, 0x9D] as [UInt8])
  func `A byte in a table that is invalid in UTF-8 and Windows-1252 is replaced and reported`(byte: UInt8) async throws
  {
    let items = try await tableItems(Self.header + Self.row([0x61, byte, 0x62]))
    #expect(items == [.repaired(try tableDish("a\u{FFFD}b"), [Self.repair(2, "a\u{FFFD}b", "a\u{FFFD}b")])])
  }

  @Test(arguments: [[0xFF, 0xFE], [0xFE, 0xFF]] as [[UInt8]])
  func `A menu table in UTF-16 with a byte order mark is read`(mark: [UInt8]) async throws {
    let units = "Nombre\tPrecio\tTipo\r\nPiñón 🌰\t4,50\tPostres\r\n".utf16.flatMap { unit -> [UInt8] in
      let bytes = [UInt8(unit & 0xFF), UInt8(unit >> 8)]
      return mark[0] == 0xFF ? bytes : bytes.reversed()
    }
    #expect(try await tableItems(mark + units) == [.clean(try tableDish("Piñón 🌰"))])
  }

  @Test(arguments: [[0xFF, 0xFE, 0x61], [0xFF, 0xFE, 0x00, 0xD8, 0x61, 0x00]] as [[UInt8]])
  func `A menu table that starts like UTF-16 but is not valid UTF-16 is refused`(bytes: [UInt8]) async throws {
    #expect(try #require(await tableProblem(bytes)) == (.notUTF16, 1, 1))
  }

  @Test func `A JSON menu in UTF-16 is read`() async throws {
    let json = #"[{"nombre": "Piñón", "descripcion": "", "precio": 4.5, "tipo": "Postres"}]"#
    let bytes = json.utf16.flatMap { unit -> [UInt8] in [UInt8(unit & 0xFF), UInt8(unit >> 8)] }
    #expect(try await tableItems([0xFF, 0xFE] + bytes) == [.clean(try tableDish("Piñón"))])
  }

  /// Returns the text in UTF-16 without a byte order mark.
  private static func utf16(_ text: String, isLittle: Bool) -> [UInt8] {
    text.utf16.flatMap { unit -> [UInt8] in
      let bytes = [UInt8(unit & 0xFF), UInt8(unit >> 8)]
      return isLittle ? bytes : bytes.reversed()
    }
  }

  @Test(arguments: [true, false])
  func `A menu table in UTF-16 without a byte order mark is read`(isLittle: Bool) async throws {
    let text = "Nombre;Precio;Categoría\r\nPiñón 🌰;4,50 €;Postres\r\n"
    #expect(try await tableItems(Self.utf16(text, isLittle: isLittle)) == [.clean(try tableDish("Piñón 🌰"))])
  }

  @Test(arguments: [true, false])
  func `JSON in UTF-16 is read with and without a byte order mark`(isLittle: Bool) async throws {
    let menu = "[{\"nombre\": \"Piñón\", \"descripcion\": \"\", \"precio\": 4.5, \"tipo\": \"Postres\"}]"
    let mark: [UInt8] = isLittle ? [0xFF, 0xFE] : [0xFE, 0xFF]
    for start in [[], mark] {
      #expect(try await tableItems(start + Self.utf16(menu, isLittle: isLittle)) == [.clean(try tableDish("Piñón"))])
      let folder = try TemporaryFolder()
      let beers = try folder.file("cervezas.json", start + Self.utf16(catalog(), isLittle: isLittle))
      #expect(try await seedItems(CatalogSeed.file(beers)) == [.clean(.manufacturer(try maker(), photos: []))])
      let feed = start + Self.utf16(placeDocument(placeRecord()), isLittle: isLittle)
      #expect(try await seedItems(MadridFeed.places(.shop, in: feed, at: "x")) == [.clean(.place(try churros()))])
    }
  }

  @Test func `A catalog file that starts like UTF-16 but is not valid UTF-16 is refused`() async throws {
    let folder = try TemporaryFolder()
    for bytes in [Self.utf16("[{", isLittle: true) + [0x61], [0xFF, 0xFE, 0x5B]] as [[UInt8]] {
      let path = try folder.file("cervezas.json", bytes)
      await #expect(throws: SeedSourceError.malformed(path: path, .notUTF16, line: 1, column: 1)) {
        try await seedItems(CatalogSeed.file(path))
      }
    }
  }

  /// Returns the text in Windows-1252. The text must consist of Latin-1 letters and ® ’ … €.
  private static func windows(_ text: String) -> [UInt8] {
    text.unicodeScalars.map { ["’": 0x92, "…": 0x85, "€": 0x80][$0] ?? UInt8($0.value) }
  }

  @Test(arguments: ["NESCAFÉ®;1,50 €;Bebidas", "CAFÉ’S;2,00;CAFÉS", "MENÚ…;12,50;Menús"])
  func `An accented capital before a symbol is read as Windows-1252 if the row proves it`(row: String)
    async throws
  {
    // In UTF-8, the two bytes of the capital and the symbol would be one phonetic or Arabic letter.
    let items = try await tableItems(Self.header + Self.row(Array("Piñón".utf8)) + Self.windows(row))
    let name = String(row.prefix { $0 != ";" })
    guard case .repaired(.dish(let dish), let repairs)? = items.last else {
      Issue.record("\(items)")
      return
    }
    #expect(dish.name == name && repairs.first?.to == "\"\(name)\"" && repairs.first?.from != repairs.first?.to)
    #expect(items.first == .clean(try tableDish("Piñón")))
  }

  @Test func `Ambiguous bytes in a table are read as Windows-1252 if other rows are invalid in UTF-8`() async throws {
    let items = try await tableItems(
      Self.header + Self.windows("NESCAFÉ®;4,50;Postres\n") + Self.windows("Piñón;4,50;Postres"))
    #expect(items.first == .repaired(try tableDish("NESCAFÉ®"), [Self.repair(2, "NESCAF\u{26E}", "NESCAFÉ®")]))
    #expect(items.last?.repairs?.map(\.to) == ["\"Piñón\""])
  }

  @Test func `Ambiguous bytes next to a Windows-1252 character do not prove that a table is UTF-8`() async throws {
    let rows = ["Jamón;3;Tapas", "OLÉ…;1;Tapas", "ROSÉ®;2;Vinos", "«OLÉ…»;4;Tapas"]
    let table = Self.windows((["nombre;precio;tipo"] + rows).joined(separator: "\n"))
    let names = try await tableItems(table).map { item in
      if case .clean(.dish(let dish)) = item {
        dish.name
      } else if case .repaired(.dish(let dish), _) = item {
        dish.name
      } else {
        ""
      }
    }
    #expect(names == ["Jamón", "OLÉ…", "ROSÉ®", "«OLÉ…»"])
  }

  @Test func `Letters of non-Latin scripts are read as UTF-8 in a table that is valid UTF-8`() async throws {
    let greek = Array("Ωμέγα ɮ ș".utf8)
    #expect(try await tableItems(Self.header + Self.row(greek)) == [.clean(try tableDish("Ωμέγα ɮ ș"))])
    let mixed = Self.row(greek) + Self.row(Array("Piñón".utf8)) + Self.row([0x43, 0x61, 0xF1, 0x61])
    #expect(try await tableItems(Self.header + mixed).first == .clean(try tableDish("Ωμέγα ɮ ș")))
    let sign = Self.row(Array("Té ☕ 🌰".utf8) + [0x20, 0xF1])
    #expect(try await tableItems(Self.header + sign).first?.repairs?.first?.to == "\"Té ☕ 🌰 ñ\"")
  }

  @Test func `Ambiguous bytes in a table of unknown encoding are kept and reported with both readings`() async throws {
    let pair = Self.header + Self.windows("NESCAFÉ®;4,50;Postres\nFlan;4,50;Postres")
    let kept = SeedItem.repaired(try tableDish("NESCAF\u{26E}"), [Self.repair(2, "NESCAFÉ®", "NESCAF\u{26E}")])
    #expect(try await tableItems(pair) == [kept, .clean(try tableDish("Flan"))])
    // A byte order mark proves that the table is UTF-8.
    #expect(try await tableItems([0xEF, 0xBB, 0xBF] + pair).first == .clean(try tableDish("NESCAF\u{26E}")))
    let utf16 = Self.utf16("nombre;precio;tipo\nNESCAF\u{26E};4,50;Postres", isLittle: true)
    #expect(try await tableItems(utf16) == [.clean(try tableDish("NESCAF\u{26E}"))])
  }
}
