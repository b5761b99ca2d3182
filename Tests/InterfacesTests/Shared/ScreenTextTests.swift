import Interfaces
import Testing

@Suite struct `Every state of a screen` {
  private func lines(_ state: ScreenState<String>, _ texts: Texts = BothLanguages.spanish) -> [Line] {
    ScreenText.lines(state, texts) { [Line("the content"), Line($0)] }
  }

  @Test func `is written while it loads`() {
    #expect(lines(.loading) == [Line("Cargando…", .faint)])
    #expect(lines(.loading, BothLanguages.english) == [Line("Loading…", .faint)])
  }

  @Test func `is written by the feature when there is content`() {
    #expect(lines(.content("ñoquis")) == ["the content", "ñoquis"])
  }

  @Test func `is its message when there is nothing`() {
    #expect(lines(.empty(message: "La carta está vacía.")) == ["La carta está vacía."])
  }

  @Test func `is what happened and what to do when it failed`() {
    let problem = Problem(.unavailable, "No hay conexión.", "Inténtalo cuando tengas conexión.")
    let expected = [Line("No hay conexión.", .warning), Line("Inténtalo cuando tengas conexión.", .faint)]
    #expect(lines(.failed(problem)) == expected)
    #expect(ScreenText.lines(problem) == expected)
  }
}

@Suite struct `Notices as plain text` {
  @Test func `are nothing when nothing happened`() { #expect(NoticeText.lines(nil) == []) }

  @Test func `are a line for each thing that was done`() {
    #expect(NoticeText.lines(.done(["Hecho.", "Y más."])) == ["Hecho.", "Y más."])
  }

  @Test func `are a problem when it was not done`() {
    let problem = Problem(.refused, "No se pudo.", "Repite.")
    #expect(NoticeText.lines(.failed(problem)) == ScreenText.lines(problem))
  }
}
