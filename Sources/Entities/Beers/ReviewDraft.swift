/// The values of a review in a form, as typed, valid or not.
public struct ReviewDraft: RecordDraft {
  /// Identifies a field in the review form.
  public enum Field: String, Sendable, Hashable, CaseIterable {
    /// The score of the review.
    case score
    /// The text of the review.
    case text
  }

  /// The reason why a field is invalid.
  public enum Problem: Sendable, Hashable {
    /// The text violates ``Review/textRule``.
    case text(TextError)
    /// The text isn't a whole number within ``Score/range``.
    case score(String)
  }

  /// The score, as typed. A valid score is a whole number from 1 to 5.
  public var score: String
  /// The text, as typed. It can be blank.
  public var text: String
  /// The photos, in display order.
  public var album: PhotoAlbum

  /// Creates a review form, empty by default.
  public init(score: String = "", text: String = "", album: PhotoAlbum = .empty) {
    self.score = score
    self.text = text
    self.album = album
  }

  /// Creates a form filled with a review.
  public init(_ review: Review) {
    self.init(score: "\(review.score.value)", text: review.text, album: review.album)
  }

  /// Returns this draft applied to a newer version of the review, which was saved in the meantime. Fields unchanged since `old` are taken
  /// from `new`, and photos deleted in `new` are dropped.
  public func carried(from old: Review, to new: Review) -> ReviewDraft {
    let (old, new) = (ReviewDraft(old), ReviewDraft(new))
    return ReviewDraft(
      score: score == old.score ? new.score : score, text: text == old.text ? new.text : text,
      album: album.carried(from: old.album, to: new.album))
  }

  /// Returns the review that the form describes. Blanks at the ends of lines and extra empty lines are removed.
  ///
  /// - Throws: ``FormError`` with the problem in each invalid field.
  public func review(
    _ id: Review.ID, of beer: Beer.ID, by author: User.ID = .local, date: Instant
  ) throws(FormError<Field, Problem>) -> Review {
    var error = FormError<Field, Problem>()
    let text = Paragraphs.cleaned(text)
    do { try Review.textRule.check(text) } catch let wrong { error.problems[.text] = .text(wrong) }
    let score = Int(TextRule.cleaned(score)).flatMap { try? Score($0) }
    if score == nil { error.problems[.score] = .score(self.score) }
    guard error.problems.isEmpty, let score else { throw error }
    do { return try Review(id: id, of: beer, by: author, score: score, text: text, date: date, album: album) } catch {
      switch error {
      case .text(let wrong): throw FormError([.text: .text(wrong)])
      }
    }
  }
}
