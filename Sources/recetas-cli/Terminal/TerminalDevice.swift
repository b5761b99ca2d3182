import CRecetasTerminal
import Dispatch
import Synchronization

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The terminal that started the process: its modes, its size, its input and its output.
///
/// The terminal is restored when the process exits, is ended by SIGINT, SIGTERM, SIGHUP or SIGQUIT, or crashes (`CRecetasTerminal`).
final class TerminalDevice: Sendable {
  enum Mode: Sendable {
    /// The original mode: the system edits lines, and the program reads them as a whole.
    case lines
    /// Typed text isn't echoed, and waits to be read. Ctrl-C sends a signal.
    case quiet
    /// Each key is read as a byte, including Ctrl-C and Ctrl-Z.
    case keys
  }

  private struct State {
    /// The original settings. `nil` if they are unchanged.
    var before: termios?
    var mode = Mode.lines
    /// The sequences that restore the terminal, and those that set it up again.
    var closing = ""
    var opening = ""
    var signals: [any DispatchSourceSignal] = []
    /// Whether another program is using the terminal.
    var isLent = false
  }

  private let state = Mutex(State())
  private let output: Int32
  /// Called when the size changes, or when the process resumes after a stop.
  private let changed: @Sendable () -> Void

  /// - Parameter output: an open terminal to draw on.
  init(output: Int32, changed: @escaping @Sendable () -> Void) {
    self.output = output
    self.changed = changed
  }

  /// The size in columns and lines. The default is 80 × 24, for a terminal that doesn't report its size.
  var size: (width: Int, height: Int) {
    var size = winsize()
    guard ioctl(output, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0, size.ws_row > 0 else { return (80, 24) }
    return (Int(size.ws_col), Int(size.ws_row))
  }

  // MARK: Modes

  /// Stores the sequences for entering and leaving the terminal.
  ///
  /// - Parameters:
  ///   - opening: the sequences that set up the terminal. They are written again when the process resumes.
  ///   - closing: the sequences that restore the terminal. They are written whenever the process ends.
  func remember(opening: String, closing: String) {
    state.withLock { state in
      (state.opening, state.closing) = (opening, closing)
      var closing = closing
      closing.withUTF8 { recetas_terminal_set_closing($0.baseAddress, $0.count) }
    }
  }

  /// Restores the terminal until ``enter(_:)``.
  func leave() {
    send(state.withLock { $0.closing })
    set(.lines)
  }

  func enter(_ mode: Mode) {
    set(mode)
    send(state.withLock { $0.opening })
  }

  /// Whether another program is using the terminal.
  var isLent: Bool { state.withLock { $0.isLent } }

  /// Lends the terminal to another program. Afterwards, the screen must be redrawn.
  func lend<Answer>(_ work: () async -> Answer) async -> Answer {
    let mode = state.withLock { $0.mode }
    leave()
    state.withLock { $0.isLent = true }
    let answer = await work()
    state.withLock { $0.isLent = false }
    enter(mode)
    return answer
  }

  /// Changes the mode. Returns `false` if the terminal refuses the change.
  @discardableResult func set(_ mode: Mode) -> Bool {
    state.withLock { state in
      if state.mode == mode { return true }
      if state.before == nil {
        var settings = termios()
        guard tcgetattr(STDIN_FILENO, &settings) == 0 else { return false }
        state.before = settings
      }
      guard var before = state.before else { return false }
      if mode != .lines { recetas_terminal_restore_on_crash(&before, output) }
      guard Self.apply(mode, before) else { return false }
      state.mode = mode
      if mode == .lines {
        state.before = nil
        recetas_terminal_is_restored()
      }
      if state.signals.isEmpty { watch(&state) }
      return true
    }
  }

  private static func apply(_ mode: Mode, _ before: termios) -> Bool {
    var settings = before
    if mode != .lines {
      cfmakeraw(&settings)
      // Only the handling of keys needs raw mode, so the handling of Enter and of output stays the same.
      settings.c_iflag = before.c_iflag
      settings.c_oflag = before.c_oflag
      if mode == .quiet { settings.c_lflag |= tcflag_t(ISIG) }
    }
    // `TCSADRAIN` keeps input that was typed ahead.
    return tcsetattr(STDIN_FILENO, TCSADRAIN, &settings) == 0
  }

  // MARK: Bytes

  /// Writes to the terminal, unless another program is using it.
  func send(_ text: String) {
    if isLent { return }
    var bytes = Array(text.utf8)[...]
    while !bytes.isEmpty {
      let count = bytes.withUnsafeBytes { write(output, $0.baseAddress, $0.count) }
      if count < 0 && errno == EINTR { continue }
      // If the terminal is closed, the output can be dropped.
      if count <= 0 { return }
      bytes = bytes.dropFirst(count)
    }
  }

  /// Waits for input, and returns it up to the end of a line, since the rest may be meant for another program. `nil` at the end of input.
  func read() async -> [UInt8]? {
    await onBackgroundThread { Self.readNow() }
  }

  private static func readNow() -> [UInt8]? {
    var bytes: [UInt8] = []
    while bytes.count < 65_536 {
      var byte: UInt8 = 0
      switch systemRead(&byte) {
      case 1: bytes.append(byte)
      case ..<0 where errno == EINTR || errno == EAGAIN: continue
      default: return bytes.isEmpty ? nil : bytes
      }
      if byte == 0x0A || byte == 0x0D { break }
      var waiting = pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0)
      if poll(&waiting, 1, 0) <= 0 { break }
    }
    return bytes
  }

