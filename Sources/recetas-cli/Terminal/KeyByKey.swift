#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A terminal that hands out each key as it is pressed, and shows none by itself, until ``end()``.
struct KeyByKey: Sendable {
  private let before: termios

  /// `nil` when the input is no terminal that can do that.
  init?() {
    var settings = termios()
    guard tcgetattr(STDIN_FILENO, &settings) == 0 else { return nil }
    before = settings
    cfmakeraw(&settings)
    // Raw is meant for the keys alone: Enter and what is printed stay as they are.
    settings.c_iflag = before.c_iflag
    settings.c_oflag = before.c_oflag
    guard tcsetattr(STDIN_FILENO, TCSADRAIN, &settings) == 0 else { return nil }
  }

  /// The next byte of what is typed, when it comes; `nil` at the end of the input.
  func next() -> UInt8? {
    var byte: UInt8 = 0
    while true {
      let count = read(STDIN_FILENO, &byte, 1)
      if count < 0 && errno == EINTR { continue }
      return count == 1 ? byte : nil
    }
  }

  /// The terminal is again as it was.
  func end() {
    var settings = before
    tcsetattr(STDIN_FILENO, TCSADRAIN, &settings)
  }
}
