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

/// The result of adding a record.
enum Addition<Added, Other> {
  case added(Added)
  /// This record already has its id or its name.
  case taken(Other)
}

extension StoreError {
  /// Adds a record under a unique id or name, or returns the existing record that has it.
  ///
  /// - Parameters:
  ///   - add: throws ``GatewayError/conflict`` if the id or the name is taken.
  ///   - other: reads the existing record.
  ///   - missing: thrown if the record that the new one belongs to is gone.
  static func adding<Added, Other>(
    _ add: @autoclosure () async throws(GatewayError) -> Added,
    unlessThere other: @autoclosure () async throws(GatewayError) -> Other, missing: Self = .store(.notFound)
  ) async throws(Self) -> Addition<Added, Other> {
    while true {
      do {
        return .added(try await add())
      } catch .notFound {
        throw missing
      } catch .conflict {
        // What was there may be deleted by now: then it is free.
        do { return .taken(try await other()) } catch .notFound { continue } catch { throw .store(error) }
      } catch {
        throw .store(error)
      }
    }
  }
}

/// An error of a use case that changes a record that the user saw before.
protocol OvertakenError: StoreError {
  associatedtype Original
  associatedtype Current

  /// It was deleted meanwhile.
  static func notThere(_ original: Original) -> Self
  /// Somebody else changed it meanwhile, to this.
  static func changed(_ now: Current) -> Self
}

extension OvertakenError {
  /// Makes the change; if another change came first, throws what became of the original.
  ///
  /// - Parameter now: reads the record again, if the change is refused with ``GatewayError/conflict``.
  static func wrapping(
    _ change: @autoclosure () async throws(GatewayError) -> Void, of original: Original,
    now: @autoclosure () async throws(GatewayError) -> Current
  ) async throws(Self) {
    do { return try await change() } catch .notFound {
      throw .notThere(original)
    } catch .conflict {
      let current: Current
      do { current = try await now() } catch .notFound { throw .notThere(original) } catch { throw .store(error) }
      throw .changed(current)
    } catch {
      throw .store(error)
    }
  }
}

extension OvertakenError where Original == Current, Original: Equatable {
  /// Makes a change that may conflict with another record and returns `nil`, or returns that record.
  ///
  /// - Parameters:
  ///   - now: rereads the original.
  ///   - other: reads the record that may conflict.
  static func wrapping<Other>(
    _ change: @autoclosure () async throws(GatewayError) -> Void, of original: Original,
    now: @autoclosure () async throws(GatewayError) -> Current,
    unlessThere other: @autoclosure () async throws(GatewayError) -> Other
  ) async throws(Self) -> Other? {
    while true {
      do {
        try await change()
        return nil
      } catch .notFound {
        throw .notThere(original)
      } catch .conflict {
        let current: Current
        do { current = try await now() } catch .notFound { throw .notThere(original) } catch { throw .store(error) }
        if current != original { throw .changed(current) }
        // The conflicting record may be gone by now.
        do { return try await other() } catch .notFound { continue } catch { throw .store(error) }
      } catch {
        throw .store(error)
      }
    }
  }
}
