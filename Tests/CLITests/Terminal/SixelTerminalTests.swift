import Foundation
import TestSupport
import TestGroups
import Testing

@testable import recetas_cli

/// The real program, at a terminal whose answers the test chooses.
@Suite(.group(.terminal)) struct `A terminal that is asked whether it shows sixels` {
  private let stub: StubImageMagick

  init() throws {
    stub = try StubImageMagick("printf '%s\\n' \"$@\" > $here/words; \(StubImageMagick.writesSixels)")
  }

  private func start(answer: String) throws -> TerminalSession {
    try Binary(environment: ["PATH": stub.folder.path]).atTerminal(
      "places", "show", "shop-1", "--no-map", "--images", width: 60, height: 40, answer: answer)
  }

  @Test(arguments: ["\u{1B}[?62;4c", "\u{1B}[?63;1;2;4;6;9;15;22c", "\u{1B}[?1;2;4c", "abc\u{1B}[?62;4;22c"])
  func `gets them if it says so`(answer: String) async throws {
    let session = try start(answer: answer)
    #expect(await session.end() == 0)
    #expect(session.screen.isAsked)
    #expect(session.written.contains(StubImageMagick.sixels + "\r\n") && session.isAsBefore)
    #expect(!session.written.contains("shows no pictures") && !session.screen.text.contains("62;4"))
    let words = String(decoding: try #require(stub.contents(of: "words")), as: UTF8.self)
    #expect(words.contains("480x640>\n"))
  }

  /// Also if it says nothing at all.
  @Test(arguments: ["\u{1B}[?62;22c", "\u{1B}[?4c", "\u{1B}[?62;14;42c", ""])
  func `gets none if it doesn't`(answer: String) async throws {
    let session = try start(answer: answer)
    #expect(await session.end() == 0)
    #expect(session.screen.isAsked)
    #expect(!session.written.contains("\u{1B}P") && session.isAsBefore)
    #expect(session.screen.text.contains("This terminal can't show pictures"))
    #expect(session.screen.text.contains("Librería La Errata Discreta"))
  }

  @Test func `is not asked while something typed waits to be read`() async throws {
    let program = try Binary()
    let words = "'\(Binary.path)' --store '\(program.location)' places show shop-1 --no-map --images"
    let environment = [
      "RECETAS_HOME": program.folder.path, "RECETAS_LANG": "en", "TERM": "xterm", "PATH": stub.folder.path,
    ]
    let session = try TerminalSession(
      ["/bin/sh", "-c", "read line; exec \(words)"], environment, width: 60, height: 40, keeping: program)
    session.type("first\nsecond\n")
    #expect(await session.end() == 0)
    #expect(!session.screen.isAsked && session.screen.text.contains("This terminal can't show pictures"))
  }

  @Test func `is not asked where nothing is to be shown`() async throws {
    let program = try Binary(environment: ["PATH": stub.folder.path])
    let session = try program.atTerminal("places", "show", "shop-1", "--no-map")
    #expect(await session.end() == 0)
    #expect(!session.screen.isAsked)
  }
}
