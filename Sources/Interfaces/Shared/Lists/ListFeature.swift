public import Entities
public import UseCases

/// What a list is of: what its rows are, how they are found, and what else can be done with them.
///
/// ``ListPresenter`` does the rest: it searches while somebody types, reads on, follows changes, asks before anything is deleted, and
/// never shows what a later event overtook.
@MainActor public protocol ListFeature {
  /// What stands in a line of the list.
  associatedtype Row: ListRow
  /// What is read: the rows' entities, and whatever else the screen says of them.
  associatedtype Answer: ListAnswer
  /// What the list is asked for beside a text: an order, a filter.
  associatedtype Options: Hashable = Nothing
  /// What the screen shows beside the rows.
  associatedtype Extra: ListExtra = Nothing
  /// What can be done here and on no other list.
  associatedtype Action: Hashable = Never
  /// Where one can go from here.
  associatedtype Route: Hashable = Never
  /// Why the list can't be read.
  associatedtype Refusal: Error = GatewayError

  /// The presenter that asks.
  typealias List = ListPresenter<Self>
  /// A text, and what else the list is asked for.
  typealias Query = ListQuery<Options>

  /// The catalog of texts, in the language of the user.
  var texts: Texts { get }

  /// What the list is asked for at first.
  var options: Options { get }

  /// Reads the beginning of the list; its task is canceled when something else is wanted meanwhile.
  func read(_ query: Query, _ page: Page) async throws(Refusal) -> Answer

  /// Reads what is shown, and what follows it. As a rule the list is read again from its beginning, as long as it was plus a page, so
  /// that what was added or deleted meanwhile shifts nothing.
  func readOn(from shown: Answer, _ query: Query, _ page: Page) async throws(Refusal) -> Answer

  /// Reads the rest of an answer of which only a part is shown. `nil` by default: each answer is whole.
  func rest(of shown: Answer, _ query: Query, _ page: Page) async throws(Refusal) -> Answer?

  /// The store of the list, which is read again after each of its changes. `nil` by default: the list is not followed.
  func changes(of query: Query) -> (any ChangeGateway)?

  /// What is shown of an answer; `nil`: the list is not there yet.
  func model(_ answer: Answer?, _ query: Query) -> ListModel<Self>

  /// Explains why the list can't be read.
  func problem(_ refusal: Refusal) -> Problem

  /// Handles the choice of a row.
  func choose(_ row: Row.ID, in list: List) async

  /// Does what can be done on this list alone.
  func act(_ action: Action, in list: List) async

  /// The text of the search is this now, key by key; as a rule the list is searched when the typing pauses.
  func search(_ text: String, in list: List) async

  /// Another list is wanted, or the screen is gone: what was chosen or suggested on the old one is forgotten.
  func forget()

  /// What becomes of the wish to delete a row: as a rule a question, which names all that goes along.
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

/// What the screen of a list shows beside the rows.
public protocol ListExtra: Hashable {
  /// Whether it is to be seen even where no rows are.
  var standsAlone: Bool { get }
}

/// What a feature names as its type of options, head or background when it has none of them.
///
/// Like `Void` it has one value; but `Void` conforms to no protocol, so it can't be compared. (`Never` has no value at all.)
public struct Nothing: ListExtra, Sendable {
  public var standsAlone: Bool { false }

  /// The only value.
  public init() {}
}

/// What was read of a list.
public protocol ListAnswer: Hashable {
  /// Whether the list goes on after it.
  var hasMore: Bool { get }
}

extension Paged: ListAnswer {}

/// What a list is asked for.
public struct ListQuery<Options: Hashable>: Hashable {
  /// What is searched for, as it was typed; blank: everything.
  public var text: String
  /// The order, the filter.
  public var options: Options

  /// The whole list by default.
  package init(_ text: String = "", _ options: Options) {
    self.text = text
    self.options = options
  }

  /// What is searched for.
  public var search: SearchText { SearchText(text) }
}

extension ListQuery: Sendable where Options: Sendable {}

/// The outcome of a deletion, or of another action that the user must agree to.
public enum Deletion<ID: Hashable> {
  /// The user must agree first; then `agreed` does it. The problem says why it is asked again.
  case asks(DeletionRequest<ID>, because: Problem? = nil, agreed: @MainActor () async -> Deletion<ID>)
  /// The list is not what it was: it is read again, and this told beside it.
  case changed(Notice)
  /// Told beside the list as it stands.
  case unchanged(Notice?)
}
