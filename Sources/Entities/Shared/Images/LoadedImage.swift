/// A picture as it was received: only its format is known; showing it is up to the screen.
public struct LoadedImage: Sendable, Hashable {
  /// The most bytes an image may have.
  public static let maximumBytes = 20 << 20

  /// The whole file.
  public let bytes: [UInt8]
  /// What it is, by its first bytes.
  public let format: ImageFormat

  /// `nil` when the bytes don't begin as an image does, or are more than ``maximumBytes``.
  public init?(_ bytes: [UInt8]) {
    guard bytes.count <= Self.maximumBytes, let format = ImageFormat(bytes) else { return nil }
    self.bytes = bytes
    self.format = format
  }
}

extension LoadedImage {
  /// Whether the file goes on to its end: many a server that is cut off sends what it has as if that were all.
  ///
  /// Sources: PNG 5.2 (`IEND`), JPEG T.81 B.1.1.3 (`EOI`), GIF89a (its blocks up to the trailer), RIFF (the length in its header). What
  /// follows the end is ignored.
  package var isWhole: Bool {
    switch format {
    case .png: return ends(with: [0x49, 0x45, 0x4E, 0x44, 0xAE, 0x42, 0x60, 0x82])
    case .jpeg: return ends(with: [0xFF, 0xD9])
    case .gif: return GIFBlocks(bytes).haveTrailer
    case .webp:
      guard bytes.count >= 12 else { return false }
      let length = bytes[4..<8].reversed().reduce(0) { $0 << 8 | Int($1) }
      return bytes.count >= length + 8
    }
  }

  /// Whether these bytes stand at its end, or up to a few kilobytes of something else before it.
  private func ends(with mark: [UInt8]) -> Bool {
    let end = bytes.suffix(4096)
    var start = end.endIndex - mark.count
    while start >= end.startIndex {
      if end[start..<start + mark.count].elementsEqual(mark) { return true }
      start -= 1
    }
    return false
  }
}

/// A picture that a store holds; its bytes are looked up by its id.
public enum Photo {
  /// Made of the bytes: `photo-` and their SHA-256 in hexadecimal digits, so that the same picture is kept once.
  public typealias ID = Identifier<Photo>
}

extension Identifier where Entity == Photo {
  /// The id of the picture that has these bytes.
  public init(ofBytes bytes: [UInt8]) { self.init(checked: "photo-" + SHA256.hex(of: bytes)) }

  /// The id of the picture that a file holds.
  public init(of image: LoadedImage) { self.init(ofBytes: image.bytes) }
}
