import GatewayTesting

/// A generator of invalid inputs, which are derived from valid ones. Every run produces the same inputs.
struct Mutation {
  let seeds: [[UInt8]]
  let isJSON: Bool
  var random: SeededNumbers

  /// Fragments of the kit's JSON files, and strings that JSON readers often mishandle.
  private static let words = [
    "[", "]", "{", "}", ",", ":", "\"", "\\", "null", "true", "-", "0", "-0", "1e400", "-1E-400", "0.001", "1.005",
    "NaN",
    "9223372036854775807", "9223372036854775808", "92233720368547758.07", "101", "\\u0000", "\\ud83d", "\\ude00",
    "\\u202e",
    "\u{301}", "\u{FEFF}", "\u{AD}", "😀", "ñ", "  ", "\n", "\u{0}", "{\"nombre\":", "\"precio\":", "\"tipo\":\"\"",
    "\"format\":", "\"seeded\":[\"restaurant\"]", "\"users\":{}", "\"draft\":", "\"orders\":[]", "\"quantity\":",
    "\"beers\":[", "\"origin\":\"national\"", "\"abv\":", "\"photos\":[\"a.png\"]", "\"country\":",
    "\"EUR\"", "\"id\":7", "\"title\":", "\"@type\":\"Recipe\"", "\"@graph\":[", "\"results\":[", "<", ">", "</li>",
    "<br>",
    "<!--", "&", "&#x", ";", "PT1H", "\"http://",
    "\"1969-12-31T23:59:59.999Z\"", "\"2026-02-30T25:61:00Z\"", "[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[",
  ].map { Array($0.utf8) }

  /// Replacements for numbers in a binary file.
  private static let numbers: [[UInt8]] = [
    [0], [1], [0x7F], [0x80], [0xFF], [0, 0], [0xFF, 0xFF], [0x0F, 0xFF], [0x10, 0], [0, 0, 0, 0], [0, 0, 0, 1],
    [0, 0, 0, 2], [0x7F, 0xFF, 0xFF, 0xFF], [0xFF, 0xFF, 0xFF, 0xFF], [0x81, 0x00], [0xFF, 0xFF, 0xFF, 0xFF, 0x7F],
  ]

  init(_ seeds: [[UInt8]], isJSON: Bool, seed: UInt64) {
    self.seeds = seeds
    self.isJSON = isJSON
    random = SeededNumbers(seed: seed)
  }

  mutating func next() -> [UInt8] {
    var bytes = seeds[Int.random(in: seeds.indices, using: &random)]
    // Half of the documents stay valid JSON, so that the meaning of their values is tested, too.
    if isJSON, Bool.random(using: &random) {
      for _ in 0..<Int.random(in: 1...2, using: &random) { changeValue(&bytes) }
    } else {
      for _ in 0..<Int.random(in: 1...4, using: &random) { change(&bytes) }
    }
    return bytes
  }

  private mutating func changeValue(_ bytes: inout [UInt8]) {
    let tokens = JSONTokens.ranges(in: bytes)
    guard let old = tokens.randomElement(using: &random) else { return }
    let new: [UInt8]
    if Bool.random(using: &random) {
      // A string is replaced with a string, and a number with a number.
      let isText = bytes[old.lowerBound] == UInt8(ascii: "\"")
      let alike = tokens.filter { (bytes[$0.lowerBound] == UInt8(ascii: "\"")) == isText }
      new = Array(bytes[alike.randomElement(using: &random) ?? old])
    } else {
      new = JSONTokens.values[Int.random(in: JSONTokens.values.indices, using: &random)]
    }
    bytes.replaceSubrange(old, with: new)
  }

  private mutating func change(_ bytes: inout [UInt8]) {
    guard !bytes.isEmpty else { return bytes = Self.words[Int.random(in: Self.words.indices, using: &random)] }
    let place = place(in: bytes)
    let end = min(bytes.count, place + Int.random(in: 1...24, using: &random))
    switch Int.random(in: 0..<10, using: &random) {
    case 0, 1: bytes[place] ^= 1 << UInt8.random(in: 0..<8, using: &random)
    case 2, 3: overwrite(&bytes, at: place, by: Self.numbers[Int.random(in: Self.numbers.indices, using: &random)])
    case 4: bytes.removeSubrange(place..<end)
    case 5: bytes.insert(contentsOf: Array(bytes[place..<end]), at: place)
    case 6: bytes.insert(contentsOf: Self.words[Int.random(in: Self.words.indices, using: &random)], at: place)
    case 7: overwrite(&bytes, at: place, by: Self.words[Int.random(in: Self.words.indices, using: &random)])
    case 8:
      let other = seeds[Int.random(in: seeds.indices, using: &random)]
      let from = Int.random(in: other.indices, using: &random)
      overwrite(&bytes, at: place, by: Array(other[from..<min(other.count, from + 200)]))
    default: bytes.removeSubrange(end...)
    }
  }

  /// Returns a position whose byte isn't zero, since most bytes in a database are zero. Positions in page headers are preferred.
  private mutating func place(in bytes: [UInt8]) -> Int {
    var place = 0
    for _ in 1...8 {
      place = Int.random(in: bytes.indices, using: &random)
      if Bool.random(using: &random) { place = min(place & ~4095 + place % 40, bytes.count - 1) }
      if bytes[place] != 0 { break }
    }
    return place
  }

  private func overwrite(_ bytes: inout [UInt8], at place: Int, by word: [UInt8]) {
    bytes.replaceSubrange(place..<min(bytes.count, place + word.count), with: word)
  }
}
