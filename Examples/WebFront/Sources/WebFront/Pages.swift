import Hummingbird
import Interfaces
import Mustache
import UseCases

/// The templates of all pages in each language. Template text such as `[[Buscar|Search]]` is split into its languages once, at startup.
struct Pages: Sendable {
  /// Escapes text as the kit does, scalar by scalar. Otherwise, a quotation mark with an accent would count as one letter, and could end an
  /// attribute.
  private struct Safe: MustacheContentType {
    /// Escapes text and keeps its line breaks, which separate paragraphs here. The kit's escaping replaces line breaks, like all control
    /// characters.
    func escapeText(_ text: String) -> String {
      let lines = text.replacing("\r\n", with: "\n").split(separator: "\n", omittingEmptySubsequences: false)
      return lines.map { Markup.escaped(String($0)) }.joined(separator: "\n")
    }
  }

  /// Escapes the content of form fields without replacing any character, since the content is sent back.
  private struct Verbatim: MustacheContentType {
    func escapeText(_ text: String) -> String {
      let signs: [Unicode.Scalar: String] = ["&": "&amp;", "<": "&lt;", ">": "&gt;", "\"": "&quot;", "'": "&#39;"]
      var escaped = ""
      for scalar in text.unicodeScalars {
        escaped.unicodeScalars.append(contentsOf: (signs[scalar] ?? "\(scalar)").unicodeScalars)
      }
      return escaped
    }
  }

  private let libraries: [Language: MustacheLibrary]

  init() throws {
    MustacheContentTypes.register(Safe(), named: "SAFE")
    MustacheContentTypes.register(Verbatim(), named: "VERBATIM")
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
        // Each template declares its escaping, since an included template doesn't inherit the escaping of the template that includes it.
        let last = said.hasSuffix("\n") ? 1 : 0
        let type = name == "verbatim" ? "VERBATIM" : "SAFE"
        try library.register("{{% CONTENT_TYPE:\(type)}}" + said.dropLast(last), named: String(name))
      }
      libraries[language] = library
    }
    self.libraries = libraries
  }

  func html(_ context: [String: Any?], in language: Language) -> String? {
    libraries[language]?.render(Self.plain(context) ?? context, withTemplate: "page")
  }

  /// Converts a model to dictionaries, which the library reads many times faster than the properties of a structure.
  private static func plain(_ value: Any) -> Any? {
    if let values = value as? [String: Any?] { return values.compactMapValues { $0.flatMap(plain) } }
    let mirror = Mirror(reflecting: value)
    switch mirror.displayStyle {
    case .optional: return mirror.children.first.flatMap { plain($0.value) }
    case .collection: return mirror.children.compactMap { plain($0.value) }
    case .struct where !(value is any CustomStringConvertible):
      return Dictionary(mirror.children.map { ($0.label ?? "", plain($0.value)) }) { $1 }.compactMapValues(\.self)
    default: return value
    }
  }
}

extension Visit {
  /// Returns a whole page that is made from a template.
  ///
  /// - Parameters:
  ///   - values: The values by their names in the template. The properties of models have the same names as in the kit. `form` is the
  ///     address of the page's form. Changing the language sends that form, so that no typed text is lost.
  ///   - problem: The problem with a form, shown above the form. Its kind determines the HTTP status.
  func page(
    _ template: String, _ title: String, _ values: [String: Any?] = [:], problem: Problem? = nil,
    status: HTTPResponse.Status? = nil
  ) -> Response {
    let other: Language = texts.language == .spanish ? .english : .spanish
    // The kit's own home screen supplies the links, without their counts.
    let menu = HomeModel(Overview(StoreInventory(), draft: nil, lastOrder: nil), in: texts).entries
    let context: [String: Any?] = [
      "template": template, "title": title, "problem": problem, "language": texts.language.rawValue, "path": place,
      "otherLanguage": query.query("language", other.rawValue), "style": Asset.style.address,
      "icon": Asset.icon.address, "script": Asset.script.address,
      "menu": links(menu.map { ($0.route.path, $0.title) }),
    ]
    let html = pages?.html(context.merging(values) { $1 }, in: texts.language) ?? ""
    return .bytes(
      Array(html.utf8), "text/html; charset=utf-8", status: status ?? .init(code: problem?.kind.httpStatus ?? 200))
  }

  /// Returns a page with a list: the search field, the rows in sections, and the link to the next page. Each row is made from the template
  /// `row`.
  func list<Feature>(
    _ model: ListModel<Feature>, _ row: String, isSearched: Bool = true, _ values: [String: Any?] = [:]
  ) -> Response {
    let context: [String: Any?] = ["isSearched": isSearched, "query": query["q"]]
    return page("list", model.title, context.merging(rows(model, row)) { $1 }.merging(values) { $1 })
  }

  func rows<Feature>(_ model: ListModel<Feature>, _ row: String) -> [String: Any?] {
    let isPastEnd = model.rows.isEmpty && page.offset > 0
    let number = texts.count(model.rows.count, ("resultado", "resultados"), ("result", "results"))
    return [
      "model": [
        "title": model.title, "detail": model.detail, "sections": model.sections, "more": model.more,
        "nothing": isPastEnd
          ? texts.say("La lista termina antes de esta página.", "The list ends before this page.")
          : model.rows.isEmpty ? model.nothing : nil,
      ] as [String: Any?], "row": row, "number": number + (model.more == nil ? "" : "+"),
      "first": isPastEnd ? query.query("from", nil) : nil, "next": query.query("from", "\(page.offset + page.limit)"),
    ]
  }

  /// Returns links to other pages, and marks the most specific link that contains this page as the current one.
  func links(_ places: [(path: String, name: String)]) -> [[String: Any]] {
    let here = places.map(\.path).filter { place == $0 || place.hasPrefix($0 + "/") }.max { $0.count < $1.count }
    return places.map { ["path": $0.path, "name": $0.name, "isHere": $0.path == here] }
  }

  func choice(
    _ label: String, _ name: String, _ options: [(value: String, name: String)], chosen: String
  ) -> [String: Any] {
    let options: [[String: Any]] = options.map { ["value": $0.value, "name": $0.name, "isChosen": $0.value == chosen] }
    return ["label": label, "name": name, "options": options]
  }
}

extension HomeRoute {
  /// The path of the route on this site.
  var path: String {
    let places: [HomeRoute: String] = [
      .restaurant(.menu): "/menu", .restaurant(.order): "/order", .restaurant(.history): "/orders",
      .recipes(.list): "/recipes", .recipes(.favorites): "/favorites", .beers(.manufacturers): "/beers",
    ]
    return places[self] ?? "/places"
  }
}
