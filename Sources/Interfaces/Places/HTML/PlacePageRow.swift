import Entities
import UseCases

/// A row of the page. It shows the name over the image, with the logo to the left of the name. An open row also shows all other facts.
struct PlacePageRow {
  private let place: Place
  private let number: Int
  private let pictures: HTMLPictures
  private let textLimit: Int

  init(_ place: Place, number: Int, _ pictures: HTMLPictures, textLimit: Int) {
    self.place = place
    self.number = number
    self.pictures = pictures
    self.textLimit = textLimit
  }

  /// Returns the maximum number of bytes for each description and for each place's opening hours, per language, if all of them together can
  /// take `bytes`. Longer text can use the bytes that shorter text doesn't need.
  static func textLimit(_ places: [Place], within bytes: Int) -> Int {
    let lengths = places.flatMap { place in
      [place.description, place.openingHours].flatMap { $0.texts.values.map { Self.markup($0).utf8.count } }
    }
    var left = bytes
    for (number, length) in lengths.sorted().enumerated() {
      let share = left / (lengths.count - number)
      if length > share { return share }
      left -= length
    }
    return .max
  }

  func html(_ both: [Texts]) -> String {
    let name = Markup.escaped(place.name)
    let address = place.address.isEmpty ? "" : "<small>\(Markup.escaped(place.address))</small>"
    return "<li id=\"\(place.id.text)\"\(background)\(folded)><details>"
      + "<summary><b>\(number)</b>\(logo)<span class=\"name\">\(name)</span>\(address)</summary>"
      + "<div>\(body(both))</div></details></li>"
  }

  /// The attribute with the folded name for the search. Empty if the page can fold the name itself, because all letters of the name are
  /// Latin.
  private var folded: String {
    if place.name.unicodeScalars.allSatisfy({ PlacePageScript.isLatin($0) }) { return "" }
    return " data-f=\"\(Markup.escaped(SearchText.fold(place.name)))\""
  }

  private var background: String {
    place.pictures[.image]?.photo.flatMap(pictures.reference).map { " style=\"--b:\($0)\"" } ?? ""
  }

  /// The logo, or a badge with the initial if there is no logo.
  private var logo: String {
    if let reference = place.pictures[.logo]?.photo.flatMap(pictures.reference) {
      return "<i class=\"logo\" style=\"--l:\(reference)\"></i>"
    }
    let hue = place.name.unicodeScalars.reduce(0) { ($0 + Int($1.value)) % 360 }
    let initial = Markup.escaped(String(place.name.prefix(1)).uppercased())
    return "<i class=\"logo\" aria-hidden=\"true\" style=\"--h:\(hue)\">\(initial)</i>"
  }

  private func body(_ both: [Texts]) -> String {
    var html = words(place.description, "p", "d", both)
    if !place.address.isEmpty { html += "<p class=\"a\">\(ContactLink.address(of: place))</p>" }
    html += words(place.openingHours, "p", "h", both)
    let contact = place.contact
    if !contact.telephone.isEmpty { html += "<p class=\"t\">\(ContactLink.telephones(contact.telephone))</p>" }
    if !contact.email.isEmpty { html += "<p class=\"m\">\(ContactLink.email(contact.email))</p>" }
    if let website = contact.website {
      let address = Markup.escaped(website.text)
      let host = Markup.escaped(website.host)
      html += "<p class=\"w\"><a href=\"\(address)\">\(host)</a></p>"
    }
    return html
  }

  /// Returns the text in Spanish and in English. If both languages use the same wording, it appears once, marked as a fallback for the
  /// other language.
  private func words(_ text: LocalizedText, _ tag: String, _ kind: String, _ both: [Texts]) -> String {
    let wordings = both.map { text.wording(in: $0.languageTag) }
    guard let first = wordings[0], let second = wordings[1] else { return "" }
    func element(_ wording: LocalizedText.Wording, _ more: String, _ marks: String) -> String {
      let words = Self.cut(wording.text, textLimit)
      if words.isEmpty { return "" }
      return "<\(tag) class=\"\(kind)\(more)\" lang=\"\(wording.language)\">\(words)\(marks)</\(tag)>"
    }
    func mark(_ wording: LocalizedText.Wording, _ texts: Texts) -> String {
      guard wording.isFallback else { return "" }
      let language = texts.language.rawValue
      let words = Markup.escaped(texts.fallback(wording.language))
      return " <em class=\"\(language)\" lang=\"\(language)\">(\(words))</em>"
    }
    if first.language == second.language {
      return element(first, "", mark(first, both[0]) + mark(second, both[1]))
    }
    return zip([first, second], both).map { wording, texts in
      element(wording, " \(texts.language.rawValue)", mark(wording, texts))
    }.joined()
  }

  /// Returns the start of the text as HTML, truncated to the given number of bytes.
  private static func cut(_ text: String, _ limit: Int) -> String {
    // HTML takes at least three quarters of the bytes of its source text, since a forbidden four-byte scalar is replaced with three bytes.
    // This estimate avoids creating the HTML of text that is far too long.
    if text.utf8.count / 4 * 3 <= limit {
      let whole = markup(text)
      if whole.utf8.count <= limit { return whole }
    }
    if limit < 40 { return "" }
    var kept = text.unicodeScalars.prefix(limit)
    while case let excess = markup(String(kept)).utf8.count + 3 - limit, excess > 0 {
      // An escaped character takes at most six bytes, so at least this many characters must be removed.
      kept = kept.dropLast((excess + 5) / 6)
    }
    return markup(String(kept)) + "…"
  }

  private static func markup(_ text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false).map { Markup.escaped(String($0)) }
      .joined(separator: "<br>")
  }
}
