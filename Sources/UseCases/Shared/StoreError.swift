/// An error of a use case that can wrap an error of the store.
public protocol StoreError: Error {
  /// The store failed.
  static func store(_ error: GatewayError) -> Self
}

extension StoreError {
  /// Returns the result of a call to the store; its error becomes the case `store`: `try await MyError.wrapping(await store.dish(id))`.
  public static func wrapping<Answer>(
    _ call: @autoclosure () async throws(GatewayError) -> Answer
  ) async throws(Self) -> Answer {
    do { return try await call() } catch { throw .store(error) }
  }
}

/// An error of a use case that does only what the user agreed to.
public protocol AgreementError<Facts>: Error {
  /// The state that a user agrees to.
  associatedtype Facts: Sendable

  /// The current state, if it has changed since the user agreed: ask again. `nil`: the use case failed for another reason.
  var now: Facts? { get }
}
