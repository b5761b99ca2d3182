import Gateways
import UseCases

extension FirestoreStore {
  /// Others' favorites, orders and drafts are looked for of the users whom this store was asked for last, at most eight.
  public func changes() async -> AsyncStream<Void> {
    // What others have written so far is news for those who listen already.
    await look()
    return feed.listen { [weak self] in await self?.look() }
  }

  private func look() async {
    // A service that can't be asked is news, too; the next reading says why.
    if (try? await poller.poll()) ?? true { feed.tell() }
  }
}
