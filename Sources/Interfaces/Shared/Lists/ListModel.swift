public import UseCases

/// A list, formatted for display.
@dynamicMemberLookup public struct ListModel<Feature: ListFeature>: Hashable {
  /// A row of the list.
  public typealias Row = Feature.Row

  /// A section of rows with a common title.
  public struct Section: Hashable {
    /// The title of the section. Empty if the list has no sections.
    public var title: String
    /// The rows of the section in order.
    public var rows: [Row]

    /// Creates a section.
    public init(_ title: String = "", _ rows: [Row]) {
      self.title = title
      self.rows = rows
    }
  }

  /// The title of the list, which contains the search text if there is one.
  public var title: String
  /// A remark about the whole list, such as its order or its size. Can be empty.
  public var detail: String
  /// The sections in order.
  public var sections: [Section]
  /// The message that the list continues after these rows. `nil` at the end of the list.
  public var more: String?
  /// The message to show if the list is empty. It is set even if there are rows. `nil` if an empty list is shown without a message.
  public var nothing: String?
  /// The additional content of the screen. Its properties are also properties of the model.
  public var extra: Feature.Extra
  /// The result of the last action. `nil` if there is nothing to report.
  public var notice: Notice?
  /// The question that the user must answer before a row is deleted. `nil` if there is none.
  public var request: DeletionRequest<Row.ID>?

  /// Creates a model with the given properties.
  package init(
    title: String, detail: String = "", sections: [Section], more: String? = nil, nothing: String?,
    extra: Feature.Extra
  ) {
    self.title = title
    self.detail = detail
    self.sections = sections
    self.more = more
    self.nothing = nothing
    self.extra = extra
  }

  /// The rows of all sections.
  public var rows: [Row] { sections.flatMap(\.rows) }

  /// Returns the changes that turn the sections of `old` into the sections of this list, for a table or a collection view. A row whose
  /// number changed counts as updated.
  public func changes(since old: ListModel) -> ListChanges<String, Row> {
    func sections(_ model: ListModel) -> [ListSection<String, Row>] {
      model.sections.map { ListSection($0.title, rows: $0.rows) }
    }
    return ListChanges(from: sections(old), to: sections(self))
  }

  /// Adds the remark that the list contains samples to ``detail``.
  ///
  /// - Parameter words: the remark from ``Texts/sampleData(_:of:)``.
  public mutating func addSamplesNotice(_ words: String) {
    detail = [words, detail].filter { !$0.isEmpty }.joined(separator: " · ")
  }

  /// A property of the additional content.
  public subscript<Value>(dynamicMember path: WritableKeyPath<Feature.Extra, Value>) -> Value {
    get { extra[keyPath: path] }
    set { extra[keyPath: path] = newValue }
  }

  /// Creates sections whose rows are numbered consecutively across sections.
  static func sections<Item>(
    _ groups: [(title: String, items: [Item])], from firstNumber: Int, row: (Item, Int) -> Row
  ) -> [Section] {
    var number = firstNumber
    return groups.map { group in
      Section(
        group.title,
        group.items.map { item in
          defer { number += 1 }
          return row(item, number)
        })
    }
  }
}

extension ListModel: Sendable where Feature.Row: Sendable, Feature.Row.ID: Sendable, Feature.Extra: Sendable {}
extension ListModel.Section: Sendable where Feature.Row: Sendable {}

extension ListModel where Feature.Extra == Nothing {
  /// Creates a model with the given properties and no additional content.
  public init(
    title: String, detail: String = "", sections: [Section], more: String? = nil, nothing: String?
  ) {
    self.init(title: title, detail: detail, sections: sections, more: more, nothing: nothing, extra: Nothing())
  }
}

/// A row of a list.
public protocol ListRow: Hashable, Identifiable {
  /// The number that the user types to choose the row, starting at 1.
  var number: Int { get }
}
