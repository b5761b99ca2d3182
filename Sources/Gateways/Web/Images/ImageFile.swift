import Entities
import UseCases

/// The format of an image file: the image, followed by the file's name and a checksum of the image's bytes.
///
/// Image viewers ignore the trailing bytes. The name and checksum distinguish a complete file of the kit from a truncated file and from
/// another program's file.
enum ImageFile {
  private static let hashLength = 64
  private static let checksumLength = 16

  static func name(of address: WebAddress) -> String { SHA256.hex(of: Array(address.text.utf8)) }

  /// The maximum size of a file, in bytes.
  static var maximumBytes: Int { LoadedImage.maximumBytes + hashLength + checksumLength }

  /// Returns whether a file has the name of an image file.
  static func isName(_ name: String) -> Bool {
    name.utf8.count == hashLength && name.utf8.allSatisfy("0123456789abcdef".utf8.contains)
  }

  static func bytes(of image: LoadedImage, at address: WebAddress) -> [UInt8] {
    image.bytes + end(image.bytes, address)
  }

  static func image(_ bytes: [UInt8], at address: WebAddress) -> LoadedImage? {
    let content = Array(bytes.dropLast(hashLength + checksumLength))
    return bytes.suffix(hashLength + checksumLength) == end(content, address)[...] ? LoadedImage(content) : nil
  }

  private static func end(_ content: [UInt8], _ address: WebAddress) -> [UInt8] {
    let digits = String(checksum(content), radix: 16)
    return Array((name(of: address) + String(repeating: "0", count: checksumLength - digits.count) + digits).utf8)
  }

  /// Computes the FNV-1a hash over words of eight bytes instead of individual bytes, which is eight times as fast
  /// (isthe.com/chongo/tech/comp/fnv).
  private static func checksum(_ content: [UInt8]) -> UInt64 {
    content.withUnsafeBytes { bytes in
      var sum: UInt64 = 0xcbf2_9ce4_8422_2325
      let words = bytes.count / 8 * 8
      for start in stride(from: 0, to: words, by: 8) {
        let word = UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: start, as: UInt64.self))
        sum = (sum ^ word) &* 0x100_0000_01b3
      }
      for byte in bytes[words...] { sum = (sum ^ UInt64(byte)) &* 0x100_0000_01b3 }
      return sum
    }
  }
}
