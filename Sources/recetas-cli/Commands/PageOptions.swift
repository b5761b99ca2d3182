import Entities
import Interfaces
import UseCases

/// The options that select a page of a list.
enum PageOptions {
  static let specs: [CommandSpec.Option] = [
    .init("--limit N", "cuántos como mucho (50)", "how many at most (50)"),
    .init("--offset N", "cuántos saltar antes (0)", "how many to skip first (0)"),
  ]

  static let search = CommandSpec.Option(
    "--search TEXT", "solo lo que contenga estas palabras, sin distinguir tildes ni mayúsculas",
    "only what contains these words, ignoring accents and case")
}

extension Context {
  /// Prints a page of a list as text or as a JSON document, and remembers its rows.
  ///
  /// - Parameters:
  ///   - domain: the domain of the list, which may hold samples. `nil` if the list contains only the user's own records.
  ///   - nothing: the text for an empty page. By default, the model's text for an empty first page.
  func show<Feature: PlainTextList, Entity>(
    _ model: ListModel<Feature>, _ list: ShownRows.List, of domain: Domain? = nil, _ page: Page, nothing: String? = nil,
    or document: @autoclosure () throws -> JSONObject
  ) async throws where Feature.Row.ID == Identifier<Entity> {
    let samples: SampleCount? = if let domain { try await kit.store.samples(in: domain) } else { nil }
    if output.isJSON {
      let holdsSamples = domain.map { _ in samples != nil }
      return try output.write(json: JSONObject(document(), adding: ["samples": holdsSamples]))
    }
    var model = model
    if let domain, let samples { model.addSamplesNotice(texts.sampleData(samples, of: domain)) }
    let nothing = nothing ?? (page.offset == 0 ? model.nothing : nil) ?? texts.nothingHere
    let next = Line("  --offset \(page.next.offset) --limit \(page.limit)", .faint)
    try output.write(
      model.rows.isEmpty
        ? [Line(nothing)] : ListText.lines(model, on: paper) + (model.more == nil ? [] : [next]))
    remember(list, first: page.offset + 1, model.rows.map(\.id.text))
  }
}

extension Arguments {
  /// Returns the page that the options select. A limit of zero is refused, since it would make any list look empty.
  func page() throws -> Page {
    Page(
      offset: try number("offset", otherwise: 0), limit: try number("limit", from: 1, otherwise: Page.defaultLimit))
  }
}
