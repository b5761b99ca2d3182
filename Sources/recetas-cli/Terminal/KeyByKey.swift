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

  /// What is typed next, when it comes: the bytes of a key, or as much as there is of what was pasted, up to a byte that may end the line;
  /// what follows is the next reader's. Nothing at the end of the input.
  func next() -> [UInt8] {
    var bytes: [UInt8] = []
    repeat {
      var byte: UInt8 = 0
      let count = read(STDIN_FILENO, &byte, 1)
      if count < 0 && errno == EINTR { continue }
      if count != 1 { return bytes }
      bytes.append(byte)
    } while bytes.last.map { Self.ends.contains($0) } != true && bytes.count < 4096 && (bytes.isEmpty || isMoreThere)
    return bytes
  }

  /// Enter, Ctrl-C, Ctrl-D.
  private static let ends: [UInt8] = [0x0A, 0x0D, 0x03, 0x04]

  private var isMoreThere: Bool {
    var input = pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0)
    return poll(&input, 1, 0) == 1
  }

  /// The terminal is again as it was.
  func end() {
    var settings = before
    tcsetattr(STDIN_FILENO, TCSADRAIN, &settings)
  }
}
