import Entities

/// The parts of a web page that are for programs: its JSON-LD, its own address, and the kinds of markup that it has.
struct HTMLPage {
  /// The content of each script of type `application/ld+json` that is JSON, in the order of the page. One that is not is left out,
  /// as search engines do.
  private(set) var linkedData: [[UInt8]] = []
  /// How many scripts of that type were left out.
  private(set) var unreadable = 0
  /// The beginning of the first script that was left out.
  private(set) var firstUnreadable = ""
  /// The address that the page gives itself: `<link rel="canonical">`, else `og:url`.
  var address: WebAddress? { canonical ?? openGraph }
  /// The address that relative addresses refer to, as `<base>` has it; it may be relative to that of the page.
  private(set) var base: String?
  /// The ways in which the elements of the page describe things.
  private(set) var syntaxes: Set<MarkupSyntax> = []
  /// The ids of the elements that items of Microdata refer to.
  private(set) var itemReferences: Set<String> = []

  private var canonical: WebAddress?
  private var openGraph: WebAddress?

  /// Whether a script of that type has letters beyond ASCII.
  private(set) var hasLetters = false

  /// - Parameter html: in UTF-8.
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

  /// The script without a comment or a CDATA section around it and without a semicolon behind it, and with what JSON allows for what it
  /// does not: line breaks inside texts are escaped; blanks stand for other control characters, and for a comma before a closing bracket.
  private static func cleaned(_ content: ArraySlice<UInt8>) -> [UInt8] {
    guard let start = content.firstIndex(where: { "[{".utf8.contains($0) }),
      let end = content.lastIndex(where: { "]}".utf8.contains($0) }), start < end
    else { return [] }
    // `//<![CDATA[` has a bracket of its own.
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
