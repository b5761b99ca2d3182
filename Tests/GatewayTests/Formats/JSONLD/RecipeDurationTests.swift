@testable import Gateways
import Testing

@Suite struct `Times and yields on pages are understood` {
  @Test(arguments: [
    ("PT90M", 90), ("PT1H30M", 90), ("P1DT2H", 1560), ("PT1H30", 90), ("pt45m", 45), ("P0Y0M0DT0H35M0.000S", 35),
    ("PT0H5M", 5), ("PT1.5H", 90), ("PT1,5H", 90), ("PT90S", 2), ("PT1S", 1), ("P1W", 10_080), (" PT 30 M ", 30),
    ("P1M", 43_200), ("PT1M", 1), ("45", 45), ("45 minutos", 45), ("1 h 20 min", 80), ("1 hour 5 minutes", 65),
    ("2 horas", 120),
    ("1 h. 20 min.", 80), ("1 semana", 10_080), ("2 Stunden", 120), ("1 hora y 20 minutos", 80),
    ("1 día", 1440), ("PTH5M", 5), ("P2H10M", 130),
    ("PTH30MS", 30), ("PT1HMS", 60), ("PT30MIN", 30),
  ])
  func `a time`(text: String, minutes: Int) { #expect(RecipeDuration.minutes(text) == minutes) }

  @Test(arguments: [
    "PT0S", "PT", "P", "", "-PT5M", "PTM", "un rato", "P1X", "PT1H30X", "1:30", "PT9999999H", "P99Y", "PT1e3M", "NaN",
    "∞",
    "PT٣M", "P1D2", "T", "PTT", "PT10-15M", "10-15 min", "PT10M-15M", "10 min - 15 min", "10 minutos o 15 minutos",
    "3 meses", "2 months", "5 muffins", "2 servings", "12 horneadas", "1.250 min", "1 hora y media",
    "30 minutes plus chilling",
    "30 minutes to 1 hour", "PT5M5M", "20\n30 min", "1 30 min",
  ])
  func `what is no time, or none that a recipe takes`(text: String) { #expect(RecipeDuration.minutes(text) == nil) }
}
