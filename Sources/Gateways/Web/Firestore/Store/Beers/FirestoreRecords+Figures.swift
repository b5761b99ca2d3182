import Entities
import UseCases

extension FirestoreRecords {
  /// Changes the figures of a beer for a review that comes, changes or goes.
  mutating func count(
    _ review: Review.ID, of id: Beer.ID, reviews: Int, scores: Int
  ) throws(GatewayError) {
    let path = Self.path(id)
    guard let fields = try fields(path) else { return }
    let count = try Self.count("count", in: fields, of: path) + reviews
    let total = try Self.count("total", in: fields, of: path) + scores
    staging.merge(
      path,
      [
        "count": .integer(Int64(count)), "total": .integer(Int64(total)), "by": .string(review.text),
        "mean": count == 0 ? nil : .double(Self.mean(count: count, total: total)),
        "reviewedName": count == 0 ? nil : fields["name"],
      ])
    if reviews != 0, let maker = fields["maker"]?.text {
      try increment("makers/\(maker)", "reviewCount", by: reviews)
      staging.merge("makers/\(maker)", ["by": .string(review.text)])
    }
  }

  /// As ``BayesianMean`` has it. Two equal fractions are the same number, and two that differ stay apart for as many reviews as a beer
  /// may have.
  static func mean(count: Int, total: Int) -> Double {
    Double(BayesianMean.priorScore * BayesianMean.priorCount + total) / Double(BayesianMean.priorCount + count)
  }
}
