import StoreCore
import UseCases

extension SQLiteStore {
  public func changes() async -> AsyncStream<Void> {
    // What others committed until now is news for those who listen already.
    await look()
    return feed.listen { [weak self] in await self?.look() }
  }
}
