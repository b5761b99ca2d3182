/// One promise of a port, and how to see whether a gateway keeps it. Plain data: any test framework can run it.
public struct Clause<Gateway: Sendable>: Sendable, Identifiable, CustomStringConvertible {
  /// Identifies the clause, as in `menu.search`: its contract and its promise. It stays the same when the sentence is reworded, so a test
  /// can leave out a clause by it, and a report can count by it.
  public let id: String
  /// The promise, as a sentence.
  public let name: String
  /// The variant that the subject must have for this clause; `nil` if it needs none.
  public let needs: Variant?
  /// Throws ``BrokenPromise``, or the gateway's error, when the promise is not kept. Wants a gateway that holds nothing.
  public let check: @Sendable (Subject<Gateway>) async throws -> Void

  /// The promise.
  public var description: String { name }

  /// A promise that every gateway can be asked to keep.
  ///
  /// - Parameters:
  ///   - id: by default, the name.
  ///   - name: the promise, as a sentence.
  ///   - check: gets a gateway that holds nothing; throws when the promise is not kept: `expect` and ``BrokenPromise`` say how.
  public init(id: String? = nil, _ name: String, _ check: @escaping @Sendable (Gateway) async throws -> Void) {
    self.init(id ?? name, name, nil) { try await check($0.gateway) }
  }

  /// A promise that takes another way into the gateway's data.
  ///
  /// - Parameters:
  ///   - id: by default, the name.
  ///   - name: the promise, as a sentence.
  ///   - needs: what the subject must have: ``ContractReport`` skips the clause if ``Subject/canTry(_:)`` is `false`; ``check`` throws then.
  ///   - check: gets the subject; ``Subject/opened(as:)`` opens the variant.
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

  /// The same promise of a type that has this port.
  public func of<Whole: Sendable>(_ port: @escaping @Sendable (Whole) -> Gateway) -> Clause<Whole> {
    Clause<Whole>(id, name, needs) { try await check($0.map(port)) }
  }
}

/// Another way into the data of a gateway. Clauses that need ``readOnly`` or ``full`` also reopen the data, to see what a change left.
public enum Variant: Sendable, Hashable, CaseIterable {
  /// A second instance on the same data, as after a restart.
  case reopened
  /// An instance on the same data where nothing can be written.
  case readOnly
  /// An instance on the same data where there is no room left for 60 kB.
  case full
}

/// A gateway to be tried, and the ways into its data that it has.
public struct Subject<Gateway: Sendable>: Sendable {
  /// Holds nothing at first.
  public let gateway: Gateway
  private let variants: [Variant: @Sendable () async throws -> Gateway]
  /// Lets a second pass on the clock that the gateway goes by.
  public let aSecondPasses: @Sendable () async throws -> Void

  /// - Parameters:
  ///   - gateway: holds nothing yet.
  ///   - variants: left out: the gateway has no such thing (a store in memory can't be reopened).
  ///   - aSecondPasses: for a gateway with a clock that is not the system's.
  public init(
    _ gateway: Gateway, variants: [Variant: @Sendable () async throws -> Gateway] = [:],
    aSecondPasses: @escaping @Sendable () async throws -> Void = { try await Task.sleep(for: .seconds(1)) }
  ) {
    self.gateway = gateway
    self.variants = variants
    self.aSecondPasses = aSecondPasses
  }

  /// Whether the clause makes sense for this gateway.
  public func canTry(_ clause: Clause<Gateway>) -> Bool { clause.needs.map { variants[$0] != nil } ?? true }

  /// The same subject seen through another type: one of the ports that its gateway conforms to.
  public func map<Port: Sendable>(_ port: @escaping @Sendable (Gateway) -> Port) -> Subject<Port> {
    Subject<Port>(
      port(gateway), variants: variants.mapValues { open in { @Sendable () async throws in port(try await open()) } },
      aSecondPasses: aSecondPasses)
  }

  /// Another instance on the same data. Throws ``BrokenPromise`` when the subject has no such variant; see ``canTry(_:)``.
  public func opened(as variant: Variant) async throws -> Gateway {
    guard let open = variants[variant] else { throw BrokenPromise("not tried: the subject has no variant .\(variant)") }
    return try await open()
  }
}

/// What a gateway did instead of what it promised.
public struct BrokenPromise: Error, CustomStringConvertible {
  /// What was found, and what was promised.
  public let description: String

  /// - Parameter description: what was found, and what was promised, as in “draft: nil, not order-1”.
  public init(_ description: String) { self.description = description }
}
