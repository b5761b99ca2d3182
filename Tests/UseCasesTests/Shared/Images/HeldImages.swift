import Entities
import UseCases

/// An image gateway whose requests wait until the test provides the result, even if they are canceled.
actor HeldImages: ImageGateway {
  private(set) var asked: [WebAddress] = []
  private(set) var cancelled: [WebAddress] = []
  private var waiting: [(address: WebAddress, asker: CheckedContinuation<Result<LoadedImage, ImageError>, Never>)] = []
  private var counters: [(count: Int, watcher: CheckedContinuation<Void, Never>)] = []
  private var leavers: [(count: Int, watcher: CheckedContinuation<Void, Never>)] = []

  func image(_ address: WebAddress) async throws(ImageError) -> LoadedImage {
    let result = await withTaskCancellationHandler {
      await withCheckedContinuation { asker in
        waiting.append((address, asker))
        asked.append(address)
        wake()
      }
    } onCancel: {
      Task { await note(cancelled: address) }
    }
    return try result.get()
  }

  /// Completes all requests for this address with a result.
  func answer(_ address: WebAddress, _ result: Result<LoadedImage, ImageError>) {
    let answered = waiting.filter { $0.address == address }
    waiting.removeAll { $0.address == address }
    for asking in answered { asking.asker.resume(returning: result) }
  }

  func wasAsked(_ count: Int) async {
    if asked.count < count { await withCheckedContinuation { counters.append((count, $0)) } }
  }

  func wasCancelled(_ count: Int) async {
    if cancelled.count < count { await withCheckedContinuation { leavers.append((count, $0)) } }
  }

  private func note(cancelled address: WebAddress) {
    cancelled.append(address)
    wake()
  }

  private func wake() {
    for counter in counters where counter.count <= asked.count { counter.watcher.resume() }
    counters.removeAll { $0.count <= asked.count }
    for leaver in leavers where leaver.count <= cancelled.count { leaver.watcher.resume() }
    leavers.removeAll { $0.count <= cancelled.count }
  }
}

/// Records the contents that a slot has shown, in order.
@MainActor final class Shown {
  private(set) var contents: [ImageSlot.Content] = []
  private var watcher: (count: Int, continuation: CheckedContinuation<Void, Never>)?

  nonisolated init() {}

  func show(_ content: ImageSlot.Content) {
    contents.append(content)
    guard let watcher, watcher.count <= contents.count else { return }
    self.watcher = nil
    watcher.continuation.resume()
  }

  /// Waits until the slot has shown at least this many contents, and returns them.
  func untilCount(_ count: Int) async -> [ImageSlot.Content] {
    if contents.count < count { await withCheckedContinuation { watcher = (count, $0) } }
    return contents
  }
}
