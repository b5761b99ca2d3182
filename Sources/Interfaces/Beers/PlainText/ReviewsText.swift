/// Writes reviews as plain text.
public enum ReviewsText {
  /// One review, and the form that changes it.
  public static func lines(_ model: ReviewFormModel, _ texts: Texts) -> [Line] {
    var lines = [Line(model.form.title, .title)]
    if let review = model.review { lines.append(Line("\(review.stars)  \(review.date)", .faint)) }
    return lines + [""] + FormText.lines(model.form, texts)
      + (model.isChanged ? ["", Line(texts.unsaved, .faint)] : [])
  }
}
