import Foundation

/// How much more memory this process holds at its peak than at a moment, in bytes. For a process that does nothing else.
///
/// It is what is resident and no part of a file: of the program and its libraries more comes in with everything that is done first.
public struct PeakMemory {
  private let before: Int

  /// From now on; `nil` where the system does not say: elsewhere than on Linux.
  public init?() {
    // Lets the peak begin anew (proc(5)).
    guard let file = fopen("/proc/self/clear_refs", "w") else { return nil }
    let isWritten = fputs("5", file) >= 0
    guard fclose(file) == 0, isWritten, let before = Self.figure("RssAnon") else { return nil }
    self.before = before
  }

  /// So far.
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
