#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The reason that nothing could be measured.
struct Problem: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) { self.description = description }

  /// Returns the problem for the last failed system call.
  static func system(_ what: String) -> Problem { Problem("\(what): \(String(cString: strerror(errno)))") }
}

/// Prints progress to standard error, since standard output contains only the table.
func note(_ text: String) {
  let line = Array((text + "\n").utf8)
  _ = write(STDERR_FILENO, line, line.count)
}
