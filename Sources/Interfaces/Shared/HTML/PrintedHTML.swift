/// A self-contained HTML page for reading and printing, without scripts.
///
/// The page contains both languages. With two buttons, the reader chooses the language to show and print.
enum PrintedHTML {
  /// Returns the HTML of the page.
  ///
  /// - Parameters:
  ///   - title: a function that returns the title in a language.
  ///   - body: the HTML of the body. Use ``said(_:_:)`` for text in both languages.
  ///   - texts: the kit's strings in the language that the page shows first.
  static func html(title: (Texts) -> String, body: String, _ texts: Texts) -> String {
    let choices = Language.allCases.map { language in
      let id = language.rawValue
      let checked = language == texts.language ? " checked" : ""
      return "<label lang=\"\(id)\"><input type=\"radio\" name=\"language\" id=\"\(id)\"\(checked)> "
        + "\(Texts(language).ownName)</label>"
    }
    return """
      <!doctype html>
      <html lang="\(texts.language.rawValue)">
      <head>
      <meta charset="utf-8">
      <meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; \
      form-action 'none'">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <title>\(Markup.escaped(title(texts)))</title>
      <style>
      \(HTMLStyle.palette)
      \(HTMLStyle.paper)</style>
      </head>
      <body>
      <fieldset class="languages"><legend>Idioma / Language</legend>\(choices.joined(separator: "\n"))</fieldset>
      <main>
      <h1>\(said(title, texts))</h1>
      \(body)
      </main>
      </body>
      </html>

      """
  }

  /// Returns HTML with the text in both languages. The page shows one language at a time. Markup in the text is escaped.
  static func said(_ text: (Texts) -> String, _ texts: Texts) -> String {
    let both = Language.allCases.map { Texts($0, utcOffset: texts.utcOffset) }
    return PlacePage.said(both.map(text), both)
  }
}
