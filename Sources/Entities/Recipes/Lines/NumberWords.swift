/// Whole numbers in words, in Spanish and English: `treinta y dos`, `ciento veinte`, `twenty-five`, `two hundred and fifty`.
enum NumberWords {
  /// Parses the number at a token, and returns its value and its end.
  static func number(_ start: Int, _ reader: LineReader) -> (value: Int, end: Int)? {
    var (total, index) = (0, start)
    if reader.word(index) == "mil" {
      (total, index) = (1000, index + 1)
    } else if let (value, end) = belowThousand(index, reader) {
      (total, index) = (value, end)
      if let next = reader.word(index), ["mil", "thousand"].contains(next) {
        (total, index) = (value * 1000, index + 1)
      }
    }
    guard index > start else { return nil }
    if total >= 1000, let (rest, end) = belowThousand(reader.word(index) == "and" ? index + 1 : index, reader) {
      (total, index) = (total + rest, end)
    }
    return (total, index)
  }

  private static func belowThousand(
    _ start: Int, _ reader: LineReader
  ) -> (Int, Int)? {
    guard let first = reader.word(start) else { return nil }
    if let hundreds = hundreds[first] {
      guard let (rest, end) = belowHundred(start + 1, reader) else { return (hundreds, start + 1) }
      return (hundreds + rest, end)
    }
    guard let (value, end) = belowHundred(start, reader) else { return nil }
    guard value < 20, reader.word(end) == "hundred" else { return (value, end) }
    let next = reader.word(end + 1) == "and" ? end + 2 : end + 1
    guard let (rest, behind) = belowHundred(next, reader) else { return (value * 100, end + 1) }
    return (value * 100 + rest, behind)
  }

  private static func belowHundred(
    _ start: Int, _ reader: LineReader
  ) -> (Int, Int)? {
    guard let first = reader.word(start) else { return nil }
    if let tens = tens[first] {
      let next = reader.word(start + 1) == "y" || reader.isHyphen(start + 1) ? start + 2 : start + 1
      if let unit = reader.word(next).flatMap({ small[$0] }), unit < 10, reader.word(next) != "a",
        reader.word(next) != "an"
      {
        return (tens + unit, next + 1)
      }
      return (tens, start + 1)
    }
    return small[first].map { ($0, start + 1) }
  }

  /// Whether a word is part of a number or of a share. Shares in the plural describe a cut unless a number precedes them:
  /// `cut into quarters`, `pecan halves`.
  static func counts(_ word: String) -> Bool {
    (small[word] ?? 0) > 1 && word != "once" || tens[word] != nil || hundreds[word] != nil || others.contains(word)
  }

  private static let others: Set = [
    "one", "hundred", "thousand", "mil", "dozen", "dozens", "docena", "docenas", "half", "mitad", "medio",
    "media", "cuarto", "tercio", "quarter", "third", "fourth", "eighth", "couple",
    "uno", "cuarta", "cuartas", "tercera", "terceras",
  ]

  private static let small = table(
    "1 un una uno a an one,2 dos two,3 tres three,4 cuatro four,5 cinco five,6 seis six,7 siete seven,8 ocho eight,"
      + "9 nueve nine,10 diez ten,11 once eleven,12 doce twelve,13 trece thirteen,14 catorce fourteen,15 quince fifteen,"
      + "16 dieciseis sixteen,17 diecisiete seventeen,18 dieciocho eighteen,19 diecinueve nineteen,21 veintiun veintiuna"
      + " veintiuno,22 veintidos,23 veintitres,24 veinticuatro,25 veinticinco,26 veintiseis,27 veintisiete,28 veintiocho,"
      + "29 veintinueve")

  private static let tens = table(
    "20 veinte twenty,30 treinta thirty,40 cuarenta forty,50 cincuenta fifty,60 sesenta sixty,70 setenta seventy,"
      + "80 ochenta eighty,90 noventa ninety")

  private static let hundreds = table(
    "100 cien ciento,200 doscientos doscientas,300 trescientos trescientas,400 cuatrocientos cuatrocientas,"
      + "500 quinientos quinientas,600 seiscientos seiscientas,700 setecientos setecientas,800 ochocientos ochocientas,"
      + "900 novecientos novecientas")

  private static func table(_ list: String) -> [String: Int] {
    var numbers: [String: Int] = [:]
    for entry in list.split(separator: ",") {
      let words = entry.split(separator: " ")
      for word in words.dropFirst() { numbers[String(word)] = Int(words[0]) }
    }
    return numbers
  }
}
