/// The states of a list: the current state, and a new state after each commit that changes the list.
///
/// The sequence reads only on demand. A slow reader gets the newest state, with one set of changes for all commits, and no states are
/// queued. The sequence ends when its task is canceled, or with an error if a read fails.
public struct ListReadings<Page: ListPage>: AsyncSequence, Sendable {
  private let store: any ChangeGateway
  private let read: @Sendable () async throws(GatewayError) -> Page

  /// - Parameter read: A closure that reads the page from `store`, or from a source that changes along with the store.
  public init(from store: any ChangeGateway, _ read: @escaping @Sendable () async throws(GatewayError) -> Page) {
    self.store = store
    self.read = read
  }

  public func makeAsyncIterator() -> Iterator { Iterator(store: store, read: read) }

  /// Iterates over the states, and reads the list when the next state is requested.
  public struct Iterator: AsyncIteratorProtocol {
    fileprivate let store: any ChangeGateway
    fileprivate let read: @Sendable () async throws(GatewayError) -> Page
    private var changes: AsyncStream<Void>.Iterator?
    private var last: Page?
    private var hasEnded = false

    fileprivate init(store: any ChangeGateway, read: @escaping @Sendable () async throws(GatewayError) -> Page) {
      self.store = store
      self.read = read
    }

    public mutating func next() async throws(GatewayError) -> ListReading<Page>? { try await next(isolation: nil) }

    /// Returns the next state that differs from the previous one. `nil` once the task is canceled.
    public mutating func next(isolation actor: isolated (any Actor)?) async throws(GatewayError) -> ListReading<Page>? {
      while !hasEnded {
        if changes == nil {
          // Listening must start before the first read, so that no commit between the two steps is missed.
          changes = await store.changes().makeAsyncIterator()
        } else if await changes?.next(isolation: actor) == nil {
          break
        }
        let page: Page
        do {
          page = try await read()
        } catch {
          if Task.isCancelled { break }
          end()
          throw error
        }
        if page == last { continue }
        defer { last = page }
        return ListReading(page: page, changes: last.map { ListChanges(from: $0.sections, to: page.sections) })
      }
      end()
      return nil
    }

    private mutating func end() {
      changes = nil
      hasEnded = true
    }
  }
}
