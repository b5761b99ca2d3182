/// The table of Latin letters shared by ``SearchText`` and ``CollationKey``, with the base, the marks and the case of each letter.
///
/// The table covers U+0000 to U+024F, U+1E00 to U+1EFF and the combining marks U+0300 to U+036F. Composed and decomposed spellings of a
/// letter fold to the same base. In other scripts, only the case is folded. Source: the canonical decompositions of Unicode 15. Letters
/// without a decomposition (`ø`, `ß`, `æ`) fold to the nearest base.
enum LatinLetters {
  struct Letter {
    /// The base letter, as one or two ASCII letters in lower case.
    var base: [UInt8]
    /// The codes for the letter's marks, such as `1` for an acute accent. The codes sort like the marks in a dictionary.
    var marks: [UInt8]
    var isCapital: Bool
  }

  /// Returns the letter of a non-ASCII scalar. `nil` if the table doesn't contain the scalar.
  static func letter(_ scalar: Unicode.Scalar) -> Letter? {
    switch scalar.value {
    case 0xC0..<0x250: letters[Int(scalar.value - 0xC0)]
    case 0x1E00..<0x1F00: letters[Int(scalar.value - 0x1E00) + 0x190]
    default: nil
    }
  }

  /// The base of each scalar from U+00C0 to U+027F, if the base is a single ASCII letter. Otherwise zero. This range corresponds to the
  /// UTF-8 lead bytes 0xC3 to 0xC9.
  static let plain: [UInt8] = (0xC0..<0x280 as Range<UInt32>).map { value in
    guard let base = Unicode.Scalar(value).flatMap(letter)?.base, base.count == 1 else { return 0 }
    return base[0]
  }

  /// Returns the code of a combining mark. `nil` if the scalar isn't a combining mark.
  static func mark(_ scalar: Unicode.Scalar) -> UInt8? {
    guard (0x300...0x36F).contains(scalar.value) else { return nil }
    return marks[scalar.value] ?? UInt8(ascii: "Z")
  }

  /// The code of the tilde. An `n` whose first mark is a tilde is `ñ`, a separate letter in Spanish.
  static let tilde = UInt8(ascii: "9")

  private static let marks: [UInt32: UInt8] = {
    let ranked: [UInt32] = [
      0x301, 0x300, 0x306, 0x302, 0x30C, 0x30A, 0x308, 0x30B, 0x303,  // Codes 1 to 9: from acute to tilde.
      0x307, 0x338, 0x327, 0x328, 0x304, 0x323, 0x309, 0x31B, 0x331,  // Codes A to I: from dot above to macron below.
      0x325, 0x32D, 0x330, 0x324, 0x326, 0x30F, 0x311, 0x32E,  // Codes J to Q: from ring below to breve below.
    ]
    let signs = Array("123456789ABCDEFGHIJKLMNOPQ".utf8)
    return Dictionary(uniqueKeysWithValues: zip(ranked, signs))
  }()

  private static let letters: [Letter?] = {
    var table = [Letter?](repeating: nil, count: 0x190 + 0x100)
    func add(_ scalar: Unicode.Scalar, _ letter: Letter) {
      let isLatin1 = scalar.value < 0x250
      table[Int(scalar.value) - (isLatin1 ? 0xC0 : 0x1E00 - 0x190)] = letter
    }
    func addBothCases(_ scalar: Unicode.Scalar, base: [UInt8], marks: [UInt8]) {
      add(scalar, Letter(base: base, marks: marks, isCapital: false))
      let capital = scalar.properties.uppercaseMapping.unicodeScalars
      if let upper = capital.first, capital.count == 1, upper != scalar, upper.value >= 0xC0, upper.value < 0x1F00 {
        add(upper, Letter(base: base, marks: marks, isCapital: true))
      }
    }
    for row in marked {
      for (scalar, base) in zip(row.letters.unicodeScalars, row.bases.utf8) {
        addBothCases(scalar, base: [base], marks: Array(row.marks.utf8))
      }
    }
    for (scalar, base) in stroked { addBothCases(scalar, base: Array(base.utf8), marks: [UInt8(ascii: "B")]) }
    for (scalar, base, mark) in strokedAndMarked {
      addBothCases(scalar, base: Array(base.utf8), marks: [UInt8(ascii: "B"), mark])
    }
    // These three letters aren't the upper or lower case of any letter in the tables.
    add("İ", Letter(base: [UInt8(ascii: "i")], marks: [UInt8(ascii: "A")], isCapital: true))
    add("ẞ", Letter(base: Array("ss".utf8), marks: [UInt8(ascii: "B")], isCapital: true))
    add("ẛ", Letter(base: [UInt8(ascii: "s")], marks: Array("BA".utf8), isCapital: false))
    return table
  }()

