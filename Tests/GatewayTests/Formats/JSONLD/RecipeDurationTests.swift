@testable import Gateways
import Testing

@Suite struct `Times and yields on pages are understood` {
  @Test(arguments: [
    ("PT90M", 90), ("PT1H30M", 90), ("P1DT2H", 1560), ("PT1H30", 90), ("pt45m", 45), ("P0Y0M0DT0H35M0.000S", 35),
    ("PT0H5M", 5), ("PT1.5H", 90), ("PT1,5H", 90), ("PT90S", 2), ("PT1S", 1), ("P1W", 10_080), (" PT 30 M ", 30),
    ("P1M", 43_200), ("PT1M", 1), ("45", 45), ("45 minutos", 45), ("1 h 20 min", 80), ("1 hour 5 minutes", 65),
    ("2 horas", 120),
    ("1 h. 20 min.", 80),
  ])
  func `a time`(text: String, minutes: Int) { #expect(RecipeDuration.minutes(text) == minutes) }

  @Test(arguments: [
    "PT0S", "PT", "P", "", "-PT5M", "PTM", "un rato", "P1X", "PT1H30X", "1:30", "PT9999999H", "P99Y", "PT1e3M", "NaN",
    "∞",
    "PT٣M", "P1D2", "T", "PTT", "PT10-15M", "10-15 min", "PT10M-15M", "10 min - 15 min", "10 minutos o 15 minutos",
    "30 minutes to 1 hour", "PT5M5M",
  ])
  func `what is no time, or none that a recipe takes`(text: String) { #expect(RecipeDuration.minutes(text) == nil) }

  @Test(arguments: [
    ("4", 4), ("4 servings", 4), ("Para 4 personas", 4), ("4-6", 4), ("4personas", 4), ("Serves: 12.", 12),
    ("24 croquetas", 24),
    ("1 (9-inch) pie", 1), ("4.0", 4), ("4,0 raciones", 4), ("Makes 2 dozen (24 cookies)", 24), ("1 docena", 12),
    ("24 (2 dozen)", 24), ("2-3 dozen", 24), ("2 to 3 Dozen", 24), ("4 a 6 personas", 4), ("833 dozens", 9996),
    ("Sirve 10, con suerte", 10),
  ])
  func `a yield`(text: String, servings: Int) { #expect(RecipeYield.servings(text) == servings) }

  @Test(arguments: [
    "", "varias", "0", "500 g", "1.5 litros", "1,5 l", "1/2 taza", "2 cups", "99999999999999999999", "10001",
    "834 dozen", "9-inch pie", "1 1/2 dozen", "2½ docenas", "4.5", "4.000", "-4", "1-2 cups",
  ])
  func `what says nothing of people`(text: String) { #expect(RecipeYield.servings(text) == nil) }
}
