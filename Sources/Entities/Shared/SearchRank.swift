/// The quality of a match between a record and a search, the same in all of the kit's stores and screens. The best match has the smallest
/// rank.
///
/// Matches of whole words and of word prefixes rank before matches inside words, and matches in the title before matches in other fields.
/// Whole words rank before prefixes, and titles that start with the query before other titles. If the query has several words, the worst
/// match determines the rank.
public struct SearchRank: Sendable, Hashable, Comparable {
  /// The best rank of a record whose title lacks a word of the query.
  package static let bestBeyondTitle = SearchRank(level: 4)
  /// The rank of a hit that doesn't match any of the given strings.
  package static let last = SearchRank(level: 8)

  private let level: Int

  private init(level: Int) { self.level = level }

  /// Ranks a record by its title and its other fields.
  ///
  /// - Returns: `nil` unless each word of the query is in one of the fields.
  public init?(of search: SearchText, title: String, texts: [String] = []) {
    self.init(of: search, folded: SearchText.fold(title), texts.map(SearchText.fold))
  }

  /// Ranks a record by its fields. The first field is the title.
  ///
  /// - Returns: `nil` unless each word of the query is in one of the fields.
  package init?(of search: SearchText, _ texts: [SearchedText]) {
    self.init(of: search, title: texts.title, texts: texts.beyondTitle)
  }

  /// Ranks a record by strings that are already folded.
  ///
  /// - Returns: `nil` unless each word of the query is in one of the strings.
  package init?(of search: SearchText, folded title: String, _ texts: @autoclosure () -> [String]) {
    var (known, match) = ([String]?.none, RankMatch())
    for word in search.words {
      let isFound = match.add(WordPart(of: word, in: title)) {
        let texts = known ?? texts()
        known = texts
        return texts.compactMap { WordPart(of: word, in: $0) }.min()
      }
      if !isFound { return nil }
    }
    self.init(match, beginsTitle: title.utf8.starts(with: search.folded.utf8))
  }

  /// Creates the rank of a match.
  ///
  /// - Parameter beginsTitle: Whether the title starts with the query.
  fileprivate init(_ match: RankMatch, beginsTitle: Bool) {
    if !match.isInTitle {
      level = match.worst == .inside ? 7 : Self.bestBeyondTitle.level + match.worst.rawValue
    } else if match.worst == .inside {
      level = 6
    } else {
      level = 2 * match.worst.rawValue + (beginsTitle ? 0 : 1)
    }
  }

  public static func < (left: SearchRank, right: SearchRank) -> Bool { left.level < right.level }
}

/// The matches of a query's words in one record.
private struct RankMatch {
  /// The worst match so far, which determines the rank.
  private(set) var worst = WordPart.whole
  /// Whether the title contains all words added so far.
  private(set) var isInTitle = true

  /// Adds a word of the query.
  ///
  /// - Parameters:
  ///   - inTitle: The match in the title. `nil` if the title doesn't contain the word.
  ///   - part: A closure that returns the match in the other fields.
  /// - Returns: Whether any field contains the word.
  mutating func add(_ inTitle: WordPart?, beyond part: () -> WordPart?) -> Bool {
    if let inTitle {
      worst = max(worst, inTitle)
      return true
    }
    guard let part = part() else { return false }
    (worst, isInTitle) = (max(worst, part), false)
    return true
  }
}

/// The words of a search as bytes. A store ranks far more records than it returns, and comparing bytes avoids reference counting for the
/// records that aren't returned.
package struct SearchBytes: Sendable {
  /// The folded query, followed by each of its words.
  private let bytes: [UInt8]
  private let query: Range<Int>
  private let words: [Range<Int>]

  /// Creates the bytes of the words in a search.
  package init(_ search: SearchText) {
    var (bytes, words) = (Array(search.folded.utf8), [Range<Int>]())
    query = 0..<bytes.count
    for word in search.words {
      words.append(bytes.count..<bytes.count + word.utf8.count)
      bytes += word.utf8
    }
    (self.bytes, self.words) = (bytes, words)
  }

  /// Computes the rank of a record from its folded fields. `nil` if the record doesn't match.
  package func rank(
    title: UnsafeBufferPointer<UInt8>, text: () -> UnsafeBufferPointer<UInt8>
  ) -> SearchRank? {
    bytes.withUnsafeBufferPointer { bytes in
      var match = RankMatch()
      for word in words {
        let word = UnsafeBufferPointer(rebasing: bytes[word])
        guard match.add(WordPart(of: word, in: title), beyond: { WordPart(of: word, in: text()) }) else { return nil }
      }
      return SearchRank(match, beginsTitle: title.starts(with: UnsafeBufferPointer(rebasing: bytes[query])))
    }
  }
}

extension SearchText {
  /// The maximum number of hits that are ranked. If there are more hits, they keep the order of their list, because each page would
  /// otherwise require reading all hits.
  public static let rankingLimit = 1000

  /// Returns the hits of this search, sorted by ``SearchRank`` with the best first. If there are more than ``rankingLimit`` hits, they keep
  /// their order.
  ///
  /// Hits of equal rank keep their order. Hits that don't match the given strings are last.
  public func bestFirst<Hit>(
    _ hits: [Hit], title: (Hit) -> String, texts: (Hit) -> [String] = { _ in [] }
  ) -> [Hit] {
    if isBlank || hits.count > Self.rankingLimit { return hits }
    return hits.map { (rank: SearchRank(of: self, title: title($0), texts: texts($0)) ?? .last, hit: $0) }
      .inOrder { $0.rank < $1.rank }
      .map(\.hit)
  }
}

/// The position of a query word within the word that it matches.
enum WordPart: Int, Comparable {
  case whole, beginning, inside

  /// Returns the best match of a word in a string, both folded. `nil` if the string doesn't contain the word.
  init?(of word: String, in text: String) {
    var (word, text) = (word, text)
    guard let best = word.withUTF8({ word in text.withUTF8 { Self.best(of: word, in: $0) } }) else { return nil }
    self = best
  }

  init?(of word: UnsafeBufferPointer<UInt8>, in text: UnsafeBufferPointer<UInt8>) {
    guard let best = Self.best(of: word, in: text) else { return nil }
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

/// The letters and word boundaries in folded text, the same on every platform.
enum Letters {
  /// Whether a word can start or end at an index, because the index is at either end of the text or next to a character that isn't a
  /// letter.
  static func isBoundary(_ index: Int, in text: UnsafeBufferPointer<UInt8>) -> Bool {
    if index == 0 || index == text.count || !isLetter(at: index, in: text) { return true }
    var last = index - 1
    while last > 0, text[last] & 0xC0 == 0x80 { last -= 1 }
    return !isLetter(at: last, in: text)
  }

  /// Whether a letter or a digit starts at an index.
  ///
  /// Beyond ASCII, every character counts as a letter except the symbols of Latin-1 (`¿ « º`), general punctuation (`– “ …`) and Chinese
  /// and Japanese punctuation.
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
