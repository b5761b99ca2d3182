import Synchronization
public import UseCases

/// Throws ``BrokenPromise`` unless both are equal; it says where they differ, not what each of them is.
///
/// ```
/// menu[dish-pina].price.minorUnits: 950, not 920
/// ```
///
/// - Parameter what: names the value, as in “draft”.
public func expect<Value: Equatable>(_ found: Value, _ expected: Value, _ what: String) throws(BrokenPromise) {
  if found != expected { throw BrokenPromise("\(Difference(found, from: expected, what))") }
}

/// Throws ``BrokenPromise`` unless each page is the matching slice of the whole list, and says correctly whether more follows.
///
/// - Parameters:
///   - pages: the offsets and limits to ask for.
///   - ask: returns a page.
public func expectPages<Item: Sendable & Hashable>(
  _ pages: [(offset: Int, limit: Int)], of all: [Item], _ ask: (Page) async throws -> Paged<Item>
) async throws {
  for (offset, limit) in pages {
    let rest = all.dropFirst(offset)
    let expected = Paged(Array(rest.prefix(limit)), hasMore: rest.count > limit)
    try expect(try await ask(Page(offset: offset, limit: limit)), expected, "page of \(limit) from \(offset)")
  }
}

/// A kind of `GatewayError` that a clause asks for, whatever place or reason the error names.
///
/// Those that the kit's clauses ask for are here; a clause of your own may ask for others:
///
/// ```swift
/// let offline = ExpectedFailure("offline") { if case .offline = $0 { true } else { false } }
/// ```
public struct ExpectedFailure: Sendable, CustomStringConvertible {
  /// Names the kind where it was expected and something else came.
  public let description: String
  let covers: @Sendable (GatewayError) -> Bool

  /// - Parameters:
  ///   - description: names the kind.
  ///   - covers: whether an error is of the kind.
  public init(_ description: String, _ covers: @escaping @Sendable (GatewayError) -> Bool) {
    self.description = description
    self.covers = covers
  }

  /// `GatewayError.notFound`: there is no such thing.
  public static let notFound = ExpectedFailure("notFound") { $0 == .notFound }
  /// `GatewayError.conflict`: somebody else changed it in between.
  public static let conflict = ExpectedFailure("conflict") { $0 == .conflict }
  /// `GatewayError.cancelled`: the task was canceled before anything was done.
  public static let cancelled = ExpectedFailure("cancelled") { $0 == .cancelled }
  /// `GatewayFault.readOnly`: nothing can be written there.
  public static let readOnly = ExpectedFailure("readOnly") { $0.faultKind == .readOnly }
  /// `GatewayFault.full`: there is no room left.
  public static let full = ExpectedFailure("full") { $0.faultKind == .full }
  /// `GatewayFault.busy`: another process or client keeps it locked.
  public static let busy = ExpectedFailure("busy") { $0.faultKind == .busy }
  /// `GatewayError.unfinished(_:)`: the change is made, but finishing it failed.
  public static let unfinished = ExpectedFailure("unfinished") { if case .unfinished = $0 { true } else { false } }
  /// `GatewayError.failed(what:why:)` with a message: a failure for which there is no other fault.
  public static let failed = ExpectedFailure("failed") { if case .other = $0.faultKind { true } else { false } }
}

/// Throws ``BrokenPromise`` unless `body` throws a `GatewayError` of this kind.
///
/// - Parameter what: names the call, as in “save over none”.
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

/// Throws ``BrokenPromise`` unless `body`, begun in a task that is canceled already, throws `GatewayError.cancelled`.
///
/// - Parameter what: names the call, as in “save”.
public func expectCancelled(_ what: String, _ body: @escaping @Sendable () async throws -> Void) async throws {
  let task = Task {
    // A task that cancels itself is canceled before the call begins, without waiting for anybody.
    withUnsafeCurrentTask { $0?.cancel() }
    try await expect(.cancelled, what, body)
  }
  try await task.value
}

/// Runs `body` this many times at once and answers the results, each in the place of its index.
///
/// None begins before the tasks of all are there: else the first might be done before the last one starts, and a gateway that looks and then
/// writes would be found by luck alone.
///
/// For calls of a gateway; use cases that throw another error meet at a ``Gate``.
///
/// - Parameter body: is given its index, from 0 on.
public func atOnce<Answer: Sendable>(
  _ count: Int, _ body: @escaping @Sendable (Int) async throws(GatewayError) -> Answer
) async -> [Result<Answer, GatewayError>] {
  let areThere = Gate(for: count)
  return await withTaskGroup(of: (Int, Result<Answer, GatewayError>).self) { group in
    for index in 0..<count {
      group.addTask {
        await areThere.pass()
        // Not in one expression: the optimizer would drop the index (Manual.docc/TypedErrors.md).
        let result: Result<Answer, GatewayError>
        do throws(GatewayError) { result = .success(try await body(index)) } catch { result = .failure(error) }
        return (index, result)
      }
    }
    // They end in any order.
    let results = await group.reduce(into: [:]) { $0[$1.0] = $1.1 }
    return (0..<count).compactMap { results[$0] }
  }
}

/// What others read while `change` is made: six of them, over and over, until it is done.
///
/// A change that is made in two steps is found only where somebody reads between them, so clauses make several.
///
/// - Returns: each answer once.
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

/// The words of texts in the opposite order.
func backwards(_ texts: String...) -> String {
  texts.joined(separator: " ").split(separator: " ").reversed().joined(separator: " ")
}
