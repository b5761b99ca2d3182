/// A way of describing things in the attributes of a page's elements.
enum MarkupSyntax: Sendable, Hashable, CaseIterable {
  /// https://html.spec.whatwg.org/multipage/microdata.html
  case microdata
  /// https://www.w3.org/TR/rdfa-lite, and as Google once described it for data-vocabulary.org.
  case rdfa

  /// Whether an element begins an item. Many pages forget `itemscope`.
  func describesItem(_ tag: HTMLTag) -> Bool {
    switch self {
    case .microdata: tag["itemscope"] != nil || tag["itemtype"] != nil
    case .rdfa: tag["typeof"] != nil || tag["property"] == nil && (tag["about"] ?? tag["resource"]) != nil
    }
  }

  /// The types of the item that an element begins, as schema.org names them.
  ///
  /// - Parameter vocabulary: the one that RDFa names without a prefix belong to, if the page says so.
  func types(_ tag: HTMLTag, _ vocabulary: String?) -> [String] {
    let tokens = Self.tokens(tag[self == .microdata ? "itemtype" : "typeof"] ?? "")
    return tokens.compactMap { MarkupVocabulary.name($0, in: self == .microdata ? nil : vocabulary) }
  }

  /// The id of the item that an element begins.
  func id(_ tag: HTMLTag) -> String? {
    self == .microdata ? tag["itemid"] : tag["resource"] ?? tag["about"]
  }

  /// The properties whose value an element has, each once.
  func properties(_ tag: HTMLTag, _ vocabulary: String?) -> [String] {
    var names: [String] = []
    for token in Self.tokens(tag[self == .microdata ? "itemprop" : "property"] ?? "") + links(tag) {
      let name = MarkupVocabulary.name(token, in: self == .microdata ? nil : vocabulary).map(MarkupVocabulary.property)
      if let name, !names.contains(name), names.count < Self.maximumNames { names.append(name) }
    }
    return names
  }

  /// The properties whose value an element links to, or has in it.
  func links(_ tag: HTMLTag) -> [String] {
    guard self == .rdfa, let relations = tag["rel"] else { return [] }
    // Links have other names, too, but none with these prefixes.
    return Self.tokens(relations).filter { $0.hasPrefix("v:") || $0.hasPrefix("schema:") }
  }

  /// The text that an attribute of the element has for its value.
  func text(_ tag: HTMLTag) -> String? {
    if let content = tag["content"], !content.isEmpty { return content }
    if let time = tag["datetime"], !time.isEmpty { return time }
    return ["data", "meter", "input"].contains(tag.name) ? tag["value"] : nil
  }

  /// The address that the element's value is.
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

  /// Pages that load pictures late have a placeholder in `src`.
  private func picture(_ tag: HTMLTag) -> String? {
    let late = ["data-src", "data-lazy-src", "data-original"].lazy.compactMap { tag[$0] }.first
    guard let source = tag["src"], !source.hasPrefix("data:") || late == nil else { return late }
    return source
  }

  /// The tokens of an attribute that are separated by blanks.
  static func tokens(_ text: String) -> [String] { text.split(whereSeparator: \.isWhitespace).map(String.init) }

  /// The maximum number of properties that one element is the value of.
  private static let maximumNames = 16
}
