import Entities
import Testing

@Suite struct `The quantity of a line` {
  @Test(arguments: [1, 2, 50, 99, 100])
  func `A quantity can be 1 to 100`(value: Int) throws {
    #expect(try Quantity(value).value == value)
  }

  @Test(arguments: [0, -1, 101, .max, .min])
  func `The error for a quantity outside 1 to 100 contains the number`(value: Int) {
    let error = #expect(throws: QuantityError.outOfRange(value)) { try Quantity(value) }
    #expect(error?.value == value)
  }

  @Test func `The predefined quantity of an order line is one`() throws {
    #expect(try Quantity.one == Quantity(1))
  }

  @Test(arguments: [(1, 99, 100), (100, -99, 1), (40, 2, 42), (7, 0, 7)])
  func `Adding a positive or negative number to a quantity changes the quantity by that number`(
    from: Int, by: Int, to: Int
  ) throws {
    #expect(try Quantity(from).adding(by) == Quantity(to))
  }

  @Test(arguments: [(1, -1, 0), (1, -2, -1), (100, 1, 101), (60, 41, 101), (1, .min, .min + 1)])
  func `Adding a number to a quantity beyond the limits is rejected`(from: Int, by: Int, refused: Int) throws {
    let quantity = try Quantity(from)
    #expect(throws: QuantityError.outOfRange(refused)) { try quantity.adding(by) }
  }

  @Test func `The error for an overflowing quantity contains the added number`() throws {
    #expect(throws: QuantityError.outOfRange(.max)) { try Quantity.one.adding(.max) }
  }

  @Test func `Quantities are sorted in ascending order`() throws {
    let (two, ten) = (try Quantity(2), try Quantity(10))
    #expect(two < ten)
    #expect(!(ten < two))
    #expect(!(two < two))
  }
}
