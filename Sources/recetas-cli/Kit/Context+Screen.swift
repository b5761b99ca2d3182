import Interfaces

extension Context {
  /// What whole screens are drawn on; `nil` where they can't be.
  func canvas() -> Canvas? {
    guard let terminal = console.terminal, console.isOutputTerminal else { return nil }
    return Canvas(texts, usesColor: output.usesColor, size: { terminal.size }, send: { terminal.send($0) })
  }
}
