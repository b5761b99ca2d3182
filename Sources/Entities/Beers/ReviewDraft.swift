/// A review as a form holds it: as typed, valid or not.
public struct ReviewDraft: RecordDraft {
  /// A field of the form.
  public enum Field: String, Sendable, Hashable, CaseIterable {
    /// ``ReviewDraft/score``.
    case score
    /// ``ReviewDraft/text``.
    case text
  }

  /// Why a field is invalid.
  public enum Problem: Sendable, Hashable {
    /// The text breaks ``Review/textRule``.
    case text(TextError)
    /// Outside ``Score/range``, or no whole number.
    case score(String)
  }

  /// The score as it is typed: a whole number from 1 to 5.
  public var score: String
  /// The text as it is typed; may be blank.
  public var text: String
  /// The photographs, in their order.
  public var album: PhotoAlbum

  /// An empty form by default.
  public init(score: String = "", text: String = "", album: PhotoAlbum = .empty) {
    self.score = score
    self.text = text
    self.album = album
  }

  /// The form with a review in it.
  public init(_ review: Review) {
    self.init(score: "\(review.score.value)", text: review.text, album: review.album)
  }

  /// What was typed, on a review that somebody else changed meanwhile: what was left as it was in `old` is as in `new`,
  /// and no picture is named that went.
  public func carried(from old: Review, to new: Review) -> ReviewDraft {
    let (old, new) = (ReviewDraft(old), ReviewDraft(new))
    return ReviewDraft(
      score: score == old.score ? new.score : score, text: text == old.text ? new.text : text,
      album: album.carried(from: old.album, to: new.album))
  }

  /// The review that it describes; blanks at the ends of lines and runs of empty lines are allowed.
  ///
  /// - Throws: the problem of each invalid field.
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
