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
    [Line(model.title, .title), ""] + MenuEntry.lines(model.entries)
  }
}
