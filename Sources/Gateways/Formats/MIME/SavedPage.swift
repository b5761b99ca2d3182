import Entities

/// A web page that a browser saved in one file, together with its pictures (MHTML, RFC 2557). Only the first HTML part of the file is read.
struct SavedPage {
  let html: [UInt8]
  /// The encoding that the file declares. `nil` if it declares none.
  let charset: String?
  /// The original address of the page. `nil` if unknown.
  let address: WebAddress?

  /// Reads a saved page. `nil` if the bytes don't start with an MHTML header, or if the file contains no page.
  init?(_ bytes: [UInt8]) {
    let isLetter = bytes.first.map { (0x41...0x5A).contains($0 & ~0x20) } ?? false
    let whole = MIMEPart(isLetter ? bytes[...] : [])
    guard whole.type != nil, let page = whole.page(depth: 0) else { return nil }
    html = page.content
    charset = page.header["content-type"].flatMap(PageEncoding.charset)
    let addresses = [whole.header["snapshot-content-location"], page.header["content-location"]]
    address = addresses.lazy.compactMap { $0.flatMap { WebAddress(asTyped: $0) } }.first
  }
}

/// A message or a part of one (RFC 2045 and 2046).
private struct MIMEPart {
  /// The header fields, by lowercase name.
  let header: [String: String]
  private let body: ArraySlice<UInt8>

  private static let maximumHeader = 1 << 16
  private static let maximumDepth = 4

  init(_ bytes: ArraySlice<UInt8>) {
    var (header, name, index) = ([String: String](), "", bytes.startIndex)
    while index < bytes.endIndex, index - bytes.startIndex < Self.maximumHeader {
      let end = bytes[index...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.endIndex
      let line = String(decoding: bytes[index..<end], as: UTF8.self)
      index = min(bytes.endIndex, end + 1)
      if TextRule.cleaned(line).isEmpty { break }
      if line.first == " " || line.first == "\t" {
        header[name]? += " " + TextRule.cleaned(line)
        continue
      }
      guard let colon = line.firstIndex(of: ":") else { break }
      name = line[..<colon].lowercased()
      header[name] = TextRule.cleaned(String(line[line.index(after: colon)...]))
    }
    self.header = header
    body = bytes[index...]
  }

  /// The content type in lower case, without parameters.
  var type: String? { header["content-type"]?.lowercased().prefix { $0 != ";" && $0 != " " }.description }

  /// Returns the first HTML part. `nil` if there is none.
  func page(depth: Int) -> MIMEPart? {
    if type == "text/html" || type == "application/xhtml+xml" { return self }
    guard type?.hasPrefix("multipart/") == true, depth < Self.maximumDepth else { return nil }
    return parts.lazy.compactMap { $0.page(depth: depth + 1) }.first
  }

  /// The parts between the boundaries.
  private var parts: [MIMEPart] {
    guard let boundary else { return [] }
    let mark = Array(("--" + boundary).utf8)
    var (parts, start, line) = ([MIMEPart](), Int?.none, body.startIndex)
    while line < body.endIndex {
      let end = body[line...].firstIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? body.endIndex
      if body[line..<end].starts(with: mark) {
        if let start { parts.append(MIMEPart(body[start..<line])) }
        start = end
      }
      line = end
    }
    if let start, start < body.endIndex { parts.append(MIMEPart(body[start...])) }
    return parts
  }

  private var boundary: String? {
    guard let type = header["content-type"], let start = type.lowercased().firstRange(of: "boundary=")
    else { return nil }
    let value = type[start.upperBound...]
    let text = value.first == "\"" ? value.dropFirst().prefix { $0 != "\"" } : value.prefix { $0 != ";" && $0 != " " }
    return text.isEmpty ? nil : String(text)
  }

  /// The decoded body.
  var content: [UInt8] {
    switch header["content-transfer-encoding"]?.lowercased() {
    case "quoted-printable": TransferEncoding.quotedPrintable(body)
    case "base64": TransferEncoding.base64(body)
    default: Array(body)
    }
  }
}
