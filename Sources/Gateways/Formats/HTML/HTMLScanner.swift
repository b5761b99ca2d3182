/// Takes the markup out of a text, from its beginning to its end (WHATWG HTML, 13.2.5, as far as a recipe needs it).
struct HTMLScanner {
  /// Where a paragraph, an item or a row ends.
  static let blockEnd = UInt8(ascii: "\n")
  /// Where a line of the source ends.
  static let lineEnd = UInt8(ascii: "\r")

  /// Whether there was anything that ends a line when it is shown.
  private(set) var hasBlocks = false
  private let html: [UInt8]
  /// Whether `&copy` without `;` is a name, as in the text of a page; not so in an address, where it may be a part of the query.
  private let takesOpenNames: Bool
  private var index = 0
  private var text: [UInt8] = []
  /// No tag ends behind it; looked for once, so that a text of nothing but beginnings takes no longer than others.
  private let lastTagEnd: Int

  init(_ html: String, takesOpenNames: Bool = true) {
    self.html = Array(html.utf8)
    self.takesOpenNames = takesOpenNames
    lastTagEnd = self.html.lastIndex(of: UInt8(ascii: ">")) ?? -1
  }

  /// Whether there is anything to take out; most texts are plain.
  static func mayBeHTML(_ text: String) -> Bool {
    let isMarked = text.utf8.withContiguousStorageIfAvailable { bytes in
      bytes.contains { $0 == UInt8(ascii: "<") || $0 == UInt8(ascii: "&") }
    }
    return isMarked ?? true
  }

  /// The text, in which ``blockEnd`` and ``lineEnd`` stand where lines end.
  mutating func scan() -> [UInt8] {
    text.reserveCapacity(html.count)
    while index < html.count {
      switch html[index] {
      case UInt8(ascii: "<") where index < lastTagEnd && isTagStart(index + 1): skipTag()
      case UInt8(ascii: "&"): entity()
      case UInt8(ascii: "\n"), UInt8(ascii: "\r"): put(Self.lineEnd)
      case let byte: put(byte)
      }
    }
    return text
  }

  private mutating func put(_ byte: UInt8) {
    text.append(byte)
    index += 1
  }

  /// `<` alone is a sign: `bake it for < 5 min`.
  private func isTagStart(_ place: Int) -> Bool {
    guard place < html.count else { return false }
    return switch html[place] | 0x20 {
    case UInt8(ascii: "a")...UInt8(ascii: "z"): true
    default: html[place] == UInt8(ascii: "/") || html[place] == UInt8(ascii: "!") || html[place] == UInt8(ascii: "?")
    }
  }

  private mutating func skipTag() {
    if html[index...].starts(with: "<!--".utf8) { return skip(past: "-->") }
    var start = index + 1
    let isEnd = html[start] == UInt8(ascii: "/")
    if isEnd { start += 1 }
    let letters = html[start...].prefix { $0 > UInt8(ascii: "/") && $0 != UInt8(ascii: ">") }
    let name = String(decoding: letters.prefix(10), as: UTF8.self).lowercased()
    index = tagEnd()
    if Self.unseen.contains(name), !isEnd {
      skip(past: "</\(name)")
      index = min(html.count, tagEnd())
    } else if Self.blocks.contains(name) {
      hasBlocks = true
      text.append(Self.blockEnd)
    }
  }

  /// Behind the next `>` that is in no quotes; behind the next at all where quotes don't end.
  private func tagEnd() -> Int {
    var place = index
    var quote: UInt8?
    while place < html.count {
      let byte = html[place]
      if let open = quote {
        if byte == open { quote = nil }
      } else if byte == UInt8(ascii: ">") {
        return place + 1
      } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'"), html[place - 1] == UInt8(ascii: "=") {
        quote = byte
      }
      place += 1
    }
    return html[index...].firstIndex(of: UInt8(ascii: ">")).map { $0 + 1 } ?? html.count
  }

  /// To behind `mark`, in any case of its letters, or to the end.
  private mutating func skip(past mark: String) {
    let mark = Array(mark.utf8)
    while index < html.count {
      if html[index...].prefix(mark.count).elementsEqual(mark, by: { $0 == $1 || $0 | 0x20 == $1 }) {
        index += mark.count
        return
      }
      index += 1
    }
  }

  /// `&amp;`, `&#233;`, `&#xE9;`; what is none of these stands for itself.
  private mutating func entity() {
    let letters = html[(index + 1)...].prefix(32).prefix { byte in
      byte == UInt8(ascii: "#") || (0x30...0x39).contains(byte) || (0x61...0x7A).contains(byte | 0x20)
    }
    let isClosed = letters.endIndex < html.count && html[letters.endIndex] == UInt8(ascii: ";")
    let name = String(decoding: letters, as: UTF8.self)
    guard isClosed || takesOpenNames, let scalar = HTMLEntities.scalar(name, isClosed: isClosed) else {
      return put(UInt8(ascii: "&"))
    }
    text += String(Character(scalar)).utf8
    index = letters.endIndex + (isClosed ? 1 : 0)
  }

  /// What is on no page.
  private static let unseen: Set = ["script", "style", "template", "head", "title"]
  /// What stands on lines of its own, or ends one.
  private static let blocks: Set = [
    "address", "article", "aside", "blockquote", "br", "dd", "div", "dl", "dt", "fieldset", "figcaption", "figure",
    "footer", "form", "h1", "h2", "h3", "h4", "h5", "h6", "header", "hr", "li", "main", "nav", "ol", "p", "pre",
    "section", "table", "td", "th", "tr", "ul",
  ]
}
