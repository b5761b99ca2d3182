/// A kind of picture that the kit shows, known by its first bytes.
public enum ImageFormat: String, Sendable, Hashable, CaseIterable {
  /// JPEG, which begins with the bytes FF D8 FF.
  case jpeg
  /// PNG, known by its signature of eight bytes.
  case png
  /// GIF87a or GIF89a.
  case gif
  /// WebP, in a RIFF container.
  case webp

  /// The format that these bytes begin as; `nil` when it is none of these.
  init?(_ bytes: [UInt8]) {
    if bytes.starts(with: [0xFF, 0xD8, 0xFF]) {
      self = .jpeg
    } else if bytes.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) {
      self = .png
    } else if bytes.starts(with: Array("GIF87a".utf8)) || bytes.starts(with: Array("GIF89a".utf8)) {
      self = .gif
    } else if bytes.starts(with: Array("RIFF".utf8)) && bytes.dropFirst(8).starts(with: Array("WEBP".utf8)) {
      self = .webp
    } else {
      return nil
    }
  }

  /// How the names of its files end.
  package var fileExtension: String { self == .jpeg ? "jpg" : rawValue }

  /// A name for a file of this format: of a PNG, `a.JPG` becomes `a.png`; any other name stays.
  package func fileName(_ name: String) -> String {
    guard let dot = name.lastIndex(of: ".") else { return name }
    let ending = name[dot...].dropFirst().lowercased()
    let format = ending == "jpeg" ? .jpeg : Self.allCases.first { $0.fileExtension == ending }
    return format == nil || format == self ? name : name[...dot] + fileExtension
  }
}
