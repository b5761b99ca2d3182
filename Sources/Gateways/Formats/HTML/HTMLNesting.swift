/// The open elements of a page whose tags are read in order. As in browsers, elements also end without an end tag, or at a mismatched one
/// (WHATWG HTML, 13.2.6). Reading takes linear time, however deeply elements are nested.
struct HTMLNesting {
  private struct Element {
    let name: String
    let number: Int
    var isOpen = true
  }

  private var elements: [Element] = []
  /// The indices of the open elements, by name.
  private var places: [String: [Int]] = [:]
  /// The indices of the open elements that limit the effect of the end tags inside them.
  private var scopes: [Int] = []
  private var specials: [Int] = []
  /// The indices in `specials`, except those of elements that can be between a list and its item.
  private var blocks: [Int] = []
  private var count = 0

  /// Reads a tag.
  ///
  /// - Parameter ended: A closure that receives the number of each element that ends before the tag.
  /// - Returns: The number of the element that starts, counting from 1, or `nil` for an end tag.
  mutating func read(_ tag: HTMLTag, ended: (Int) -> Void) -> Int? {
    if tag.isEnd {
      end(tag.name, ended)
      return nil
    }
    endImplied(by: tag.name, ended)
    count += 1
    if !Self.void.contains(tag.name) { open(tag.name) }
    return count
  }

  /// Returns whether an element has neither content nor an end tag.
  static func isVoid(_ name: String) -> Bool { void.contains(name) }

  /// Ends all open elements.
  mutating func finish(ended: (Int) -> Void) { close(to: 0, ended) }

  private mutating func open(_ name: String) {
    let place = elements.count
    elements.append(Element(name: name, number: count))
    places[name, default: []].append(place)
    if Self.scoping.contains(name) { scopes.append(place) }
    if Self.special.contains(name) {
      specials.append(place)
      if !Self.loose.contains(name) { blocks.append(place) }
    }
  }

  /// Returns the index of the innermost open element with one of these names, or -1 if there is none.
  private func place(_ names: String...) -> Int { names.map { places[$0]?.last ?? -1 }.max() ?? -1 }

  private mutating func end(_ name: String, _ ended: (Int) -> Void) {
    let scope = scopes.last ?? -1
    switch name {
    case "body", "html": return
    case "h1", "h2", "h3", "h4", "h5", "h6": close(place("h1", "h2", "h3", "h4", "h5", "h6"), inside: scope, ended)
    case "li": close(place(name), inside: max(scope, place("ol", "ul")), ended)
    case "td", "th", "tr", "tbody", "thead", "tfoot", "caption": close(place(name), inside: place("table"), ended)
    case "table": close(place(name), inside: place("template"), ended)
    case _ where Self.formatting.contains(name):
      let place = place(name)
      if place > scope, place < specials.last ?? -1 {
        release(place, ended)
      } else {
        close(place, inside: scope, ended)
      }
    case _ where Self.special.contains(name):
      // The element itself can be the innermost limit.
      let place = place(name)
      close(place, inside: Self.scoping.contains(name) ? place - 1 : scope, ended)
    default: close(place(name), inside: specials.last ?? -1, ended)
    }
  }

  private mutating func endImplied(by name: String, _ ended: (Int) -> Void) {
    let siblings = name == "li" ? ["li"] : ["dd", "dt"]
    let isItem = name == "li" || siblings.contains(name)
    if isItem, let block = blocks.last, siblings.contains(elements[block].name) { close(to: block, ended) }
    if isItem || Self.endsParagraph.contains(name) { close(place("p"), inside: scopes.last ?? -1, ended) }
    switch name {
    case "tr": close(place(name), inside: place("table"), ended)
    case "td", "th": close(place("td", "th"), inside: place("table", "tr"), ended)
    case "tbody", "thead", "tfoot": close(place("tbody", "thead", "tfoot"), inside: place("table"), ended)
    case "a", "option": if place(name) == elements.count - 1 { close(place(name), inside: -1, ended) }
    default: break
    }
  }

  private mutating func close(_ place: Int, inside limit: Int, _ ended: (Int) -> Void) {
    if place >= 0, place > limit { close(to: place, ended) }
  }

  private mutating func close(to count: Int, _ ended: (Int) -> Void) {
    while elements.count > count, let element = elements.popLast() {
      let place = elements.count
      if scopes.last == place { scopes.removeLast() }
      if specials.last == place { specials.removeLast() }
      if blocks.last == place { blocks.removeLast() }
      guard element.isOpen else { continue }
      places[element.name]?.removeLast()
      ended(element.number)
    }
  }

  /// Ends an element but not the elements inside it, as in `<b>1<p>2</b>3</p>`.
  private mutating func release(_ place: Int, _ ended: (Int) -> Void) {
    elements[place].isOpen = false
    places[elements[place].name]?.removeLast()
    ended(elements[place].number)
  }

  private static func names(_ text: String) -> Set<String> { Set(text.split(separator: " ").map(String.init)) }

  private static let void = names("area base br col embed hr img input link meta param source track wbr")
  private static let scoping = names("applet button caption html table td th marquee object template")
  private static let formatting = names("a b big code em font i nobr s small strike strong tt u")
  private static let loose = names("address div p")
  private static let endsParagraph = names(
    "address article aside blockquote center details dialog dir div dl fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 "
      + "header hgroup hr main menu nav ol p pre search section summary table ul")
  private static let special = names(
    "address applet article aside blockquote body button caption center colgroup dd details dir div dl dt fieldset figcaption figure "
      + "footer form h1 h2 h3 h4 h5 h6 head header hgroup html iframe li main marquee menu nav noscript object ol p pre script search "
      + "section select style summary table tbody td template textarea tfoot th thead tr ul")
}
