import TestGroups
import Testing

@Suite(.group(.terminal)) struct `A program at a terminal` {
  @Test func `A program that a test runs in a terminal receives Ctrl-C`() async throws {
    let session = try session(trapping: "INT")
    #expect(await session.shows("ready"))
    session.type("\u{3}\r\r")
    #expect(await session.end() == 7)
  }

  @Test func `A program that a test runs in a terminal receives a signal when the size changes`() async throws {
    let session = try session(trapping: "WINCH")
    #expect(await session.shows("ready"))
    session.resize(width: 60, height: 20)
    session.type("\r\r")
    #expect(await session.end() == 7)
  }

  /// Starts a shell that ends with code 7 when it receives the signal, or otherwise after two lines of input. Some shells handle a signal
  /// only between lines.
  private func session(trapping signal: String) throws -> TerminalSession {
    let script = "trap 'exit 7' \(signal); echo ready; read -r line; read -r line"
    return try TerminalSession(
      ["/bin/sh", "-c", script], ["PATH": "/usr/bin:/bin"], width: 80, height: 24, keeping: try Binary())
  }
}
