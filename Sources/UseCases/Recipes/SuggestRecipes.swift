public import Entities

/// Suggests titles of recipes while somebody types.
public protocol SuggestRecipes: Sendable {
  /// The titles at hand that fit, and then, if somebody else is asked, theirs too. Blank text gives every title at hand.
  func callAsFunction(_ search: SearchText) -> RecipeSuggestions
}

/// Suggestions as they come: a source is asked only when the reading that it answers is wanted.
///
/// So a screen shows the first reading with every key, and asks for the second when typing pauses.
public struct RecipeSuggestions: AsyncSequence, Sendable {
  public typealias Element = SuggestionReading
  public typealias Failure = GatewayError

  /// One step to the suggestions; gets what was suggested so far.
  public typealias Step = @Sendable (SuggestionReading?) async throws(GatewayError) -> SuggestionReading

  private let steps: [Step]

  /// Suggestions of these steps, one after the other.
  public init(_ steps: [Step]) { self.steps = steps }

  public func makeAsyncIterator() -> Iterator { Iterator(steps: steps[...]) }

  /// Takes a step when the next reading is wanted.
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

/// What is suggested at a moment.
public struct SuggestionReading: Sendable, Hashable {
  /// The best first, none twice.
  public let suggestions: [RecipeSuggestion]
  /// Whether every source answered.
  public let isComplete: Bool
  /// Why the others did not answer; what is at hand is suggested all the same.
  public let problem: GatewayError?

  /// What is suggested so far.
  public init(_ suggestions: [RecipeSuggestion], isComplete: Bool, problem: GatewayError? = nil) {
    self.suggestions = suggestions
    self.isComplete = isComplete
    self.problem = problem
  }
}
