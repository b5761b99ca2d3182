import Interfaces

/// A console with a spinner that names the host the program is waiting for, until something else is written.
@MainActor final class Spinner: Console {
  private static let patience = Duration.milliseconds(500)
  private static let pause = Duration.milliseconds(100)
  private static let signs = ["⠋", "⠙", "⠹", "⠸", "⠼", "⠴", "⠦", "⠧", "⠇", "⠏"]

  private let console: any Console
  private let texts: Texts
  private let clock: any Clock<Duration>
  private var host: String?
  private var turning: Task<Void, Never>?
  private var isShown = false
  private var following: Task<Void, Never>?

  init(_ console: any Console, _ texts: Texts, clock: any Clock<Duration>) {
    self.console = console
    self.texts = texts
    self.clock = clock
  }

  /// Observes the pending hosts until ``end()``.
  func begin(_ waiting: PendingHosts) {
    following = Task { [weak self] in
      for await host in waiting.changes { self?.wait(for: host) }
    }
  }

  /// Stops the spinner, and clears its line.
  func end() {
    following?.cancel()
    host = nil
    clear()
  }

  private func wait(for host: String?) {
    if Task.isCancelled { return }
    clear()
    self.host = host
    turn()
  }

  /// Starts the spinner if no host responds for a while.
  private func turn() {
    turning?.cancel()
    turning = host.map { host in
      Task { [clock] in
        do {
          try await clock.sleep(for: Self.patience)
          for sign in sequence(first: 0, next: { ($0 + 1) % Self.signs.count }) {
            show("\(Self.signs[sign]) \(texts.waiting(for: host))")
            try await clock.sleep(for: Self.pause)
          }
        } catch {}  // Other output is being written, or the response has arrived.
      }
    }
  }

  private func show(_ text: String) {
    if Task.isCancelled { return }
    isShown = true
    if let terminal = console.terminal, terminal.hasScreen { return terminal.wait(text) }
    let line = Line(String(text.prefix(max(0, (console.errorWidth ?? 0) - 1)))).text()
    try? console.write("\r\u{1B}[K" + line, to: .error)
  }

  private func clear() {
    turning?.cancel()
    turning = nil
    guard isShown else { return }
    isShown = false
    if let terminal = console.terminal, terminal.hasScreen { return terminal.wait(nil) }
    try? console.write("\r\u{1B}[K", to: .error)
  }

  // MARK: Console

  var isInputTerminal: Bool { console.isInputTerminal }
  var isOutputTerminal: Bool { console.isOutputTerminal }
  var width: Int { console.width }
  var height: Int? { console.height }
  var errorWidth: Int? { console.errorWidth }
  var terminal: (any LineTerminal)? { console.terminal }

  func roomForSixels() async -> PixelSize? { await console.roomForSixels() }

  func readLine() async -> String? { await console.readLine() }

  func readAll(atMost limit: Int) async -> [UInt8]? { await console.readAll(atMost: limit) }

  func readLine(prompt: String, typing: @MainActor (String) -> Void) async -> String? {
    await console.readLine(prompt: prompt, typing: typing)
  }

  func write(_ text: String, to stream: ConsoleStream) throws(ConsoleError) {
    clear()
    defer { turn() }
    try console.write(text, to: stream)
  }
}
