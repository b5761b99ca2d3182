import Entities
import Testing

@Suite struct `The line of an ingredient` {
  @Test(arguments: [
    ("500 g de harina", 500, 1, KitchenUnit.gram, "harina"), ("500g de harina", 500, 1, .gram, "harina"),
    ("1½ tazas de leche", 3, 2, .cup, "leche"), ("1 1/2 cups milk", 3, 2, .cup, "milk"),
    ("½ cdta. de sal", 1, 2, .teaspoon, "sal"), ("0,75 l de agua", 3, 4, .liter, "agua"),
    ("2 T sugar", 2, 1, .tablespoon, "sugar"), ("1/4 kg de arroz", 1, 4, .kilogram, "arroz"),
    ("1 cucharada d'oli, poco", 1, 1, .tablespoon, "oli"),
    ("½ cup (120 ml) milk", 1, 2, .cup, "milk"), ("1 cup (120 g) flour", 1, 1, .cup, "flour"),
    ("250 g (2 tazas) de arroz", 250, 1, .gram, "arroz"), ("1 kg (2.2 lb) potatoes", 1, 1, .kilogram, "potatoes"),
    ("250g(2 tazas) de arroz", 250, 1, .gram, "arroz"), ("½ cup, packed (100 g) sugar", 1, 2, .cup, "packed sugar"),
  ]) func `is an amount, a unit and a name`(text: String, top: Int, bottom: Int, unit: KitchenUnit, name: String) throws
  {
    let line = try #require(MeasuredLine(text))
    #expect((line.amount, line.unit, line.name) == (try #require(Fraction(top, bottom)), unit, name))
  }

  @Test(arguments: [
    ("2 huevos", "huevos"), ("1 diente de ajo (picado)", "diente de ajo"), ("3 tomates, maduros", "tomates"),
    ("1 lata (400 g) de tomate", "lata de tomate"), ("1 paquete (200 g) de pasta", "paquete de pasta"),
    ("2 cans (400 g each) kidney beans", "cans kidney beans"), ("1 (400 g) can tomatoes", "can tomatoes"),
    ("1 lata (400 g (escurrido)) de tomate (entero), picado", "lata de tomate"), ("1 lata (400 g", "lata"),
  ])
  func `counts pieces`(text: String, name: String) throws {
    let line = try #require(MeasuredLine(text))
    #expect(line.unit == nil && line.name == name)
  }

  @Test(arguments: ["2-3 dientes de ajo", "2 – 3 dientes de ajo", "2 a 3 dientes de ajo", "2 to 3 dientes de ajo"])
  func `has a range`(text: String) throws {
    let line = try #require(MeasuredLine(text))
    #expect(line.amount == Fraction(2) && line.most == Fraction(3) && line.name == "dientes de ajo")
  }

  @Test(arguments: [
    "", "Sal", "sal al gusto", "2% de grasa", "1.000 g de pan", "1/0 kg", "7up", "un poco de sal", "1-inch piece",
  ])
  func `tells no amount`(text: String) { #expect(MeasuredLine(text) == nil) }
}