  private static let stroked: [(Unicode.Scalar, String)] = [
    ("ß", "ss"), ("æ", "ae"), ("œ", "oe"), ("ĳ", "ij"), ("ø", "o"), ("đ", "d"), ("ð", "d"), ("þ", "th"), ("ħ", "h"),
    ("ı", "i"), ("ĸ", "k"), ("ŀ", "l"), ("ł", "l"), ("ŉ", "n"), ("ŋ", "n"), ("ŧ", "t"), ("ſ", "s"), ("ƀ", "b"),
    ("ƒ", "f"), ("ƚ", "l"), ("ƶ", "z"), ("ǝ", "e"), ("ǥ", "g"), ("ȼ", "c"),
    ("ɇ", "e"), ("ɉ", "j"), ("ɍ", "r"), ("ɏ", "y"), ("ǆ", "dz"), ("ǉ", "lj"), ("ǌ", "nj"), ("ǳ", "dz"),
  ]

  private static let strokedAndMarked: [(Unicode.Scalar, String, UInt8)] = [
    ("ǣ", "ae", UInt8(ascii: "E")), ("ǽ", "ae", UInt8(ascii: "1")), ("ǿ", "o", UInt8(ascii: "1")),
  ]

  private static let marked: [(marks: String, letters: String, bases: String)] = [
    ("1", "áéíóúýćĺńŕśźǵḱḿṕẃ", "aeiouyclnrszgkmpw"),
    ("2", "àèìòùǹẁỳ", "aeiounwy"),
    ("3", "ăĕğĭŏŭ", "aegiou"),
    ("4", "âêîôûĉĝĥĵŝŵŷẑ", "aeioucghjswyz"),
    ("5", "čďěľňřšťžǎǐǒǔǧǩǰȟ", "cdelnrstzaiougkjh"),
    ("6", "åůẘẙ", "auwy"),
    ("7", "äëïöüÿḧẅẍẗ", "aeiouyhwxt"),
    ("8", "őű", "ou"),
    ("9", "ãñõĩũṽẽỹ", "anoiuvey"),
    ("A", "ċėġżȧȯḃḋḟḣṁṅṗṙṡṫẇẋẏ", "cegzaobdfhmnprstwxy"),
    ("C", "çģķļņŗşţȩḑḩ", "cgklnrstedh"),
    ("D", "ąęįųǫ", "aeiuo"),
    ("E", "āēīōūȳḡ", "aeiouyg"),
    ("F", "ḅḍḥḳḷṃṇṛṣṭṿẉẓạẹịọụỵ", "bdhklmnrstvwzaeiouy"),
    ("G", "ảẻỉỏủỷ", "aeiouy"),
    ("H", "ơư", "ou"),
    ("I", "ḇḏḵḻṉṟṯẕẖ", "bdklnrtzh"),
    ("J", "ḁ", "a"),
    ("K", "ḓḙḽṋṱṷ", "delntu"),
    ("L", "ḛḭṵ", "eiu"),
    ("M", "ṳ", "u"),
    ("N", "șț", "st"),
    ("O", "ȁȅȉȍȑȕ", "aeioru"),
    ("P", "ȃȇȋȏȓȗ", "aeioru"),
    ("Q", "ḫ", "h"),
    ("1A", "ṥ", "s"),
    ("31", "ắ", "a"), ("32", "ằ", "a"), ("39", "ẵ", "a"), ("3G", "ẳ", "a"),
    ("41", "ấếố", "aeo"), ("42", "ầềồ", "aeo"), ("49", "ẫễỗ", "aeo"), ("4G", "ẩểổ", "aeo"),
    ("5A", "ṧ", "s"),
    ("61", "ǻ", "a"),
    ("71", "ǘḯ", "ui"), ("72", "ǜ", "u"), ("75", "ǚ", "u"), ("7E", "ǖǟȫ", "uao"),
    ("91", "ṍṹ", "ou"), ("97", "ṏ", "o"), ("9E", "ȭ", "o"),
    ("AE", "ǡȱ", "ao"),
    ("C1", "ḉ", "c"), ("C3", "ḝ", "e"),
    ("DE", "ǭ", "o"),
    ("E1", "ḗṓ", "eo"), ("E2", "ḕṑ", "eo"), ("E7", "ṻ", "u"),
    ("F3", "ặ", "a"), ("F4", "ậệộ", "aeo"), ("FA", "ṩ", "s"), ("FE", "ḹṝ", "lr"),
    ("H1", "ớứ", "ou"), ("H2", "ờừ", "ou"), ("H9", "ỡữ", "ou"), ("HF", "ợự", "ou"), ("HG", "ởử", "ou"),
  ]
}
