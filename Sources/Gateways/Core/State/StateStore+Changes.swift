import UseCases

extension StateStore {
  public func changes() async -> AsyncStream<Void> {
    if !storage.isShared { return feed.listen(nil) }
    // What others have written so far is not news.
    _ = try? await committed()
    return feed.listen { [weak self] in await self?.look() }
  }

  /// Reading tells of what others wrote; a file that can't be read is told of too, and whoever reads it says why.
  private func look() async {
    do { _ = try await committed() } catch { feed.tell() }
  }
}
