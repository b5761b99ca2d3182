/// The singular and plural of nouns that follow an amount: `huevo` and `huevos`, `cup` and `cups`. Other nouns are not changed.
enum KitchenNoun {
  /// The text after an amount, in singular or plural: after `1`, ` huevos grandes` becomes ` huevo grande`.
  ///
  /// The first noun and its adjectives change. A text that doesn't begin with known words is returned unchanged.
  static func agreeing(_ text: String, isOne: Bool) -> String {
    var (result, rest, hasNoun) = ("", text[...], false)
    while true {
      let space = rest.prefix { $0 == " " }
      let word = rest[space.endIndex...].prefix { $0.isLetter }
      let known = word.lowercased()
      let pair = hasNoun ? nil : nouns[known]
      guard pair != nil || adjectives[known] != nil || !hasNoun && unchanging.contains(known) else { break }
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

  private typealias Pair = (one: String, many: String)

  private static func pairs(_ list: String) -> [String: Pair] {
    var pairs: [String: Pair] = [:]
    for entry in list.split(separator: ", ") {
      let words = entry.split(separator: " ").map(String.init)
      for word in words { pairs[word] = (words[0], words[1]) }
    }
    return pairs
  }

  private static let nouns = pairs(
    "ajo ajos, aguacate aguacates, aceituna aceitunas, alcachofa alcachofas, almendra almendras, anchoa anchoas, "
      + "berenjena berenjenas, boniato boniatos, bote botes, botella botellas, cabeza cabezas, calabacín calabacines, "
      + "cebolla cebollas, cebolleta cebolletas, champiñón champiñones, chorro chorros, ciruela ciruelas, clavo clavos, "
      + "cucharada cucharadas, cucharadita cucharaditas, dátil dátiles, diente dientes, espárrago espárragos, "
      + "filete filetes, gamba gambas, gramo gramos, guindilla guindillas, higo higos, hoja hojas, huevo huevos, "
      + "kilo kilos, langostino langostinos, lata latas, lima limas, limón limones, litro litros, loncha lonchas, "
      + "manojo manojos, manzana manzanas, melocotón melocotones, muslo muslos, naranja naranjas, nuez nueces, "
      + "onza onzas, paquete paquetes, patata patatas, pechuga pechugas, pepino pepinos, pera peras, "
      + "pimiento pimientos, pizca pizcas, plátano plátanos, puerro puerros, puñado puñados, rama ramas, "
      + "ramita ramitas, rebanada rebanadas, rodaja rodajas, sobre sobres, taza tazas, tomate tomates, "
      + "tortilla tortillas, trozo trozos, vaso vasos, yema yemas, zanahoria zanahorias, "
      + "apple apples, banana bananas, bottle bottles, breast breasts, bunch bunches, can cans, carrot carrots, "
      + "clove cloves, cucumber cucumbers, cup cups, egg eggs, eggplant eggplants, fillet fillets, gram grams, "
      + "handful handfuls, jar jars, leaf leaves, lemon lemons, lime limes, liter liters, loaf loaves, "
      + "mushroom mushrooms, onion onions, orange oranges, ounce ounces, package packages, peach peaches, pear pears, "
      + "piece pieces, pinch pinches, potato potatoes, pound pounds, shallot shallots, slice slices, sprig sprigs, "
      + "stalk stalks, stick sticks, tablespoon tablespoons, teaspoon teaspoons, thigh thighs, tomato tomatoes, "
      + "yolk yolks, zucchini zucchini")

  private static let adjectives = pairs(
    "amarillo amarillos, amarilla amarillas, asado asados, asada asadas, blanco blancos, blanca blancas, "
      + "cocido cocidos, cocida cocidas, crudo crudos, cruda crudas, dulce dulces, entero enteros, entera enteras, "
      + "fresco frescos, fresca frescas, grande grandes, gordo gordos, gorda gordas, maduro maduros, madura maduras, "
      + "mediano medianos, mediana medianas, morado morados, morada moradas, pequeño pequeños, pequeña pequeñas, "
      + "picado picados, picada picadas, rojo rojos, roja rojas, seco secos, seca secas, tierno tiernos, "
      + "tierna tiernas, verde verdes")

  /// English adjectives, which precede the noun and have no plural.
  private static let unchanging: Set = [
    "big", "dried", "fresh", "green", "heaping", "large", "medium", "raw", "red", "ripe", "small", "whole", "yellow",
  ]
}
