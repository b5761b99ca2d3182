import Entities

/// The machine-readable parts of a web page: its JSON-LD, its canonical address, and the kinds of markup in it.
struct HTMLPage {
  /// The contents of the scripts of type `application/ld+json`, in page order. Scripts that aren't valid JSON are omitted, as in search
  /// engines.
  private(set) var linkedData: [[UInt8]] = []
  /// The number of omitted JSON-LD scripts.
  private(set) var unreadable = 0
  /// The first bytes of the first omitted script, on one line.
  private(set) var firstUnreadable = ""
  /// The address that the page declares as its own: `<link rel="canonical">`, or else `og:url`.
  var address: WebAddress? { canonical ?? openGraph }
  /// The base of relative addresses, from `<base>`. It can itself be relative to the page's address.
  private(set) var base: String?
  /// The markup syntaxes that the page uses.
  private(set) var syntaxes: Set<MarkupSyntax> = []
  /// The ids of the elements that Microdata items refer to (`itemref`).
  private(set) var itemReferences: Set<String> = []

  private var canonical: WebAddress?
  private var openGraph: WebAddress?

  /// Whether a JSON-LD script contains characters beyond ASCII.
  private(set) var hasLetters = false

  /// Reads the tags of a page.
  ///
  /// - Parameter html: The page, in UTF-8.
  init(_ html: [UInt8]) {
    var tags = HTMLTags(html)
    while let tag = tags.next() {
      if tag.isEnd { continue }
      for syntax in MarkupSyntax.allCases where syntax.describesItem(tag) { syntaxes.insert(syntax) }
      if let references = tag["itemref"] { itemReferences.formUnion(MarkupSyntax.tokens(references)) }
      switch tag.name {
      case "script" where tag["type"]?.lowercased().contains("application/ld+json") == true: add(html[tags.content])
      case "base": base = base ?? tag["href"]
      case "link" where tag["rel"]?.lowercased() == "canonical":
        canonical = canonical ?? tag["href"].flatMap { WebAddress(asTyped: $0) }
      case "meta" where tag["property"]?.lowercased() == "og:url":
        openGraph = openGraph ?? tag["content"].flatMap { WebAddress(asTyped: $0) }
      default: break
      }
    }
  }

  private mutating func add(_ content: ArraySlice<UInt8>) {
    let script = Self.cleaned(content)
    if script.isEmpty {
      if content.contains(UInt8(ascii: "{")) { leaveOut(content) }
      return
    }
    hasLetters = hasLetters || script.contains { $0 >= 0x80 }
    var reader = JSONRecordReader(
      JSONBytes([UInt8(ascii: "[")] + script + [UInt8(ascii: "]")]), interest: .members([:]))
    do {
      while try reader.next() != nil {}
      linkedData.append(script)
    } catch {
      leaveOut(content)
    }
  }

  private mutating func leaveOut(_ content: ArraySlice<UInt8>) {
    unreadable += 1
    if unreadable == 1 { firstUnreadable = TextRule.cleaned(String(decoding: content.prefix(200), as: UTF8.self)) }
  }

  /// Returns the JSON in a script, without an enclosing comment or CDATA section and without a trailing semicolon. Repairs invalid JSON:
  /// escapes line breaks inside strings, and replaces other control characters, and a comma before a closing bracket, with spaces.
  private static func cleaned(_ content: ArraySlice<UInt8>) -> [UInt8] {
    guard let start = content.firstIndex(where: { "[{".utf8.contains($0) }),
      let end = content.lastIndex(where: { "]}".utf8.contains($0) }), start < end
    else { return [] }
    // `//<![CDATA[` itself contains a bracket.
    if let marks = content.firstRange(of: Array("<![CDATA[".utf8)), marks.lowerBound < start {
      let inside = content[marks.upperBound...]
      let closing = inside.firstRange(of: Array("]]>".utf8))?.lowerBound ?? inside.endIndex
      return cleaned(inside[..<closing])
    }
    var script: [UInt8] = []
    script.reserveCapacity(end - start + 1)
    var (isText, isEscaped) = (false, false)
    var comma: Int?
    for byte in content[start...end] {
      if !isText, byte > UInt8(ascii: " ") {
        if let comma, "]}".utf8.contains(byte) { script[comma] = UInt8(ascii: " ") }
        comma = byte == UInt8(ascii: ",") ? script.count : nil
      }
      if isText, byte == UInt8(ascii: "\n"), !isEscaped {
        script += "\\n".utf8
      } else {
        script.append(isText && byte < 0x20 ? UInt8(ascii: " ") : byte)
      }
      if byte == UInt8(ascii: "\""), !isEscaped { isText.toggle() }
      isEscaped = isText && !isEscaped && byte == UInt8(ascii: "\\")
    }
    return script
  }
}
