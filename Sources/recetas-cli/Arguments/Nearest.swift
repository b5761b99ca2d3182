import Entities

/// Suggests known words in place of a misspelled word.
enum Nearest {
  /// Returns the known words with the fewest edits from `typed`, in the order of `known`. Empty if there are more than three, or if every
  /// word differs too much.
  ///
  /// An edit adds, drops or changes a letter, or swaps two neighbors. Up to a third of the letters can be wrong. Case and accents are
  /// ignored. A prefix of at least two letters counts as one edit.
  static func words(to typed: String, among known: [String]) -> [String] {
    let letters = Array(SearchText.fold(typed))
    let limit = letters.count < 3 ? 0 : max(1, letters.count / 3)
    var (nearest, least) = ([String](), limit + 1)
    for word in known where !nearest.contains(word) {
      let other = Array(SearchText.fold(word))
      let isBeginning = letters.count > 1 && other.starts(with: letters) && other != letters
      let edits = isBeginning ? min(1, limit) : edits(letters, other, atMost: limit)
      if edits < least { (nearest, least) = ([], edits) }
      if edits == least, edits <= limit, !letters.isEmpty { nearest.append(word) }
    }
    return nearest.count > 3 ? [] : nearest
  }

  /// Returns the optimal string alignment distance, or any number above `limit` if the distance exceeds the limit.
  private static func edits(_ one: [Character], _ other: [Character], atMost limit: Int) -> Int {
    if abs(one.count - other.count) > limit { return limit + 1 }
    if one.isEmpty || other.isEmpty { return max(one.count, other.count) }
    var (beforeLast, last) = ([Int](), Array(0...other.count))
    for i in 1...one.count {
      var row = [i]
      for j in 1...other.count {
        var edits = min(last[j] + 1, row[j - 1] + 1, last[j - 1] + (one[i - 1] == other[j - 1] ? 0 : 1))
        if i > 1, j > 1, one[i - 1] == other[j - 2], one[i - 2] == other[j - 1] {
          edits = min(edits, beforeLast[j - 2] + 1)
        }
        row.append(edits)
      }
      (beforeLast, last) = (last, row)
    }
    return last[other.count]
  }
}
