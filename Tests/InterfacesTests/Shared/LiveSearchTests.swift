import GatewayTesting
import Interfaces
import Testing
import UseCases

@MainActor @Suite struct `Typing a query` {
  private let clock = ManualClock()
  private let held = Held<String, Result<Int, GatewayError>>()
  private let typist: Typist
  private let search: LiveSearch<String, Int, GatewayError>

  /// Records the number of keystrokes and the results that are shown.
  @MainActor private final class Typist {
    var keys = 0
    var shown: [String: Result<Int, GatewayError>] = [:]
    nonisolated init() {}
  }

  init() {
    typist = Typist()
    search = LiveSearch(clock: clock) { [held] (query) async throws(GatewayError) in
      try await held.ask(query).get()
    } show: { [typist] query, answer in
      typist.shown[query] = answer
    }
    held.standing = .success(7)
  }

  /// Types each string within the delay after the previous string. Returns when only the last search is waiting.
  private func type(_ texts: String...) async -> [Task<Void, Never>] {
    let before = typist.keys
    let typed = texts.map { text in
      Task {
        typist.keys += 1
        await search.typed(text)
      }
    }
    while typist.keys < before + texts.count { await Task.yield() }
    await clock.hasSleepers(1)
    return typed
  }

  @Test func `Five keystrokes within the search delay start a single search for the last text`() async {
    let typed = await type("p", "pi", "piz", "pizz", "pizza")
    clock.advance(by: .milliseconds(499))
    for key in typed.dropLast() { await key.value }
    #expect(held.questions.isEmpty)
    clock.advance(by: .milliseconds(1))
    await typed.last?.value
    #expect(held.questions == ["pizza"])
    #expect(typist.shown == ["pizza": .success(7)])
  }

  @Test func `Every keystroke restarts the delay before a search`() async {
    let first = await type("p")
    clock.advance(by: .milliseconds(400))
    let second = await type("pi")
    clock.advance(by: .milliseconds(400))
    await first.last?.value
    #expect(held.questions.isEmpty)
    clock.advance(by: .milliseconds(100))
    await second.last?.value
    #expect(held.questions == ["pi"])
  }

  @Test func `If the user pauses after each keystroke, each keystroke starts a search`() async {
    for text in ["p", "pi"] {
      let typed = await type(text)
      clock.advance(by: .milliseconds(500))
      await typed.last?.value
    }
    #expect(held.questions == ["p", "pi"])
  }

  @Test func `The result of a search is never shown after another keystroke`() async {
    held.standing = nil
    let first = await held.begin { await search.now("p") }
    held.standing = .success(8)
    let second = await type("pi")
    await held.answer(first, .success(7))
    #expect(typist.shown.isEmpty)
    clock.advance(by: .milliseconds(500))
    await second.last?.value
    #expect(typist.shown == ["pi": .success(8)])
  }

  @Test func `After a search error is shown, further typing starts a new search`() async {
    held.standing = .failure(.offline(what: "example.org"))
    await search.now("p")
    held.standing = .success(9)
    await search.now("pi")
    #expect(typist.shown == ["p": .failure(.offline(what: "example.org")), "pi": .success(9)])
  }

  @Test func `Finishing a search runs the pending query immediately`() async {
    let typed = await type("p", "pi")
    await search.finish()
    #expect(typist.shown == ["pi": .success(7)])
    for key in typed { await key.value }
    await search.finish()
    #expect(held.questions == ["pi"])
    await clock.hasNoSleepers()
  }

  @Test func `A stopped search neither runs its query nor shows a result`() async {
    let typed = await type("p")
    search.stop()
    await typed.last?.value
    await search.finish()
    #expect(held.questions.isEmpty && typist.shown.isEmpty)
    await clock.hasNoSleepers()
  }
}
