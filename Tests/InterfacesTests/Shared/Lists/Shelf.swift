import Entities
import Interfaces
import UseCases
import WebGateways

/// A list made for tests: a shelf of books, which is read immediately or when a test provides the result.
@MainActor final class Shelf: PlainTextList {
  typealias Route = String
  typealias Screen = RecordingScreen<ListModel<Shelf>, String>

  struct Row: PlainTextRow, CustomStringConvertible {
    let id: String
    let number: Int

    var description: String { id }
  }

  enum Action: Sendable, Hashable {
    case reversed(Bool)
    case notified(Notice)
    case changed(Notice)
  }

  enum Call: Sendable, Hashable {
    case read(String, isReversed: Bool = false, length: Int = 50)
    case find(String)
    case delete(String)
  }

  let texts = Texts(.english)
  /// Whether the books are listed in reverse order.
  let options = false
  var books: [String]
  /// The number of copies of each book. A book that isn't in the dictionary has one copy.
  var copies: [String: Int] = [:]
  /// The calls to the shelf. They are answered immediately unless a test holds them.
  let held = Held<Call, GatewayError?>()
  /// The store that the list observes. `nil` if there is none.
  var store: (any ChangeGateway)?
  /// The number of times that the list discarded its selections.
  private(set) var forgotten = 0

  init(_ books: [String]) {
    self.books = books
    held.standing = .some(nil)
  }

  func read(_ query: ListQuery<Bool>, _ page: Page) async throws(GatewayError) -> Paged<String> {
    let call = Call.read(query.text, isReversed: query.options, length: page.limit)
    if let error = await held.ask(call) { throw error }
    let found = (query.options ? books.reversed() : books).filter { query.search.matches($0) }
    return Paged(Array(found.dropFirst(page.offset).prefix(page.limit)), hasMore: found.count > page.limit)
  }

  func changes(of query: ListQuery<Bool>) -> (any ChangeGateway)? { store }

  func model(_ answer: Paged<String>?, _ query: ListQuery<Bool>) -> ListModel<Shelf> {
    ListModel(
      title: "Books: \(query.text)", detail: query.options ? "reversed" : "",
      sections: [.init("", (answer?.items ?? []).enumerated().map { Row(id: $1, number: $0 + 1) })],
      more: answer?.hasMore == true ? "more" : nil, nothing: "No books: \(query.text)")
  }

  func choose(_ row: String, in list: List) async { list.go(to: row) }

  func act(_ action: Action, in list: List) async {
    switch action {
    case .reversed(let isReversed): await list.read { $0 = isReversed }
    case .notified(let notice): list.tell(notice)
    case .changed(let notice): await list.changed(notice)
    }
  }

  func forget() { forgotten += 1 }

  func deletion(of row: String) async -> Deletion<String> {
    if let error = await held.ask(.find(row)) { return .unchanged(.failed(texts.problem(error))) }
    return books.contains(row) ? asks(row) : .changed(Self.missing)
  }

  private func asks(_ book: String, because problem: Problem? = nil) -> Deletion<String> {
    let agreed = copies[book]
    return .asks(request(book), because: problem) { [self] in
      if let error = await held.ask(.delete(book)) { return .unchanged(.failed(texts.problem(error))) }
      if copies[book] != agreed { return asks(book, because: Self.another) }
      guard let index = books.firstIndex(of: book) else { return .changed(Self.missing) }
      books.remove(at: index)
      return .changed(.done(["\(book) is deleted."]))
    }
  }

  func request(_ book: String) -> DeletionRequest<String> {
    DeletionRequest(of: book, question: "Delete \(copies[book] ?? 1) of \(book)?")
  }

  nonisolated static let missing = Notice.failed(Problem(.notFound, "It was deleted.", "Look again."))
  nonisolated static let another = Problem(.conflict, "There are more of it.", "Decide again.")
  nonisolated static let offline = GatewayError.offline(what: "example.org")

  func failed(_ error: GatewayError = offline) -> Notice { .failed(texts.problem(error)) }

  /// Returns the step that shows these books.
  func shown(
    _ books: [String], searching query: String = "", isReversed: Bool = false, hasMore: Bool = false,
    asking book: String? = nil, _ notice: Notice? = nil
  ) -> Screen.Step {
    var model = model(Paged(books, hasMore: hasMore), ListQuery(query, isReversed))
    (model.notice, model.request) = (notice, book.map(request))
    return .shows(.content(model))
  }

  func nothing(_ query: String = "") -> Screen.Step { .shows(.empty(message: "No books: \(query)")) }
}
