import Entities

/// The paths of the files that can contain the image at an address, in a folder that mirrors a part of the web.
enum MirrorPaths {
  /// Returns the relative paths for an address. For `https://host/a/b.png`, these are `a/b.png` and `b.png`. No path contains a component
  /// that could lead out of the folder.
  static func paths(of address: WebAddress) -> [String] {
    let path = address.withoutQuery.drop { $0 != ":" }.dropFirst("://".count).drop { $0 != "/" }
    var paths: [String] = []
    // The path is read from the end, up to the first invalid component.
    for part in path.split(separator: "/", omittingEmptySubsequences: false).dropFirst().reversed() {
      guard let name = name(part) else { break }
      paths.append(paths.last.map { "\(name)/\($0)" } ?? name)
    }
    return paths.reversed()
  }

  /// Decodes the file name in a path component. `nil` if the name is invalid, or could lead out of the folder.
  private static func name(_ part: Substring) -> String? {
    var (bytes, rest) = ([UInt8](), part.utf8)
    while let byte = rest.popFirst() {
      guard byte == UInt8(ascii: "%") else {
        bytes.append(byte)
        continue
      }
      guard let high = digit(rest.popFirst()), let low = digit(rest.popFirst()) else { return nil }
      bytes.append(high << 4 | low)
    }
    let leadsElsewhere = bytes.contains { $0 == 0 || $0 == UInt8(ascii: "/") || $0 == UInt8(ascii: "\\") }
    guard !leadsElsewhere, let name = String(validating: bytes, as: UTF8.self), !["", ".", ".."].contains(name) else {
      return nil
    }
    return name
  }

  private static func digit(_ byte: UInt8?) -> UInt8? {
    byte.flatMap { Character(Unicode.Scalar($0)).hexDigitValue }.map { UInt8($0) }
  }
}
