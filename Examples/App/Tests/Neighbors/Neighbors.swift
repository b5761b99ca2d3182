// These types have the same names as some of the kit's types, just like types in SwiftUI, Combine and web frameworks.

public struct Menu: Sendable {
  public let title: String
  public init(title: String) { self.title = title }
}

public struct Router: Sendable {
  public init() {}
}

public struct HTTPError: Error {
  public init() {}
}

public struct HTTPRequest: Sendable {
  public init() {}
}

public struct HTTPResponse: Sendable {
  public init() {}
}

public final class HTTPClient: Sendable {
  public init() {}
}

public final class Store: Sendable {
  public init() {}
}

public struct Subject<Output: Sendable>: Sendable {
  public init() {}
}
