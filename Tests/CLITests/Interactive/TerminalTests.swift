import Foundation
import Interfaces
import TestSupport
import Testing

@testable import recetas_cli

/// The real program at a pseudo-terminal: 40 dishes, as they come with it.
@Suite(.timeLimit(.minutes(2))) struct `The interactive front at a terminal` {
  struct Size: CustomTestStringConvertible, Sendable {
    let width: Int
    let language: String
    var testDescription: String { "\(width) \(language)" }

    static let all = [60, 80, 120].flatMap { width in ["es", "en"].map { Size(width: width, language: $0) } }
    var isSpanish: Bool { language == "es" }
    var menu: String { isSpanish ? "Carta" : "Menu" }
    var keys: String { isSpanish ? "b atrás" : "b back" }
  }

  private func start(_ size: Size, height: Int = 24, _ environment: [String: String] = [:]) throws -> TerminalSession {
    let program = try Binary(environment: ["RECETAS_LANG": size.language].merging(environment) { $1 })
    return try program.atTerminal("interactive", width: size.width, height: height)
  }

  @Test(arguments: Size.all) func `shows a page of the menu with its beginning, its keys and its line`(size: Size)
    async throws
  {
    let session = try start(size)
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

  @Test(arguments: Size.all) func `goes on at m where the page ended, and back`(size: Size) async throws {
    let session = try start(size)
    #expect(await session.shows("R E C E T A S"))
    session.type("1\r")
    #expect(await session.shows { $0.lines[0] == size.menu && $0.typed == "> " })
    #expect(await session.shows { $0.typed == "> " })
    let first = session.screen.lines
    session.type("m\r")
    #expect(await session.shows { $0.lines[0] != size.menu && $0.typed == "> " })
    // A row of the page before is above.
    let second = session.screen.lines
    #expect(first.contains(second[0]))
    session.type("\u{1B}[5~")
    #expect(await session.shows { $0.lines[0] == size.menu && $0.typed == "> " })
    for _ in 0..<20 { session.type("m\r") }
    #expect(await session.type("", until: size.isSpanish ? "La lista termina aquí." : "The list ends here."))
    session.type("q\r")
    #expect(await session.end() == 0)
  }

  @Test(arguments: Size.all) func `follows the size of the terminal`(size: Size) async throws {
    let session = try start(size)
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

  @Test(arguments: Size.all) func `edits a line with arrows, words and history`(size: Size) async throws {
    let session = try start(size)
    #expect(await session.shows("R E C E T A S"))
    session.type("ñ1\u{1B}[D\u{7F}")
    #expect(await session.shows { $0.lines[23] == "> 1" && $0.typed == "> " })
    session.type("\r")
    #expect(await session.shows { $0.lines[0] == size.menu && $0.typed == "> " })
    #expect(await session.type("\u{1B}\u{1B}[A", until: "\n> 1"))
    #expect(!session.screen.text.contains("[A"))
    session.type("\u{15}寿司\u{2}")
    #expect(await session.shows { $0.lines[23] == "> 寿司" && $0.typed == "> 寿" })
    session.type("\u{1}/\u{5}x\u{17}")
    #expect(await session.shows { $0.lines[23] == ">" })
    session.type("99\r")
    #expect(await session.type("", until: size.isSpanish ? "Aquí no hay ninguna fila 99." : "There is no row 99 here."))
    session.type("q\r")
    #expect(await session.end() == 0)
  }

  @Test(arguments: Size.all) func `edits what stands in a question, and goes on after Ctrl-D and Ctrl-C`(size: Size)
    async throws
  {
    let session = try start(size)
    #expect(await session.shows("R E C E T A S"))
    session.type("1\r+ 1\ro\rp\r")
    let (address, phone) = size.isSpanish ? ("Dirección:", "Teléfono:") : ("Address:", "Telephone:")
    #expect(await session.shows(address))
    session.type("\u{4}")
    let nothing = size.isSpanish ? "No se ha enviado nada." : "Nothing was placed."
    #expect(await session.shows(nothing))
    session.type("p\r")
    #expect(await session.shows { $0.lines[23].hasPrefix(address) })
    session.type("\u{3}")
    #expect(await session.shows { $0.lines[23] == ">" && $0.text.contains(nothing) })
    session.type("p\rCalle del Pez, 3\r")
    #expect(await session.shows { $0.lines[23].hasPrefix(phone) })
    session.type("915 55 12 34\r")
    #expect(await session.shows(size.isSpanish ? "Calle del Pez, 3" : "on its way to Calle del Pez, 3"))
    session.type("b\r+ 2\ro\rp\r")
    // The last address stands there, to be edited.
    #expect(await session.shows { $0.lines[23] == address + " Calle del Pez, 3" })
    session.type("\u{7F}4")
    #expect(await session.shows { $0.lines[23] == address + " Calle del Pez, 4" })
    session.type("\r\r")
    #expect(await session.shows("Calle del Pez, 4"))
    session.type("q\r")
    #expect(await session.end() == 0)
  }

  @Test(arguments: Size.all) func `loses nothing that is pasted or typed ahead`(size: Size) async throws {
    let session = try start(size)
    // Before anything is asked.
    session.type("1\r+ 1\ro\rp\rCalle del Pez, 3\r600\r")
    #expect(await session.shows { $0.text.contains("Calle del Pez, 3") && $0.lines[23] == ">" })
    // Pasted lines are done when Enter says so.
    session.type("\u{1B}[200~b\n+ 1\no\np\u{1B}[201~")
    #expect(await session.shows { $0.lines[23] == "> b⏎+ 1⏎o⏎p" })
    session.type("\r")
    #expect(await session.shows { $0.lines[23].hasSuffix(" Calle del Pez, 3") })
    session.type("\u{3}q\r")
    #expect(await session.end() == 0)
  }

  @Test(arguments: Size.all) func `sets a quantity, and asks before it cancels`(size: Size) async throws {
    let session = try start(size)
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

  @Test(arguments: [SIGTERM, SIGHUP, SIGINT]) func `leaves the terminal as it was when a signal ends it`(signal: Int32)
    async throws
  {
    let session = try start(Size(width: 80, language: "en"))
    #expect(await session.shows("R E C E T A S"))
    #expect(await session.shows { $0.lines[23] == ">" })
    session.send(signal)
    #expect(await session.end() == 128 + signal)
    #expect(session.isAsBefore)
  }

  @Test func `ends by Ctrl-C with 130, and asks before that loses anything`() async throws {
    let session = try start(Size(width: 80, language: "es"))
    #expect(await session.shows("R E C E T A S"))
    session.type("6\r1\r1\r1\r")
    #expect(await session.shows { $0.lines[23].hasPrefix("nombre:") })
    session.type("\u{15}Otra\r\u{3}")
    #expect(await session.shows("s los guarda, d los descarta, Intro sigue aquí."))
    // What would be yes to another question is the form's own key here.
    session.type("\r")
    #expect(await session.shows { $0.lines[23] == ">" && $0.text.contains("Hay cambios sin guardar.") })
    session.type("b\rs\r")
    #expect(await session.shows("Guardado: Otra."))
    session.type("\u{3}")
    let code = await session.end()
    #expect(code == 130)
    #expect(session.isAsBefore)
  }

  @Test func `reads a megabyte that is pasted`() async throws {
    let session = try start(Size(width: 80, language: "en"))
    #expect(await session.shows { $0.lines[23] == ">" && $0.text.contains("R E C E T A S") })
    Thread.detachNewThread {
      session.type("\u{1B}[200~" + String(repeating: "paella ñ ", count: 100_000) + "end\u{1B}[201~")
    }
    #expect(await session.shows { $0.lines[23].hasSuffix("paella ñ end") })
    session.type("\u{15}q\r")
    #expect(await session.end() == 0)
  }

  @Test func `has the keys of a text in the user's own editor`() async throws {
    let folder = try TemporaryFolder()
    let script = try folder.file("editor", "#!/bin/sh\nprintf 'uno\\n\\ndos\\n' > \"$1\"\n")
    chmod(script, 0o755)
    let session = try start(Size(width: 80, language: "en"), ["EDITOR": script])
    #expect(await session.shows("R E C E T A S"))
    session.type("6\r1\r1\rw\r2\r")
    #expect(await session.shows { $0.lines[23].hasPrefix("text:") && $0.text.contains("Ctrl-X Ctrl-E") })
    session.type("\u{18}\u{5}")
    #expect(await session.shows { $0.lines[23] == "text: uno⏎⏎dos" })
    session.type("\u{3}d\rq\r")
    #expect(await session.end() == 0)
    #expect(session.isAsBefore)
    withExtendedLifetime(folder) {}
  }

  @Test func `draws nothing over the user's own editor`() async throws {
    let folder = try TemporaryFolder()
    let script = try folder.file(
      "editor",
      """
      #!/bin/sh
      echo EDITOR
      while read line && [ "$line" != end ]; do echo "got $line"; done
      printf 'uno\\n' > "$1"

      """)
    chmod(script, 0o755)
    let session = try start(Size(width: 80, language: "en"), ["EDITOR": script])
    #expect(await session.shows("R E C E T A S"))
    session.type("6\r1\r1\rw\r2\r")
    #expect(await session.shows { $0.lines[23].hasPrefix("text:") })
    #expect(await session.type("\u{18}\u{5}", until: "EDITOR"))
    let drawings = { session.written.components(separatedBy: "\u{1B}[?25l").count }
    let before = drawings()
    for number in 1...20 {
      session.resize(width: 80 - number, height: 24)
      #expect(await session.type("\(number)\r", until: "got \(number)"))
    }
    #expect(drawings() == before)
    session.type("end\r")
    #expect(await session.shows { $0.lines[23] == "text: uno" && $0.text.contains("Ctrl-X Ctrl-E") })
    session.type("\u{3}d\rq\r")
    #expect(await session.end() == 0)
    #expect(session.isAsBefore)
    withExtendedLifetime(folder) {}
  }

  @Test func `gives the terminal back at Ctrl-Z, and is drawn again when it goes on`() async throws {
    let session = try start(Size(width: 80, language: "en"))
    #expect(await session.shows { $0.lines[23] == ">" && $0.text.contains("R E C E T A S") })
    session.type("\u{1A}")
    // Nobody could let it go on, so the system does not let it stand still.
    session.type("1\r")
    #expect(await session.shows { $0.isOtherScreen && $0.lines[0] == "Menu" })
    session.type("q\r")
    #expect(await session.end() == 0)
    #expect(session.written.components(separatedBy: "\u{1B}[?1049h").count == 3)
    #expect(session.written.components(separatedBy: "\u{1B}[?1049l").count == 3)
  }

  @Test(arguments: Size.all) func `says whom a command waits for`(size: Size) async throws {
    // It says now and then that it is at work, so that nobody gives it up, however long this test waits for its turn.
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

  @Test(arguments: ["es", "en"]) func `says whom a synchronization waits for`(language: String) async throws {
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

  @Test(arguments: Size.all) func `suggests in place while somebody types`(size: Size) async throws {
    let session = try start(size)
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
    // Nothing but what stood there before the program began.
    #expect(!session.screen.text.contains(suggestions))
    #expect(session.isAsBefore)
  }

  @Test(arguments: Size.all) func `edits the questions of a command, too`(size: Size) async throws {
    let program = try Binary(environment: ["RECETAS_LANG": size.language])
    let (address, phone) = size.isSpanish ? ("Dirección: ", "Teléfono: ") : ("Address: ", "Telephone: ")
    _ = try await program("order", "add", "dish-tiramisu")
    let first = try program.atTerminal("order", "place", width: size.width)
    // All at once, before anything is asked.
    first.type("Calle del Pez, 3\r915 55 12 34\r")
    #expect(await first.end() == 0)
    #expect(first.screen.text.contains("Calle del Pez, 3"))
    #expect(first.isAsBefore)

    _ = try await program("order", "add", "dish-tiramisu")
    let second = try program.atTerminal("order", "place", width: size.width)
    #expect(await second.shows { $0.typed == address + "Calle del Pez, 3" })
    second.type("\u{1B}[D\u{1B}[D\u{1B}[3~\u{1B}[F4\r")
    #expect(await second.shows { $0.text.contains(address + "Calle del Pez,34") && $0.typed == phone + "915 55 12 34" })
    second.type("\u{3}")
    #expect(await second.end() == 130)
    #expect(second.isAsBefore)
    #expect(try await program("order", "show", "--json").document["order"]["units"] == .number(1))
  }
}
