import GatewayTesting
import Interfaces
import Testing

@MainActor @Suite struct `Starting the front` {
  typealias Step = RecordingScreen<StartModel, Never>.Step

  let ui = RecordingScreen<StartModel, Never>()
  let clock = ManualClock()
  let work = Held<Void, Problem?>()
  let presenter: StartPresenter
  let problem = Problem(.unavailable, "No hay conexión.", "Inténtalo cuando tengas conexión.")

  init() {
    presenter = StartPresenter(screen: ui, minimum: .seconds(1), clock: clock) { [work] in await work.ask(()) }
  }

  private func begin(_ event: StartEvent = .appeared) async -> Held<Void, Problem?>.Event {
    let asked = await work.begin { [presenter] in await presenter.handle(event) }
    await clock.hasSleepers(1)
    return asked
  }

  /// Gives work that was answered every chance to be followed by what must not follow yet.
  private func letWorkEnd() async {
    while work.questions.isEmpty { await Task.yield() }
    for _ in 1...1000 { await Task.yield() }
  }

  @Test func `is shown at once, and is over when the work and the time are`() async {
    work.standing = .some(nil)
    let started = Task { await presenter.handle(.appeared) }
    #expect(await ui.next() == .shows(.content(.starting)))
    await clock.hasSleepers(1)
    clock.advance(by: .milliseconds(999))
    await letWorkEnd()
    #expect(ui.take() == [])
    clock.advance(by: .milliseconds(1))
    await started.value
    ui.expect(.shows(.content(.ready)))
  }

  @Test func `takes no longer than the work, when that takes longer than the time`() async {
    let started = await begin()
    clock.advance(by: .seconds(1))
    await clock.hasNoSleepers()
    ui.expect(.shows(.content(.starting)))
    await work.answer(started, nil)
    ui.expect(.shows(.content(.ready)))
  }

  @Test func `waits for no time when there is no least one`() async {
    let presenter = StartPresenter(screen: ui) { [work] in await work.ask(()) }
    work.standing = .some(nil)
    await presenter.handle(.appeared)
    ui.expect(.shows(.content(.starting)), .shows(.content(.ready)))
  }

  @Test func `tells a failure at once, and ends the time`() async {
    let started = await begin()
    await work.answer(started, problem)
    ui.expect(.shows(.content(.starting)), .shows(.failed(problem)))
    await clock.hasNoSleepers()
  }

  @Test func `can be tried again after a failure`() async {
    await work.answer(await begin(), problem)
    _ = ui.take()
    let again = await begin(.retried)
    clock.advance(by: .seconds(1))
    await work.answer(again, nil)
    ui.expect(.shows(.content(.starting)), .shows(.content(.ready)))
  }

  @Test(arguments: [nil, Problem(.unavailable, "No hay conexión.", "Inténtalo cuando tengas conexión.")])
  func `ends both when the screen goes, and shows nothing more`(late: Problem?) async {
    let started = await begin()
    await presenter.handle(.disappeared)
    await clock.hasNoSleepers()
    await work.answer(started, late)
    ui.expect(.shows(.content(.starting)))
  }

  @Test func `shows nothing more when the screen goes while only the time is waited for`() async {
    work.standing = .some(nil)
    let started = Task { await presenter.handle(.appeared) }
    await clock.hasSleepers(1)
    await letWorkEnd()
    await presenter.handle(.disappeared)
    await started.value
    ui.expect(.shows(.content(.starting)))
    await clock.hasNoSleepers()
  }

  @Test func `cancels the work when the screen goes`() async {
    let begun = AsyncStream.makeStream(of: Void.self)
    let endless = AsyncStream.makeStream(of: Never.self)  // Ends for who is canceled, and for nobody else.
    let presenter = StartPresenter(screen: ui) {
      begun.continuation.finish()
      for await _ in endless.stream {}
      return Problem(.internalError, "a", "b")
    }
    let started = Task { await presenter.handle(.appeared) }
    for await _ in begun.stream {}
    await presenter.handle(.disappeared)
    await started.value
    withExtendedLifetime(endless.continuation) {}
    ui.expect(.shows(.content(.starting)))
  }

  @Test func `is done once: a screen that comes back is ready`() async {
    let started = await begin()
    clock.advance(by: .seconds(1))
    await work.answer(started, nil)
    await presenter.handle(.disappeared, unseenOn: ui)
    await presenter.handle(.appeared)
    ui.expect(.shows(.content(.ready)))
    #expect(work.questions.count == 1)
  }

  @Test func `keeps nobody from being served meanwhile`() async {
    let started = await begin()
    let served = Task { @MainActor in true }
    #expect(await served.value)
    ui.expect(.shows(.content(.starting)))
    clock.advance(by: .seconds(1))
    await work.answer(started, nil)
  }

  @Test func `is a line of text until it is ready`() {
    #expect(StartText.lines(.starting, BothLanguages.spanish) == [Line("Preparando…", .faint)])
    #expect(StartText.lines(.starting, BothLanguages.english) == [Line("Starting…", .faint)])
    #expect(StartText.lines(.ready, BothLanguages.spanish) == [])
  }
}
