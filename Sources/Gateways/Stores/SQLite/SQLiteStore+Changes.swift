#if SQLite
  import UseCases

  extension SQLiteStore {
    public func changes() -> AsyncStream<Void> {
      // What others committed until now is news for those who listen already.
      look()
      return feed.listen { [weak self] in await self?.look() }
    }

    /// A database that can't be read is told of too, and whoever reads it says why.
    private func look() {
      do { if try lookForOthers() { feed.tell() } } catch { feed.tell() }
    }
  }
#endif
