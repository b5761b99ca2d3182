import UseCases

extension Texts {
  /// A service that says when to retry got too many requests at once; one that does not has mostly used up the day's quota.
  func exhausted(_ service: String, _ wait: Duration?) -> Problem {
    let message =
      wait == nil
      ? say(
        "Se ha agotado el cupo de \(service).", "The quota of \(service) is used up.")
      : say(
        "Demasiadas peticiones a \(service).", "Too many requests to \(service).")
    let advice =
      wait.flatMap(roughly).map { say("Inténtalo dentro de \($0).", "Try again in \($0).") }
      ?? say("Inténtalo más tarde, o mañana.", "Try again later, or tomorrow.")
    return Problem(.unavailable, message, advice)
  }

  /// A time to wait, never told too short; `nil` past a day, which nobody waits by the clock.
  private func roughly(_ wait: Duration) -> String? {
    if wait > .seconds(86_400) { return nil }
    let seconds = max(0, Int((wait / .seconds(1)).rounded(.up)))
    if seconds <= 120 { return count(seconds, ("segundo", "segundos"), ("second", "seconds")) }
    let minutes = (seconds + 59) / 60
    if minutes <= 120 { return count(minutes, ("minuto", "minutos"), ("minute", "minutes")) }
    return count((minutes + 59) / 60, ("hora", "horas"), ("hour", "hours"))
  }
}
