/// The singular and plural forms of nouns that can follow an amount: `huevo` and `huevos`, `cup` and `cups`.
enum KitchenNoun {
  /// Returns the text after an amount in the singular or plural: ` huevos grandes` becomes ` huevo grande` after `1`.
  ///
  /// Only the first noun and its adjectives change. Text that doesn't start with known words stays unchanged.
  static func agreeing(_ text: String, isOne: Bool) -> String {
    if invariable.contains(where: text.lowercased().hasPrefix) { return text }
    var (result, rest, hasNoun, isPart) = ("", text[...], false, false)
    while true {
      let space = rest.prefix { $0 == " " }
      let word = rest[space.endIndex...].prefix { $0.isLetter }
      let known = word.lowercased()
      if let next = rest[word.endIndex...].first, next == "'" || next == "’" || next == "(" || next == "-" { break }
      let wasPart = isPart
      isPart = !hasNoun && isPartOf(rest[word.endIndex...], known)
      if !hasNoun, !isPart, isOfAnother(rest[word.endIndex...], known) { return text }
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

  /// Phrases without a plural. Text that starts with one of these phrases stays unchanged.
  private static let invariable = [" nuez moscada", " pan rallado", " ajo en polvo"]

  /// Whether a folded word is a noun with a known plural.
  static func isNoun(_ word: String) -> Bool { foldedNouns.contains(word) }

  private static let foldedNouns = Set(nouns.keys.map { SearchText.fold($0) })

  /// Whether a folded word is an adjective of size, color or state.
  static func isAdjective(_ word: String) -> Bool {
    foldedAdjectives.contains(word) || unchanging.contains(word) || ["white", "black", "brown"].contains(word)
  }

  /// Whether an English noun modifies the next noun: `egg` in `egg whites`, `bell` in `bell peppers`.
  private static func isPartOf(_ rest: Substring, _ food: String) -> Bool {
    guard foods.contains(food), rest.first == " " else { return false }
    let next = rest.dropFirst().prefix { $0.isLetter }.lowercased()
    return nouns[next] != nil || parts[next] != nil
  }

  /// Whether an English noun modifies an unknown noun: `chicken` in `chicken stock`, but not in `chicken, cut up`.
  private static func isOfAnother(_ rest: Substring, _ food: String) -> Bool {
    guard foods.contains(food), rest.first == " ",
      case let next = rest.dropFirst().prefix(while: \.isLetter).lowercased()
    else { return false }
    return
      !(next.isEmpty || isAdjective(next) || LineWords.remarks.contains(next) || LineWords.looksLikeRemark(next)
      || LineWords.and.contains(next) || LineWords.ties.contains(next))
  }

  /// Nouns that can also be adjectives: `egg whites`, but `white onions`.
  private static let parts = pairs("white whites")

  private static let foods: Set = [
    "anchovy", "apple", "apricot", "artichoke", "avocado", "bagel", "banana", "bay", "beet", "bell", "bouillon",
    "breast", "burger", "cake", "carrot", "chicken", "chile", "chili", "chilli", "cinnamon", "cookie", "cucumber",
    "duck", "egg", "fig", "garlic", "grape", "jalapeño", "lamb", "leek", "leg", "lemon", "lime", "lobster", "mango",
    "melon", "muffin", "mushroom", "olive", "onion", "orange", "peach", "pear", "pepper", "pie", "pineapple", "pizza",
    "plantain", "plum", "pork", "pot", "potato", "prawn", "roll", "sausage", "scallop", "serrano", "shallot", "shrimp",
    "squash", "steak", "stock", "thumb", "tomato", "tortilla", "turkey", "turnip",
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
      + "almendras, anchoa anchoas, anchovy anchovies, apple apples, apricot apricots, artichoke artichokes, "
      + "avocado avocados, bagel bagels, banana bananas, bar bars, beet beets, berenjena berenjenas, biscuit "
      + "biscuits, bizcocho bizcochos, boniato boniatos, breast breasts, bun buns, buñuelo buñuelos, burger "
      + "burgers, cake cakes, calabacín calabacines, calabaza calabazas, calamar calamares, carrot carrots, "
      + "cebolla cebollas, cebolleta cebolletas, champiñón champiñones, chicken chickens, chile chiles, chili "
      + "chilies, chilli chillies, chop chops, chorizo chorizos, chuleta chuletas, ciruela ciruelas, clara "
      + "claras, clavo clavos, cocktail cocktails, codorniz codornices, cogollo cogollos, coliflor coliflores, "
      + "conejo conejos, cookie cookies, costilla costillas, croissant croissants, croqueta croquetas, crust "
      + "crusts, cucharada cucharadas, cucharadita cucharaditas, cucumber cucumbers, cup cups, dátil dátiles, "
      + "docena docenas, dorada doradas, drumstick drumsticks, duck ducks, egg eggs, eggplant eggplants, empanada "
      + "empanadas, endibia endibias, espárrago espárragos, fig figs, filet filets, fillet fillets, fresa fresas, galleta "
      + "galletas, gallon gallons, gamba gambas, gram grams, gramo gramos, granada granadas, grape grapes, guindilla guindillas, "
      + "higo higos, huevo huevos, jalapeño jalapeños, kilo kilos, kiwi kiwis, langostino langostinos, lechuga "
      + "lechugas, leek leeks, leg legs, lemon lemons, lenguado lenguados, lima limas, lime limes, limón limones, "
      + "liter liters, litro litros, lobster lobsters, lubina lubinas, magdalena magdalenas, mandarina "
      + "mandarinas, mango mangos, manzana manzanas, mejillón mejillones, melocotón melocotones, melon melons, "
      + "molde moldes, morcilla morcillas, muffin muffins, mushroom mushrooms, muslo muslos, nabo nabos, naranja "
      + "naranjas, nectarina nectarinas, nectarine nectarines, nuez nueces, olive olives, onion onions, orange "
      + "oranges, ounce ounces, paloma palomas, pan panes, pancake pancakes, parsnip parsnips, pastel pasteles, "
      + "patata patatas, peach peaches, pear pears, pechuga pechugas, pepino pepinos, pepper peppers, pera peras, "
      + "pie pies, pimiento pimientos, pineapple pineapples, pint pints, pizza pizzas, plantain plantains, plátano plátanos, plum plums, pollo "
      + "pollos, pomelo pomelos, potato potatoes, pound pounds, prawn prawns, puerro puerros, quart quarts, rábano rábanos, "
      + "radish radishes, rape rapes, remolacha remolachas, repollo repollos, roll rolls, salchicha salchichas, "
      + "sausage sausages, scallion scallions, scallop scallops, scone scones, sepia sepias, shallot shallots, "
      + "shrimp shrimp, squash squashes, steak steaks, tablespoon tablespoons, tart tarts, tarta tartas, taza "
      + "tazas, teaspoon teaspoons, thigh thighs, tomate tomates, tomato tomatoes, tortilla tortillas, trucha "
      + "truchas, truffle truffles, turnip turnips, wing wings, yema yemas, yolk yolks, zanahoria zanahorias, "
      + "zucchini zucchini"
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
    "big", "brown", "dried", "fresh", "green", "heaping", "large", "medium", "raw", "red", "ripe", "small", "whole",
    "yellow",
  ]
}
