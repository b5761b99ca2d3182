/// How well a record matches a search, as all of the kit's stores and screens define it. The best match has the smallest rank.
///
/// Whole words and beginnings of words come before matches inside words, matches in the title before matches in other texts, whole
/// words before beginnings, and titles that begin with the query before other titles. Of several words, the worst match decides.
public struct SearchRank: Sendable, Hashable, Comparable {
  /// The best rank of a record whose title lacks a word of the query.
  package static let bestBeyondTitle = SearchRank(level: 4)
  /// The rank of a hit that matches in none of the given texts.
  fileprivate static let last = SearchRank(level: 8)

  private let level: Int

  private init(level: Int) { self.level = level }

  /// The rank of a record with these texts.
  ///
  /// - Returns: `nil` when a word of the query is in none of them.
  public init?(of search: SearchText, title: String, texts: [String] = []) {
    self.init(of: search, folded: SearchText.fold(title), texts.map(SearchText.fold))
  }

  /// The rank of a record whose texts are already folded.
  package init?(of search: SearchText, folded title: String, _ texts: @autoclosure () -> [String]) {
    var (title, known) = (title, [String]?.none)
    let rank = title.withUTF8 { title in
      SearchRank(of: search, title) { word in
        let texts = known ?? texts()
        known = texts
        return texts.compactMap { WordPart(of: word, in: $0) }.min()
      }
    }
    guard let rank else { return nil }
    self = rank
  }

  /// The rank of a record whose texts are already folded, by their bytes: a store looks at far more records than it keeps.
  package init?(
    of search: SearchText, title: UnsafeBufferPointer<UInt8>, text: @autoclosure () -> UnsafeBufferPointer<UInt8>
  ) {
    self.init(of: search, title) { WordPart(of: $0, in: text()) }
  }

  /// - Parameter part: what a word of the query matches in the texts beside the title.
  private init?(
    of search: SearchText, _ title: UnsafeBufferPointer<UInt8>, beyond part: (String) -> WordPart?
  ) {
    var (worst, isTitle) = (WordPart.whole, true)
    for word in search.words {
      if let part = WordPart(of: word, in: title) {
        worst = max(worst, part)
      } else if let part = part(word) {
        (worst, isTitle) = (max(worst, part), false)
      } else {
        return nil
      }
    }
    if !isTitle {
      level = worst == .inside ? 7 : Self.bestBeyondTitle.level + worst.rawValue
    } else if worst == .inside {
      level = 6
    } else {
      level = 2 * worst.rawValue + (title.starts(with: search.folded.utf8) ? 0 : 1)
    }
  }

  public static func < (left: SearchRank, right: SearchRank) -> Bool { left.level < right.level }
}

extension SearchText {
  /// More hits than these keep the order of their list: ranking would read all of them for each page.
  public static let mostRanked = 1000

  /// The hits of this search as lists show them: best first by ``SearchRank``, unless there are more than ``mostRanked``.
  ///
  /// Hits of equal rank keep their order; hits by texts not given come last.
  public func bestFirst<Hit>(
    _ hits: [Hit], title: (Hit) -> String, texts: (Hit) -> [String] = { _ in [] }
  ) -> [Hit] {
    if isBlank || hits.count > Self.mostRanked { return hits }
    return hits.map { (rank: SearchRank(of: self, title: title($0), texts: texts($0)) ?? .last, hit: $0) }
      .inOrder { $0.rank < $1.rank }
      .map(\.hit)
  }
}

/// The part of a word in a text that a word of a query matches.
enum WordPart: Int, Comparable {
  case whole, beginning, inside

  /// The best match; `nil` if the text does not contain the word. Both are folded.
  init?(of word: String, in text: String) {
    var text = text
    guard let best = text.withUTF8({ WordPart(of: word, in: $0) }) else { return nil }
    self = best
  }

  init?(of word: String, in text: UnsafeBufferPointer<UInt8>) {
    var word = word
    guard let best = word.withUTF8({ Self.best(of: $0, in: text) }) else { return nil }
    self = best
  }

  private static func best(of word: UnsafeBufferPointer<UInt8>, in text: UnsafeBufferPointer<UInt8>) -> WordPart? {
    guard let first = word.first, text.count >= word.count else { return nil }
    var best: WordPart?
    for start in 0...(text.count - word.count) where text[start] == first {
      guard (1..<word.count).allSatisfy({ text[start + $0] == word[$0] }) else { continue }
      guard Letters.isBoundary(start, in: text) else {
        best = best ?? .inside
        continue
      }
      if Letters.isBoundary(start + word.count, in: text) { return .whole }
      best = .beginning
    }
    return best
  }

  static func < (left: WordPart, right: WordPart) -> Bool { left.rawValue < right.rawValue }
}

/// Letters and word boundaries in folded texts, the same on every platform.
enum Letters {
  /// Whether a word may begin or end at an index: one side is an end of the text, or not a letter.
  static func isBoundary(_ index: Int, in text: UnsafeBufferPointer<UInt8>) -> Bool {
    if index == 0 || index == text.count || !isLetter(at: index, in: text) { return true }
    var last = index - 1
    while last > 0, text[last] & 0xC0 == 0x80 { last -= 1 }
    return !isLetter(at: last, in: text)
  }

  /// Whether a letter or a digit begins there. Beyond ASCII, everything counts as a letter except the signs of Latin-1 (`¿ « º`),
  /// general punctuation (`– “ …`) and Chinese and Japanese punctuation.
  static func isLetter(at index: Int, in text: UnsafeBufferPointer<UInt8>) -> Bool {
    switch text[index] {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"): true
    case 0...0x7F, 0xC2: false
    case 0xE2: index + 1 < text.count && text[index + 1] > 0x81
    case 0xE3: index + 1 < text.count && text[index + 1] > 0x80
    default: true
    }
  }
}
