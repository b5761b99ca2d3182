import Foundation
import Synchronization
import TestSupport

/// The real program in a new terminal, with a test in place of the user.
final class TerminalSession: Sendable {
  private struct State {
    var screen: TerminalScreen
    /// All bytes written to the terminal.
    var written: [UInt8] = []
    var isOver = false
    /// The pending response to the query for the terminal's capabilities.
    var answer: String?
    var waiting: [(isShown: @Sendable (TerminalScreen) -> Bool, answer: CheckedContinuation<Bool, Never>)] = []
  }

  private let state: Mutex<State>
  /// The user's end of the pseudo-terminal, for typed input and displayed output.
  private let keyboard: Int32
  /// The program's end of the pseudo-terminal. It stays open while the program isn't running, since Darwin revokes it when the program
  /// ends.
  private let terminal: Int32
  private let process: pid_t
  private let status: Task<Int32, Never>
  private let before: [UInt32]
  /// The program, which keeps its folder from being deleted.
  private let program: Binary

  /// - Parameter answer: the response to the query for the terminal's capabilities. The program waits only a second, so the reading thread
  ///   sends the response, since other tests could delay a task.
  init(
    _ words: [String], _ environment: [String: String], width: Int, height: Int, answer: String? = nil,
    keeping program: Binary
  ) throws {
    self.program = program
    let (keyboard, path) = try Self.open()
    let terminal = Foundation.open(path, O_RDWR | O_NOCTTY | O_CLOEXEC)
    self.keyboard = keyboard
    self.terminal = terminal
    var size = winsize(ws_row: UInt16(height), ws_col: UInt16(width), ws_xpixel: 0, ws_ypixel: 0)
    _ = ioctl(keyboard, UInt(TIOCSWINSZ), &size)
    before = Self.settings(keyboard)
    state = Mutex(State(screen: TerminalScreen(width: width, height: height), answer: answer))
    let process = try spawn(words, environment, at: path)
    self.process = process
    status = Task {
      await withCheckedContinuation { continuation in
        Thread.detachNewThread {
          var status: Int32 = 0
          while waitpid(process, &status, 0) < 0 && errno == EINTR {}
          // The bell marks the end of the program's output.
          write(terminal, "\u{7}", 1)
          continuation.resume(returning: status)
        }
      }
    }
    Thread.detachNewThread { [self] in read() }
  }

  deinit {
    close(terminal)
    close(keyboard)
  }

