import Interfaces

/// The start of the interactive front, with a message that is shown while the stores are prepared.
@MainActor final class Start {
  private let stage: SceneContext<HomeRoute>
  private var failure: (any Error)?

  init(_ stage: SceneContext<HomeRoute>) { self.stage = stage }

  /// Prepares all domains.
  func run() async throws {
    let (kit, output, texts) = (stage.context.kit, stage.context.output, stage.context.texts)
    let screen = StartScreen(stage: stage)
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

/// A screen that shows that the program is starting. The screens that follow show the result.
@MainActor private struct StartScreen: Screen {
  let stage: SceneContext<HomeRoute>

  func show(_ state: ScreenState<StartModel>) {
    // No user is waiting if the input is a pipe.
    guard case .content(let model) = state, stage.context.console.isInputTerminal else { return }
    let lines = StartText.lines(model, stage.context.texts)
    if let canvas = stage.canvas { canvas.wait(lines.first) } else { stage.write(lines) }
  }
}
