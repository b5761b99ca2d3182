package import UseCases

/// Why a document holds no records, and where.
package enum JSONError: Error, Sendable, Hashable {
  /// Line and column count from 1; the column counts bytes.
  case malformed(SeedFormatProblem, line: Int, column: Int)
  /// The bytes can't be had, in the system's words.
  case unreadable(why: String)
}
