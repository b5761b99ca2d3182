extension ListPresenter {
  /// Completes the shown answer. Then reads the list again after each change to its store, until a different query is shown.
  func follow(_ changes: AsyncStream<Void>?) {
    guard let shown else { return }
    following = Task { [weak self, feature] in
      do throws(Feature.Refusal) {
        if let whole = try await feature.rest(of: shown.answer, shown.query, shown.page) { self?.take(whole) }
        guard let changes else { return }
        for await _ in changes { self?.take(try await feature.read(shown.query, shown.page)) }
      } catch {
        if !Task.isCancelled { self?.fail(error) }
      }
    }
  }

  private func take(_ answer: Feature.Answer) {
    if Task.isCancelled { return }
    postponed = answer
    takePostponed()
  }

  /// Shows the postponed answer, unless an event is being handled. In that case, the result of the event is shown first.
  func takePostponed() {
    guard events == 0, let answer = postponed else { return }
    postponed = nil
    // The change may affect another part of the store, or it may be the user's own change, which the screen already shows.
    if answer == shown?.answer { return }
    shown?.answer = answer
    tell()
  }

  func stopFollowing() {
    following?.cancel()
    (following, postponed) = (nil, nil)
  }
}
