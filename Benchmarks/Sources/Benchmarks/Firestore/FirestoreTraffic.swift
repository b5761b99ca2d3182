import Entities
import Foundation
import GatewayTesting
import Synchronization
import WebGateways

/// The billed cost of some calls to Firestore.
struct FirestoreCost: Sendable {
  /// The number of billed document reads. A missing document and a query without results each count as one read.
  var read = 0
  /// The number of documents written by successful commits. `verify` writes none.
  var written = 0
  /// The number of commits that were sent.
  var attempts = 0
  /// The number of successful commits.
  var commits = 0

  static func += (cost: inout FirestoreCost, other: FirestoreCost) {
    cost.read += other.read
    cost.written += other.written
    cost.attempts += other.attempts
    cost.commits += other.commits
  }
}

/// An HTTP client that counts the documents in requests and responses.
final class CountingHTTPClient: HTTPClient {
  private let base: any HTTPClient
  private let cost = Mutex(FirestoreCost())

  init(_ base: any HTTPClient) { self.base = base }

  /// Returns the cost since the last call to this method.
  func take() -> FirestoreCost {
    cost.withLock { cost in
      defer { cost = FirestoreCost() }
      return cost
    }
  }

  func send(_ request: HTTPRequest) async throws(HTTPError) -> HTTPResponse {
    let response = try await base.send(request)
    let more = Self.cost(of: request, response)
    cost.withLock { $0 += more }
    return response
  }

  private static func cost(of request: HTTPRequest, _ response: HTTPResponse) -> FirestoreCost {
    var cost = FirestoreCost()
    if request.address.text.hasSuffix(":commit") {
      cost.attempts = 1
      guard response.isSuccess, let commit = try? decoder.decode(Commit.self, from: Data(request.body)) else {
        return cost
      }
      cost.commits = 1
      cost.written = commit.writes.count { $0.verify == nil }
    } else if response.isSuccess, let parts = try? decoder.decode([Part].self, from: Data(response.body)) {
      cost.read = max(1, parts.reduce(0) { $0 + $1.documents })
    }
    return cost
  }

  private static let decoder = JSONDecoder()

  private struct Anything: Decodable {}

  private struct Commit: Decodable {
    struct Write: Decodable { let verify: String? }
    let writes: [Write]
  }

  /// An element of the response to a `:batchGet`, `:runQuery` or `:runAggregationQuery` request.
  private struct Part: Decodable {
    struct Totals: Decodable { let aggregateFields: [String: Number] }
    struct Number: Decodable { let integerValue: String? }

    let found: Anything?
    let missing: String?
    let document: Anything?
    let skippedResults: Int?
    let result: Totals?

    var documents: Int {
      let one = found != nil || missing != nil || document != nil ? 1 : 0
      // Each thousand index entries are billed as one document.
      let counted = (result?.aggregateFields["count"]?.integerValue).flatMap { Int($0) }.map { ($0 + 999) / 1000 } ?? 0
      return one + (skippedResults ?? 0) + counted
    }
  }
}

/// An HTTP client that loses some responses. The server executes the request, but the caller sees a broken connection.
final class LosingHTTPClient: HTTPClient {
  private let base: any HTTPClient
  private let percent: Int
  private let numbers: Mutex<SeededNumbers>

  init(_ base: any HTTPClient, percent: Int, seed: UInt64) {
    self.base = base
    self.percent = percent
    numbers = Mutex(SeededNumbers(seed: seed))
  }

  func send(_ request: HTTPRequest) async throws(HTTPError) -> HTTPResponse {
    let response = try await base.send(request)
    if numbers.withLock({ $0.below(100) }) >= percent { return response }
    throw .broken(why: "lost on purpose")
  }
}
