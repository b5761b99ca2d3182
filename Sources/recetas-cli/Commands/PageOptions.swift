import Interfaces
import UseCases

/// Which stretch of a list a command shows.
enum PageOptions {
  static let specs: [CommandSpec.Option] = [
    .init("--limit N", "cuántos como mucho (50)", "how many at most (50)"),
    .init("--offset N", "cuántos saltar antes (0)", "how many to skip first (0)"),
  ]

  static let search = CommandSpec.Option(
    "--search TEXT", "solo lo que lo contenga, sin mirar tildes ni mayúsculas",
    "only what contains it, blind to accents and case")
}

extension Arguments {
  func page() throws -> Page {
    Page(
      offset: try number("offset", otherwise: 0), limit: try number("limit", otherwise: Page.defaultLimit))
  }
}
