import Entities

/// A tag of a page with its attributes (WHATWG HTML, 13.2.5).
struct HTMLTag {
  /// The tag name in lower case. Empty if the `<` doesn't start a tag.
  let name: String
  /// Whether the tag ends an element.
  let isEnd: Bool
  /// The index of the tag's `<`.
  let start: Int
  /// The index after the tag's last byte.
  let end: Int
  private var attributes: [String: String] = [:]

  /// The value of an attribute, by its lowercase name. `nil` if the attribute is missing.
  subscript(attribute: String) -> String? { attributes[attribute] }

  /// Reads the tag at an index.
  ///
  /// - Parameter start: The index of the tag's `<`.
  init(_ html: [UInt8], at start: Int) {
    self.start = start
    isEnd = html[(start + 1)...].first == UInt8(ascii: "/")
    var index = start + (isEnd ? 2 : 1)
    func word(until isEnd: (UInt8) -> Bool) -> String {
      let bytes = html[min(index, html.count)...].prefix { !isEnd($0) }
      index = bytes.endIndex
      return String(decoding: bytes, as: UTF8.self)
    }
    let isName = index < html.count && (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(html[index] | 0x20)
    name = isName ? word { $0 <= 0x20 || "/>".utf8.contains($0) }.lowercased() : ""
    while !name.isEmpty, index < html.count, html[index] != UInt8(ascii: ">") {
      if html[index] <= 0x20 || html[index] == UInt8(ascii: "/") {
        index += 1
        continue
      }
      let key = word { $0 <= 0x20 || "/>=".utf8.contains($0) }.lowercased()
      _ = word { $0 > 0x20 }
      guard index < html.count, html[index] == UInt8(ascii: "=") else {
        attributes[key] = attributes[key] ?? ""
        continue
      }
      index += 1
      _ = word { $0 > 0x20 }
      var value = ""
      if index < html.count, html[index] == UInt8(ascii: "\"") || html[index] == UInt8(ascii: "'") {
        let quote = html[index]
        index += 1
        value = word { $0 == quote }
        index += 1
      } else {
        value = word { $0 <= 0x20 || $0 == UInt8(ascii: ">") }
      }
      attributes[key] = attributes[key] ?? value
    }
    let isClosed = !name.isEmpty && index < html.count
    end = min(html.count, isClosed ? index + 1 : max(index, start + 1))
  }
}
