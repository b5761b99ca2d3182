import Entities

/// The items that the elements of a page describe, before references are resolved. Reading the items takes linear time.
struct MarkupItems {
  /// An item, or a part of a page that items refer to for more properties.
  struct Item {
    /// The index of the element's tag in the page.
    let position: Int
    var types: [String] = []
    var id: String?
    /// The ids of the elements that contain more properties of the item.
    var references: [String] = []
    /// The properties in page order. `nil` in place of a property that was replaced with a more precise one inside it.
    var properties: [Property?] = []
    /// The index of the last property with each name.
    fileprivate var last: [String: Int] = [:]
  }

  struct Property {
    /// The name of the property. Empty for a part of the page that has its own properties.
    let name: String
    var value: Value
  }

  enum Value {
    /// The text in an attribute.
    case text(String)
    /// The content of an element as an index range of the page, optionally with the address in an attribute.
    case content(Range<Int>, address: String?)
    /// The index of an item, and the content of its element.
    case item(Int, Range<Int>)
  }

  private(set) var items: [Item] = []
  /// The indices of the parts of the page that items refer to, by the id of the element.
  private(set) var parts: [String: Int] = [:]

  /// The context of an element's content.
  private struct Scope {
    let element: Int
    /// The index of the item that the properties belong to.
    let owner: Int?
    let vocabulary: String?
  }

  private struct OpenElement {
    let start: Int
    let owner: Int
    /// The indices of the properties whose value is the content of the element.
    let properties: [Int]
    /// Whether the element is a link, whose value can be an item inside it.
    let isLink: Bool
  }

  private let syntax: MarkupSyntax
  private let references: Set<String>
  private var scopes: [Scope] = []
  /// The elements that ended before other elements inside them.
  private var released: Set<Int> = []
  private var open: [Int: OpenElement] = [:]
  /// The numbers of the open elements that are links.
  private var links: [Int] = []

  /// Reads the items on a page.
  ///
  /// - Parameter references: The ids of the elements that items refer to.
  init(_ html: [UInt8], _ syntax: MarkupSyntax, references: Set<String>) {
    self.syntax = syntax
    self.references = syntax == .microdata ? references : []
    var (tags, nesting) = (HTMLTags(html), HTMLNesting())
    while let tag = tags.next() {
      let element = nesting.read(tag) { end($0, at: tag.start) }
      if let element { begin(tag, element) }
    }
    nesting.finish { end($0, at: html.count) }
  }

  private var scope: Scope? {
    mutating get {
      while let last = scopes.last, released.remove(last.element) != nil { scopes.removeLast() }
      return scopes.last
    }
  }

  private mutating func begin(_ tag: HTMLTag, _ element: Int) {
    let (outer, isVoid) = (scope, HTMLNesting.isVoid(tag.name))
    let vocabulary = syntax == .rdfa ? tag["vocab"] ?? outer?.vocabulary : nil
    var owner = outer?.owner
    if let id = tag["id"], references.contains(id), parts[id] == nil {
      let part = items.count
      items.append(Item(position: tag.start))
      parts[id] = part
      if let owner { add("", .item(part, 0..<0), to: owner) }
      owner = part
    }
    var names = owner == nil ? [] : syntax.properties(tag, vocabulary)
    if names.isEmpty, syntax.describesItem(tag), let owner { names = linked(to: owner) }
    var inner = owner
    if syntax.describesItem(tag) {
      inner = items.count
      items.append(
        Item(
          position: tag.start, types: syntax.types(tag, vocabulary), id: syntax.id(tag),
          references: MarkupSyntax.tokens(tag["itemref"] ?? "")))
    }
    let value: Value =
      if let inner, inner != owner {
        .item(inner, tag.end..<tag.end)
      } else if let text = syntax.text(tag) {
        .text(text)
      } else {
        .content(tag.end..<tag.end, address: syntax.address(tag))
      }
    if let owner, !names.isEmpty {
      let properties = names.map { add($0, value, to: owner) }
      let isLink = !syntax.links(tag).isEmpty && inner == owner
      if !isVoid {
        open[element] = OpenElement(start: tag.end, owner: owner, properties: properties, isLink: isLink)
        if isLink { links.append(element) }
      }
    }
    let isScope = inner != outer?.owner || vocabulary != outer?.vocabulary
    if isScope, !isVoid { scopes.append(Scope(element: element, owner: inner, vocabulary: vocabulary)) }
  }

  /// Returns the names of the owner's properties that the innermost open link sets. Empty outside of links.
  private mutating func linked(to owner: Int) -> [String] {
    while let last = links.last, open[last] == nil { links.removeLast() }
    guard let link = links.last.flatMap({ open[$0] }), link.owner == owner else { return [] }
    return link.properties.compactMap { items[owner].properties[$0]?.name }
  }

  @discardableResult
  private mutating func add(_ name: String, _ value: Value, to owner: Int) -> Int {
    let index = items[owner].properties.count
    items[owner].properties.append(Property(name: name, value: value))
    items[owner].last[name] = index
    return index
  }

  private mutating func end(_ element: Int, at position: Int) {
    if scopes.last?.element == element { scopes.removeLast() } else if isScope(element) { released.insert(element) }
    guard let opened = open.removeValue(forKey: element) else { return }
    for index in opened.properties {
      guard let property = items[opened.owner].properties[index] else { continue }
      switch property.value {
      case .text: break
      case .item(let item, _): items[opened.owner].properties[index]?.value = .item(item, opened.start..<position)
      case .content(_, let address):
        let isList = MarkupText.lists.contains(property.name)
        // If the elements of a list are marked, the list itself isn't an element.
        let isReplaced = (isList || opened.isLink) && items[opened.owner].last[property.name] ?? index > index
        items[opened.owner].properties[index] =
          isReplaced ? nil : Property(name: property.name, value: .content(opened.start..<position, address: address))
      }
    }
  }

  /// Returns whether an element opened a scope that isn't the innermost one. Uses a binary search, since scopes are in the order of their
  /// elements.
  private func isScope(_ element: Int) -> Bool {
    var (low, high) = (0, scopes.count)
    while low < high {
      let middle = (low + high) / 2
      if scopes[middle].element < element { low = middle + 1 } else { high = middle }
    }
    return low < scopes.count && scopes[low].element == element
  }
}
