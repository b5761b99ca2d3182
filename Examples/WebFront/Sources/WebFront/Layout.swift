import Hummingbird
import Interfaces
import UseCases

extension Visit {
  /// A whole page.
  ///
  /// - Parameters:
  ///   - title: its heading.
  ///   - status: of the answer.
  ///   - body: what follows the heading.
  func page(_ title: String, status: HTTPResponse.Status = .ok, body: () -> HTML) -> Response {
    let other = texts.language == .spanish ? Texts(.english) : Texts(.spanish)
    let here = query.with("language", other.language.rawValue).query
    let html: HTML = """
      <!doctype html>
      <html lang="\(texts.language.rawValue)">
      <head>
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <meta name="color-scheme" content="light dark">
      <title>\(title) · Recetas</title>
      <link rel="stylesheet" href="\(Asset.style.address)">
      <link rel="icon" href="\(Asset.icon.address)">
      <script src="\(Asset.script.address)" defer></script>
      </head>
      <body>
      <a class="skip" href="#main">\(texts.skip)</a>
      <header>
      <a class="brand" href="/">Recetas</a>
      <nav aria-label="\(texts.sections)"><ul>\(entries.map(link))</ul></nav>
      <a class="language" rel="nofollow" lang="\(other.language.rawValue)" hreflang="\(other.language.rawValue)" \
      href="\(path)\(here)">\(other.ownLanguage)</a>
      </header>
      <main id="main" tabindex="-1">
      <h1>\(title)</h1>
      \(body())
      </main>
      </body>
      </html>

      """
    return .html(html, status: status)
  }

  /// The kit's own main menu, without its figures.
  private var entries: [MenuEntry<HomeRoute>] {
    HomeModel(Overview(StoreInventory(), draft: nil, lastOrder: nil), in: texts).entries
  }

  private func link(_ entry: MenuEntry<HomeRoute>) -> HTML {
    let place = entry.route.path
    let isHere: HTML? = path == place || path.hasPrefix(place + "/") ? " aria-current=\"page\"" : nil
    return "<li><a href=\"\(place)\"\(isHere)>\(entry.title)</a></li>"
  }

  /// A list: its search, its rows in their sections, and the way to what follows.
  ///
  /// - Parameters:
  ///   - isSearched: whether there is a search field.
  ///   - filter: stands beside it.
  ///   - row: what stands in the line of a row.
  func list<Feature>(
    _ model: ListModel<Feature>, isSearched: Bool = true, filter: HTML? = nil, row: (Feature.Row) -> HTML
  ) -> HTML {
    let sections = model.sections.map { section -> HTML in
      let title: HTML? = section.title.isEmpty ? nil : "<h2>\(section.title)</h2>\n"
      return "<section>\(title)<ul class=\"rows\">\n\(section.rows.map { "<li>\(row($0))</li>\n" })</ul></section>\n"
    }
    let nothing: HTML? = model.rows.isEmpty ? model.nothing.map { "<p>\($0)</p>" } : nil
    let field: HTML? =
      !isSearched
      ? nil
      : """
      <form role="search" action="\(path)">
      <label>\(texts.search) <input type="search" name="q" value="\(query["q"])" autocomplete="off"></label>
      \(filter) <button>\(texts.find)</button> <span id="count" role="status"></span>
      </form>
      """
    let detail: HTML? = model.detail.isEmpty ? nil : "<p class=\"detail\">\(model.detail)</p>"
    let next = query.with("from", "\(page.offset + page.limit)").query
    let more: HTML? = model.more.map {
      "<p>\($0) <a rel=\"next\" href=\"\(path)\(next)\">\(texts.next)</a></p>"
    }
    return """
      \(detail)\(field)
      <div id="found" data-count="\(texts.found(model.rows.count, hasMore: model.more != nil))">
      \(sections)\(nothing)\(more)</div>
      """
  }

  /// The stretch of a list that the query asks for.
  var page: Page { Page(offset: Int(query["from"]) ?? 0) }

  /// What went wrong with a form, above it.
  func alert(_ problem: Problem?) -> HTML? {
    problem.map { "<div class=\"alert\" role=\"alert\"><p>\($0.message)</p><p>\($0.advice)</p></div>" }
  }

  func facts(_ facts: [(String, HTML)]) -> HTML {
    "<dl>\(facts.map { "<div><dt>\($0)</dt><dd>\($1)</dd></div>" as HTML })</dl>"
  }

  func picture(_ address: String?, of name: String = "") -> HTML? {
    address.map { "<img src=\"\($0)\" alt=\"\(name)\" loading=\"lazy\">" }
  }
}

extension HomeRoute {
  /// Where it is on this site.
  var path: String {
    switch self {
    case .restaurant(.order): "/order"
    case .restaurant(.history): "/orders"
    case .restaurant: "/menu"
    case .recipes(.favorites): "/favorites"
    case .recipes: "/recipes"
    case .beers: "/beers"
    case .places: "/places"
    }
  }
}

extension Response {
  static func html(_ html: HTML, status: HTTPResponse.Status = .ok) -> Response {
    bytes(Array(html.text.utf8), "text/html; charset=utf-8", status: status)
  }

  static func bytes(
    _ bytes: [UInt8], _ type: String, status: HTTPResponse.Status = .ok, headers: HTTPFields = [:]
  ) -> Response {
    var headers = headers
    headers[.contentType] = type
    return Response(status: status, headers: headers, body: ResponseBody(byteBuffer: ByteBuffer(bytes: bytes)))
  }

  /// After a POST: the page to read now, which can be reloaded without sending anything again.
  static func seeOther(_ place: String) -> Response { Response(status: .seeOther, headers: [.location: place]) }
}
