/// A promise of a port, with a check that a gateway fulfills the promise. A clause is plain data, so any test framework can run its check.
public struct Clause<Gateway: Sendable>: Sendable, Identifiable, CustomStringConvertible {
  /// The id of the clause, which names the contract and the promise, such as `menu.search`. The id doesn't change when the sentence is
  /// reworded, so you can use it to leave out a clause or to collect statistics.
  public let id: String
  /// The promise, as a sentence.
  public let name: String
  /// The variant of the gateway that the clause needs. `nil` if the clause needs none.
  public let needs: Variant?
  /// Checks the clause on an empty gateway. If the gateway breaks the promise, throws ``BrokenPromise`` or an error from the gateway.
  public let check: @Sendable (Subject<Gateway>) async throws -> Void

  /// The promise, as a sentence.
  public var description: String { name }

  /// Creates a clause that can be checked on every gateway.
  ///
  /// - Parameters:
  ///   - id: the id of the clause. By default, the name is the id.
  ///   - name: the promise, as a sentence.
  ///   - check: a closure that receives an empty gateway, and throws if the gateway breaks the promise. Use the `expect` functions, or
  ///     throw ``BrokenPromise``.
  public init(id: String? = nil, _ name: String, _ check: @escaping @Sendable (Gateway) async throws -> Void) {
    self.init(id ?? name, name, nil) { try await check($0.gateway) }
  }

  /// Creates a clause that needs a variant of the gateway.
  ///
  /// - Parameters:
  ///   - id: the id of the clause. By default, the name is the id.
  ///   - name: the promise, as a sentence.
  ///   - needs: the variant that the subject must have. If ``Subject/canTry(_:)`` is `false`, ``ContractReport`` skips the clause, and
  ///     ``check`` throws an error.
  ///   - check: a closure that receives the subject. Call ``Subject/opened(as:)`` in the closure to open the variant.
  public init(
    id: String? = nil, _ name: String, needs: Variant,
    _ check: @escaping @Sendable (Subject<Gateway>) async throws -> Void
  ) {
    self.init(id ?? name, name, needs, check)
  }

  private init(
    _ id: String, _ name: String, _ needs: Variant?,
    _ check: @escaping @Sendable (Subject<Gateway>) async throws -> Void
  ) {
    self.id = id
    self.name = name
    self.needs = needs
    self.check = check
  }

  /// Returns a clause that makes the same check on a different type. `port` returns the gateway from a value of that type.
  public func of<Whole: Sendable>(_ port: @escaping @Sendable (Whole) -> Gateway) -> Clause<Whole> {
    Clause<Whole>(id, name, needs) { try await check($0.map(port)) }
  }
}

/// A second instance of a gateway, which uses the same data. Clauses that need ``readOnly`` or ``full`` also reopen the data, to check the
/// result of a change.
public enum Variant: Sendable, Hashable, CaseIterable {
  /// A second instance that uses the same data, as after a restart.
  case reopened
  /// A read-only instance that uses the same data.
  case readOnly
  /// An instance that uses the same data and has less than 60 kB of free space.
  case full
}

/// A gateway to check, with functions that open its variants.
public struct Subject<Gateway: Sendable>: Sendable {
  /// The gateway, which is empty at the start of a check.
  public let gateway: Gateway
  private let variants: [Variant: @Sendable () async throws -> Gateway]
  /// Waits until the gateway's clock has advanced by one second.
  public let waitOneSecond: @Sendable () async throws -> Void

  /// Creates a subject.
  ///
  /// - Parameters:
  ///   - gateway: an empty gateway.
  ///   - variants: functions that open the gateway's variants. Leave out variants that the gateway doesn't have. For example, an in-memory
  ///     store can't be reopened.
  ///   - waitOneSecond: a closure that waits for one second on the gateway's clock. Pass it if the gateway doesn't use the system clock.
  public init(
    _ gateway: Gateway, variants: [Variant: @Sendable () async throws -> Gateway] = [:],
    waitOneSecond: @escaping @Sendable () async throws -> Void = { try await Task.sleep(for: .seconds(1)) }
  ) {
    self.gateway = gateway
    self.variants = variants
    self.waitOneSecond = waitOneSecond
  }

  /// Returns whether the subject can check a clause. The result is `false` if the clause needs a variant that the subject doesn't have.
  public func canTry(_ clause: Clause<Gateway>) -> Bool { clause.needs.map { variants[$0] != nil } ?? true }

  /// Returns the subject with its gateway as another type, such as one of the ports to which the gateway conforms.
  public func map<Port: Sendable>(_ port: @escaping @Sendable (Gateway) -> Port) -> Subject<Port> {
    Subject<Port>(
      port(gateway), variants: variants.mapValues { open in { @Sendable () async throws in port(try await open()) } },
      waitOneSecond: waitOneSecond)
  }

  /// Opens a variant of the gateway, which uses the same data. Throws ``BrokenPromise`` if the subject doesn't have this variant. Call
  /// ``canTry(_:)`` to check in advance.
  public func opened(as variant: Variant) async throws -> Gateway {
    guard let open = variants[variant] else { throw BrokenPromise("not tried: the subject has no variant .\(variant)") }
    return try await open()
  }
}

/// The error thrown when a gateway breaks a promise.
public struct BrokenPromise: Error, CustomStringConvertible {
  /// A description of the actual and the expected result.
  public let description: String

  /// - Parameter description: the actual and the expected result, such as “draft: nil, not order-1”.
  public init(_ description: String) { self.description = description }
}
