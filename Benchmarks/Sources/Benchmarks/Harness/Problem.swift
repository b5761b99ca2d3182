#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// An error that ends the benchmarks, with a message for the user.
struct Problem: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) { self.description = description }

  /// Creates a problem that describes the last failed system call.
  static func system(_ what: String) -> Problem { Problem("\(what): \(String(cString: strerror(errno)))") }
}

/// Prints progress to standard error, since standard output contains only the table.
func note(_ text: String) {
  let line = Array((text + "\n").utf8)
  _ = write(STDERR_FILENO, line, line.count)
}
