import Entities
import Foundation
import Testing

@Suite struct `The Spanish alphabetical order` {
  /// Lists of words, each in the order of a Spanish dictionary.
  static let ordered: [[String]] = [
    ["n", "Nada", "ny", "nz", "ñ", "Ñandú", "ñu", "o"],
    ["pina", "pinza", "piña", "piñón", "pío", "pizza"],
    ["limon", "Limon", "LIMON", "limón", "Limón", "LIMÓN", "limona", "limones"],
    ["cesar", "césar", "César Augusto", "cesares"],
    ["cote", "coté", "côte", "côté"],
    ["a", "A", "á", "Á", "à", "ă", "â", "ǎ", "å", "ä", "ã", "ą", "ā", "ạ", "ả"],
    ["", "a", "a b", "a_b", "a-b", "a'b", "a&b", "a1", "ab", "aβ"],
    #"_-,;:!?.'"()[]{}@*/\&#%`^+<=>|~$"#.map { String($0) } + ["0", "1", "10", "2", "9", "a", "z"],
    ["Zumo", "σαλάτα", "суп", "Щи", "寿司"],
    ["crema catalana", "crema de café", "cremas", "crème brûlée"],
    ["adorno", "ala", "alá", "álamo", "altura", "ánade", "árbol", "azúcar"],
    ["Chorizo", "Cocido", "Crudo", "Llama", "Lomo", "Lubina"],
  ]

  @Test(arguments: ordered)
  func `Collation keys sort words in the order of a Spanish dictionary`(texts: [String]) {
    for (index, text) in texts.enumerated() {
      #expect(!(CollationKey(text) < CollationKey(text)))
      for later in texts[(index + 1)...] {
        #expect(CollationKey(text) < CollationKey(later), "\(text) before \(later)")
        #expect(!(CollationKey(later) < CollationKey(text)), "\(later) not before \(text)")
      }
    }
  }

  @Test(arguments: ordered)
  func `Sorting by collation key doesn't depend on the input order`(texts: [String]) {
    var random = SeededGenerator(seed: 7)
    for _ in 0..<5 {
      let shuffled = texts.shuffled(using: &random)
      #expect(shuffled.sorted { CollationKey($0) < CollationKey($1) } == texts)
    }
  }

  /// The words consist of syllables, because Foundation's order is inconsistent for `ñ` at the end of a string (`nÁ` < `nb` < `ñ` < `nÁ`).
  @Test func `Collation keys sort Spanish words in the same order as Foundation does`() throws {
    let onsets = [
      "b", "c", "ch", "d", "f", "gu", "ll", "l", "m", "n", "ñ", "p", "r", "s", "t", "v", "z", "Ñ", "N", "L",
    ]
    let vowels = ["a", "e", "i", "o", "u", "á", "é", "í", "ó", "ú", "ü", "A", "Á", "an", "en", "ás"]
    let spanish = Locale(identifier: "es_ES")
    var random = SeededGenerator(seed: 1492)
    func word() -> String {
      (0..<Int.random(in: 1...3, using: &random)).reduce("") { word, _ in
        word + onsets[Int.random(in: onsets.indices, using: &random)]
          + vowels[Int.random(in: vowels.indices, using: &random)]
      }
    }

    for _ in 0..<2000 {
      let (left, right) = (word(), word())
      let theirs = left.compare(right, options: [], range: nil, locale: spanish)
      try #require((CollationKey(left) < CollationKey(right)) == (theirs == .orderedAscending), "\(left) and \(right)")
      try #require((CollationKey(right) < CollationKey(left)) == (theirs == .orderedDescending), "\(left) and \(right)")
    }
  }
}
