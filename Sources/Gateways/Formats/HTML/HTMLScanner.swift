/// Removes the markup from HTML in one pass. Implements the parts of WHATWG HTML, 13.2.5, that recipes need.
struct HTMLScanner {
  /// The byte that marks the start and end of each paragraph, item and row in the result.
  static let blockEnd = UInt8(ascii: "\n")
  /// The byte that marks the end of each source line in the result.
  static let lineEnd = UInt8(ascii: "\r")

  /// Whether the HTML contained a tag that causes a line break when it is displayed.
  private(set) var hasBlocks = false
  /// Whether the HTML contained a tag that ends a line of a list.
  private(set) var hasRows = false
  private let html: [UInt8]
  /// Whether the HTML is a list, in which a `div` doesn't cause a line break.
  private let isList: Bool
  /// Whether `&copy` without `;` is a reference. In page text it is one, but in a URL it can be part of the query.
  private let takesOpenNames: Bool
  private var index = 0
  private var text: [UInt8] = []
  /// The index of the last `>`, or -1. No tag starts after this index. It is computed once, so that many unclosed tags don't take quadratic
  /// time.
  private let lastTagEnd: Int
  /// The names in all end tags.
  private lazy var endedNames: Set<String> = Self.endedNames(html)

  init(_ html: String, takesOpenNames: Bool = true, isList: Bool = false) {
    self.html = Array(html.utf8)
    self.isList = isList
    self.takesOpenNames = takesOpenNames
    lastTagEnd = self.html.lastIndex(of: UInt8(ascii: ">")) ?? -1
  }

  /// Returns whether the text can contain markup. Most strings can't.
  static func mayBeHTML(_ text: String) -> Bool {
    let isMarked = text.utf8.withContiguousStorageIfAvailable { bytes in
      bytes.contains { $0 == UInt8(ascii: "<") || $0 == UInt8(ascii: "&") }
    }
    return isMarked ?? true
  }

  /// Returns whether a `<` in the text is followed by a possible tag name, known or not.
  static func mayHaveTag(_ text: String) -> Bool {
    let scanner = HTMLScanner(text)
    return scanner.html.indices.contains { scanner.html[$0] == UInt8(ascii: "<") && scanner.isTagStart($0 + 1) }
  }

  /// Returns the text without markup, with a ``blockEnd`` or ``lineEnd`` where lines end.
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

  /// Returns whether the `<` before this index starts a tag. In `bake it for < 5 min` it doesn't.
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
    let name = Self.name(html, at: start)
    if !isEnd, !name.isEmpty, !isTag(name) { return put(html[index]) }
    let end = tagEnd()
    if name == "sup", !isEnd { separate(from: end) }
    index = end
    if Self.unseen.contains(name), !isEnd {
      skip(past: "</\(name)")
      index = min(html.count, tagEnd())
    } else if Self.blocks.contains(name) {
      hasBlocks = true
      hasRows = hasRows || Self.rows.contains(name)
      text.append(isList && name == "div" ? UInt8(ascii: " ") : Self.blockEnd)
    } else if name == "td" || name == "th" {
      text.append(UInt8(ascii: " "))
    }
  }

  /// Inserts a separator between the digits in `1<sup>1/2</sup>`, which would otherwise become `11/2`.
  private mutating func separate(from place: Int) {
    let digits = UInt8(ascii: "0")...UInt8(ascii: "9")
    if place < html.count, digits.contains(html[place]), text.last.map(digits.contains) == true {
      text.append(UInt8(ascii: " "))
    }
  }

  private static func name(_ html: [UInt8], at start: Int) -> String {
    let letters = html[start...].prefix { $0 > UInt8(ascii: "/") && $0 != UInt8(ascii: ">") }
    return String(decoding: letters.prefix(10), as: UTF8.self).lowercased()
  }

  private static func endedNames(_ html: [UInt8]) -> Set<String> {
    Set(
      html.indices.dropLast(2).filter { html[$0] == UInt8(ascii: "<") && html[$0 + 1] == UInt8(ascii: "/") }
        .map { name(html, at: $0 + 2) })
  }

  /// Returns whether `<` and this name start a tag. The name must be an HTML element, or the tag must have attributes or an end tag.
  /// `<to taste>` and `<a gusto>` are plain text, since elements of one letter have no attributes without a value.
  private mutating func isTag(_ name: String) -> Bool {
    if endedNames.contains(name) || name.utf8.count > 1 && Self.elements.contains(name) { return true }
    let inside = html[(index + 1)...].prefix { $0 != UInt8(ascii: "<") && $0 != UInt8(ascii: ">") }
    if Self.elements.contains(name), inside.dropFirst().allSatisfy({ $0 <= UInt8(ascii: " ") }) { return true }
    return inside.last == UInt8(ascii: "/") || inside.contains(UInt8(ascii: "="))
  }

  /// Returns the index after the next `>` outside quotes. If a quote is never closed, returns the index after the next `>`, or the end of
  /// the text.
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

  /// Skips everything up to and including `mark`, ignoring case. If the mark doesn't occur, skips to the end.
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

  /// Decodes `&amp;`, `&#233;` and `&#xE9;`. Keeps any other `&`.
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

  /// The elements whose content a browser doesn't display.
  private static let unseen: Set = ["script", "style", "template", "head", "title"]
  /// The elements that form the lines of a list, or that end one.
  private static let rows: Set = ["br", "li", "tr"]
  /// The elements that are displayed on their own lines, or that end a line.
  private static let blocks: Set = [
    "address", "article", "aside", "blockquote", "br", "dd", "div", "dl", "dt", "fieldset", "figcaption", "figure",
    "footer", "form", "h1", "h2", "h3", "h4", "h5", "h6", "header", "hr", "li", "main", "nav", "ol", "p", "pre",
    "section", "table", "tr", "ul",
  ]
  /// All HTML elements, including obsolete ones, with their names truncated to the length that ``name(_:at:)`` keeps.
  private static let elements = blocks.union(unseen).union([
    "a", "abbr", "acronym", "applet", "area", "audio", "b", "base", "bdi", "bdo", "big", "body", "button", "canvas",
    "caption", "center", "cite", "code", "col", "colgroup", "data", "datalist", "del", "details", "dfn", "dialog",
    "dir",
    "em", "embed", "font", "frame", "frameset", "hgroup", "html", "i", "iframe", "img", "input", "ins", "kbd", "label",
    "legend", "link", "map", "mark", "marquee", "math", "menu", "meta", "meter", "nobr", "noframes", "noscript",
    "object", "optgroup", "option", "output", "param", "picture", "progress", "q", "rp", "rt", "ruby", "s", "samp",
    "search", "select", "slot", "small", "source", "span", "strike", "strong", "sub", "summary", "sup", "svg", "tbody",
    "td", "textarea", "tfoot", "th", "thead", "time", "track", "tt", "u", "var", "video", "wbr",
  ])
}
