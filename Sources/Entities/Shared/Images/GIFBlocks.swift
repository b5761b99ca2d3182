/// The blocks of a GIF (GIF89a, Appendix A). Its trailer is one byte, which may stand anywhere in a picture: only who goes from block to
/// block finds it.
struct GIFBlocks {
  private let bytes: [UInt8]

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// Whether the blocks go on to the trailer.
  var haveTrailer: Bool {
    // The header and the logical screen, whose table of colors follows.
    guard var position = afterTable(of: 10, endingAt: 13) else { return false }
    while position < bytes.count {
      let next: Int?
      switch bytes[position] {
      case 0x3B: return true
      case 0x21: next = afterSubBlocks(from: position + 2)
      // An image: its table of colors, the size of its codes, its data.
      case 0x2C: next = afterTable(of: position + 9, endingAt: position + 10).flatMap { afterSubBlocks(from: $0 + 1) }
      default: return false
      }
      guard let next else { return false }
      position = next
    }
    return false
  }

  /// Where a table of colors ends, of which the byte at `flags` says whether it is there, and how long it is.
  private func afterTable(of flags: Int, endingAt start: Int) -> Int? {
    guard flags < bytes.count else { return nil }
    return bytes[flags] & 0x80 == 0 ? start : start + 3 << (Int(bytes[flags] & 7) + 1)
  }

  /// Where data end that come in pieces, each with its length before it; the last one is empty.
  private func afterSubBlocks(from start: Int) -> Int? {
    var position = start
    while position < bytes.count {
      if bytes[position] == 0 { return position + 1 }
      position += Int(bytes[position]) + 1
    }
    return nil
  }
}
