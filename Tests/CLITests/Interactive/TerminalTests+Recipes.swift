import Foundation
import Interfaces
import TestSupport
import TestGroups
import Testing

@testable import recetas_cli

@Suite(.group(.terminal)) struct `At a terminal of any width` {
  @Test(arguments: TerminalSize.all)
  func `one's own recipes stay when Spoonacular's can't be had`(size: TerminalSize) async throws {
    let server = try LoopbackServer(answers: .json(#"{"code": 402}"#, status: 402))
    let session = try size.open(["SPOONACULAR_API_KEY": "key", "SPOONACULAR_URL": server.address("/")])
    #expect(await session.shows("R E C E T A S"))
    session.type("4\r")
    #expect(await session.shows("Ajoblanco"))
    #expect(await session.shows(size.isSpanish ? "cupo" : "is used up"))
    #expect(session.screen.lines.allSatisfy { $0.columns <= size.width })
    session.type("o\r")
    #expect(await session.shows(size.isSpanish ? "Tu colección · 40 recetas" : "Your collection · 40 recipes"))
    #expect(!session.screen.text.contains(size.isSpanish ? "cupo" : "is used up"))
    session.type("q\r")
    #expect(await session.end() == 0)
  }

  @Test(arguments: TerminalSize.all)
  func `a review that is pasted keeps its paragraphs`(size: TerminalSize) async throws {
    let program = try size.program()
    let session = try program.atTerminal("interactive", width: size.width)
    #expect(await session.shows("R E C E T A S"))
    session.type("6\r")
    #expect(await session.shows { $0.lines.contains { $0.hasPrefix("   1  ") } && $0.typed == "> " })
    session.type("1\r1\rw\r2\r")
    #expect(await session.shows { $0.lines[23].hasPrefix(size.isSpanish ? "texto:" : "text:") })
    session.type("\u{1B}[200~Muy fría.\n\nY rica.\u{1B}[201~\r1\r5\r")
    let label = size.isSpanish ? "   2  texto  " : "   2  text   "
    let text = label + "Muy fría.\n\n" + String(repeating: " ", count: label.count) + "Y rica."
    #expect(await session.shows(text))
    session.type("s\r")
    #expect(await session.shows { !$0.text.contains("Muy fría.") && $0.typed == "> " })
    session.type("q\r")
    #expect(await session.end() == 0)
    let dump = try await program("store", "dump").document
    #expect(dump["reviews"][0]["text"] == .text("Muy fría.\n\nY rica."))
  }
}
