import Entities
import Testing

@Suite struct `A measured ingredient line` {
  @Test(arguments: [
    ("500 g de harina", "500 g | harina"), ("500g de harina", "500 g | harina"),
    ("1½ tazas de leche", "3/2 cup | leche"),
    ("½ cdta. de sal", "1/2 tsp | sal"), ("2 T sugar", "2 tbsp | sugar"), ("1/4 kg de arroz", "1/4 kg | arroz"),
    ("1 cucharada d'oli, poco", "1 tbsp | oli // poco"), ("½ cup (120 ml) milk", "1/2 cup = 120 ml | milk"),
    ("250g(2 tazas) de arroz", "250 g = 2 cup | arroz"), ("3 tomates, maduros", "3 | tomates // maduros"),
    ("1 diente de ajo (picado)", "1 diente | ajo // picado"),
  ]) func `An ingredient line is parsed into an amount, a unit, a name and remarks`(text: String, label: String) {
    #expect(MeasuredLine(text)?.label == label)
  }

  @Test(arguments: ["2-3 dientes de ajo", "2 – 3 dientes de ajo", "2 a 3 dientes de ajo", "2 to 3 dientes de ajo"])
  func `An ingredient line can have a range of amounts`(text: String) {
    #expect(MeasuredLine(text)?.label == "2..3 diente | ajo")
  }

  @Test(arguments: ["Sal", "sal al gusto", "un poco de sal", "molde de 20 cm"])
  func `An ingredient line is parsed even if it has no amount`(text: String) throws {
    #expect(try #require(MeasuredLine(text)).hasAmount == false)
  }

  @Test(arguments: ["", "1.000 hojas de menta", "1/0 kg", "1 large or 2 small onions", "500 g"])
  func `An ingredient line with an ambiguous number isn't parsed`(text: String) {
    #expect(MeasuredLine(text) == nil)
  }
}
