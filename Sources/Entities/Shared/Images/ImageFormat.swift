/// A supported image format, recognized by the first bytes of a file.
public enum ImageFormat: String, Sendable, Hashable, CaseIterable {
  /// JPEG, which starts with the bytes FF D8 FF.
  case jpeg
  /// PNG, which starts with a signature of eight bytes.
  case png
  /// GIF87a or GIF89a.
  case gif
  /// WebP, in a RIFF container.
  case webp

  /// Recognizes the format by the first bytes. `nil` for other formats.
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

  /// The file name extension of the format, without a dot.
  package var fileExtension: String { self == .jpeg ? "jpg" : rawValue }

  /// Returns a file name with the extension of this format. For a PNG file, `a.JPG` becomes `a.png`. A name without an image extension
  /// stays unchanged.
  package func fileName(_ name: String) -> String {
    guard let dot = name.lastIndex(of: ".") else { return name }
    let ending = name[dot...].dropFirst().lowercased()
    let format = ending == "jpeg" ? .jpeg : Self.allCases.first { $0.fileExtension == ending }
    return format == nil || format == self ? name : name[...dot] + fileExtension
  }
}
