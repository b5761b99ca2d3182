import TestSupport

extension CLI {
  /// A program, and a folder outside its own with a file that it must leave alone.
  static func withPrivateFile() throws -> (cli: CLI, outside: TemporaryFolder) {
    let outside = try TemporaryFolder()
    _ = try outside.file("file", "private")
    return (try CLI(), outside)
  }
}
