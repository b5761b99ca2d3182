import Foundation
import Interfaces
import TestSupport
import TestGroups
import Testing

@testable import recetas_cli

/// These tests leave forms, and place an order that another process changes. They also check that no shortcut key answers a question.
@Suite struct `Confirmations at a terminal` {
  private func start(_ size: TerminalSize, _ program: Binary) async throws -> TerminalSession {
    let session = try program.atTerminal("interactive", width: size.width)
    #expect(await session.shows("R E C E T A S"))
    return session
  }

  /// Opens the form of the first beer. Returns the beer's name.
  private func openForm(_ size: TerminalSize, _ session: TerminalSession) async -> String {
    session.type("6\r1\r1\r")
    let label = size.isSpanish ? "1  nombre" : "1  name"
    #expect(await session.shows { $0.text.contains(label) && $0.typed == "> " })
    return session.screen.lines[0]
  }

  private func leaving(_ size: TerminalSize) -> String {
    size.isSpanish ? "Hay cambios sin guardar: s" : "There are unsaved changes: s"
  }
  private func field(_ size: TerminalSize) -> String { size.isSpanish ? "nombre: " : "name: " }

  @Test(.group(.terminal), arguments: TerminalSize.all)
  func `After a form is saved or discarded in a terminal, the list that it covered is shown again`(size: TerminalSize)
    async throws
  {
    let session = try await start(size, size.program())
    let name = await openForm(size, session)
    for (key, isSaved) in [("d", false), ("s", true)] {
      session.type("1\r")
      #expect(await session.shows { $0.lines[23] == field(size) + name })
      session.type("\u{15}Otra\rb\r")
      #expect(await session.shows(leaving(size)))
      session.type("\r")
      #expect(await session.shows { $0.typed == "> " && $0.text.contains("Otra") })
      session.type("b\r\(key)\r")
      // The list shows the manufacturer's beers.
      #expect(await session.shows { $0.typed == "> " && $0.lines[0] != name && $0.text.contains("Otra") == isSaved })
      session.type("1\r")
      let title = isSaved ? "Otra" : name
      if isSaved { break }
      #expect(await session.shows { $0.typed == "> " && $0.lines[0] == title })
    }
    session.type("q\r")
    #expect(await session.end() == 0)
  }

  @Test(.group(.terminal), arguments: TerminalSize.all)
  func `A form field in a terminal keeps its text after Ctrl-C and Ctrl-D`(size: TerminalSize) async throws {
    let session = try await start(size, size.program())
    let name = await openForm(size, session)
    let question = size.isSpanish ? "Lo escrito no está guardado" : "What you typed is not saved"
    session.type("1\r")
    #expect(await session.shows { $0.lines[23] == field(size) + name })
    session.type("\u{15}Otra cosa\u{3}")
    #expect(await session.shows(question))
    // The text isn't discarded by Enter, by the key for yes or by another Ctrl-C.
    for answer in ["\r", size.isSpanish ? "s\r" : "y\r", "\u{3}", "\u{4}"] {
      session.type(answer)
      #expect(await session.shows { $0.typed == field(size) + "Otra cosa" })
      session.type("\u{3}")
      #expect(await session.shows(question))
    }
    session.type("d\r")
    #expect(await session.shows { $0.typed == "> " && $0.lines[0] == name && !$0.text.contains("Otra cosa") })
    // If the user leaves an emptied field, its text is restored. If the user leaves an untouched field, no question is asked.
    for leaving in ["\u{15}\u{4}", "\u{3}"] {
      session.type("1\r")
      #expect(await session.shows { $0.lines[23] == field(size) + name })
      session.type(leaving)
      #expect(await session.shows { $0.typed == "> " && $0.lines[0] == name })
    }
    session.type("q\r")
    let code = await session.end()
    #expect(code == 0)
  }

