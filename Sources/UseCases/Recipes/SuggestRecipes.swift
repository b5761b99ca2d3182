public import Entities

/// Suggests recipe titles while the user types.
public protocol SuggestRecipes: Sendable {
  /// Returns the matching titles from the collection, followed, if requested, by those from a service. For a blank search, returns all
  /// titles in the collection.
  func callAsFunction(_ search: SearchText) -> RecipeSuggestions
}

/// A sequence of suggestions, which reads each source only on demand.
///
/// This way, a screen can show the first results after each keystroke, and request the rest when the user stops typing.
public struct RecipeSuggestions: AsyncSequence, Sendable {
  public typealias Element = SuggestionReading
  public typealias Failure = GatewayError

  /// A step that receives the suggestions so far, and returns them together with its own suggestions.
  public typealias Step = @Sendable (SuggestionReading?) async throws(GatewayError) -> SuggestionReading

  private let steps: [Step]

  /// Creates a sequence of steps that run one after the other.
  public init(_ steps: [Step]) { self.steps = steps }

  public func makeAsyncIterator() -> Iterator { Iterator(steps: steps[...]) }

  /// An iterator that runs a step when the next reading is requested.
  public struct Iterator: AsyncIteratorProtocol, Sendable {
    fileprivate var steps: ArraySlice<Step>
    fileprivate var last: SuggestionReading?

    public mutating func next() async throws(GatewayError) -> SuggestionReading? {
      guard let step = steps.popFirst() else { return nil }
      last = try await step(last)
      return last
    }

    public mutating func next(isolation: isolated (any Actor)?) async throws(GatewayError) -> SuggestionReading? {
      try await next()
    }
  }
}

/// The suggestions found so far.
public struct SuggestionReading: Sendable, Hashable {
  /// The suggestions, best first and without duplicates.
  public let suggestions: [RecipeSuggestion]
  /// Whether these suggestions are complete, so that no more follow.
  public let isComplete: Bool
  /// The error from a source that failed. `nil` if no source failed. The suggestions from other sources are still included.
  public let problem: GatewayError?

  /// Creates a result with the suggestions found so far.
  public init(_ suggestions: [RecipeSuggestion], isComplete: Bool, problem: GatewayError? = nil) {
    self.suggestions = suggestions
    self.isComplete = isComplete
    self.problem = problem
  }
}
