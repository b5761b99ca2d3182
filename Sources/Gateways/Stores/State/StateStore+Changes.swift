import UseCases

extension StateStore {
  public func changes() -> AsyncStream<Void> {
    if !hasFile { return feed.listen(nil) }
    return feed.listen { [weak self] in await self?.look() }
  }

  /// Reading tells of what others wrote; a file that can't be read is told of too, and whoever reads it says why.
  private func look() {
    do { try takeWhatOthersWrote() } catch { feed.tell() }
  }
}
