#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The limits of the machine, measured by minimal programs in the folder of the benchmarks.
struct Probe {
  /// The speed of reading a file from the system's cache, in bytes per second.
  let readSpeed: Double
  /// The speed of writing to the disk, in bytes per second.
  let writeSpeed: Double
  /// The speed of copying memory, in bytes per second.
  let copySpeed: Double
  /// The time to write and sync 4 KB in the middle of a file, in seconds.
  let sync: Double
  /// The time to start and end a process that does nothing, in seconds.
  let start: Double

  private static let block = [UInt8](repeating: 0x61, count: 1 << 20)
  private static let blocks = 64

  init(_ workplace: Workplace) throws {
    let path = workplace.path("probe")
    defer { unlink(path) }
    writeSpeed = try Self.speed { try Self.write(path) }
    readSpeed = try Self.speed { try Self.read(path) }
    // The copied block fits into the processor's caches, since this process must stay small. Work that copies more data can't reach this
    // speed.
    var target = Self.block
    copySpeed = try Self.speed {
      for _ in 0..<Self.blocks {
        target.withUnsafeMutableBytes { to in Self.block.withUnsafeBytes { from in to.copyMemory(from: from) } }
      }
    }
    sync = try Self.sync(workplace)
    let output = workplace.path("probe-output")
    defer { unlink(output) }
    start = Median.of(try (0..<21).map { _ in try ChildProcess.run(["true"], output: output).seconds })
  }

  var summary: String {
    let mega = { (speed: Double) in Table.decimals(speed / Double(1 << 20), 0) + " MB/s" }
    return """
      Limits of this machine: read \(mega(readSpeed)) (file in memory), write \(mega(writeSpeed)) (to the disk), \
      copy \(mega(copySpeed)) (memory), fsync of 4 KB \(Amount.seconds(sync).text), start of a process \
      \(Amount.seconds(start).text). SQLite \(SQLiteLibrary.version).
      """
  }

  private static func speed(_ work: () throws -> Void) throws -> Double {
    let clock = ContinuousClock()
    let times = try (0..<3).map { _ in
      let start = clock.now
      try work()
      return (clock.now - start) / .seconds(1)
    }
    return Double(block.count * blocks) / Median.of(times)
  }

  private static func write(_ path: String) throws {
    let file = open(path, O_WRONLY | O_CREAT | O_TRUNC, 0o600)
    if file < 0 { throw Problem.system(path) }
    defer { close(file) }
    for _ in 0..<blocks { if append(block, to: file) != block.count { throw Problem.system(path) } }
    if fsync(file) != 0 { throw Problem.system(path) }
  }

  private static func read(_ path: String) throws {
    let file = open(path, O_RDONLY)
    if file < 0 { throw Problem.system(path) }
    defer { close(file) }
    var buffer = block
    while true {
      let count = take(&buffer, from: file)
      if count == 0 { return }
      if count < 0 { throw Problem.system(path) }
    }
  }

  private static func append(_ bytes: [UInt8], to file: Int32) -> Int {
    #if canImport(Glibc)
      Glibc.write(file, bytes, bytes.count)
    #else
      Darwin.write(file, bytes, bytes.count)
    #endif
  }

  private static func take(_ bytes: inout [UInt8], from file: Int32) -> Int {
    #if canImport(Glibc)
      Glibc.read(file, &bytes, bytes.count)
    #else
      Darwin.read(file, &bytes, bytes.count)
    #endif
  }

  /// Returns the time to write and sync 4 KB in the middle of a file, in seconds. It is measured at each call, since the speed of a shared
  /// disk varies.
  static func sync(_ workplace: Workplace) throws -> Double {
    let path = workplace.path("probe-sync")
    defer { unlink(path) }
    let file = open(path, O_WRONLY | O_CREAT | O_TRUNC, 0o600)
    if file < 0 { throw Problem.system(path) }
    defer { close(file) }
    if append(block, to: file) != block.count { throw Problem.system(path) }
    let page = Array(block.prefix(4096))
    let clock = ContinuousClock()
    return Median.of(
      try (0..<41).map { _ in
        let start = clock.now
        lseek(file, off_t(page.count), SEEK_SET)
        guard append(page, to: file) == page.count, fsync(file) == 0 else { throw Problem.system(path) }
        return (clock.now - start) / .seconds(1)
      })
  }
}
