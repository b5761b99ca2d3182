#if SQLite
  public import UseCases

  extension SQLiteStore: ChangeGateway {
    public func changes() -> AsyncStream<Void> {
      // What others committed until now is not news.
      _ = try? lookForOthers()
      return feed.listen { [weak self] in await self?.look() }
    }

    /// A database that can't be read is told of too, and whoever reads it says why.
    private func look() {
      do { if try lookForOthers() { feed.tell() } } catch { feed.tell() }
    }
  }
#endif
