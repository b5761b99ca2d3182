import Interfaces

/// The start of the interactive front: said at once, while the stores are made ready.
@MainActor final class Start {
  private let context: Context
  private let write: Write
  private var failure: (any Error)?

  init(_ context: Context, write: @escaping Write) {
    self.context = context
    self.write = write
  }

  /// Returns when everything is ready.
  func run() async throws {
    let (kit, output, texts) = (context.kit, context.output, context.texts)
    let screen = StartScreen(context: context, write: write)
    let presenter = StartPresenter(screen: screen, clock: kit.clock) { @concurrent in
      do {
        try await kit.prepareAll(output)
        return nil
      } catch {
        await self.fail(error)
        return Failure(error, texts).problem
      }
    }
    await presenter.handle(.appeared)
    if let failure { throw failure }
  }

  private func fail(_ failure: any Error) { self.failure = failure }
}

/// Tells who waits that something happens; what comes of it is told by what follows.
@MainActor private struct StartScreen: Screen {
  let context: Context
  let write: Write

  func show(_ state: ScreenState<StartModel>) {
    // In a pipe there is nobody who waits.
    guard case .content(let model) = state, context.console.isInputTerminal else { return }
    write(StartText.lines(model, context.texts))
  }
}