  @Test(.group(.terminal), arguments: TerminalSize.all)
  func `Quitting in a terminal asks about an unsaved form even if another screen covers the form`(size: TerminalSize)
    async throws
  {
    let session = try await start(size, size.program())
    let name = await openForm(size, session)
    session.type("1\r\u{15}Otra\rr\r")
    #expect(await session.shows { $0.typed == "> " && $0.lines[0] != name })
    for key in ["q\r", "\u{3}", "\u{4}"] {
      session.type(key)
      // The question is shown together with the form it is about.
      #expect(await session.shows { $0.text.contains(leaving(size)) && $0.lines[0] == name })
      session.type("\r")
      #expect(await session.shows { $0.typed == "> " && $0.text.contains("Otra") })
      session.type("r\r")
      #expect(await session.shows { $0.typed == "> " && $0.lines[0] != name })
    }
    session.type("q\rd\r")
    #expect(await session.end() == 0)
  }

  @Test(.group(.terminal), arguments: TerminalSize.all)
  func `An order changed by another process is placed only after confirmation`(size: TerminalSize) async throws {
    let program = try size.program()
    _ = try await program("order", "add", "dish-tiramisu")
    let session = try await start(size, program)
    session.type("2\r")
    #expect(await session.shows { $0.typed == "> " && $0.text.contains("Tiramisù") })
    _ = try await program("order", "add", "dish-tiramisu", "--quantity", "5")
    let changed = size.isSpanish ? "Tu pedido ha cambiado: 6" : "Your order has changed: 6"
    session.type("p\rA 1\r600\r")
    #expect(await session.shows { $0.text.contains(changed) && $0.text.contains("[\(size.isSpanish ? "s" : "y")/N]") })
    session.type("\r")
    #expect(await session.shows(size.isSpanish ? "No se ha enviado nada." : "The order was not placed."))
    #expect(try await program("order", "history", "--json").document["orders"].items.isEmpty)

    _ = try await program("order", "add", "dish-tiramisu")
    session.type("c\r\(size.isSpanish ? "s" : "y")\r")
    #expect(await session.shows(size.isSpanish ? "Tu pedido ha cambiado: 7" : "Your order has changed: 7"))
    session.type("\r")
    #expect(await session.shows { $0.typed == "> " })
    #expect(try await program("order", "show", "--json").document["order"]["units"] == .number(7))
    session.type("p\rA 1\r600\r")
    #expect(await session.shows("A 1"))
    session.type("q\r")
    #expect(await session.end() == 0)
    #expect(try await program("order", "history", "--json").document["orders"][0]["units"] == .number(7))
  }

  @Test(.group(.terminal), arguments: TerminalSize.all)
  func `A beer catalog is replaced in a terminal only if the answer is yes`(size: TerminalSize) async throws {
    let program = try size.program()
    let file = try program.folder.file("beers.json", BeerFile.small)
    _ = try await program("beers", "list")
    let before = try await program("store", "dump").output
    let session = try program.atTerminal("beers", "import", file, "--force", width: size.width)
    #expect(await session.shows(size.isSpanish ? "[s/N]" : "[y/N]"))
    session.type("\r")
    #expect(await session.end() == 65)
    let words = session.screen.text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    #expect(words.contains(size.isSpanish ? "15 fabricantes, 55 cervezas" : "15 manufacturers, 55 beers"))
    #expect(try await program("store", "dump").output == before)
  }

  @Test(arguments: ["es", "en"]) func `No shortcut key in interactive mode is also an answer that means yes`(
    language: String
  ) {
    let texts = Settings(environment: ["RECETAS_LANG": language]).texts(language: nil)
    let asking = [
      texts.menuKeys, texts.orderKeys, texts.historyKeys, texts.recipesKeys(hasService: true), texts.beersKeys,
      texts.manufacturersKeys, texts.reviewsKeys, texts.allReviewsKeys,
    ]
    for keys in asking {
      let words = keys.components(separatedBy: " · ").compactMap { $0.split(separator: " ").first.map(String.init) }
      #expect(!words.contains { texts.isYes($0) || texts.isYes($0.lowercased()) }, "\(keys)")
    }
  }
}
