import Interfaces
import Testing

@Suite struct `Screens in every state` {
  private func lines(_ state: ScreenState<String>, _ texts: Texts = BothLanguages.spanish) -> [Line] {
    ScreenText.lines(state, texts) { [Line("the content"), Line($0)] }
  }

  @Test func `The plain text of a loading screen is in the user's language`() {
    #expect(lines(.loading) == [Line("Cargando…", .faint)])
    #expect(lines(.loading, BothLanguages.english) == [Line("Loading…", .faint)])
  }

  @Test func `The feature provides the plain text of a screen's content`() {
    #expect(lines(.content("ñoquis")) == ["the content", "ñoquis"])
  }

  @Test func `The plain text of an empty screen is the screen's message`() {
    #expect(lines(.empty(message: "La carta está vacía.")) == ["La carta está vacía."])
  }

  @Test func `The plain text of a failed screen is the message and the advice of the problem`() {
    let problem = Problem(.unavailable, "No hay conexión.", "Inténtalo cuando tengas conexión.")
    let expected = [Line("No hay conexión.", .warning), Line("Inténtalo cuando tengas conexión.", .faint)]
    #expect(lines(.failed(problem)) == expected)
    #expect(ScreenText.lines(problem) == expected)
  }
}

@Suite struct `Notices as plain text` {
  @Test func `The plain text of a missing notice is empty`() { #expect(NoticeText.lines(nil) == []) }

  @Test func `The plain text of a success notice has a line for each sentence`() {
    #expect(NoticeText.lines(.done(["Hecho.", "Y más."])) == ["Hecho.", "Y más."])
  }

  @Test func `The plain text of a failure notice is the text of the problem`() {
    let problem = Problem(.refused, "No se pudo.", "Repite.")
    #expect(NoticeText.lines(.failed(problem)) == ScreenText.lines(problem))
  }
}
