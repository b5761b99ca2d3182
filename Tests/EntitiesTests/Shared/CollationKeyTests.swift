import Entities
import Foundation
import Testing

@Suite struct `The sort key of a text` {
  @Test(arguments: [
    ("limon", "limon\t"), ("Limon", "limon\t\t1"), ("limón", "limon\t00001"), ("Limón", "limon\t00001\t1"),
    ("piña", "pin~a\t"), ("PIÑA", "pin~a\t\t1111"), ("mañana", "man~ana\t"), ("São", "sao\t009\t1"),
    ("Straße", "strasse\t000000B\t1"), ("Ænima", "aenima\t00B\t11"), ("Phở", "pho\t000HG\t1"),
    ("Pizza 4 quesos", "pizza 4 quesos\t\t1"), ("l'ail", "l!Iail\t"), ("", "\t"), ("5", "5\t"),
    ("a\u{303}", "a\t09"), ("n\u{301}", "n\t01"), ("n\u{303}\u{301}", "n~\t01"), ("寿司", "寿司\t"),
    ("Суп", "суп\t\t1"),
  ])
  func `Collation keys are readable strings`(text: String, key: String) {
    #expect(CollationKey(text).text.utf8.elementsEqual(key.utf8))
  }

  @Test(arguments: [
    "salsa verde", " salsa\t\n verde ", "salsa\u{A0}verde", "sal\u{AD}sa \u{200B}verde", "salsa\0verde",
  ])
  func `A collation key collapses white space into one space and ignores format characters`(text: String) {
    #expect(CollationKey(text) == CollationKey("salsa verde"))
    #expect(CollationKey(text).text == "salsa verde\t")
  }

  @Test func `The collation key of blank text has no letters`() {
    for text in ["", " ", "\t\n", "\u{A0}", "\u{200B}"] { #expect(CollationKey(text).text == "\t") }
  }

  @Test(arguments: ["limon", "Limon", "limón", "LIMÓN", "limo\u{301}n", "lìmön"])
  func `Strings that differ only in case and accents have collation keys in one range`(text: String) {
    let key = CollationKey(text)
    #expect(key.letters == "limon")
    #expect(precedes("limon" + CollationKey.separator, key.text + "0"))
    #expect(precedes(key.text, "limon" + CollationKey.afterSeparator))
  }

  @Test(arguments: ["limo", "limo z", "lim on", "limon a", "limones", "limoñ", "limon's", "limon1", "limonж"])
  func `The collation key range of a word excludes strings with different letters`(text: String) {
    let key = CollationKey(text)
    let isBefore = precedes(key.text, "limon" + CollationKey.separator)
    let isAfter = precedes("limon" + CollationKey.afterSeparator, key.text)
    #expect(isBefore != isAfter)
  }

  @Test func `Composed and decomposed letters have the same collation key`() throws {
    for value in [0xC0...0x17F, 0x1E00...0x1E99, 0x1EA0...0x1EF9].joined() {
      let letter = String(try #require(Unicode.Scalar(UInt32(value))))
      let decomposed = letter.decomposedStringWithCanonicalMapping
      #expect(
        CollationKey("x\(letter)y").text.utf8.elementsEqual(CollationKey("x\(decomposed)y").text.utf8),
        "\(letter)")
    }
  }

  @Test func `Different strings have different collation keys`() throws {
    let alphabet = Array("aáàâäãåAÁÀnñńÑNoóòôøöOÓzž0'-&жЖ")
    var random = SeededGenerator(seed: 41)
    for _ in 0..<2000 {
      let (left, right) = (random.text(1...3, of: alphabet), random.text(1...3, of: alphabet))
      try #require((CollationKey(left) == CollationKey(right)) == (left == right), "\(left) and \(right)")
    }
  }

  private func precedes(_ left: String, _ right: String) -> Bool {
    left.utf8.lexicographicallyPrecedes(right.utf8)
  }
}

@Suite struct `Equivalent spellings of a text in Unicode` {
  @Test(arguments: [("\u{AC00}", "\u{1100}\u{1161}"), ("\u{958}", "\u{915}\u{93C}"), ("\u{2126}", "\u{3A9}")])
  func `Collation keys of canonically equivalent strings are equal only if their bytes are equal`(
    left: String, right: String
  ) {
    let (left, right) = (CollationKey(left), CollationKey(right))
    #expect((left == right) == left.text.utf8.elementsEqual(right.text.utf8))
    #expect((left < right || right < left) == (left != right))
  }
}
