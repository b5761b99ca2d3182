import Entities
import UseCases

/// A row of the page: the logo to the left, the image behind, the name in front; opened, everything else.
struct PlacePageRow {
  private let place: Place
  private let number: Int
  private let pictures: PagePictures
  private let descriptionLimit: Int

  init(_ place: Place, number: Int, _ pictures: PagePictures, descriptionLimit: Int) {
    self.place = place
    self.number = number
    self.pictures = pictures
    self.descriptionLimit = descriptionLimit
  }

  /// How many letters of each description fit when all of them together may have so many bytes.
  static func descriptionLimit(_ places: [Place], within bytes: Int) -> Int {
    let lengths = places.flatMap { $0.description.texts.values.map(\.utf8.count) }
    if lengths.reduce(0, +) <= bytes { return .max }
    return lengths.isEmpty ? 0 : bytes / lengths.count
  }

  func html(_ both: [Texts]) -> String {
    let name = Markup.escaped(place.name)
    let address = place.address.isEmpty ? "" : "<small>\(Markup.escaped(place.address))</small>"
    return "<li id=\"\(place.id.text)\" data-f=\"\(Markup.escaped(SearchText.fold(place.name)))\"><details>"
      + "<summary\(background)><b>\(number)</b>\(logo)<span class=\"name\">\(name)</span>\(address)</summary>"
      + "<div>\(body(both))</div></details></li>"
  }

  private var background: String {
    place.pictures[.image]?.photo.flatMap(pictures.reference).map { " style=\"--b:\($0)\"" } ?? ""
  }

  /// A badge with the initial stands for a logo that is not there.
  private var logo: String {
    if let reference = place.pictures[.logo]?.photo.flatMap(pictures.reference) {
      return "<i class=\"logo\" aria-hidden=\"true\" style=\"background-image:\(reference)\"></i>"
    }
    let hue = place.name.unicodeScalars.reduce(0) { ($0 + Int($1.value)) % 360 }
    let initial = Markup.escaped(String(place.name.prefix(1)).uppercased())
    return "<i class=\"logo\" aria-hidden=\"true\" style=\"--h:\(hue)\">\(initial)</i>"
  }

  private func body(_ both: [Texts]) -> String {
    var html = words(place.description, "p", "d", limit: descriptionLimit, both)
    html += words(place.openingHours, "p", "h", limit: .max, both)
    let contact = place.contact
    if !contact.telephone.isEmpty { html += "<p class=\"t\">\(Markup.escaped(contact.telephone))</p>" }
    if !contact.email.isEmpty { html += "<p class=\"m\">\(Markup.escaped(contact.email))</p>" }
    if let website = contact.website {
      let address = Markup.escaped(website.text)
      let host = Markup.escaped(website.host)
      html += "<p class=\"w\"><a href=\"\(address)\" rel=\"noopener noreferrer\">\(host)</a></p>"
    }
    return html
  }

  /// A text for who reads Spanish and for who reads English; the same one for both, marked for whom it is a fallback.
  private func words(_ text: LocalizedText, _ tag: String, _ kind: String, limit: Int, _ both: [Texts]) -> String {
    let wordings = both.map { text.wording(in: $0.languageTag) }
    guard let first = wordings[0], let second = wordings[1] else { return "" }
    func element(_ wording: LocalizedText.Wording, _ more: String, _ marks: String) -> String {
      let lines = Self.cut(wording.text, limit).split(separator: "\n", omittingEmptySubsequences: false)
      let words = lines.map { Markup.escaped(String($0)) }.joined(separator: "<br>")
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

  private static func cut(_ text: String, _ limit: Int) -> String {
    if text.utf8.count <= limit { return text }
    if limit < 40 { return "" }
    var scalars = String.UnicodeScalarView()
    var count = 0
    for scalar in text.unicodeScalars {
      count += UTF8.width(scalar)
      if count > limit - 3 { break }
      scalars.append(scalar)
    }
    return String(scalars) + "…"
  }
}
