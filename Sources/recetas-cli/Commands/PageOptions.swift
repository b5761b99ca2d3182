import Interfaces
import UseCases

/// Which stretch of a list a command shows.
enum PageOptions {
  static let specs: [CommandSpec.Option] = [
    .init(name: "limit", value: "N", summary: LocalText("cuántos como mucho (50)", "how many at most (50)")),
    .init(name: "offset", value: "N", summary: LocalText("cuántos saltar antes (0)", "how many to skip first (0)")),
  ]

  static let search = CommandSpec.Option(
    name: "search", value: "TEXT",
    summary: LocalText(
      "solo lo que lo contenga, sin mirar tildes ni mayúsculas", "only what contains it, blind to accents and case"))
}

extension Arguments {
  func page() throws -> Page {
    Page(
      offset: try number("offset", otherwise: 0), limit: try number("limit", otherwise: Page.defaultLimit))
  }
}
