/// How well a record answers a search: the kit's one definition of which match is the best. The best is the smallest.
///
/// Words come before letters inside of words, words in the title before words in other texts, whole words before beginnings of words,
/// and titles that begin with the query before others. The worst of several words decides.
public struct SearchRank: Sendable, Hashable, Comparable {
  /// The best rank of a record whose title lacks a word of the query.
  package static let bestBeyondTitle = SearchRank(level: 4)
  /// That of a hit that was found by a text that nobody has at hand.
  fileprivate static let last = SearchRank(level: 8)

  private let level: Int

  private init(level: Int) { self.level = level }

  /// The rank of a record with these texts.
  ///
  /// - Returns: `nil` when a word of the query is in none of them.
  public init?(of search: SearchText, title: String, texts: [String] = []) {
    self.init(of: search, folded: SearchText.fold(title), texts.map(SearchText.fold))
  }

  /// The same of texts that were folded before.
  package init?(of search: SearchText, folded title: String, _ texts: @autoclosure () -> [String]) {
    var (worst, missing) = (WordPart.whole, [String]())
    for word in search.words {
      if let part = WordPart(of: word, in: title) { worst = max(worst, part) } else { missing.append(word) }
    }
    if missing.isEmpty {
      let begins = title.utf8.starts(with: search.folded.utf8)
      level = worst == .inside ? 6 : 2 * worst.rawValue + (begins ? 0 : 1)
      return
    }
    let texts = texts()
    for word in missing {
      guard let part = texts.compactMap({ WordPart(of: word, in: $0) }).min() else { return nil }
      worst = max(worst, part)
    }
    level = worst == .inside ? 7 : Self.bestBeyondTitle.level + worst.rawValue
  }

  public static func < (left: SearchRank, right: SearchRank) -> Bool { left.level < right.level }
}

extension SearchText {
  /// More hits than these keep the order of their list: to rank very many, all of them would have to be read for each page.
  public static let mostRanked = 1000

  /// The hits of this search as lists show them: the best first by their ``SearchRank``, unless there are more than ``mostRanked``.
  ///
  /// Hits of the same rank stay in their order. Those that were found by other texts than these come last.
  public func bestFirst<Hit>(
    _ hits: [Hit], title: (Hit) -> String, texts: (Hit) -> [String] = { _ in [] }
  ) -> [Hit] {
    if isBlank || hits.count > Self.mostRanked { return hits }
    return hits.enumerated().map { place, hit in
      (rank: SearchRank(of: self, title: title(hit), texts: texts(hit)) ?? .last, place: place, hit: hit)
    }.sorted { ($0.rank, $0.place) < ($1.rank, $1.place) }.map(\.hit)
  }
}

/// What of a word in a text a word of a query is.
enum WordPart: Int, Comparable {
  case whole, beginning, inside

  /// The best that there is; `nil`: the text does not contain the word. Both are folded.
  init?(of word: String, in text: String) {
    var (word, text) = (word, text)
    let best = word.withUTF8 { word in text.withUTF8 { text in Self.best(of: word, in: text) } }
    guard let best else { return nil }
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

/// What words are made of, in folded texts: the same on every platform.
enum Letters {
  /// Whether a word may begin or end at an index: at least one side of it is the end of the text or no letter.
  static func isBoundary(_ index: Int, in text: UnsafeBufferPointer<UInt8>) -> Bool {
    if index == 0 || index == text.count || !isLetter(at: index, in: text) { return true }
    var last = index - 1
    while last > 0, text[last] & 0xC0 == 0x80 { last -= 1 }
    return !isLetter(at: last, in: text)
  }

  /// Whether a letter or a digit begins there. Beyond ASCII all are letters but the signs of Latin-1 (`¿ « º`), the general
  /// punctuation (`– “ …`) and that of Chinese and Japanese.
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
