import Foundation

/// Measures the growth of this process's memory in bytes, from the start of the measurement to the peak. The result is meaningful only if
/// the process does no other work.
///
/// Only resident memory that isn't backed by files is counted, because parts of the program and its libraries are loaded on first use.
public struct PeakMemory {
  private let before: Int

  /// Starts a measurement. Returns `nil` on systems other than Linux, which don't support such a measurement.
  public init?() {
    // Writing 5 to this file resets the peak (proc(5)).
    guard let file = fopen("/proc/self/clear_refs", "w") else { return nil }
    let isWritten = fputs("5", file) >= 0
    guard fclose(file) == 0, isWritten, let before = Self.figure("RssAnon") else { return nil }
    self.before = before
  }

  /// The number of bytes by which the memory has grown so far.
  public var growth: Int {
    guard let peak = Self.figure("VmHWM"), let file = Self.figure("RssFile") else { return .max }
    return peak - file - before
  }

  private static func figure(_ name: String) -> Int? {
    guard let status = try? String(contentsOfFile: "/proc/self/status", encoding: .utf8) else { return nil }
    let line = status.split(separator: "\n").first { $0.hasPrefix(name + ":") }
    return line.flatMap { Int($0.filter(\.isNumber)) }.map { $0 << 10 }
  }
}
