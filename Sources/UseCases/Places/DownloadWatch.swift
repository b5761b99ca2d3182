/// Measures a download, and reports its progress.
final class DownloadWatch {
  private let progress: (PlaceProgress) -> Void
  private let elapsed: () -> Duration
  private var bytes = 0
  private var step: PlaceProgress.Step?
  private var stepBegan = (at: Duration.zero, done: 0)

  init(_ clock: any Clock<Duration>, _ progress: @escaping (PlaceProgress) -> Void) {
    self.progress = progress
    elapsed = clock.stopwatch()
  }

  /// Adds `count` to the number of received bytes.
  func came(_ count: Int) { bytes += count }

  func tell(_ step: PlaceProgress.Step, done: Int, total: Int) {
    let elapsed = elapsed()
    if self.step != step {
      self.step = step
      stepBegan = (elapsed, done)
    }
    let came = done - stepBegan.done
    let remaining = came > 0 ? (elapsed - stepBegan.at) / came * (total - done) : nil
    progress(PlaceProgress(step, done: done, total: total, bytes: bytes, elapsed: elapsed, remaining: remaining))
  }
}
