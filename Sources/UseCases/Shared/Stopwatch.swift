extension Clock<Duration> {
  /// Answers, whenever it is called, the time since now.
  func stopwatch() -> () -> Duration {
    let start = now
    return { start.duration(to: now) }
  }
}
