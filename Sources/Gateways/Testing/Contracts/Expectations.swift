import Synchronization
public import UseCases

/// Throws ``BrokenPromise`` unless the found and the expected value are equal. The error shows the differences instead of the whole values.
///
/// ```
/// menu[dish-pina].price.minorUnits: 950, not 920
/// ```
///
/// - Parameter what: the name of the value, such as “draft”.
public func expect<Value: Equatable>(_ found: Value, _ expected: Value, _ what: String) throws(BrokenPromise) {
  if found != expected { throw BrokenPromise("\(Difference(found, from: expected, what))") }
}

/// Throws ``BrokenPromise`` unless each page is the matching slice of the whole list and reports correctly whether more elements follow.
///
/// - Parameters:
///   - pages: the offsets and limits of the pages to request.
///   - ask: a closure that receives an offset and a limit, and returns the page.
public func expectPages<Item: Sendable & Hashable>(
  _ pages: [(offset: Int, limit: Int)], of all: [Item], _ ask: (Page) async throws -> Paged<Item>
) async throws {
  for (offset, limit) in pages {
    let rest = all.dropFirst(offset)
    let expected = Paged(Array(rest.prefix(limit)), hasMore: rest.count > limit)
    try expect(try await ask(Page(offset: offset, limit: limit)), expected, "page of \(limit) from \(offset)")
  }
}

/// A kind of `GatewayError` that a clause expects, regardless of the file or reason in the error.
///
/// There are constants for the kinds that the kit's clauses expect. You can create other kinds for your own clauses:
///
/// ```swift
/// let offline = ExpectedFailure("offline") { if case .offline = $0 { true } else { false } }
/// ```
public struct ExpectedFailure: Sendable, CustomStringConvertible {
  /// The name of the kind of error, for the message about an unexpected result.
  public let description: String
  let covers: @Sendable (GatewayError) -> Bool

  /// - Parameters:
  ///   - description: the name of the kind of error.
  ///   - covers: a closure that returns whether an error is of this kind.
  public init(_ description: String, _ covers: @escaping @Sendable (GatewayError) -> Bool) {
    self.description = description
    self.covers = covers
  }

  /// `GatewayError.notFound`: the record doesn't exist.
  public static let notFound = ExpectedFailure("notFound") { $0 == .notFound }
  /// `GatewayError.conflict`: the record has been changed in the meantime.
  public static let conflict = ExpectedFailure("conflict") { $0 == .conflict }
  /// `GatewayError.cancelled`: the task was canceled before the call had any effect.
  public static let cancelled = ExpectedFailure("cancelled") { $0 == .cancelled }
  /// `GatewayFault.readOnly`: the store can't be changed.
  public static let readOnly = ExpectedFailure("readOnly") { $0.faultKind == .readOnly }
  /// `GatewayFault.full`: there is no free space.
  public static let full = ExpectedFailure("full") { $0.faultKind == .full }
  /// `GatewayFault.busy`: another process or client has the lock.
  public static let busy = ExpectedFailure("busy") { $0.faultKind == .busy }
  /// `GatewayError.unfinished(_:)`: the change was made, but a later step failed.
  public static let unfinished = ExpectedFailure("unfinished") { if case .unfinished = $0 { true } else { false } }
  /// `GatewayError.failed(what:why:)` with a message: a failure without a more specific fault.
  public static let failed = ExpectedFailure("failed") { if case .other = $0.faultKind { true } else { false } }
}

/// Throws ``BrokenPromise`` unless `body` throws a `GatewayError` of the expected kind.
///
/// - Parameter what: the name of the call, such as “save over another draft”.
public func expect(
  _ refusal: ExpectedFailure, _ what: String, _ body: () async throws -> Void
) async throws(BrokenPromise) {
  do {
    try await body()
  } catch let error as GatewayError where refusal.covers(error) {
    return
  } catch {
    throw BrokenPromise("\(what): \(error), not \(refusal)")
  }
  throw BrokenPromise("\(what) was not refused with \(refusal)")
}

/// Throws ``BrokenPromise`` unless `body` throws `GatewayError.cancelled` in a task that is already canceled.
///
/// - Parameter what: the name of the call, such as “save”.
public func expectCancelled(_ what: String, _ body: @escaping @Sendable () async throws -> Void) async throws {
  let task = Task {
    // A task that cancels itself is certain to be canceled before the call starts.
    withUnsafeCurrentTask { $0?.cancel() }
    try await expect(.cancelled, what, body)
  }
  try await task.value
}

/// Runs `body` in `count` concurrent tasks, and returns the results in the order of the task indexes.
///
/// All tasks wait until every task has started. Otherwise the first task could finish before the last one starts. A gateway that checks and
/// writes in separate steps would then pass in most runs.
///
/// Use this function for calls to a gateway. For use cases that throw other errors, use a ``Gate``.
///
/// - Parameter body: a closure that receives the index of its task, starting at 0.
public func atOnce<Answer: Sendable>(
  _ count: Int, _ body: @escaping @Sendable (Int) async throws(GatewayError) -> Answer
) async -> [Result<Answer, GatewayError>] {
  let areThere = Gate(for: count)
  return await withTaskGroup(of: (Int, Result<Answer, GatewayError>).self) { group in
    for index in 0..<count {
      group.addTask {
        await areThere.pass()
        // If this were a single expression, the optimizer would drop the index (Manual.docc/TypedErrors.md).
        let result: Result<Answer, GatewayError>
        do throws(GatewayError) { result = .success(try await body(index)) } catch { result = .failure(error) }
        return (index, result)
      }
    }
    // The tasks finish in any order, so the results are sorted by index.
    let results = await group.reduce(into: [:]) { $0[$1.0] = $1.1 }
    return (0..<count).compactMap { results[$0] }
  }
}

/// Returns the distinct results that six concurrent readers get while `change` runs. Each reader reads repeatedly until the change is done.
///
/// A reader detects a change made in two steps only if it reads between the steps, so clauses should make several changes.
///
/// - Returns: the distinct results of all readers.
public func seen<Answer: Sendable & Hashable>(
  during change: @escaping @Sendable () async throws(GatewayError) -> Void,
  reading read: @escaping @Sendable () async throws(GatewayError) -> Answer
) async throws -> Set<Answer> {
  let isDone = Mutex(false)
  let answers = await atOnce(7) { (index) throws(GatewayError) -> Set<Answer> in
    if index == 0 {
      defer { isDone.withLock { $0 = true } }
      try await change()
      return []
    }
    var seen: Set<Answer> = []
    repeat { seen.insert(try await read()) } while !isDone.withLock { $0 }
    return seen
  }
  return try answers.reduce(into: []) { $0.formUnion(try $1.get()) }
}

extension Result {
  package var isSuccess: Bool { if case .success = self { true } else { false } }
}

/// Returns the words of all strings in reverse order.
func backwards(_ texts: String...) -> String {
  texts.joined(separator: " ").split(separator: " ").reversed().joined(separator: " ")
}
