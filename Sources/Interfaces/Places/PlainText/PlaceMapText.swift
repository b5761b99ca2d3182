import Entities

/// Draws a map of places in a terminal, without colors if need be, without Unicode if need be.
package enum PlaceMapText {
  /// A framed map with its scale, and what its signs mean; numbers stand where there is room for them, dots everywhere.
  ///
  /// - Parameters:
  ///   - width: of the terminal, in characters; 20 at least, 200 at most.
  ///   - isPlain: whether the terminal shows nothing but ASCII.
  package static func lines(_ model: PlaceMapModel, width: Int, isPlain: Bool, _ texts: Texts) -> [Line] {
    let width = min(max(width, 20), 200)
    let sheet = MapSheet(model, width: width, signs: isPlain ? .plain : .unicode)
    let signs = sheet.signs
    var items: [(sign: Character?, words: String)] = []
    if sheet.hasFound { items.append((signs.found, texts.foundOnMap)) }
    if sheet.hasUser { items.append((signs.user, texts.yourPosition)) }
    if sheet.hasLandmark { items.append((signs.landmark, texts.knownPlace)) }
    if sheet.hasGrid { items.append((signs.grid, texts.gridOf(sheet.scale))) }
    for note in model.notes { items.append((nil, note)) }
    let legend = items.map { item in
      let words = isPlain ? ascii(item.words) : item.words
      return item.sign.map { "\($0) \(words)" } ?? words
    }
    return sheet.lines() + joined(legend, width: width)
  }

  /// As many items in a line as fit.
  private static func joined(_ items: [String], width: Int) -> [Line] {
    var lines: [String] = []
    for item in items {
      if let last = lines.last, last.count + 3 + item.count <= width {
        lines[lines.count - 1] = last + "   " + item
      } else {
        lines.append(item)
      }
    }
    return lines.flatMap { line in
      line.count <= width ? [Line(line, .faint)] : Line.wrapped(line, indent: 0, width: width, .faint)
    }
  }

  /// A text of the kit's own in letters that every terminal has: `posicion`.
  static func ascii(_ text: String) -> String {
    var plain = ""
    for scalar in text.unicodeScalars {
      let letters = scalar.isASCII ? String(scalar) : SearchText.fold(String(scalar))
      let isCapital = !scalar.isASCII && scalar.properties.isUppercase
      plain += isCapital ? letters.uppercased() : letters
    }
    return String(String.UnicodeScalarView(plain.unicodeScalars.map { $0.isASCII ? $0 : "?" }))
  }
}
