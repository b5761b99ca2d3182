/// A decoder that converts the bytes from a terminal to keys: UTF-8, control characters, and the sequences of ECMA-48 (5.4) and xterm.
///
/// Unknown sequences are skipped as a whole.
struct KeyDecoder {
  private enum State {
    case ground
    /// The state after Esc.
    case escape
    /// The states after `Esc [` and after `Esc O`.
    case sequence, function
    /// The state after `Esc [ [`, which starts the function keys of the Linux console.
    case linuxFunction
    /// The state after Ctrl-X.
    case chord
    case paste
  }

  private static let pasteEnd: [UInt8] = Array("\u{1B}[201~".utf8)

  private var state = State.ground
  private var parameters: [UInt8] = []
  private var letters: [UInt8] = []
  /// The first bytes of a character, and the number of missing bytes. In UTF-8, the first byte determines the length (RFC 3629, section 3).
  private var partial: [UInt8] = []
  private var missing = 0
  private var pasted: [UInt8] = []

  /// Returns the keys that these bytes complete. The rest of an incomplete character or sequence can arrive later.
  mutating func take(_ bytes: some Sequence<UInt8>) -> [Key] {
    var keys: [Key] = []
    for byte in bytes { take(byte, &keys) }
    flush(&keys)
    return keys
  }

  private mutating func take(_ byte: UInt8, _ keys: inout [Key]) {
    switch state {
    case .ground: takeLetter(byte, &keys)
    case .escape: takeBehindEscape(byte, &keys)
    case .sequence, .function: takeInSequence(byte, &keys)
    case .linuxFunction: state = .ground
    case .chord:
      state = .ground
      if byte == 0x05 { keys.append(.editor) }
    case .paste: takePasted(byte, &keys)
    }
  }

  // MARK: Letters

  private mutating func takeLetter(_ byte: UInt8, _ keys: inout [Key]) {
    if missing > 0, byte & 0xC0 == 0x80 {
      partial.append(byte)
      missing -= 1
      if missing == 0 { endLetter() }
      return
    }
    // An incomplete character is dropped, and the next byte starts a new one.
    endLetter()
    switch byte {
    case 0xC0...:
      partial = [byte]
      missing = byte >= 0xF0 ? 3 : byte >= 0xE0 ? 2 : 1
    case 0x20..<0x7F, 0x80...: letters.append(byte)
    default: takeControl(byte, &keys)
    }
  }

  private mutating func endLetter() {
    letters += partial
    (partial, missing) = ([], 0)
  }

  private mutating func flush(_ keys: inout [Key]) {
    if letters.isEmpty { return }
    keys.append(.text(String(decoding: letters, as: UTF8.self)))
    letters = []
  }

  private mutating func takeControl(_ byte: UInt8, _ keys: inout [Key]) {
    flush(&keys)
    switch byte {
    case 0x1B: state = .escape
    case 0x18: state = .chord
    default: if let key = Self.controls[byte] { keys.append(key) }
    }
  }

  private static let controls: [UInt8: Key] = [
    0x01: .home, 0x02: .left, 0x03: .interrupt, 0x04: .endOfInput, 0x05: .end, 0x06: .right, 0x08: .backspace,
    0x0A: .enter, 0x0B: .killToEnd, 0x0C: .redraw, 0x0D: .enter, 0x0E: .down, 0x10: .up, 0x15: .killToStart,
    0x17: .killWordBefore, 0x19: .yank, 0x1A: .suspend, 0x7F: .backspace,
  ]

  // MARK: Sequences

  private mutating func takeBehindEscape(_ byte: UInt8, _ keys: inout [Key]) {
    state = .ground
    switch byte {
    case UInt8(ascii: "["): (state, parameters) = (.sequence, [])
    case UInt8(ascii: "O"): (state, parameters) = (.function, [])
    case 0x1B: state = .escape
    case UInt8(ascii: "b"): keys.append(.wordLeft)
    case UInt8(ascii: "f"): keys.append(.wordRight)
    case UInt8(ascii: "d"): keys.append(.killWordAfter)
    case 0x08, 0x7F: keys.append(.killWordBefore)
    case 0x20..<0x7F: break  // Alt with any other character has no meaning here.
    default: takeLetter(byte, &keys)
    }
  }

  private mutating func takeInSequence(_ byte: UInt8, _ keys: inout [Key]) {
    switch byte {
    case 0x30..<0x40: if parameters.count < 16 { parameters.append(byte) }
    case 0x20..<0x30: break
    case UInt8(ascii: "[") where state == .sequence && parameters.isEmpty: state = .linuxFunction
    case 0x40..<0x7F:
      state = .ground
      let words = parameters.split(separator: UInt8(ascii: ";")).map { String(decoding: $0, as: UTF8.self) }
      if byte == UInt8(ascii: "~"), words.first == "200" {
        (state, pasted) = (.paste, [])
      } else if let key = Self.key(byte, words) {
        keys.append(key)
      }
    default:
      // A sequence can't contain this byte, so the sequence has ended.
      state = .ground
      takeLetter(byte, &keys)
    }
  }

  /// - Parameter words: the parameters. The second parameter is 1 if neither Shift, Alt nor Ctrl is pressed.
  private static func key(_ final: UInt8, _ words: [String]) -> Key? {
    let isHeld = words.count > 1 && words[1] != "1" && words[1] != "2"
    switch (final, words.first) {
    case (UInt8(ascii: "A"), _): return .up
    case (UInt8(ascii: "B"), _): return .down
    case (UInt8(ascii: "C"), _): return isHeld ? .wordRight : .right
    case (UInt8(ascii: "D"), _): return isHeld ? .wordLeft : .left
    case (UInt8(ascii: "F"), _), (UInt8(ascii: "~"), "4"), (UInt8(ascii: "~"), "8"): return .end
    case (UInt8(ascii: "H"), _), (UInt8(ascii: "~"), "1"), (UInt8(ascii: "~"), "7"): return .home
    case (UInt8(ascii: "~"), "3"): return isHeld ? .killWordAfter : .delete
    case (UInt8(ascii: "~"), "5"): return .pageUp
    case (UInt8(ascii: "~"), "6"): return .pageDown
    default: return nil
    }
  }

  // MARK: Pasting

  /// Handles a byte between `Esc [200~` and `Esc [201~`. All bytes there are text, even control characters (xterm's bracketed paste).
  private mutating func takePasted(_ byte: UInt8, _ keys: inout [Key]) {
    pasted.append(byte)
    guard byte == UInt8(ascii: "~"), pasted.suffix(Self.pasteEnd.count).elementsEqual(Self.pasteEnd) else { return }
    pasted.removeLast(Self.pasteEnd.count)
    keys.append(.paste(Self.text(pasted)))
    (state, pasted) = (.ground, [])
  }

  /// Returns pasted text with uniform line breaks, spaces for tabs, and no other control characters.
  private static func text(_ bytes: [UInt8]) -> String {
    var text = String.UnicodeScalarView()
    var isBehindReturn = false
    for scalar in String(decoding: bytes, as: UTF8.self).unicodeScalars {
      switch scalar {
      case "\n": if !isBehindReturn { text.append("\n") }
      case "\r": text.append("\n")
      case "\t": text.append(" ")
      default: if scalar.properties.generalCategory != .control { text.append(scalar) }
      }
      isBehindReturn = scalar == "\r"
    }
    return String(text)
  }
}
