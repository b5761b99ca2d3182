/// A syntax that describes things in the attributes of a page's elements.
enum MarkupSyntax: Sendable, Hashable, CaseIterable {
  /// Microdata: https://html.spec.whatwg.org/multipage/microdata.html
  case microdata
  /// RDFa Lite (https://www.w3.org/TR/rdfa-lite), and the variant that Google once described for data-vocabulary.org.
  case rdfa

  /// Returns whether an element starts an item. Many pages omit `itemscope`.
  func describesItem(_ tag: HTMLTag) -> Bool {
    switch self {
    case .microdata: tag["itemscope"] != nil || tag["itemtype"] != nil
    case .rdfa: tag["typeof"] != nil || tag["property"] == nil && (tag["about"] ?? tag["resource"]) != nil
    }
  }

  /// Returns the types of the item that an element starts, by their names in schema.org.
  ///
  /// - Parameter vocabulary: The vocabulary of RDFa names without a prefix, if the page declares one.
  func types(_ tag: HTMLTag, _ vocabulary: String?) -> [String] {
    let tokens = Self.tokens(tag[self == .microdata ? "itemtype" : "typeof"] ?? "")
    return tokens.compactMap { MarkupVocabulary.name($0, in: self == .microdata ? nil : vocabulary) }
  }

  /// Returns the id of the item that an element starts. `nil` if it has none.
  func id(_ tag: HTMLTag) -> String? {
    self == .microdata ? tag["itemid"] : tag["resource"] ?? tag["about"]
  }

  /// Returns the names of the properties whose value is in an element, without duplicates.
  func properties(_ tag: HTMLTag, _ vocabulary: String?) -> [String] {
    var names: [String] = []
    for token in Self.tokens(tag[self == .microdata ? "itemprop" : "property"] ?? "") + links(tag) {
      let name = MarkupVocabulary.name(token, in: self == .microdata ? nil : vocabulary).map(MarkupVocabulary.property)
      if let name, !names.contains(name), names.count < Self.maximumNames { names.append(name) }
    }
    return names
  }

  /// Returns the names of the properties whose value is the item that an element links to or contains.
  func links(_ tag: HTMLTag) -> [String] {
    guard self == .rdfa, let relations = tag["rel"] else { return [] }
    // Other link relations don't have these prefixes.
    return Self.tokens(relations).filter { $0.hasPrefix("v:") || $0.hasPrefix("schema:") }
  }

  /// Returns the value of an element from its attributes, as text. `nil` if no attribute contains the value.
  func text(_ tag: HTMLTag) -> String? {
    if let content = tag["content"], !content.isEmpty { return content }
    if let time = tag["datetime"], !time.isEmpty { return time }
    return ["data", "meter", "input"].contains(tag.name) ? tag["value"] : nil
  }

  /// Returns the address that is the value of an element. `nil` if there is none.
  func address(_ tag: HTMLTag) -> String? {
    if self == .rdfa, let resource = tag["resource"] { return resource }
    return switch tag.name {
    case "a", "area", "link": tag["href"]
    case "audio", "embed", "iframe", "source", "track", "video": tag["src"]
    case "img": picture(tag)
    case "object": tag["data"]
    default: self == .rdfa ? tag["href"] ?? tag["src"] : nil
    }
  }

  /// Returns the address of a picture. Pages that load pictures lazily have a placeholder in `src`.
  private func picture(_ tag: HTMLTag) -> String? {
    let late = ["data-src", "data-lazy-src", "data-original"].lazy.compactMap { tag[$0] }.first
    guard let source = tag["src"], !source.hasPrefix("data:") || late == nil else { return late }
    return source
  }

  /// Returns the tokens of an attribute, which are separated by white space.
  static func tokens(_ text: String) -> [String] { text.split(whereSeparator: \.isWhitespace).map(String.init) }

  /// The maximum number of properties that can share one element as their value.
  private static let maximumNames = 16
}
