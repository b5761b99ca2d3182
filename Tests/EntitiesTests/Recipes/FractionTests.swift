import Entities
import Testing

@Suite struct `A fraction` {
  @Test(arguments: [(2, 4, "1/2"), (6, 3, "2/1"), (7, 5, "7/5")])
  func `is in its lowest terms`(top: Int, bottom: Int, text: String) throws {
    let fraction = try #require(Fraction(top, bottom))
    #expect("\(fraction.numerator)/\(fraction.denominator)" == text)
  }

  @Test(arguments: [(0, 1), (-1, 2), (1, 0), (1, -2)]) func `is above zero`(top: Int, bottom: Int) {
    #expect(Fraction(top, bottom) == nil)
  }

  @Test(arguments: [
    (0.33, 1, 3), (0.333333, 1, 3), (0.75, 3, 4), (2.35, 47, 20), (500, 500, 1), (0.67, 2, 3), (1.2, 6, 5),
  ])
  func `is the simplest near a decimal`(number: Double, top: Int, bottom: Int) {
    #expect(Fraction(nearest: number) == Fraction(top, bottom))
  }

  @Test(arguments: [0, -1, 0.0001, .infinity, .nan, 1e12]) func `is near no other decimal`(number: Double) {
    #expect(Fraction(nearest: number) == nil)
  }

  @Test func `adds and multiplies exactly, and says when it can't`() throws {
    let third = try #require(Fraction(1, 3))
    #expect(third.plus(third)?.plus(third) == .one)
    #expect(third.times(third) == Fraction(1, 9))
    let huge = try #require(Fraction(.max))
    #expect(huge.plus(huge) == nil && huge.times(huge) == nil && third < huge)
  }
}
