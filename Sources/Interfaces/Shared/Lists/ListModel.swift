public import UseCases

/// A list as a screen shows it.
@dynamicMemberLookup public struct ListModel<Feature: ListFeature>: Hashable {
  /// One row.
  public typealias Row = Feature.Row

  /// Rows that have something in common.
  public struct Section: Hashable {
    /// What they have in common; empty: the list has no sections.
    public var title: String
    /// The rows or sections in their order.
    public var rows: [Row]

    /// A section of any list.
    public init(_ title: String = "", _ rows: [Row]) {
      self.title = title
      self.rows = rows
    }
  }

  /// What the list is called, with the search if there is one.
  public var title: String
  /// What is said of it as a whole: how it is sorted, how much there is; may be empty.
  public var detail: String
  /// The rows or sections in their order.
  public var sections: [Section]
  /// Says that more follows; `nil` at the end.
  public var more: String?
  /// What is said in place of a list, if it has no rows (it is there even if there are some); `nil`: an empty list is shown as such.
  public var nothing: String?
  /// What is shown beside the rows; its properties are the model's, too.
  public var extra: Feature.Extra
  /// What just happened.
  public var notice: Notice?
  /// What must be agreed to, if anything must.
  public var request: DeletionRequest<Row.ID>?

  /// A screen in any state.
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

  /// The changes that turn the sections of `old` into these, for a table or a collection view. A row that only got another number counts
  /// as updated.
  public func changes(since old: ListModel) -> ListChanges<String, Row> {
    func sections(_ model: ListModel) -> [ListSection<String, Row>] {
      model.sections.map { ListSection($0.title, rows: $0.rows) }
    }
    return ListChanges(from: sections(old), to: sections(self))
  }

  /// Says of the list as a whole that it holds samples.
  ///
  /// - Parameter words: as ``Texts/sampleData(_:of:)`` says it.
  public mutating func sayItHoldsSamples(_ words: String) {
    detail = [words, detail].filter { !$0.isEmpty }.joined(separator: " · ")
  }

  /// A property of what is shown beside the rows.
  public subscript<Value>(dynamicMember path: WritableKeyPath<Feature.Extra, Value>) -> Value {
    get { extra[keyPath: path] }
    set { extra[keyPath: path] = newValue }
  }

  /// Sections with rows whose numbers go on from one to the next.
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
  /// Any state of a screen that shows nothing beside the rows.
  public init(
    title: String, detail: String = "", sections: [Section], more: String? = nil, nothing: String?
  ) {
    self.init(title: title, detail: detail, sections: sections, more: more, nothing: nothing, extra: Nothing())
  }
}

/// A row of a list.
public protocol ListRow: Hashable, Identifiable {
  /// The number by which a user chooses the row, from 1 on.
  var number: Int { get }
}
