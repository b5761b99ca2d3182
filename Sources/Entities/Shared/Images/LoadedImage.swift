/// An image file in a known format. The image itself isn't decoded.
public struct LoadedImage: Sendable, Hashable {
  /// The maximum size of an image in bytes: 20 MiB.
  public static let maximumBytes = 20 << 20

  /// The bytes of the whole image file.
  public let bytes: [UInt8]
  /// The format, recognized by the first bytes.
  public let format: ImageFormat

  /// Creates an image from the bytes of a file. `nil` if the format is unknown, or the file is larger than ``maximumBytes``.
  public init?(_ bytes: [UInt8]) {
    guard bytes.count <= Self.maximumBytes, let format = ImageFormat(bytes) else { return nil }
    self.bytes = bytes
    self.format = format
  }
}

extension LoadedImage {
  /// Whether the file is complete up to its end marker. Some servers end a response normally although the transfer was cut off.
  ///
  /// Sources: PNG 5.2 (`IEND`), JPEG T.81 B.1.1.3 (`EOI`), GIF89a (blocks up to the trailer), RIFF (the length in the header). Bytes after
  /// the end are ignored.
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

  /// Whether the file ends with `mark`, followed by at most a few kilobytes of other data.
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

/// An image in a store, identified by its bytes.
public enum Photo {
  /// An id derived from the bytes: `photo-` and their SHA-256 digest in hexadecimal, so that a store saves equal images only once.
  public typealias ID = Identifier<Photo>
}

extension Identifier where Entity == Photo {
  /// Creates the id of the photo with these bytes.
  public init(ofBytes bytes: [UInt8]) { self.init(checked: "photo-" + SHA256.hex(of: bytes)) }

  /// Creates the id of the photo with the bytes of an image file.
  public init(of image: LoadedImage) { self.init(ofBytes: image.bytes) }
}
