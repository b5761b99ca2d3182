import Hummingbird
import Interfaces
import Mustache
import UseCases

/// The templates of all pages, in each language: what stands in them as `[[Buscar|Search]]` is taken apart once, at the start.
struct Pages: Sendable {
  /// Escapes as the kit does, scalar by scalar: a quotation mark with an accent is one letter to others, and ends an attribute.
  private struct Safe: MustacheContentType {
    /// Line breaks, which the kit replaces as it does all controls, separate paragraphs here.
    func escapeText(_ text: String) -> String {
      let lines = text.replacing("\r\n", with: "\n").split(separator: "\n", omittingEmptySubsequences: false)
      return lines.map { Markup.escaped(String($0)) }.joined(separator: "\n")
    }
  }

  private let libraries: [Language: MustacheLibrary]

  init() throws {
    MustacheContentTypes.register(Safe(), named: "SAFE")
    let files = [
      PackageResources.layout_html, PackageResources.restaurant_html, PackageResources.recipes_html,
      PackageResources.beers_html, PackageResources.places_html,
    ]
    var libraries: [Language: MustacheLibrary] = [:]
    for language in Language.allCases {
      var library = MustacheLibrary()
      for template in String(decoding: files.joined(), as: UTF8.self).split(separator: "=== ") {
        let (name, text) = (template.prefix { $0 != "\n" }, template.drop { $0 != "\n" }.dropFirst())
        let said = String(text).replacing(#/\[\[(.*?)\|(.*?)\]\]/#) {
          Texts(language).say(String($0.1), String($0.2))
        }
        // Each says how it escapes: a template does not take that from the one that includes it.
        let last = said.hasSuffix("\n") ? 1 : 0
        try library.register("{{% CONTENT_TYPE:SAFE}}" + said.dropLast(last), named: String(name))
      }
      libraries[language] = library
    }
    self.libraries = libraries
  }

  func html(_ context: [String: Any], in language: Language) -> String? {
    libraries[language]?.render(context, withTemplate: "page")
  }
}

extension Visit {
  /// A whole page: a template, with what it shows beside what all pages do.
  ///
  /// - Parameters:
  ///   - values: by their names in the template; the properties of models are called what they are called in the kit.
  ///   - problem: what went wrong with a form, told above it; its kind decides the status.
  func page(
    _ template: String, _ title: String, _ values: [String: Any?] = [:], problem: Problem? = nil,
    status: HTTPResponse.Status? = nil
  ) -> Response {
    let other: Language = texts.language == .spanish ? .english : .spanish
    // The kit's own main menu, without its figures.
    let menu = HomeModel(Overview(StoreInventory(), draft: nil, lastOrder: nil), in: texts).entries
    let context: [String: Any?] = [
      "template": template, "title": title, "problem": problem, "language": texts.language.rawValue, "path": path,
      "otherLanguage": query.query("language", other.rawValue), "style": Asset.style.address,
      "icon": Asset.icon.address, "script": Asset.script.address,
      "menu": links(menu.map { ($0.route.path, $0.title) }),
    ]
    let html = pages?.html(context.merging(values) { $1 }.compactMapValues { $0 }, in: texts.language) ?? ""
    return .bytes(
      Array(html.utf8), "text/html; charset=utf-8", status: status ?? .init(code: problem?.kind.httpStatus ?? 200))
  }

  /// A page with a list: its search, its rows in their sections, each by the template `row`, and the way to what follows.
  func list<Feature>(
    _ model: ListModel<Feature>, _ row: String, isSearched: Bool = true, _ values: [String: Any?] = [:]
  ) -> Response {
    let context: [String: Any?] = ["isSearched": isSearched, "query": query["q"]]
    return page("list", model.title, context.merging(rows(model, row)) { $1 }.merging(values) { $1 })
  }

  func rows<Feature>(_ model: ListModel<Feature>, _ row: String) -> [String: Any?] {
    var model = model
    if !model.rows.isEmpty { model.nothing = nil }
    let number = texts.count(model.rows.count, ("resultado", "resultados"), ("result", "results"))
    return [
      "model": model, "row": row, "number": number + (model.more == nil ? "" : "+"),
      "next": query.query("from", "\(page.offset + page.limit)"),
    ]
  }

  /// Where one can go from here; the most specific that is around here is where one is.
  func links(_ places: [(path: String, name: String)]) -> [[String: Any]] {
    let around = places.map(\.path).filter { path == $0 || path.hasPrefix($0 + "/") }
    let here = around.max { $0.count < $1.count }
    return places.map { ["path": $0.path, "name": $0.name, "isHere": $0.path == here] }
  }

  func choice(
    _ label: String, _ name: String, _ options: [(value: String, name: String)], chosen: String
  ) -> [String: Any] {
    let options: [[String: Any]] = options.map {
      ["value": $0.value, "name": $0.name, "isChosen": $0.value == chosen]
    }
    return ["label": label, "name": name, "options": options]
  }
}

extension HomeRoute {
  /// Where it is on this site.
  var path: String {
    let places: [HomeRoute: String] = [
      .restaurant(.menu): "/menu", .restaurant(.order): "/order", .restaurant(.history): "/orders",
      .recipes(.list): "/recipes", .recipes(.favorites): "/favorites", .beers(.manufacturers): "/beers",
    ]
    return places[self] ?? "/places"
  }
}
