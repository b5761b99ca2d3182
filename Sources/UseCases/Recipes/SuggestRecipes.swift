public import Entities

/// Suggests titles of recipes while the user types.
public protocol SuggestRecipes: Sendable {
  /// The matching titles of the collection, then, if requested, also those of a service. Blank text gives all titles of the collection.
  func callAsFunction(_ search: SearchText) -> RecipeSuggestions
}

/// A sequence of suggestions: a source is asked only when its reading is requested.
///
/// So a screen shows the first reading at every key, and requests the second when typing pauses.
public struct RecipeSuggestions: AsyncSequence, Sendable {
  public typealias Element = SuggestionReading
  public typealias Failure = GatewayError

  /// A step, which gets the suggestions so far.
  public typealias Step = @Sendable (SuggestionReading?) async throws(GatewayError) -> SuggestionReading

  private let steps: [Step]

  /// Suggestions of these steps, one after the other.
  public init(_ steps: [Step]) { self.steps = steps }

  public func makeAsyncIterator() -> Iterator { Iterator(steps: steps[...]) }

  /// Takes a step when the next reading is requested.
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
  /// The best first, without duplicates.
  public let suggestions: [RecipeSuggestion]
  /// Whether every source answered.
  public let isComplete: Bool
  /// Why a source failed; the suggestions of the others are still there.
  public let problem: GatewayError?

  /// The suggestions so far.
  public init(_ suggestions: [RecipeSuggestion], isComplete: Bool, problem: GatewayError? = nil) {
    self.suggestions = suggestions
    self.isComplete = isComplete
    self.problem = problem
  }
}
