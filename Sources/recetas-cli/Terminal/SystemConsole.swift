import Interfaces

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The standard streams of the process.
@MainActor final class SystemConsole: Console {
  /// Whether the terminal can only print.
  private let isDumb: Bool
  private let system: SystemTerminal?
  var terminal: (any LineTerminal)? { system }

  /// - Parameter words: the command line, which can choose a language.
  init(_ settings: Settings, _ words: [String]) {
    isDumb = settings["TERM"] == "dumb"
    let drawn = [STDOUT_FILENO, STDERR_FILENO].first { isatty($0) == 1 }
    let language = GlobalOptions.asked(in: words).language
    let texts = settings.texts(language: language)
    if let drawn, !isDumb, isatty(STDIN_FILENO) == 1 {
      system = SystemTerminal(output: drawn, editor: TextEditor(settings) { texts.editorFailed($0) })
    } else {
      system = nil
    }
  }

  var isInputTerminal: Bool { isatty(STDIN_FILENO) == 1 }
  var isOutputTerminal: Bool { isatty(STDOUT_FILENO) == 1 }
  private var isErrorTerminal: Bool { isatty(STDERR_FILENO) == 1 }

  var width: Int { Self.size(of: STDOUT_FILENO)?.width ?? 80 }
  var height: Int? { Self.size(of: STDOUT_FILENO)?.height }
  var errorWidth: Int? { isDumb ? nil : isErrorTerminal ? Self.size(of: STDERR_FILENO)?.width ?? 80 : nil }

  /// Returns the size in columns and lines. A terminal may report only its width.
  private static func size(of file: Int32) -> (width: Int, height: Int?)? {
    var size = winsize()
    guard ioctl(file, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return nil }
    return (Int(size.ws_col), size.ws_row > 0 ? Int(size.ws_row) : nil)
  }

  func roomForSixels() async -> PixelSize? {
    guard let system, isOutputTerminal, await system.showsSixels() else { return nil }
    // If a terminal doesn't report its size in pixels, the program assumes a typical character size. Pictures larger than 1000 × 1000
    // pixels would be cut off by xterm (`maxGraphicSize`).
    var size = winsize()
    _ = ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size)
    let (width, height) = (Int(size.ws_xpixel), Int(size.ws_ypixel))
    return PixelSize(
      width: min(1000, width > 0 ? width : self.width * 8),
      height: min(1000, height > 0 ? height : (self.height ?? 24) * 16))
  }

  func readLine() async -> String? { await onBackgroundThread { Swift.readLine() } }

  func readAll(atMost limit: Int) async -> [UInt8]? {
    await onBackgroundThread {
      var bytes: [UInt8] = []
      var chunk = [UInt8](repeating: 0, count: 1 << 16)
      while bytes.count <= limit {
        let count = read(STDIN_FILENO, &chunk, chunk.count)
        if count < 0, errno == EINTR { continue }
        if count <= 0 { return bytes }
        bytes += chunk.prefix(count)
      }
      return nil
    }
  }

  func readLine(prompt: String, typing: @MainActor (String) -> Void) async -> String? {
    do { try write(prompt, to: .output) } catch { return nil }
    return await readLine()
  }

  func write(_ text: String, to stream: ConsoleStream) throws(ConsoleError) {
    let file = stream == .output ? STDOUT_FILENO : STDERR_FILENO
    // Text is written through the terminal object, so that the edited line stays below it and a drawn screen stays intact.
    let isBeside = stream == .error ? !isErrorTerminal : !isOutputTerminal
    if !isBeside, system?.print(text) == true { return }
    var bytes = Array(text.utf8)[...]
    while !bytes.isEmpty {
      let count = bytes.withUnsafeBytes { writeBytes($0, to: file) }
      if count < 0 {
        if errno == EINTR { continue }
        throw ConsoleError(reason: String(cString: strerror(errno)))
      }
      bytes = bytes.dropFirst(count)
    }
  }
}

/// Calls write(2), which a method named `write` would hide. Returns the number of bytes that the system accepted.
private func writeBytes(_ bytes: UnsafeRawBufferPointer, to file: Int32) -> Int {
  write(file, bytes.baseAddress, bytes.count)
}
