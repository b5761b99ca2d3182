/// Writes reviews as plain text.
public enum ReviewsText {
  /// - Parameter width: of the terminal, in characters.
  public static func lines(_ model: ReviewsModel, width: Int) -> [Line] {
    var lines = [Line(model.title, .title)] + (model.detail.isEmpty ? [] : [Line(model.detail, .faint)]) + [""]
    for row in model.rows {
      lines += Line.row(row.number, row.stars, row.beer, row.detail, width: width)
      lines += Line.wrapped(row.text, indent: 12, width: width, .faint)
    }
    if let more = model.more { lines += ["", Line(more, .faint)] }
    return lines
  }

  /// One review, and the form that changes it.
  public static func lines(_ model: ReviewFormModel, _ texts: Texts) -> [Line] {
    var lines = [Line(model.form.title, .title)]
    if let review = model.review { lines.append(Line("\(review.stars)  \(review.date)", .faint)) }
    return lines + [""] + FormText.lines(model.form, texts)
      + (model.isChanged ? ["", Line(texts.unsaved, .faint)] : [])
  }

  /// What just happened; shown alone when nothing else changed.
  public static func notice(_ model: ReviewsModel) -> [Line] { NoticeText.lines(model.notice) }
  /// What just happened; shown alone when nothing else changed.
  public static func notice(_ model: ReviewFormModel) -> [Line] { NoticeText.lines(model.notice) }
}
