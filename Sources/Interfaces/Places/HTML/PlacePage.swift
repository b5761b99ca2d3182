public import Entities
public import UseCases

/// Exports a list of places, with a map, as one HTML file that makes no requests.
///
/// The file contains both languages. Pictures and long text are included only up to `maximumBytes`. Without scripts, the reader can open
/// the rows of the list and follow the pins of the map, which are links. With scripts, the page starts in the reader's language, can be
/// searched and filtered, and highlights the row and the pin of a place together. The reader can also move and zoom the map.
public enum PlacePage {
  /// The maximum size of the page in bytes. Names, addresses and contact details are never truncated, so they can exceed this limit.
  package static let maximumBytes = 1_900_000

  /// Returns the pictures that could fit on a page: logos before images, smallest first.
  public static func pictures(of list: PlaceList) -> [Photo.ID] {
    HTMLPictures.candidates(list.places.items, within: maximumBytes)
  }

  /// Returns the HTML of the page, in UTF-8.
  ///
  /// - Parameters:
  ///   - pictures: the available pictures from ``pictures(of:)``. A place without a logo shows its initial.
  ///   - samples: the number of sample places, for a note on the page. `nil` if there are none.
  ///   - texts: the kit's strings, with the language that the page shows first and the user's time zone.
  public static func html(
    _ list: PlaceList, pictures: [Photo.ID: LoadedImage], samples: SampleCount? = nil, _ texts: Texts
  ) -> String {
    let both = [Texts(.spanish), Texts(.english)]
    let bare = page(list, HTMLPictures.none, textLimit: 0, both, texts, samples)
    let room = max(0, maximumBytes - bare.utf8.count)
    // Text takes precedence over pictures. A third of the remaining bytes is more than the text of 2,000 ordinary places needs.
    let limit = PlacePageRow.textLimit(list.places.items, within: room / 3)
    let worded = page(list, HTMLPictures.none, textLimit: limit, both, texts, samples)
    let chosen = HTMLPictures(of: list.places.items, from: pictures, within: max(0, maximumBytes - worded.utf8.count))
    return page(list, chosen, textLimit: limit, both, texts, samples)
  }

  private static func page(
    _ list: PlaceList, _ pictures: HTMLPictures, textLimit: Int, _ both: [Texts], _ texts: Texts,
    _ samples: SampleCount?
  ) -> String {
    let map = PlacePageMap(both.map { PlaceMapModel(list, in: $0) }, of: list.places.items)
    let rows = list.places.items.enumerated().map { offset, place in
      PlacePageRow(place, number: list.firstNumber + offset, pictures, textLimit: textLimit).html(both)
    }
    func said(_ text: (Texts) -> String) -> String { Self.said(both.map(text), both) }
    let note = samples.map { count in "\n<p>\(said { $0.sampleData(count, of: .places) })</p>" } ?? ""
    return """
      <!doctype html>
      <html lang="\(texts.language.rawValue)">
      <head>
      <meta charset="utf-8">
      <meta http-equiv="Content-Security-Policy" content="default-src 'none'; img-src data:; style-src 'unsafe-inline'; \
      script-src 'unsafe-inline'; base-uri 'none'; form-action 'none'">
      <meta name="referrer" content="no-referrer">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <title>\(Markup.escaped(texts.mapOfMadrid))</title>
      <style>
      \(MapStyle.css)\(PlacePageStyle.css(both))\(PlacePageMapStyle.css)\(pictures.css)</style>
      </head>
      <body>
      <header>
      <h1>\(said(\.mapOfMadrid))</h1>\(note)
      <p class="tools" hidden><label>\(said(\.searchByName)) <input id="search" type="search" autocomplete="off"></label>
      <span role="group" aria-label="Idioma / Language">\(languages(both, texts))</span></p>
      <p id="count" role="status"></p>
      </header>
      <main>
      <section class="map" aria-labelledby="maptitle"><h2 id="maptitle">\(said(\.map))</h2>
      \(map.html(both))
      <p id="card" role="status"></p></section>
      <section class="list" aria-labelledby="listtitle"><h2 id="listtitle" tabindex="-1">\(said(\.listOfPlaces))</h2>
      <ol>
      \(rows.joined(separator: "\n"))
      </ol></section>
      </main>
      <script>
      \(PlacePageScript.text(both))</script>
      </body>
      </html>

      """
  }

  /// Returns HTML with the words in each language. The page shows one language at a time.
  static func said(_ words: [String], _ both: [Texts]) -> String {
    if Set(words).count == 1 { return Markup.escaped(words[0]) }
    return zip(words, both).map { words, texts in
      let language = texts.language.rawValue
      return "<span class=\"\(language)\" lang=\"\(language)\">\(Markup.escaped(words))</span>"
    }.joined()
  }

  private static func languages(_ both: [Texts], _ texts: Texts) -> String {
    both.map { one in
      let language = one.language.rawValue
      return "<button type=\"button\" data-l=\"\(language)\" lang=\"\(language)\" "
        + "aria-pressed=\"\(one.language == texts.language)\">\(one.ownName)</button>"
    }.joined()
  }
}
