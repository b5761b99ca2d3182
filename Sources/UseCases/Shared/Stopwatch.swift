extension Clock<Duration> {
  /// Returns a closure that measures the time since this call.
  func stopwatch() -> () -> Duration {
    let start = now
    return { start.duration(to: now) }
  }
}
