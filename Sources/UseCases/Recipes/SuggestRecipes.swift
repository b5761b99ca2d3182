public import Entities

/// Suggests titles of recipes while the user types.
public protocol SuggestRecipes: Sendable {
  /// Returns the matching titles of the collection and then, if requested, also those of a service. For a blank text, returns all titles of
  /// the collection.
  func callAsFunction(_ search: SearchText) -> RecipeSuggestions
}

/// A sequence of suggestions, which reads each source only on demand.
///
/// This way, a screen can show the first reading after each key, and request the second when the user stops typing.
public struct RecipeSuggestions: AsyncSequence, Sendable {
  public typealias Element = SuggestionReading
  public typealias Failure = GatewayError

  /// A step, which receives the suggestions so far and returns them with its own.
  public typealias Step = @Sendable (SuggestionReading?) async throws(GatewayError) -> SuggestionReading

  private let steps: [Step]

  /// Creates a sequence of steps that run one after another.
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

/// The suggestions so far.
public struct SuggestionReading: Sendable, Hashable {
  /// The suggestions, best first and without duplicates.
  public let suggestions: [RecipeSuggestion]
  /// Whether no more suggestions follow.
  public let isComplete: Bool
  /// The error of a source that failed. The suggestions of other sources are still included.
  public let problem: GatewayError?

  /// Creates a reading of the suggestions so far.
  public init(_ suggestions: [RecipeSuggestion], isComplete: Bool, problem: GatewayError? = nil) {
    self.suggestions = suggestions
    self.isComplete = isComplete
    self.problem = problem
  }
}
