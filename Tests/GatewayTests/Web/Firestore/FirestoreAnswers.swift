import WebGateways

extension HTTPResponse {
  static func json(_ text: String, status: Int = 200, headers: [String: String] = [:]) -> HTTPResponse {
    HTTPResponse(
      status: status, headers: headers.merging(["Content-Type": "application/json"]) { $1 }, body: Array(text.utf8))
  }

  /// As the service says that something went wrong.
  static func refusal(_ code: Int, _ status: String, _ message: String = "no", headers: [String: String] = [:]) -> Self
  {
    .json(#"{"error":{"code":\#(code),"message":"\#(message)","status":"\#(status)"}}"#, status: code, headers: headers)
  }

  /// As a machine in front of the service says it.
  static func page(_ status: Int) -> HTTPResponse {
    HTTPResponse(
      status: status, headers: ["Content-Type": "text/html"], body: Array("<html><title>Error \(status)".utf8))
  }
}
