/// Reads the tags of a page in order, except those in comments, scripts, styles and text areas (WHATWG HTML, 13.2.5).
struct HTMLTags {
  private let html: [UInt8]
  private var index = 0
  /// The content of the script, style or text area that the last tag starts. Empty after any other tag.
  private(set) var content: Range<Int> = 0..<0

  /// Creates a reader of a page's tags.
  ///
  /// - Parameter html: The page, in UTF-8.
  init(_ html: [UInt8]) { self.html = html }

  /// Returns the next tag, or `nil` after the last one.
  mutating func next() -> HTMLTag? {
    content = 0..<0
    while let start = html[index...].firstIndex(of: UInt8(ascii: "<")) {
      if html[start...].starts(with: "<!--".utf8) {
        index = position(of: "-->", from: start + 4).map { $0 + 3 } ?? html.count
        continue
      }
      let tag = HTMLTag(html, at: start)
      index = tag.end
      if tag.name.isEmpty { continue }
      if Self.raw.contains(tag.name), !tag.isEnd {
        content = index..<(position(of: "</" + tag.name, from: index) ?? html.count)
        index = content.upperBound
      }
      return tag
    }
    return nil
  }

  private static let raw: Set = ["script", "style", "textarea"]

  /// Returns the index of the next occurrence of a mark, ignoring case, or `nil` if there is none.
  private func position(of mark: String, from: Int) -> Int? {
    let mark = Array(mark.utf8)
    var index = from
    while let start = html[index...].firstIndex(of: mark[0]) {
      let found = html[start...].prefix(mark.count)
      if found.elementsEqual(mark, by: { $0 == $1 || $0 | 0x20 == $1 }) { return start }
      index = start + 1
    }
    return nil
  }
}
