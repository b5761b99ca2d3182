import Testing

@testable import Entities

@Suite struct `A noun beside an amount` {
  @Test(arguments: [
    (" huevos grandes", " huevo grande"), (" dientes de ajo", " diente de ajo"),
    (" tazas de harina", " taza de harina"),
    (" limones, en zumo", " limón, en zumo"), (" Cebollas", " Cebolla"), (" nueces", " nuez"),
    (" large eggs", " large egg"), (" cans of beans", " can of beans"), (" leaves", " leaf"), ("tomatoes", "tomato"),
    (" kilos tomates", " kilo tomates"), (" red bell peppers", " red bell pepper"), (" garlic cloves", " garlic clove"),
    (" chicken breast fillets", " chicken breast fillet"), (" pollos", " pollo"),
    (" pimientos verdes dulces picados", " pimiento verde dulce picado"),
  ])
  func `is of one or of many`(many: String, one: String) {
    #expect(KitchenNoun.agreeing(many, isOne: true) == one)
    #expect(KitchenNoun.agreeing(one, isOne: false) == many)
    #expect(KitchenNoun.agreeing(one, isOne: true) == one)
  }

  @Test(arguments: [
    " g de harina", "", "%", " large", " quinoa", " verdes", " de huevos", " tsp salt", " chicken stock cube",
    " lemon zest", " avocado's",
  ])
  func `that is unknown stays as it is`(text: String) {
    #expect(KitchenNoun.agreeing(text, isOne: true) == text)
    #expect(KitchenNoun.agreeing(text, isOne: false) == text)
  }
}
