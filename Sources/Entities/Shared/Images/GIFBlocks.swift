/// The blocks of a GIF file (GIF89a, Appendix A).
///
/// The trailer is one byte, which can also occur inside image data, so the file must be read block by block to find the trailer reliably.
struct GIFBlocks {
  private let bytes: [UInt8]

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// Whether the file has a trailer after its blocks.
  var haveTrailer: Bool {
    // The header and the logical screen descriptor take 13 bytes. A color table can follow.
    guard var position = afterTable(of: 10, endingAt: 13) else { return false }
    while position < bytes.count {
      let next: Int?
      switch bytes[position] {
      case 0x3B: return true
      case 0x21: next = afterSubBlocks(from: position + 2)
      // An image block has a color table, the code size and data in sub-blocks.
      case 0x2C: next = afterTable(of: position + 9, endingAt: position + 10).flatMap { afterSubBlocks(from: $0 + 1) }
      default: return false
      }
      guard let next else { return false }
      position = next
    }
    return false
  }

  /// Returns the end of an optional color table. The byte at `flags` defines whether the table exists, and its size.
  private func afterTable(of flags: Int, endingAt start: Int) -> Int? {
    guard flags < bytes.count else { return nil }
    return bytes[flags] & 0x80 == 0 ? start : start + 3 << (Int(bytes[flags] & 7) + 1)
  }

  /// Returns the end of a sequence of sub-blocks. Each sub-block starts with its length, and an empty sub-block ends the sequence.
  private func afterSubBlocks(from start: Int) -> Int? {
    var position = start
    while position < bytes.count {
      if bytes[position] == 0 { return position + 1 }
      position += Int(bytes[position]) + 1
    }
    return nil
  }
}
