import Entities
import UseCases

/// What the screens of Madrid say.
extension Texts {
  func downloaded(_ number: Int, on date: Instant) -> String {
    say(
      "\(places(number)), del \(self.date(date)). Están disponibles sin conexión.",
      "\(places(number)), of \(self.date(date)). They are available offline.")
  }

  /// What a download brought.
  func arrived(_ report: SeedReport) -> String {
    let rejected =
      report.rejected == 0 ? "" : say(" (\(report.rejected) rechazados)", " (\(report.rejected) rejected)")
    return say(
      "Descargados \(places(report.imported))\(rejected).", "Downloaded \(places(report.imported))\(rejected).")
  }

  func notOnTheMap(_ name: String) -> String {
    say("\(name) no está en el mapa: se desconoce su posición.", "\(name) is not on the map: its position is unknown.")
  }
}
