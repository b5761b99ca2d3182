import Entities

/// What a web page says for programs: its JSON-LD, and its own address.
struct HTMLPage {
  /// The content of each script of type `application/ld+json` that is JSON, in the order of the page. One that is not is left out,
  /// as search engines do.
  private(set) var linkedData: [[UInt8]] = []
  /// How many scripts of that type were left out.
  private(set) var unreadable = 0
  /// The address that the page gives itself: `<link rel="canonical">`, else `og:url`.
  var address: WebAddress? { canonical ?? openGraph }

  private var canonical: WebAddress?
  private var openGraph: WebAddress?

  /// Whether a script of that type has letters beyond ASCII.
  private(set) var hasLetters = false

  /// - Parameter html: in UTF-8.
  init(_ html: [UInt8]) {
    var index = 0
    while let start = html[index...].firstIndex(of: UInt8(ascii: "<")) {
      if html[start...].starts(with: "<!--".utf8) {
        index = Self.end(of: "-->", in: html, from: start + 4)?.after ?? html.count
        continue
      }
      let tag = HTMLTag(html, at: start)
      index = tag.end
      switch tag.name {
      case "script", "style", "textarea":
        let content = Self.end(of: "</" + tag.name, in: html, from: index)
        let isLinkedData = tag.name == "script" && tag["type"]?.lowercased().contains("application/ld+json") == true
        if isLinkedData { add(html[index..<(content?.before ?? html.count)]) }
        index = content?.after ?? html.count
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
    if script.isEmpty { return }
    hasLetters = hasLetters || script.contains { $0 >= 0x80 }
    var reader = JSONRecordReader(
      JSONBytes([UInt8(ascii: "[")] + script + [UInt8(ascii: "]")]), interest: .members([:]))
    do {
      while try reader.next() != nil {}
      linkedData.append(script)
    } catch {
      unreadable += 1
    }
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

  /// Where a mark begins, in whatever case, and where it ends; `nil`: it does not follow.
  private static func end(of mark: String, in html: [UInt8], from: Int) -> (before: Int, after: Int)? {
    let mark = Array(mark.utf8)
    var index = from
    while let start = html[index...].firstIndex(of: mark[0]) {
      let found = html[start...].prefix(mark.count)
      if found.elementsEqual(mark, by: { $0 == $1 || $0 | 0x20 == $1 }) { return (start, start + mark.count) }
      index = start + 1
    }
    return nil
  }
}
