import Entities
import TestGroups
import Testing
import UseCases

@Suite struct `The texts of a place` {
  @Test(arguments: [
    (#""A\r\n\r\n\r\nB  C \n""#, "A\n\nB C"), (#""\u200bA\u200bB""#, "\u{200B}A\u{200B}B"),
    (#""“A” 'B' \"C\"""#, "“A” 'B' \"C\""), (#"" 月曜～土曜10:00 ""#, "月曜～土曜10:00"), (#""A\u0000B""#, "A B"),
    (#""A &amp; <b>B<\/b>""#, "A &amp; <b>B</b>"),
  ])
  func `are cleaned without a word, paragraphs stay`(json: String, text: String) async throws {
    let item = try await placeItem(placeRecord(#""description_jp":\#(json),"opening_hours_jp":\#(json)"#))
    let texts = LocalizedText([.japanese: text])
    #expect(item == .clean(.place(try churros(description: texts, openingHours: texts))))
  }

  @Test func `are one line where they are keywords, addresses and the like`() async throws {
    let dirty = #"" A,  B\t""#
    let item = try await placeItem(
      placeRecord(
        #""keywords_es":\#(dirty),"address":\#(dirty),"telephone":\#(dirty),"email":\#(dirty),"booking_data":\#(dirty)"#
      ))
    #expect(
      item
        == .clean(
          .place(
            try churros(
              address: "A, B", keywords: LocalizedText([.spanish: "A, B"]),
              contact: PlaceContact(telephone: "A, B", email: "A, B"), booking: PlaceBooking(data: "A, B")))))
  }

  @Test func `Several lines in a field of one line are separated by commas and reported`() async throws {
    let item = try await placeItem(
      placeRecord(
        #""telephone":" 91 555 12 34\n\n91 555 12 35\n","address":"Calle A, 1\r\nCalle B, 2","email":"a@b.es,\u2028 c@d.es""#
      ))
    #expect(
      item
        == placeFound(
          try churros(
            address: "Calle A, 1, Calle B, 2",
            contact: PlaceContact(telephone: "91 555 12 34, 91 555 12 35", email: "a@b.es, c@d.es")),
          placeRepair("address", from: "\"Calle A, 1\r\nCalle B, 2\"", to: #""Calle A, 1, Calle B, 2""#),
          placeRepair(
            "telephone", from: "\" 91 555 12 34\n\n91 555 12 35\n\"", to: #""91 555 12 34, 91 555 12 35""#),
          placeRepair("email", from: "\"a@b.es,\u{2028} c@d.es\"", to: #""a@b.es, c@d.es""#)))
  }

  @Test(arguments: ["telephone", "email"]) func `A stroke in place of a contact is left out and reported`(
    field: String
  ) async throws {
    for stroke in ["-", " - ", "–", "--"] {
      let item = try await placeItem(placeRecord(#""\#(field)":"\#(stroke)""#))
      #expect(item == placeFound(try churros(), placeRepair(field, from: "\"\(stroke)\"", to: nil)))
    }
    let item = try await placeItem(placeRecord(#""\#(field)":" (34) 91 0""#))
    let contact = field == "email" ? PlaceContact(email: "(34) 91 0") : PlaceContact(telephone: "(34) 91 0")
    #expect(item == .clean(.place(try churros(contact: contact))))
  }

  @Test(.group(.heavy)) func `are kept to their end as far as a text may go, and no further, which is told`()
    async throws
  {
    let limit = Paragraphs.maximumLength
    let whole = String(repeating: "ñ", count: limit)
    let kept = try await placeItem(placeRecord(#""description_es":"\#(whole)""#))
    #expect(kept == .clean(.place(try churros(description: LocalizedText([.spanish: whole])))))
    for (letter, longer) in [("a", limit + 1), ("ñ", limit + 1), ("町", limit + 1), ("😀", limit + 1), ("a", 1 << 20)] {
      let item = try await placeItem(placeRecord(#""description_es":"\#(String(repeating: letter, count: longer))""#))
      guard case .repaired(.place(let place), let repairs) = item else {
        Issue.record("\(longer) of \(letter): \(String(describing: item))")
        continue
      }
      let text = try #require(place.description.texts[.spanish])
      #expect(text.last == "…" && text.dropLast().allSatisfy { String($0) == letter })
      // The reader keeps so many bytes, which may be less.
      let read = longer * letter.utf8.count > 65_536 ? 65_536 / letter.utf8.count + 1 : limit
      #expect(text.unicodeScalars.count == min(limit, read))
      #expect(repairs.count == 1 && repairs[0].field == "description_es" && repairs[0].to?.isEmpty == false)
    }
  }

  @Test(arguments: [("address", 500), ("name", 200), ("keywords_en", 20_000)])
  func `that are one line too`(field: String, limit: Int) async throws {
    let long = String(repeating: "x", count: limit + 1)
    let name = field == "name" ? "" : #""name":"Churros Lola","#
    let item = try await placeItem(#"{"id":7,\#(name)"\#(field)":"\#(long)"}"#)
    let cut = String(repeating: "x", count: limit - 1) + "…"
    let start = String(repeating: "x", count: 60) + "…"
    let place =
      switch field {
      case "address": try churros(address: cut)
      case "name": try churros(name: cut)
      default: try churros(keywords: LocalizedText([.english: cut]))
      }
    #expect(item == placeFound(place, placeRepair(field, from: "\"\(start)\"", to: "\"\(start)\"")))
  }

  @Test func `Values of a place that should be text and are not are dropped and reported as repairs`() async throws {
    let item = try await placeItem(placeRecord(#""address":["Calle"],"description_es":{"a":1}"#))
    #expect(
      item
        == placeFound(
          try churros(), placeRepair("address", from: "[…]", to: nil),
          placeRepair("description_es", from: "{…}", to: nil)))
  }
}
