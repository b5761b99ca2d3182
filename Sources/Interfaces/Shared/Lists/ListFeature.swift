public import Entities
public import UseCases

/// Defines a list: its rows, the functions that read the list, and the available actions.
///
/// ``ListPresenter`` handles everything else. It searches as the user types, reads more pages, observes changes, asks for confirmation
/// before a deletion, and discards results that a later event superseded.
@MainActor public protocol ListFeature {
  /// A row of the list.
  associatedtype Row: ListRow
  /// The result of reading the list: the entities of the rows, and any other data that the screen shows.
  associatedtype Answer: ListAnswer
  /// The parameters of a query other than the search text, such as an order or a filter.
  associatedtype Options: Hashable = Nothing
  /// The content that the screen shows in addition to the rows.
  associatedtype Extra: ListExtra = Nothing
  /// An action that only this list offers. `Never` by default, for lists without such actions.
  associatedtype Action: Hashable = Never
  /// A route to another screen. `Never` by default, for lists without routes.
  associatedtype Route: Hashable = Never
  /// The error that is thrown if the list can't be read.
  associatedtype Refusal: Error = GatewayError

  /// The presenter of this list.
  typealias List = ListPresenter<Self>
  /// The query of this list: a search text and options.
  typealias Query = ListQuery<Options>

  /// The kit's strings in the user's language.
  var texts: Texts { get }

  /// The options of the first query.
  var options: Options { get }

  /// Reads the start of the list. The task is canceled if a later query supersedes this query.
  func read(_ query: Query, _ page: Page) async throws(Refusal) -> Answer

  /// Reads the shown part of the list and the page after it. By default, the list is read again from its start, one page longer than
  /// before, so that records added or deleted in the meantime don't shift the pages.
  func readOn(from shown: Answer, _ query: Query, _ page: Page) async throws(Refusal) -> Answer

  /// Reads the complete answer if only a part of it has been shown. Returns `nil` by default, for lists whose answers are always complete.
  func rest(of shown: Answer, _ query: Query, _ page: Page) async throws(Refusal) -> Answer?

  /// Returns the store to observe. The list is read again after each change to this store. `nil` by default, for lists that don't observe
  /// changes.
  func changes(of query: Query) -> (any ChangeGateway)?

  /// Creates the model of an answer. `answer` is `nil` if the list hasn't been read yet.
  func model(_ answer: Answer?, _ query: Query) -> ListModel<Self>

  /// Returns the problem to show if the list can't be read.
  func problem(_ refusal: Refusal) -> Problem

  /// Handles the user's choice of a row, usually by going to a route.
  func choose(_ row: Row.ID, in list: List) async

  /// Performs an action that only this list offers.
  func act(_ action: Action, in list: List) async

  /// Handles a change to the search text, which can happen with every keystroke. By default, the list is searched when typing pauses.
  func search(_ text: String, in list: List) async

  /// Discards selections and suggestions, because the query changed or the screen disappeared.
  func forget()

  /// Handles a request to delete a row, usually by asking a question that names everything that would be deleted.
  func deletion(of row: Row.ID) async -> Deletion<Row.ID>
}

extension ListFeature {
  public func readOn(from shown: Answer, _ query: Query, _ page: Page) async throws(Refusal) -> Answer {
    try await read(query, page)
  }
  public func rest(of shown: Answer, _ query: Query, _ page: Page) async throws(Refusal) -> Answer? { nil }
  public func changes(of query: Query) -> (any ChangeGateway)? { nil }
  public func search(_ text: String, in list: List) async { await list.typed(text) }
  public func forget() {}
  public func deletion(of row: Row.ID) async -> Deletion<Row.ID> { .unchanged(nil) }
}

extension ListFeature where Options == Nothing { public var options: Nothing { Nothing() } }

extension ListFeature where Action == Never { public func act(_ action: Never, in list: List) async {} }

extension ListFeature where Refusal: ExplainedError {
  public func problem(_ refusal: Refusal) -> Problem { texts.problem(refusal) }
}

/// The content that a list screen shows in addition to the rows.
public protocol ListExtra: Hashable {
  /// Whether the content is shown even if the list has no rows.
  var isShownWithoutRows: Bool { get }
}

/// The type of options, additional content or background for a feature that has none.
///
/// Like `Void`, this type has one value. Unlike `Void`, it conforms to protocols such as `Hashable`. (`Never` has no values at all.)
public struct Nothing: ListExtra, Sendable {
  public var isShownWithoutRows: Bool { false }

  /// Creates the only value of this type.
  public init() {}
}

/// The result of reading a list.
public protocol ListAnswer: Hashable {
  /// Whether the list continues after this answer.
  var hasMore: Bool { get }
}

extension Paged: ListAnswer {}

/// A query of a list: the search text and the options.
public struct ListQuery<Options: Hashable>: Hashable {
  /// The search text as the user typed it. Blank text matches every record.
  public var text: String
  /// The parameters other than the search text, such as an order or a filter.
  public var options: Options

  /// Creates a query, which matches the whole list by default.
  package init(_ text: String = "", _ options: Options) {
    self.text = text
    self.options = options
  }

  /// The parsed search text.
  public var search: SearchText { SearchText(text) }
}

extension ListQuery: Sendable where Options: Sendable {}

/// The outcome of a deletion, or of another action that the user must confirm.
public enum Deletion<ID: Hashable> {
  /// The user must confirm the action before `agreed` performs it. The problem, if there is one, explains why the user is asked again.
  case asks(DeletionRequest<ID>, because: Problem? = nil, agreed: @MainActor () async -> Deletion<ID>)
  /// The list changed. It is read again and shown with the notice.
  case changed(Notice)
  /// The list did not change. It is shown with the notice.
  case unchanged(Notice?)
}
