import Testing

@testable import Entities

@Suite struct `A fraction` {
  @Test(arguments: [(2, 4, "1/2"), (6, 3, "2/1"), (7, 5, "7/5")])
  func `A fraction is reduced to lowest terms`(top: Int, bottom: Int, text: String) throws {
    let fraction = try #require(Fraction(top, bottom))
    #expect("\(fraction.numerator)/\(fraction.denominator)" == text)
  }

  @Test(arguments: [(0, 1), (-1, 2), (1, 0), (1, -2)]) func `A fraction that isn't positive is rejected`(
    top: Int, bottom: Int
  ) {
    #expect(Fraction(top, bottom) == nil)
  }

  @Test(arguments: [
    (0.33, 1, 3), (0.333333, 1, 3), (0.75, 3, 4), (2.35, 47, 20), (500, 500, 1), (0.67, 2, 3), (1.2, 6, 5),
  ])
  func `A decimal number is converted to the simplest nearby fraction`(number: Double, top: Int, bottom: Int) {
    #expect(Fraction(nearest: number) == Fraction(top, bottom))
  }

  @Test(arguments: [0, -1, 0.0001, .infinity, .nan, 1e12])
  func `A decimal number out of range can't be converted to a fraction`(number: Double) {
    #expect(Fraction(nearest: number) == nil)
  }

  @Test func `Sums and products of fractions are exact, or nil on overflow`() throws {
    let third = try #require(Fraction(1, 3))
    #expect(third.plus(third)?.plus(third) == .one)
    #expect(third.times(third) == Fraction(1, 9))
    let huge = try #require(Fraction(.max))
    #expect(huge.plus(huge) == nil && huge.times(huge) == nil && third < huge)
  }
}

@Suite struct `A noun after an amount` {
  @Test(arguments: [
    (" huevos grandes", " huevo grande"), (" dientes de ajo", " diente de ajo"),
    (" tazas de harina", " taza de harina"),
    (" limones, en zumo", " limón, en zumo"), (" Cebollas", " Cebolla"), (" nueces", " nuez"),
    (" large eggs", " large egg"), (" cans of beans", " can of beans"), (" leaves", " leaf"), ("tomatoes", "tomato"),
    (" kilos tomates", " kilo tomates"), (" red bell peppers", " red bell pepper"), (" garlic cloves", " garlic clove"),
    (" chicken breast fillets", " chicken breast fillet"), (" pollos", " pollo"),
    (" pimientos verdes dulces picados", " pimiento verde dulce picado"),
  ])
  func `A known noun after an amount is singular or plural depending on the amount`(many: String, one: String) {
    #expect(KitchenNoun.agreeing(many, isOne: true) == one)
    #expect(KitchenNoun.agreeing(one, isOne: false) == many)
    #expect(KitchenNoun.agreeing(one, isOne: true) == one)
  }

  @Test(arguments: [
    " g de harina", "", "%", " large", " quinoa", " verdes", " de huevos", " tsp salt", " chicken stock cube",
    " lemon zest", " avocado's",
  ])
  func `A phrase without a known noun is the same for every amount before it`(text: String) {
    #expect(KitchenNoun.agreeing(text, isOne: true) == text)
    #expect(KitchenNoun.agreeing(text, isOne: false) == text)
  }
}
