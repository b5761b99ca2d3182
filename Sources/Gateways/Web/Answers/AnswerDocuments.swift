import Entities
import Gateways
package import UseCases

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The file name of a response: `HASH-MILLISECONDS.json`.
struct AnswerFile {
  let hash: String
  let time: Date

  var name: String { "\(hash)-\(Int64((time.timeIntervalSince1970 * 1000).rounded())).json" }

  init(_ answer: CachedAnswer) {
    hash = Self.hash(answer.question)
    time = answer.answeredAt
  }

  init?(name: String) {
    let parts = name.split(separator: "-", omittingEmptySubsequences: false)
    guard parts.count == 2, parts[0].utf8.count == 64, parts[1].hasSuffix(".json"),
      let milliseconds = Int64(parts[1].dropLast(".json".count)), (0...253_402_300_799_999).contains(milliseconds)
    else { return nil }
    hash = String(parts[0])
    time = Date(timeIntervalSince1970: Double(milliseconds) / 1000)
    if self.name != name { return nil }
  }

  static func hash(_ question: String) -> String { SHA256.hex(of: Array("GET \(question)".utf8)) }
}

/// The content of a response file: the response, and the address of the request for people who read the file.
struct AnswerDocument: Codable {
  let question: String
  let body: String

  init(_ answer: CachedAnswer) {
    question = answer.question
    body = String(decoding: answer.body, as: UTF8.self)
  }
}

/// A quota as stored in `quota.json`.
package struct QuotaDocument: Codable {
  let used: Double
  let left: Double
  let reportedAt: String

  private enum CodingKeys: String, CodingKey { case used, left, reportedAt = "toldAt" }

  package init(_ quota: PointsQuota) {
    used = quota.used
    left = quota.left
    reportedAt = Timestamp.text(quota.reportedAt)
  }
}

extension PointsQuota {
  init?(_ document: QuotaDocument) {
    guard let reportedAt = Timestamp.date(document.reportedAt) else { return nil }
    self.init(used: document.used, left: document.left, reportedAt: reportedAt)
  }
}
