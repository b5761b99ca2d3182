import Foundation
import TestSupport
import WebGateways

/// A client that counts the documents that are read and written, as Google bills them (firebase.google.com/docs/firestore/pricing). One
/// read is counted for each missing document, for each query without results, and for every thousand counted documents.
final class FirestoreLedger: HTTPClient {
  struct Cost: Hashable, CustomStringConvertible {
    var reads = 0
    var writes = 0

    var description: String { writes == 0 ? "\(reads)" : "\(reads) / \(writes)" }
  }

  private let base = SystemHTTPClient(timeout: .seconds(600))
  private let cost = Box(Cost())

  /// Returns the cost since the last call to this function.
  func take() -> Cost {
    defer { cost.value = Cost() }
    return cost.value
  }

  func send(_ request: HTTPRequest) async throws(HTTPError) -> HTTPResponse {
    let response = try await base.send(request)
    let asked = try? JSONSerialization.jsonObject(with: Data(request.body)) as? [String: Any]
    let answered = (try? JSONSerialization.jsonObject(with: Data(response.body)) as? [[String: Any]]) ?? []
    let (reads, writes) = Self.count(asked ?? [:], answered)
    cost.change { cost in
      cost.reads += reads
      cost.writes += writes
    }
    return response
  }

  private static func count(_ asked: [String: Any], _ answered: [[String: Any]]) -> (reads: Int, writes: Int) {
    if let writes = asked["writes"] as? [[String: Any]] { return (0, writes.count { $0["verify"] == nil }) }
    if asked["structuredQuery"] != nil {
      let skipped = answered.reduce(0) { $0 + ($1["skippedResults"] as? Int ?? 0) }
      return (max(1, answered.count { $0["document"] != nil } + skipped), 0)
    }
    if asked["structuredAggregationQuery"] != nil { return (1, 0) }
    return (answered.count { $0["found"] != nil || $0["missing"] != nil }, 0)
  }
}
