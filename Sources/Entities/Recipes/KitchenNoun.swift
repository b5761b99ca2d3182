/// The singular and plural of nouns that follow an amount: `huevo` and `huevos`, `cup` and `cups`. Other nouns are not changed.
enum KitchenNoun {
  /// The text after an amount, in singular or plural: after `1`, ` huevos grandes` becomes ` huevo grande`.
  ///
  /// The first noun and its adjectives change. A text that doesn't begin with known words is returned unchanged.
  static func agreeing(_ text: String, isOne: Bool) -> String {
    var (result, rest, hasNoun, isPart) = ("", text[...], false, false)
    while true {
      let space = rest.prefix { $0 == " " }
      let word = rest[space.endIndex...].prefix { $0.isLetter }
      let known = word.lowercased()
      let wasPart = isPart
      isPart = !hasNoun && isPartOf(rest[word.endIndex...], known)
      let pair = hasNoun || isPart ? nil : wasPart ? nouns[known] ?? parts[known] : nouns[known]
      guard pair != nil || adjectives[known] != nil || isPart || !hasNoun && unchanging.contains(known) else { break }
      if let pair = pair ?? adjectives[known] {
        let agreed = isOne ? pair.one : pair.many
        result +=
          space + (word.first?.isUppercase == true ? agreed.prefix(1).uppercased() + agreed.dropFirst() : agreed)
      } else {
        result += space + word
      }
      if pair != nil { hasNoun = true }
      rest = rest[word.endIndex...]
    }
    return hasNoun ? result + rest : text
  }

  /// Whether a folded word is an adjective of size, color or state.
  static func isAdjective(_ word: String) -> Bool {
    foldedAdjectives.contains(word) || unchanging.contains(word) || ["white", "black", "brown"].contains(word)
  }

  /// Whether an English noun modifies the next one: `egg` in `egg whites`, `lemon` in `lemon slices`.
  private static func isPartOf(_ rest: Substring, _ food: String) -> Bool {
    guard foods.contains(food), rest.first == " " else { return false }
    let next = rest.dropFirst().prefix { $0.isLetter }.lowercased()
    return nouns[next] != nil || parts[next] != nil
  }

  /// Nouns that can also be adjectives: `egg whites`, but `white onions`.
  private static let parts = pairs("white whites")

  private static let foods: Set = [
    "apple", "carrot", "cucumber", "egg", "lemon", "lime", "mushroom", "onion", "orange", "peach", "pear", "potato",
    "tomato",
  ]

  private typealias Pair = (one: String, many: String)

  private static func pairs(_ list: String) -> [String: Pair] {
    pairs(list.split(separator: ", ").map { $0.split(separator: " ").map(String.init)[...] })
  }

  private static func pairs(_ nouns: [ArraySlice<String>]) -> [String: Pair] {
    var pairs: [String: Pair] = [:]
    for forms in nouns {
      if let one = forms.first, let many = forms.last { for form in forms { pairs[form] = (one, many) } }
    }
    return pairs
  }

  private static let nouns = pairs(
    "aceituna aceitunas, aguacate aguacates, ajo ajos, albóndiga albóndigas, alcachofa alcachofas, almendra "
      + "almendras, anchoa anchoas, apple apples, banana bananas, bar bars, berenjena berenjenas, biscuit biscuits, "
      + "bizcocho bizcochos, boniato boniatos, breast breasts, burger burgers, buñuelo buñuelos, cake cakes, "
      + "calabacín calabacines, carrot carrots, cebolla cebollas, cebolleta cebolletas, champiñón champiñones, "
      + "ciruela ciruelas, clara claras, clavo clavos, cocktail cocktails, cookie cookies, croqueta croquetas, "
      + "cucharada cucharadas, cucharadita cucharaditas, cucumber cucumbers, cup cups, docena docenas, dátil dátiles, "
      + "egg eggs, eggplant eggplants, empanada empanadas, espárrago espárragos, galleta galletas, gamba gambas, gram "
      + "grams, gramo gramos, guindilla guindillas, higo higos, huevo huevos, kilo kilos, langostino langostinos, "
      + "lemon lemons, lima limas, lime limes, limón limones, liter liters, litro litros, magdalena "
      + "magdalenas, manzana manzanas, melocotón melocotones, molde moldes, muffin muffins, mushroom mushrooms, muslo "
      + "muslos, naranja naranjas, onion onions, orange oranges, ounce ounces, pan panes, pancake pancakes, pastel "
      + "pasteles, patata patatas, peach peaches, pear pears, pechuga pechugas, pepino pepinos, pepper peppers, pera "
      + "peras, pie pies, pimiento pimientos, pizza pizzas, plátano plátanos, potato potatoes, pound pounds, puerro "
      + "puerros, roll rolls, scone scones, shallot shallots, shrimp shrimp, tablespoon tablespoons, tart tarts, "
      + "tarta tartas, taza tazas, teaspoon teaspoons, thigh thighs, tomate tomates, tomato tomatoes, tortilla "
      + "tortillas, truffle truffles, yema yemas, yolk yolks, zanahoria zanahorias, zucchini zucchini"
  )
  .merging(pairs(KitchenPortion.nouns.filter { !["round", "square"].contains($0.first) })) { noun, _ in noun }

  private static let adjectives = pairs(
    "amarillo amarillos, amarilla amarillas, asado asados, asada asadas, blanco blancos, blanca blancas, "
      + "cocido cocidos, cocida cocidas, crudo crudos, cruda crudas, dulce dulces, entero enteros, entera enteras, "
      + "fresco frescos, fresca frescas, grande grandes, gordo gordos, gorda gordas, maduro maduros, madura maduras, "
      + "mediano medianos, mediana medianas, morado morados, morada moradas, pequeño pequeños, pequeña pequeñas, "
      + "picado picados, picada picadas, rojo rojos, roja rojas, seco secos, seca secas, tierno tiernos, "
      + "tierna tiernas, verde verdes")

  private static let foldedAdjectives = Set(adjectives.keys.map { SearchText.fold($0) })

  /// English adjectives, which precede the noun and have no plural.
  private static let unchanging: Set = [
    "big", "dried", "fresh", "green", "heaping", "large", "medium", "raw", "red", "ripe", "small", "whole", "yellow",
  ]
}
