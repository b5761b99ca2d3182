/// A use case's error that can wrap an error from the store.
public protocol StoreError: Error {
  /// Returns the use case's error for a failure of the store.
  static func store(_ error: GatewayError) -> Self
}

extension StoreError {
  /// Returns the result of a call to the store. If the call fails, throws the store's error as the case `store`. For example:
  /// `try await MyError.wrapping(await store.dish(id))`.
  public static func wrapping<Answer>(
    _ call: @autoclosure () async throws(GatewayError) -> Answer
  ) async throws(Self) -> Answer {
    do { return try await call() } catch { throw .store(error) }
  }
}

/// An error from a use case that requires the user's agreement.
public protocol AgreementError<Facts>: Error {
  /// The type of the state that a user agrees to.
  associatedtype Facts: Sendable

  /// The current state, if it has changed since the user agreed and the user must be asked again. `nil` if the use case failed for another
  /// reason.
  var now: Facts? { get }
}
