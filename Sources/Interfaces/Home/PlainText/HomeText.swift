/// Writes the main menu as plain text.
public enum HomeText {
  /// The kit's logo, and a line for each entry.
  ///
  /// - Parameters:
  ///   - width: of the terminal, in characters.
  ///   - isPlain: whether it shows nothing but ASCII.
  public static func lines(_ model: HomeModel, width: Int, isPlain: Bool) -> [Line] {
    TextLogo.kit.lines(width: width, isPlain: isPlain) + lines(model)
  }

  /// A line for each entry.
  public static func lines(_ model: HomeModel) -> [Line] {
    let width = model.entries.map(\.title.count).max() ?? 0
    return [Line(model.title, .title), ""]
      + model.entries.map { entry in
        let gap = Line.spaces(width - entry.title.count + 2)
        return Line(Line.right("\(entry.number)", 4) + "  ").adding(entry.title, .strong).adding(gap + entry.detail)
      }
  }
}
