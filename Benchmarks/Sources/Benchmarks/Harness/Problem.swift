#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Why nothing was measured.
struct Problem: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) { self.description = description }

  /// What the system says of its last failure.
  static func system(_ what: String) -> Problem { Problem("\(what): \(String(cString: strerror(errno)))") }
}

/// Tells whoever waits what is being done; the table alone goes to the standard output.
func note(_ text: String) {
  let line = Array((text + "\n").utf8)
  _ = write(STDERR_FILENO, line, line.count)
}
