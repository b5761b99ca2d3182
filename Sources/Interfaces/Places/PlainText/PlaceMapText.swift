import Entities

/// Draws a map of places in a terminal. The map is readable without colors, and can be drawn in ASCII.
package enum PlaceMapText {
  /// The default height of a map, in lines.
  private static let usualHeight = 26

  /// Returns the numbers and names of the places, followed by the map.
  ///
  /// - Parameters:
  ///   - note: the lines above the names.
  ///   - width: the width of the terminal in characters, from 20 to 200. Other values are adjusted.
  ///   - height: the height of the terminal in lines. The map and its legend fit within this height. The names also fit if they take up at
  ///     most half of the height and leave 14 lines for the map. `nil` if the height is unknown.
  ///   - isPlain: whether the terminal shows only ASCII characters.
  package static func named(
    _ model: PlaceMapModel, note: [Line] = [], width: Int, height: Int?, isPlain: Bool, _ texts: Texts
  ) -> [Line] {
    let names = note + names(model, width: min(max(width, 20), 200))
    // One line is left free for the next output in the terminal.
    guard let room = height.map({ $0 - 1 }) else { return names + lines(model, width: width, isPlain: isPlain, texts) }
    let isBeside = names.count <= min(room / 2, room - 14)
    return names
      + lines(model, width: width, height: isBeside ? room - names.count : room, isPlain: isPlain, texts)
  }

  /// Returns a framed map with its scale and a legend. Each place is a dot, with its number as close as possible.
  ///
  /// - Parameters:
  ///   - width: the width of the terminal in characters, from 20 to 200. Other values are adjusted.
  ///   - height: the maximum height in lines, including the legend. It is exceeded if fewer than `least` lines would be left for the map.
  ///   - least: the minimum height of the map without its legend, in lines.
  ///   - isPlain: whether the terminal shows only ASCII characters.
  package static func lines(
    _ model: PlaceMapModel, width: Int, height: Int? = nil, atLeast least: Int = 10, isPlain: Bool, _ texts: Texts
  ) -> [Line] {
    let width = min(max(width, 20), 200)
    guard let height else { return drawn(model, width: width, height: usualHeight, isPlain: isPlain, texts).joined }
    // The height of the legend is known only after drawing, because the legend explains only symbols that appear on the map.
    let first = drawn(model, width: width, height: max(least, height - 1), isPlain: isPlain, texts)
    if first.map.count + first.legend.count <= height { return first.joined }
    let rest = max(least, height - first.legend.count - 1)
    return drawn(model, width: width, height: rest, isPlain: isPlain, texts).joined
  }

  private struct Drawn {
    let map: [Line]
    let legend: [Line]
    var joined: [Line] { map + legend }
  }

  /// Returns the numbers and names of the places, in as many columns as fit.
  private static func names(_ model: PlaceMapModel, width: Int) -> [Line] {
    let numbered = model.pins.compactMap { pin in pin.number.map { (number: $0, name: pin.name) } }
      .sorted { $0.number < $1.number }
    let digits = "\(numbered.last?.number ?? 0)".count
    let longest = numbered.map { VisibleText.clean($0.name).columns }.max() ?? 0
    let most = max(16, min(longest, (width - 2) / 2 - digits - 1))
    let columns = max(1, (width + 2) / (digits + 1 + most + 2))
    let room = columns == 1 ? width - digits - 1 : most
    let rows = (numbered.count + columns - 1) / columns
    return (0..<rows).map { row in
      var line = Line()
      for column in 0..<columns where column * rows + row < numbered.count {
        let (number, name) = numbered[column * rows + row]
        let shown = cut(VisibleText.clean(name), room)
        line = line.adding(Line.right("\(number)", digits), .strong).adding(" \(shown)")
        // The last column needs no padding.
        if (column + 1) * rows + row < numbered.count, column + 1 < columns {
          line = line.adding(Line.spaces(room - shown.columns + 2))
        }
      }
      return line
    }
  }

  private static func cut(_ name: String, _ room: Int) -> String {
    if name.columns <= room { return name }
    var (kept, columns) = ("", 1)
    for character in name {
      columns += character.columns
      if columns > room { break }
      kept.append(character)
    }
    return kept + "…"
  }

  private static func drawn(
    _ model: PlaceMapModel, width: Int, height: Int, isPlain: Bool, _ texts: Texts
  ) -> Drawn {
    let sheet = MapSheet(model, width: width, height: height, signs: isPlain ? .plain : .unicode)
    let signs = sheet.signs
    var items: [(sign: Character?, words: String)] = []
    if sheet.hasFound { items.append((signs.found, texts.foundOnMap)) }
    if sheet.hasUser { items.append((signs.user, texts.yourPosition)) }
    if sheet.hasLandmark { items.append((signs.landmark, texts.knownPlace)) }
    if sheet.hasGrid { items.append((signs.grid, texts.gridOf(sheet.scale))) }
    if sheet.withoutRoom > 0 { items.append((nil, texts.numbersWithoutRoom(sheet.withoutRoom))) }
    for note in model.notes { items.append((nil, note)) }
    let legend = items.map { item in
      let words = isPlain ? ascii(item.words) : item.words
      return item.sign.map { "\($0) \(words)" } ?? words
    }
    return Drawn(map: sheet.lines(), legend: joined(legend, width: width))
  }

  /// Joins items into lines, with as many items on each line as fit.
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

  /// Returns one of the kit's strings in ASCII letters: `posicion`.
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