  /// Sends a query to the terminal, and returns its response. `nil` if there is no response within a second.
  ///
  /// Keys typed in the meantime are lost, so nothing is sent if input is waiting to be read.
  ///
  /// - Parameter find: a closure that finds the response in the input received so far.
  func ask<Answer: Sendable>(_ question: String, find: @escaping @Sendable (String) -> Answer?) async -> Answer? {
    // The system would stop a background process that changes the terminal's mode.
    guard tcgetpgrp(STDIN_FILENO) == getpgrp(), set(.quiet) else { return nil }
    defer { set(.lines) }
    if isReadable(STDIN_FILENO, by: .now) { return nil }
    send(question)
    return await onBackgroundThread {
      let deadline = ContinuousClock.now + .seconds(1)
      var bytes: [UInt8] = []
      var byte: UInt8 = 0
      while bytes.count < 256, isReadable(STDIN_FILENO, by: deadline) {
        let count = systemRead(&byte)
        if count < 0, errno == EINTR || errno == EAGAIN { continue }
        if count != 1 { break }
        bytes.append(byte)
        if let answer = find(String(decoding: bytes, as: UTF8.self)) { return answer }
      }
      return nil
    }
  }

  // MARK: Signals

  private static let fatal = [SIGINT, SIGTERM, SIGHUP, SIGQUIT]

  private func watch(_ state: inout State) {
    let queue = DispatchQueue(label: "terminal signals")
    for number in Self.fatal + [SIGTSTP, SIGWINCH] {
      let source = DispatchSource.makeSignalSource(signal: number, queue: queue)
      source.setEventHandler { [weak self, changed] in
        switch number {
        case SIGWINCH: changed()
        case SIGTSTP: self?.suspend()
        default: self?.end(by: number)
        }
      }
      #if canImport(Darwin)
        // On other systems, Dispatch handles the signal itself, so the signal must not be ignored.
        signal(number, SIG_IGN)
      #endif
      source.resume()
      state.signals.append(source)
    }
  }

  /// Ends the process with the default action of a signal, after restoring the terminal.
  func end(by number: Int32) {
    // While another program is using the terminal, Ctrl-C is meant for that program.
    if number == SIGINT, isLent { return }
    leave()
    deliver(number)
  }

  /// Stops the process, after restoring the terminal, until the user resumes it.
  func suspend() {
    let (mode, isLent) = state.withLock { ($0.mode, $0.isLent) }
    if isLent { return deliver(SIGTSTP) }
    leave()
    // The whole pipeline stops, as with any Ctrl-Z.
    deliver(SIGTSTP, alsoToGroup: true)
    enter(mode)
    changed()
  }

  /// Performs the default action of a signal in this process.
  private func deliver(_ number: Int32, alsoToGroup: Bool = false) {
    // A `sigaction` of zeros stands for the default action.
    var (usual, own) = (sigaction(), sigaction())
    sigaction(number, nil, &own)
    if alsoToGroup {
      // The other processes of the group receive the signal first. This thread raises the signal below, so that it is handled before the
      // call returns.
      signal(number, SIG_IGN)
      kill(0, number)
    }
    sigaction(number, &usual, nil)
    // The signal must be unblocked first, since the threads of dispatch queues block signals.
    var signals = sigset_t()
    sigemptyset(&signals)
    sigaddset(&signals, number)
    pthread_sigmask(SIG_UNBLOCK, &signals, nil)
    raise(number)
    sigaction(number, &own, nil)
  }
}

/// Calls read(2), which a method named `read` would hide.
private func systemRead(_ byte: inout UInt8) -> Int { read(STDIN_FILENO, &byte, 1) }
