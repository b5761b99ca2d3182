import Entities

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The protocol of a terminal that shows pictures.
///
/// Sixel is not supported: it needs decoded pixels, and the kit decodes no pictures.
enum PictureTerminal: Sendable, Hashable {
  /// Kitty's graphics protocol: PNG in kitty and Ghostty.
  case kitty
  /// iTerm2's inline images: any format in iTerm2, WezTerm, mintty and Konsole.
  case iTerm

  /// The terminal that the environment names; `nil` for others, and inside a multiplexer, which drops pictures.
  init?(_ settings: Settings) {
    if settings["TMUX"] != nil || settings["TERM"]?.hasPrefix("screen") == true { return nil }
    let program = settings["TERM_PROGRAM"]
    if ["iTerm.app", "WezTerm", "mintty"].contains(program) || settings["LC_TERMINAL"] == "iTerm2"
      || settings["KONSOLE_VERSION"] != nil
    {
      self = .iTerm
    } else if settings["KITTY_WINDOW_ID"] != nil || program == "ghostty"
      || ["xterm-kitty", "xterm-ghostty"].contains(settings["TERM"])
    {
      self = .kitty
    } else {
      return nil
    }
  }

  /// The sequence that shows a picture, at most `width` characters wide, and continues below it; `nil`: unsupported format.
  func sequence(_ picture: LoadedImage, width: Int) -> String? {
    let data = Data(picture.bytes).base64EncodedString()
    let columns = Self.pixels(picture).map { min(width, max(1, ($0 + 9) / 10)) }
    switch self {
    case .kitty:
      guard picture.format == .png else { return nil }
      // In pieces (a multiple of four), of which the last says so; no answer is wanted, as nobody reads it.
      let pieces = stride(from: 0, to: data.utf8.count, by: 4096).map { start in
        String(decoding: Array(data.utf8.dropFirst(start).prefix(4096)), as: UTF8.self)
      }
      let size = columns.map { ",c=\($0)" } ?? ""
      return pieces.enumerated().map { number, piece in
        let head = number == 0 ? "a=T,f=100,q=2\(size)," : ""
        return "\u{1B}_G\(head)m=\(number == pieces.count - 1 ? 0 : 1);\(piece)\u{1B}\\"
      }.joined() + "\n"
    case .iTerm:
      let size = columns.map { ";width=\($0)" } ?? ""
      return "\u{1B}]1337;File=inline=1;size=\(picture.bytes.count)\(size);preserveAspectRatio=1:\(data)\u{07}\n"
    }
  }

  /// How wide a PNG is, in pixels (ISO/IEC 15948, 11.2.2); other formats are shown as wide as they are.
  private static func pixels(_ picture: LoadedImage) -> Int? {
    guard picture.format == .png, picture.bytes.count >= 20 else { return nil }
    return picture.bytes[16..<20].reduce(0) { $0 << 8 | Int($1) }
  }
}
