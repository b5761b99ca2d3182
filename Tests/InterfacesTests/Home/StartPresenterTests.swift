import GatewayTesting
import Interfaces
import Testing

@MainActor @Suite struct `Starting the web front` {
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

  /// Lets other tasks run long enough to reveal a step that is shown too early.
  private func letWorkEnd() async {
    while work.questions.isEmpty { await Task.yield() }
    for _ in 1...1000 { await Task.yield() }
  }

  @Test func `The start screen is ready after both the preparation and the minimum time`() async {
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

  @Test func `The start screen is ready right after a preparation that exceeds the minimum time`() async {
    let started = await begin()
    clock.advance(by: .seconds(1))
    await clock.hasNoSleepers()
    ui.expect(.shows(.content(.starting)))
    await work.answer(started, nil)
    ui.expect(.shows(.content(.ready)))
  }

  @Test func `A start screen without a minimum time is ready right after the preparation`() async {
    let presenter = StartPresenter(screen: ui) { [work] in await work.ask(()) }
    work.standing = .some(nil)
    await presenter.handle(.appeared)
    ui.expect(.shows(.content(.starting)), .shows(.content(.ready)))
  }

  @Test func `The start screen shows a failure without waiting for the minimum time`() async {
    let started = await begin()
    await work.answer(started, problem)
    ui.expect(.shows(.content(.starting)), .shows(.failed(problem)))
    await clock.hasNoSleepers()
  }

  @Test func `The preparation on the start screen can be retried after a failure`() async {
    await work.answer(await begin(), problem)
    _ = ui.take()
    let again = await begin(.retried)
    clock.advance(by: .seconds(1))
    await work.answer(again, nil)
    ui.expect(.shows(.content(.starting)), .shows(.content(.ready)))
  }

  @Test(arguments: [nil, Problem(.unavailable, "No hay conexión.", "Inténtalo cuando tengas conexión.")])
  func `Hiding the start screen stops the minimum-time wait and discards a late result`(late: Problem?) async {
    let started = await begin()
    await presenter.handle(.disappeared)
    await clock.hasNoSleepers()
    await work.answer(started, late)
    ui.expect(.shows(.content(.starting)))
  }

  @Test func `A start screen that is hidden during the minimum time shows no further state`() async {
    work.standing = .some(nil)
    let started = Task { await presenter.handle(.appeared) }
    await clock.hasSleepers(1)
    await letWorkEnd()
    await presenter.handle(.disappeared)
    await started.value
    ui.expect(.shows(.content(.starting)))
    await clock.hasNoSleepers()
  }

  @Test func `Hiding the start screen cancels the preparation`() async {
    let begun = AsyncStream.makeStream(of: Void.self)
    let endless = AsyncStream.makeStream(of: Never.self)  // Only cancellation ends this stream.
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

  @Test func `A start screen that reappears after the preparation is ready immediately`() async {
    let started = await begin()
    clock.advance(by: .seconds(1))
    await work.answer(started, nil)
    await presenter.handle(.disappeared, unseenOn: ui)
    await presenter.handle(.appeared)
    ui.expect(.shows(.content(.ready)))
    #expect(work.questions.count == 1)
  }

  @Test func `The preparation on the start screen does not block the main actor`() async {
    let started = await begin()
    let served = Task { @MainActor in true }
    #expect(await served.value)
    ui.expect(.shows(.content(.starting)))
    clock.advance(by: .seconds(1))
    await work.answer(started, nil)
  }

  @Test func `The plain text of the start screen is a single line until the preparation is complete`() {
    #expect(StartText.lines(.starting, BothLanguages.spanish) == [Line("Preparando…", .faint)])
    #expect(StartText.lines(.starting, BothLanguages.english) == [Line("Starting…", .faint)])
    #expect(StartText.lines(.ready, BothLanguages.spanish) == [])
  }
}
