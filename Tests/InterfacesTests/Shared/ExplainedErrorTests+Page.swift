import Foundation
import Interfaces
import Testing
import UseCases

/// Checks the page about kinds of errors. Generates the page if the environment variable `RECETAS_WRITE_PAGES` is 1.
extension `Every error that a port or a use case throws` {
  private static let page = packageFolder + "/Sources/Interfaces/Interfaces.docc/KindsOfErrors.md"

  @Test func `The page about kinds of errors lists every error of entities, ports and use cases`() async throws {
    var kinds: [String: [String: Set<String>]] = [:]
    for (kind, errors) in try await samples() {
      for error in errors {
        let cause = Mirror(reflecting: error).children.first.flatMap { Self.cause($0.value) }
        kinds[Self.typeName(of: error), default: [:]][Self.name(of: error), default: []].insert(cause ?? "`\(kind)`")
        if let fault = (error as? GatewayError)?.faultKind {
          kinds["GatewayFault", default: [:]][Self.name(of: fault), default: []].insert("`\(kind)`")
        }
      }
    }
    let rows = kinds.sorted { $0.key < $1.key }.map { type, cases in
      let texts = cases.sorted { $0.key < $1.key }.map { "`\($0.key)`: \($0.value.sorted().joined(separator: ", "))" }
      return "| `\(type)` | \(texts.joined(separator: "; ")) |"
    }
    let meanings = Problem.Kind.allCases.map { "| `\($0)` | \($0.httpStatus) |" }
    let page =
      Self.head + "\n" + (["| kind | HTTP |", "|---|---:|"] + meanings).joined(separator: "\n") + "\n\n## Errors\n\n"
      + (["| error | kind of each case |", "|---|---|"] + rows).joined(separator: "\n") + "\n"
    if ProcessInfo.processInfo.environment["RECETAS_WRITE_PAGES"] != nil {
      try page.write(toFile: Self.page, atomically: true, encoding: .utf8)
    }
    #expect(try String(contentsOfFile: Self.page, encoding: .utf8) == page)
  }

  /// Returns the description of the wrapped error that determines the kind of a case. `nil` if the case wraps no error.
  private static func cause(_ value: Any) -> String? {
    if value is SeedSourceError || isOfGateway(value) { return "kind of its `\(type(of: value))`" }
    return Mirror(reflecting: value).children.lazy.compactMap { isOfGateway($0.value) ? cause($0.value) : nil }.first
  }

  private static func isOfGateway(_ value: Any) -> Bool { value is GatewayError || value is GatewayFault }

  private static let head = """
    # Kinds of errors

    Look up the kind of every error that an entity, a port or a use case throws, and its HTTP status.

    ## Overview

    Programs handle an error by its kind (``Problem/Kind-swift.enum``); people read its message. ``Texts/problem(_:)`` gives
    both, and a server answers with ``Problem/Kind-swift.enum/httpStatus``. The courses in the documentation of UseCases say
    what each use case throws, and when. A test generates this page from samples in which every case occurs.

    """
}
