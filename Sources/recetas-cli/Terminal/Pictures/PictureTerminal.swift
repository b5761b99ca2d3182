import Entities

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The protocol by which a terminal receives pictures.
enum PictureTerminal: Sendable, Hashable {
  /// kitty's graphics protocol, which supports PNG pictures in kitty and Ghostty.
  case kitty
  /// iTerm2's inline image protocol, which supports any image format in iTerm2, WezTerm, mintty and Konsole.
  case iTerm
  /// Sixels up to this size, in terminals that report support for sixels.
  case sixel(PixelSize)

  /// The maximum size of a PNG for kitty, which scales the picture itself.
  private static let sizeForKitty = PixelSize(width: 2000, height: 2000)

  /// Detects the terminal from the environment. `nil` for other terminals, and inside a multiplexer, which drops pictures in these
  /// protocols.
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

  /// Returns the sequence that shows a picture, at most `width` columns wide, and moves the cursor below it.
  ///
  /// - Parameter converter: the converter for pictures that the terminal can't decode itself.
  func sequence(
    _ picture: LoadedImage, width: Int, by converter: ImageMagick
  ) async throws(ImageMagick.Failure) -> String {
    switch self {
    case .kitty:
      let isDecoded = picture.format == .png
      return Self.kitty(isDecoded ? picture : try await converter.png(picture, within: Self.sizeForKitty), width: width)
    case .iTerm: return Self.iTerm(picture, width: width)
    case .sixel(let size): return try await converter.sixels(picture, within: size).text + "\n"
    }
  }

  private static func kitty(_ picture: LoadedImage, width: Int) -> String {
    let data = Data(picture.bytes).base64EncodedString()
    // The data is split into chunks whose length is a multiple of four, and the last chunk is marked. `q=2` suppresses responses, since
    // nothing would read them.
    let pieces = stride(from: 0, to: data.utf8.count, by: 4096).map { start in
      String(decoding: Array(data.utf8.dropFirst(start).prefix(4096)), as: UTF8.self)
    }
    let size = columns(picture, width).map { ",c=\($0)" } ?? ""
    return pieces.enumerated().map { number, piece in
      let head = number == 0 ? "a=T,f=100,q=2\(size)," : ""
      return "\u{1B}_G\(head)m=\(number == pieces.count - 1 ? 0 : 1);\(piece)\u{1B}\\"
    }.joined() + "\n"
  }

  private static func iTerm(_ picture: LoadedImage, width: Int) -> String {
    let data = Data(picture.bytes).base64EncodedString()
    let size = columns(picture, width).map { ";width=\($0)" } ?? ""
    return "\u{1B}]1337;File=inline=1;size=\(picture.bytes.count)\(size);preserveAspectRatio=1:\(data)\u{07}\n"
  }

  /// Returns the width of a PNG in columns, calculated from its pixels (ISO/IEC 15948, 11.2.2). Other formats are shown at their own width.
  private static func columns(_ picture: LoadedImage, _ width: Int) -> Int? {
    guard picture.format == .png, picture.bytes.count >= 20 else { return nil }
    let pixels = picture.bytes[16..<20].reduce(0) { $0 << 8 | Int($1) }
    return min(width, max(1, (pixels + 9) / 10))
  }
}
