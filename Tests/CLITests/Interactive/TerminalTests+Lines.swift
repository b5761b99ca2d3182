import Foundation
import TestSupport
import TestGroups
import Testing

@testable import recetas_cli

/// The input line of the real program, in which the test types, pastes and edits text.
@Suite(.group(.terminal)) struct `Editing a line at a terminal` {
  @Test(arguments: TerminalSize.all)
  func `A line in a terminal can be edited with arrow keys, word shortcuts and the history`(size: TerminalSize)
    async throws
  {
    let session = try size.open()
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

  @Test(arguments: TerminalSize.all)
  func `A question in a terminal offers the last answer and is canceled by Ctrl-D or Ctrl-C`(size: TerminalSize)
    async throws
  {
    let session = try size.open()
    #expect(await session.shows("R E C E T A S"))
    session.type("1\r+ 1\ro\rp\r")
    let (address, phone) = size.isSpanish ? ("Dirección:", "Teléfono:") : ("Address:", "Telephone:")
    #expect(await session.shows(address))
    session.type("\u{4}")
    let nothing = size.isSpanish ? "No se ha enviado nada." : "The order was not placed."
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
    // The line contains the last address, which can be edited.
    #expect(await session.shows { $0.lines[23] == address + " Calle del Pez, 3" })
    session.type("\u{7F}4")
    #expect(await session.shows { $0.lines[23] == address + " Calle del Pez, 4" })
    session.type("\r\r")
    #expect(await session.shows("Calle del Pez, 4"))
    session.type("q\r")
    #expect(await session.end() == 0)
  }

  @Test(arguments: TerminalSize.all)
  func `Text that is pasted or typed ahead in a terminal is never lost`(size: TerminalSize) async throws {
    let session = try size.open()
    // These lines are typed before the first question.
    session.type("1\r+ 1\ro\rp\rCalle del Pez, 3\r600\r")
    #expect(await session.shows { $0.text.contains("Calle del Pez, 3") && $0.lines[23] == ">" })
    // Pasted lines are executed only after Enter.
    session.type("\u{1B}[200~b\n+ 1\no\np\u{1B}[201~")
    #expect(await session.shows { $0.lines[23] == "> b⏎+ 1⏎o⏎p" })
    session.type("\r")
    #expect(await session.shows { $0.lines[23].hasSuffix(" Calle del Pez, 3") })
    session.type("\u{3}q\r")
    #expect(await session.end() == 0)
  }

  @Test func `A megabyte of text can be pasted into an input line in a terminal`() async throws {
    let session = try TerminalSize(width: 80, language: "en").open()
    #expect(await session.shows { $0.lines[23] == ">" && $0.text.contains("R E C E T A S") })
    Thread.detachNewThread {
      session.type("\u{1B}[200~" + String(repeating: "paella ñ ", count: 100_000) + "end\u{1B}[201~")
    }
    #expect(await session.shows { $0.lines[23].hasSuffix("paella ñ end") })
    session.type("\u{15}q\r")
    #expect(await session.end() == 0)
  }

  @Test func `A user in a terminal can write long text in an external editor`() async throws {
    let folder = try TemporaryFolder()
    let script = try folder.file("editor", "#!/bin/sh\nprintf 'uno\\n\\ndos\\n' > \"$1\"\n")
    chmod(script, 0o755)
    let session = try TerminalSize(width: 80, language: "en").open(["EDITOR": script])
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

  @Test func `The program doesn't draw over an external editor that the user opened`() async throws {
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
    let session = try TerminalSize(width: 80, language: "en").open(["EDITOR": script])
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

  @Test(arguments: TerminalSize.all)
  func `The answer to a command's question can be edited in a terminal`(size: TerminalSize) async throws {
    let program = try size.program()
    let (address, phone) = size.isSpanish ? ("Dirección: ", "Teléfono: ") : ("Address: ", "Telephone: ")
    _ = try await program("order", "add", "dish-tiramisu")
    let first = try program.atTerminal("order", "place", width: size.width)
    // All answers are typed before the first question.
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
