#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The standard streams of the process.
struct SystemConsole: Console {
  var isInputTerminal: Bool { isatty(STDIN_FILENO) == 1 }
  var isOutputTerminal: Bool { isatty(STDOUT_FILENO) == 1 }
  var isErrorTerminal: Bool { isatty(STDERR_FILENO) == 1 }

  var width: Int {
    var size = winsize()
    guard isOutputTerminal, ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return 80 }
    return Int(size.ws_col)
  }

  func readLine() -> String? { Swift.readLine() }

  func write(_ text: String, to stream: ConsoleStream) throws(ConsoleError) {
    let file = stream == .output ? STDOUT_FILENO : STDERR_FILENO
    var bytes = Array(text.utf8)[...]
    while !bytes.isEmpty {
      #if canImport(Glibc)
        let count = bytes.withUnsafeBytes { Glibc.write(file, $0.baseAddress, $0.count) }
      #elseif canImport(Musl)
        let count = bytes.withUnsafeBytes { Musl.write(file, $0.baseAddress, $0.count) }
      #else
        let count = bytes.withUnsafeBytes { Darwin.write(file, $0.baseAddress, $0.count) }
      #endif
      if count < 0 {
        if errno == EINTR { continue }
        throw ConsoleError(reason: String(cString: strerror(errno)))
      }
      bytes = bytes.dropFirst(count)
    }
  }
}
