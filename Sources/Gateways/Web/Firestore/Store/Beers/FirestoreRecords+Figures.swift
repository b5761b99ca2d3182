import Entities
import UseCases

extension FirestoreRecords {
  /// Updates the counts of a beer when one of its reviews is added, changed or deleted.
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

  /// Returns the mean that ``BayesianMean`` defines. Equal means give the same number, and different means give different numbers for as
  /// many reviews as a beer can have.
  static func mean(count: Int, total: Int) -> Double {
    Double(BayesianMean.priorScore * BayesianMean.priorCount + total) / Double(BayesianMean.priorCount + count)
  }
}
