import Foundation
import Interfaces
import TestGroups
import TestSupport
import Testing

@testable import recetas_cli

/// The real program in a pseudo-terminal, with the 40 sample dishes.
@Suite(.group(.terminal)) struct `Interactive mode at a terminal` {
  @Test(arguments: TerminalSize.all)
  func `The menu in a terminal shows its first page, the keys and the input line`(size: TerminalSize) async throws {
    let session = try size.open()
    #expect(await session.shows("R E C E T A S"))
    #expect(await session.type("1\r", until: size.keys))
    #expect(await session.shows { $0.lines[0] == size.menu && $0.typed == "> " })
    let lines = session.screen.lines
    #expect(lines.count == 24 && lines[23] == ">")
    #expect(lines.contains { $0.contains(size.isSpanish ? "m sigue" : "m more · PgUp") })
    #expect(lines.allSatisfy { $0.columns <= size.width })
    session.type("q\r")
    #expect(await session.end() == 0)
    #expect(session.isAsBefore)
  }

  @Test(arguments: TerminalSize.all)
  func `The keys for the next and the previous page move through a list in a terminal`(size: TerminalSize) async throws
  {
    let session = try size.open()
    #expect(await session.shows("R E C E T A S"))
    session.type("1\r")
    #expect(await session.shows { $0.lines[0] == size.menu && $0.typed == "> " })
    #expect(await session.shows { $0.typed == "> " })
    let first = session.screen.lines
    session.type("m\r")
    #expect(await session.shows { $0.lines[0] != size.menu && $0.typed == "> " })
    // One row of the previous page stays visible.
    let second = session.screen.lines
    #expect(first.contains(second[0]))
    session.type("\u{1B}[5~")
    #expect(await session.shows { $0.lines[0] == size.menu && $0.typed == "> " })
    let end = size.isSpanish ? "La lista termina aquí." : "The list ends here."
    while !session.screen.text.contains(end) {
      let page = session.screen.text
      session.type("m\r")
      // The test waits for each page, since a terminal may skip intermediate pages.
      try #require(await session.shows { $0.text != page && $0.typed == "> " })
    }
    session.type("q\r")
    #expect(await session.end() == 0)
  }

  @Test(arguments: TerminalSize.all)
  func `Interactive mode adapts to the size of the terminal`(size: TerminalSize) async throws {
    let session = try size.open()
    #expect(await session.shows("R E C E T A S"))
    session.type("1\r")
    #expect(await session.shows { $0.lines[0] == size.menu && $0.typed == "> " })
    session.resize(width: 50, height: 12)
    #expect(await session.shows { $0.height == 12 && $0.lines[11] == ">" && $0.lines[0] == size.menu })
    #expect(session.screen.lines.allSatisfy { $0.columns <= 50 })
    session.resize(width: size.width, height: 40)
    #expect(await session.shows { $0.height == 40 && $0.lines[39] == ">" && $0.lines[0] == size.menu })
    session.type("q\r")
    #expect(await session.end() == 0)
  }

  @Test(arguments: TerminalSize.all)
  func `An order is canceled in interactive mode only after confirmation`(size: TerminalSize) async throws {
    let session = try size.open()
    #expect(await session.shows("R E C E T A S"))
    session.type("1\r+ 1\ro\r= 1 20\r")
    #expect(await session.shows(size.isSpanish ? "20 platos" : "20 dishes"))
    session.type("= 1 200\r")
    #expect(await session.shows(size.isSpanish ? "de 1 a 100" : "1 to 100"))
    session.type("c\r")
    #expect(await session.shows { $0.text.contains(size.isSpanish ? "¿Cancelar tu pedido" : "Cancel your order") })
    session.type("\r")
    #expect(await session.shows { $0.lines[23] == ">" && $0.text.contains("20") })
    session.type(size.isSpanish ? "c\rs\r" : "c\ry\r")
    #expect(await session.shows(size.isSpanish ? "Pedido cancelado." : "Order canceled."))
    session.type("q\r")
    #expect(await session.end() == 0)
  }

  /// The test also runs with Swift's own signal handler, which prints a backtrace.
  @Test(arguments: Crash.signals.map { ($0, "enable=no") } + [(SIGSEGV, "enable=yes,interactive=no")])
  func `A program that crashes restores the terminal and ends with the signal of the crash`(
    signal: Int32, backtrace: String
  ) async throws {
    let session = try TerminalSize(width: 80, language: "en").open(["SWIFT_BACKTRACE": backtrace])
    #expect(await session.shows { $0.lines[23] == ">" && $0.text.contains("R E C E T A S") })
    #expect(!session.isAsBefore)
    session.send(signal)
    #expect(await session.end(by: signal) == 128 + signal)
    #expect(session.isAsBefore)
  }

  @Test(.smoke, arguments: [SIGTERM, SIGHUP, SIGINT])
  func `A program that receives a fatal signal restores the terminal before it ends`(signal: Int32) async throws {
    let session = try TerminalSize(width: 80, language: "en").open()
    #expect(await session.shows("R E C E T A S"))
    #expect(await session.shows { $0.lines[23] == ">" })
    session.send(signal)
    #expect(await session.end() == 128 + signal)
    #expect(session.isAsBefore)
  }

  @Test func `Ctrl-C ends an interactive session with exit code 130, after asking about unsaved changes`() async throws
  {
    let session = try TerminalSize(width: 80, language: "es").open()
    #expect(await session.shows("R E C E T A S"))
    session.type("6\r1\r1\r1\r")
    #expect(await session.shows { $0.lines[23].hasPrefix("nombre:") })
    session.type("\u{15}Otra\r\u{3}")
    #expect(await session.shows("s para guardar, d para descartar, Intro para seguir."))
    // The form's own keys apply here, not those of a yes-or-no question.
    session.type("\r")
    #expect(await session.shows { $0.lines[23] == ">" && $0.text.contains("Hay cambios sin guardar.") })
    session.type("b\rs\r")
    #expect(await session.shows("Se ha guardado: Otra."))
    session.type("\u{3}")
    let code = await session.end()
    #expect(code == 130)
    #expect(session.isAsBefore)
  }

  @Test func `After Ctrl-Z, resuming the program draws the interactive screen again`() async throws {
    let session = try TerminalSize(width: 80, language: "en").open()
    #expect(await session.shows { $0.lines[23] == ">" && $0.text.contains("R E C E T A S") })
    session.type("\u{1A}")
    // The system doesn't stop the program, since no other process could resume it.
    session.type("1\r")
    #expect(await session.shows { $0.isOtherScreen && $0.lines[0] == "Menu" })
    session.type("q\r")
    #expect(await session.end() == 0)
    #expect(session.written.components(separatedBy: "\u{1B}[?1049h").count == 3)
    #expect(session.written.components(separatedBy: "\u{1B}[?1049l").count == 3)
  }

  @Test(arguments: TerminalSize.all)
  func `A command in a terminal names the host it is waiting for`(size: TerminalSize) async throws {
    // The server sends regular interim responses, so that the request doesn't time out while this test waits.
    let server = try LoopbackServer(answers: .raw([.forEver("HTTP/1.1 102 Processing\r\n\r\n", pause: .seconds(5))]))
    let environment = ["RECETAS_LANG": size.language, "MADRID_SHOPS_URL": server.address("/json_new")]
    let session = try Binary(environment: environment).atTerminal("places", "download", width: size.width)
    #expect(await session.shows(size.isSpanish ? "Esperando a 127.0.0.1…" : "Waiting for 127.0.0.1…"))
    session.type("\u{3}")
    let code = await session.end()
    #expect(code == 130)
    let quiet = try Binary(environment: environment).atTerminal("--quiet", "places", "download", width: size.width)
    await server.requests(atLeast: 2)
    quiet.type("\u{3}")
    #expect(await quiet.end() == 130)
    #expect(quiet.screen.text.trimmingCharacters(in: .whitespacesAndNewlines) == "^C")
  }

  @Test(arguments: ["es", "en"]) func `A synchronization in a terminal names the host it is waiting for`(
    language: String
  ) async throws {
    let server = try LoopbackServer(answers: .raw([.forEver("HTTP/1.1 102 Processing\r\n\r\n", pause: .seconds(5))]))
    let environment = [
      "RECETAS_LANG": language, "FIRESTORE_EMULATOR_HOST": "127.0.0.1:\(server.port)", "FIRESTORE_PROJECT": "kit",
      "FIRESTORE_USER": "ana",
    ]
    let session = try Binary(environment: environment).atTerminal("recipes", "favorites", "sync")
    #expect(await session.shows(language == "es" ? "Esperando a 127.0.0.1…" : "Waiting for 127.0.0.1…"))
    session.type("\u{3}")
    #expect(await session.end() == 130)
  }

  @Test(arguments: TerminalSize.all)
  func `Suggestions are drawn in place while the user is typing in a terminal`(size: TerminalSize) async throws {
    let session = try size.open()
    #expect(await session.shows("R E C E T A S"))
    session.type("4\r")
    #expect(await session.shows { $0.lines[0] == (size.isSpanish ? "Recetas" : "Recipes") })
    session.type("/tor")
    let suggestions = size.isSpanish ? "Sugerencias" : "Suggestions"
    #expect(await session.shows { $0.text.contains(suggestions) && $0.lines[23] == "> /tor" })
    session.type("\u{7F}")
    #expect(await session.shows { $0.text.contains("to”") || $0.text.contains("to»") })
    session.type("\u{15}q\r")
    #expect(await session.end() == 0)
    // The terminal shows only what it showed before the program started.
    #expect(!session.screen.text.contains(suggestions))
    #expect(session.isAsBefore)
  }
}

