import Interfaces
import Observation
import Synchronization
import Testing

@MainActor @Suite struct `A screen that SwiftUI observes` {
  let screen = ObservableScreen<String>()

  /// Returns the number of times that the state of `screen` changes during `action`.
  private func changes(of screen: ObservableScreen<String>, during action: () -> Void) -> Int {
    final class Counter: Sendable { let count = Mutex(0) }
    let counter = Counter()
    withObservationTracking {
      _ = screen.state
    } onChange: {
      counter.count.withLock { $0 += 1 }
    }
    action()
    return counter.count.withLock { $0 }
  }

  @Test func `An observable screen is in the loading state at first`() {
    #expect(screen.state == .loading)
  }

  @Test func `An observable screen holds the last state that was shown`() {
    screen.show(.content("ñoquis"))
    screen.show(.empty(message: "nada"))
    #expect(screen.state == .empty(message: "nada"))
  }

  @Test func `A new state of an observable screen notifies its observers`() {
    #expect(changes(of: screen) { screen.show(.content("ñoquis")) } == 1)
    #expect(changes(of: screen) { screen.show(.failed(Problem(.internalError, "a", "b"))) } == 1)
  }

  @Test(arguments: [ScreenState.content("ñoquis"), .empty(message: "nada")])
  func `An observable screen keeps its content visible while it loads again`(older: ScreenState<String>) {
    screen.show(older)
    #expect(changes(of: screen) { screen.show(.loading) } == 0)
    #expect(screen.state == older)
    screen.show(.failed(Problem(.internalError, "a", "b")))
    #expect(screen.state == .failed(Problem(.internalError, "a", "b")))
  }

  @Test func `An observable screen loads again after a failure`() {
    screen.show(.failed(Problem(.internalError, "a", "b")))
    screen.show(.loading)
    #expect(screen.state == .loading)
  }

  @Test func `Showing an unchanged state does not notify the observers of an observable screen`() {
    #expect(changes(of: screen) {} == 0)
  }
}
