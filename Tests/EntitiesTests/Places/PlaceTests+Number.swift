import Entities
import Testing

@Suite struct `The number of a place` {
  @Test func `makes its id, together with its kind`() throws {
    for (kind, id) in [(Place.Kind.shop, "shop-17"), (.activity, "activity-17"), (.service, "service-17")] {
      let place = try Place(kind, number: "17", name: "A")
      #expect(place.id.text == id && place.number == "17" && place.kind == kind)
      #expect(place.id == Place.ID(of: kind, number: "17"))
    }
  }

  @Test(arguments: [
    "1", "007", "AB", "12-3", "a b", "3.1", "ñ", "1/2", "a_2d_b", "'; DROP TABLE place; --", "../../etc", "%00", "日本",
    "-1", "shop-1", "_",
  ])
  func `is kept as it is, and makes the same place again`(number: String) throws {
    let place = try Place(.shop, number: number, name: "A")
    #expect(place.number == number)
    #expect(try Place(place.kind, number: place.number, name: "A") == place)
    #expect(try Place.ID(place.id.text) == place.id)
    #expect(place.id.text.hasPrefix("shop-"))
  }

  @Test(arguments: [" 17", "17\n", "\t17 ", "17\u{0}"]) func `is cleaned`(number: String) throws {
    let place = try Place(.shop, number: number, name: "A")
    #expect(place.number == "17" && place.id.text == "shop-17")
  }

  @Test(arguments: ["", " ", "\n", "\u{200B}", "\u{FEFF} \u{AD}"]) func `is not blank`(number: String) {
    #expect(throws: PlaceError.number(number)) { try Place(.shop, number: number, name: "A") }
    #expect(Place.ID(of: .shop, number: number) == nil)
  }

  @Test func `is not endless, seen or unseen`() {
    for number in ["9", "ñ", "\u{200B}", "中"].map({ "1" + String(repeating: $0, count: 1000) }) {
      #expect(throws: PlaceError.number(number)) { try Place(.shop, number: number, name: "A") }
    }
  }

  @Test func `tells places of one kind apart, however it is written`() {
    let numbers = ["1", "11", "1-1", "1 1", "1_2d_1", "1/1", "1.1", "1,1", "1_1"]
    #expect(Set(numbers.map { Place.ID(of: .shop, number: $0) }).count == numbers.count)
  }
}