  /// Opens a new pseudo-terminal. Returns the user's end, and the path of the program's end.
  private static func open() throws -> (Int32, String) {
    #if canImport(Darwin)
      let keyboard = posix_openpt(O_RDWR | O_NOCTTY)
      // ptsname(3) would return a buffer that all threads share.
      var name = [CChar](repeating: 0, count: 128)
      guard keyboard >= 0, grantpt(keyboard) == 0, unlockpt(keyboard) == 0,
        ptsname_r(keyboard, &name, name.count) == 0
      else { throw POSIXError(.ENXIO) }
      _ = fcntl(keyboard, F_SETFD, FD_CLOEXEC)
      let path = name.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }
      return (keyboard, String(decoding: path, as: UTF8.self))
    #else
      // These calls replace ptsname(3) and unlockpt(3) (ioctl_tty(2): TIOCSPTLCK, TIOCGPTN).
      let keyboard = Foundation.open("/dev/ptmx", O_RDWR | O_NOCTTY | O_CLOEXEC)
      var (lock, number): (Int32, Int32) = (0, 0)
      guard keyboard >= 0, ioctl(keyboard, 0x4004_5431, &lock) == 0, ioctl(keyboard, 0x8004_5430, &number) == 0 else {
        throw POSIXError(.ENXIO)
      }
      return (keyboard, "/dev/pts/\(number)")
    #endif
  }

  /// Returns the settings of the terminal, which are the same at both ends.
  private static func settings(_ side: Int32) -> [UInt32] {
    var settings = termios()
    tcgetattr(side, &settings)
    return [settings.c_iflag, settings.c_oflag, settings.c_cflag, settings.c_lflag].map { UInt32($0) }
  }

  private func read() {
    var chunk = [UInt8](repeating: 0, count: 65_536)
    while case let count = Foundation.read(keyboard, &chunk, chunk.count), count > 0 || count < 0 && errno == EINTR {
      if count < 0 { continue }
      let answer = state.withLock { state in
        state.screen.take(chunk[..<count])
        state.written += chunk[..<count]
        guard state.screen.isAsked else { return String?.none }
        defer { state.answer = nil }
        return state.answer
      }
      // A terminal sends its response before the user can react to the screen.
      if let answer { type(answer) }
      let isOver = state.withLock { state in
        let screen = state.screen
        state.waiting.removeAll { waiting in
          guard !screen.isDrawing, waiting.isShown(screen) else { return false }
          waiting.answer.resume(returning: true)
          return true
        }
        return screen.hasRung
      }
      if isOver { break }
    }
    finish()
  }

  private func finish() {
    let waiting = state.withLock { state in
      state.isOver = true
      defer { state.waiting = [] }
      return state.waiting.map { $0.answer }
    }
    for answer in waiting { answer.resume(returning: false) }
  }

  var screen: TerminalScreen { state.withLock { $0.screen } }
  var written: String { state.withLock { String(decoding: $0.written, as: UTF8.self) } }
  /// Whether the terminal has the same modes as before the program started.
  var isAsBefore: Bool { Self.settings(keyboard) == before && screen.modes.isDisjoint(with: ["?1049", "?2004"]) }

  /// Sends text to the program as typed keys.
  func type(_ text: String) {
    var bytes = Array(text.utf8)[...]
    while !bytes.isEmpty {
      let count = bytes.withUnsafeBytes { write(keyboard, $0.baseAddress, $0.count) }
      if count < 0 && errno != EINTR { return }
      bytes = bytes.dropFirst(max(0, count))
    }
  }

  func resize(width: Int, height: Int) {
    state.withLock { $0.screen.resize(width: width, height: height) }
    var size = winsize(ws_row: UInt16(height), ws_col: UInt16(width), ws_xpixel: 0, ws_ypixel: 0)
    _ = ioctl(keyboard, UInt(TIOCSWINSZ), &size)
  }

  func send(_ signal: Int32) { kill(process, signal) }

  /// Waits until the screen meets a condition. Returns `false` if the program ends first.
  func shows(_ isShown: @escaping @Sendable (TerminalScreen) -> Bool) async -> Bool {
    await withTaskCancellationHandler {
      await withCheckedContinuation { answer in
        let known: Bool? = state.withLock { state in
          if !state.screen.isDrawing, isShown(state.screen) { return true }
          if state.isOver { return false }
          state.waiting.append((isShown, answer))
          return nil
        }
        if let known { answer.resume(returning: known) }
      }
    } onCancel: {
      // A test that exceeded its time limit must stop waiting.
      send(SIGKILL)
    }
  }

  /// Waits until the screen shows a string.
  func shows(_ text: String) async -> Bool { await shows { $0.text.contains(text) } }

  /// Types text, and waits until the screen shows the result.
  func type(_ text: String, until shown: String) async -> Bool {
    type(text)
    return await shows(shown)
  }

  /// Waits for the end of the program. Returns its exit code, or 128 plus the signal that ended the program, as shells do. A crash is
  /// recorded as a failure.
  ///
  /// - Parameter crash: the signal of a crash that the test causes.
  func end(by crash: Int32? = nil) async -> Int32 {
    let status = await status.value
    _ = await shows { $0.hasRung }
    if status & 0x7F != crash { Crash.report(status & 0x7F, written) }
    return status & 0x7F == 0 ? status >> 8 & 0xFF : 128 + status & 0x7F
  }
}
