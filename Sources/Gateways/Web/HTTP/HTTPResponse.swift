/// An HTTP response.
public struct HTTPResponse: Sendable, Hashable {
  /// 200 and so on.
  public var status: Int
  /// All of it.
  public var body: [UInt8]
  /// By name in lowercase.
  package let headers: [String: String]

  /// - Parameter headers: by name, in any case.
  public init(status: Int, headers: [String: String] = [:], body: [UInt8] = []) {
    self.status = status
    self.body = body
    self.headers = Dictionary(headers.map { ($0.key.lowercased(), $0.value) }) { $1 }
  }

  /// The value of a header, whatever the case of its name.
  public func header(_ name: String) -> String? { headers[name.lowercased()] }

  /// Whether it is what was asked for.
  public var isSuccess: Bool { (200..<300).contains(status) }
}
