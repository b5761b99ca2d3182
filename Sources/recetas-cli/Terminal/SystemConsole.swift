import Dispatch
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
  /// Whether the terminal can do no more than print.
  private let isDumb: Bool
  /// The prompt and what is typed at it, while somebody types.
  private var edited: String?

  /// The most bytes of a line that are told while it is typed.
  private static let longestTyped = 1000

  init(isDumb: Bool) { self.isDumb = isDumb }

  var isInputTerminal: Bool { isatty(STDIN_FILENO) == 1 }
  var isOutputTerminal: Bool { isatty(STDOUT_FILENO) == 1 }
  private var isErrorTerminal: Bool { isatty(STDERR_FILENO) == 1 }

  var width: Int { Self.width(of: STDOUT_FILENO) ?? 80 }
  var errorWidth: Int? { isDumb ? nil : isErrorTerminal ? Self.width(of: STDERR_FILENO) ?? 80 : nil }

  private static func width(of file: Int32) -> Int? {
    var size = winsize()
    guard ioctl(file, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return nil }
    return Int(size.ws_col)
  }

  func readLine() async -> String? { await Self.unhurried { Swift.readLine() } }

  func readLine(prompt: String, typing: @MainActor (String) -> Void) async -> String? {
    guard isInputTerminal, isOutputTerminal, !isDumb, let keys = KeyByKey() else {
      do { try write(prompt, to: .output) } catch { return nil }
      return await readLine()
    }
    defer {
      edited = nil
      keys.end()
    }
    var line = TypedLine()
    while true {
      // Of a long line the end is shown: more than a row could not be taken back.
      let room = max(0, width - prompt.count - 1)
      edited = prompt + String(VisibleText.clean(line.end(of: room)).suffix(room))
      do { try write("", to: .output) } catch { return nil }
      let bytes = await Self.unhurried(keys.next)
      var step: TypedLine.Step = bytes.isEmpty ? .closed : .nothing
      for byte in bytes {
        let next = line.take(byte)
        if next != .nothing { step = next }
      }
      switch step {
      case .nothing: continue
      case .changed:
        // Nobody searches for more while it is typed, but at Enter.
        if line.count <= Self.longestTyped { typing(line.text) }
        continue
      case .ended, .closed, .interrupted: break
      }
      // What was typed stays to be seen; the next line begins below.
      edited = nil
      keys.end()
      do { try write("\n", to: .output) } catch { return nil }
      if step == .interrupted { raise(SIGINT) }
      return step == .ended ? line.text : nil
    }
  }

  /// Waits where nobody else has to wait with it.
  private static func unhurried<Answer: Sendable>(_ wait: @escaping @Sendable () -> Answer) async -> Answer {
    await withCheckedContinuation { continuation in
      DispatchQueue.global().async { continuation.resume(returning: wait()) }
    }
  }

  func write(_ text: String, to stream: ConsoleStream) throws(ConsoleError) {
    let file = stream == .output ? STDOUT_FILENO : STDERR_FILENO
    // What is typed stays below whatever is written.
    let isBeside = stream == .error && !isErrorTerminal
    let text = isBeside ? text : edited.map { "\r\u{1B}[K" + text + $0 } ?? text
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

/// As much of it as the system takes at once; write(2), which a method called `write` would hide.
private func writeBytes(_ bytes: UnsafeRawBufferPointer, to file: Int32) -> Int {
  write(file, bytes.baseAddress, bytes.count)
}
