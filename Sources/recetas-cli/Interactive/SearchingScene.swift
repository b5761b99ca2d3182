/// A scene with a list that `/text` searches.
@MainActor protocol SearchingScene: Scene {
  /// The text of the search is this now, key by key.
  func searched(_ text: String) async

  /// The text of the search is typed to its end.
  func submittedSearch(_ text: String) async

  /// Does what any other line of input asks, and says whether it was understood.
  func act(on input: Input) async throws -> Bool
}

extension SearchingScene {
  func typing(_ text: String) {
    if let text = Input(text).search { Task { await searched(text) } }
  }

  func handle(_ input: Input) async throws -> Bool {
    guard let text = input.search else { return try await act(on: input) }
    // The keys before Enter are on their way to the presenter, and come first.
    await Task {}.value
    await submittedSearch(text)
    return true
  }
}

extension Input {
  /// What is searched for, if anything is.
  fileprivate var search: String? { text.hasPrefix("/") ? String(text.dropFirst()) : nil }
}
