import Interfaces
import Testing

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