extension `Interactive mode at a terminal` {
  @Test(arguments: TerminalSize.all.filter { $0.width == 80 })
  func `The first page of a list of places shows the map above the rows`(size: TerminalSize) async throws {
    let session = try size.open()
    #expect(await session.shows("R E C E T A S"))
    session.type("7\r")
    #expect(await session.shows { $0.text.contains(size.isSpanish ? "Tiendas" : "Shops") && $0.typed == "> " })
    session.type("1\r")
    #expect(await session.shows { $0.lines.contains { $0.hasPrefix("└") } && $0.typed == "> " })
    let lines = session.screen.lines
    let end = try #require(lines.firstIndex { $0.hasPrefix("└") })
    let rows = lines.dropFirst(end).count { $0.firstMatch(of: #/^ +[0-9]+  [◌◉] /#) != nil }
    #expect(rows >= 3, "\(lines)")
    session.type("q\r")
    #expect(await session.end() == 0)
  }
}

@Suite(.group(.terminal)) struct `A terminal of any width` {
  @Test(arguments: TerminalSize.all)
  func `Interactive mode lists the user's own recipes even if Spoonacular fails`(size: TerminalSize) async throws {
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
  func `A review pasted in a terminal keeps its paragraphs`(size: TerminalSize) async throws {
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
