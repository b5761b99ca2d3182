import Entities

/// The properties of a plain-text output: its size, its character set and its language.
public struct Paper: Sendable {
  /// The width in characters.
  public let width: Int
  /// The number of lines per page, which limits long content. `nil` if the output has no pages.
  public let height: Int?
  /// Whether only ASCII characters can be shown.
  public let isPlain: Bool
  /// The kit's strings in the user's language.
  public let texts: Texts

  /// Creates the properties of an output.
  ///
  /// - Parameters:
  ///   - width: the width in characters.
  ///   - height: the number of lines per page. `nil` if the output has no pages.
  public init(width: Int, height: Int? = nil, isPlain: Bool = false, _ texts: Texts) {
    self.width = width
    self.height = height
    self.isPlain = isPlain
    self.texts = texts
  }
}

/// A row that can be formatted as plain text.
public protocol PlainTextRow: ListRow {
  /// Returns the lines of each row, with columns aligned across all rows. By default, the lines contain the number and the description of
  /// each row.
  ///
  /// - Parameter width: the width of the terminal in characters.
  static func lines(_ rows: [Self], width: Int) -> [[Line]]
}

extension PlainTextRow where Self: CustomStringConvertible {
  public static func lines(_ rows: [Self], width: Int) -> [[Line]] {
    rows.map { Line.wrapped($0.description, behind: Line.right("\($0.number)", 4) + "  ", width: width) }
  }
}

/// A list that can be formatted as plain text.
public protocol PlainTextList: ListFeature where Row: PlainTextRow {
  /// Returns the lines of the list. By default, the lines contain the title, the detail, and the rows in their sections.
  nonisolated static func lines(_ model: ListModel<Self>, on paper: Paper) -> [Line]
}

extension PlainTextList {
  public nonisolated static func lines(_ model: ListModel<Self>, on paper: Paper) -> [Line] {
    ListText.lines(model, width: paper.width)
  }
}

/// Formats lists as plain text, without questions to the user. The program that reads the user's answers prints the questions.
public enum ListText {
  /// Returns the lines of the list and of any additional content on its screen.
  public static func lines<Feature: PlainTextList>(_ model: ListModel<Feature>, on paper: Paper) -> [Line] {
    Feature.lines(model, on: paper)
  }

  /// Returns the title, the detail, and the rows in their sections.
  ///
  /// - Parameter head: the lines above the rows.
  static func lines<Feature: PlainTextList>(_ model: ListModel<Feature>, head: [Line] = [], width: Int) -> [Line] {
    var lines = [Line(model.title, .title)] + (model.detail.isEmpty ? [] : [Line(model.detail, .faint)]) + head
    var rows = Feature.Row.lines(model.rows, width: width)[...]
    for section in model.sections {
      lines += [""] + (section.title.isEmpty ? [] : [Line(section.title, .strong)])
      lines += rows.prefix(section.rows.count).joined()
      rows = rows.dropFirst(section.rows.count)
    }
    return lines + (model.more.map { ["", Line($0, .faint)] } ?? [])
  }
}

extension Line {
  /// Returns a row of a list: its number, a mark and its title, then its detail on the same line if there is room.
  static func row(_ number: Int, _ mark: String, _ title: String, _ detail: String, width: Int) -> [Line] {
    let front = "\(right("\(number)", 4))  \(mark) "
    var lines = wrapped(title, behind: front, width: width, .strong)
    if lines.count == 1, front.columns + title.columns + 2 + detail.columns <= width, !detail.isEmpty {
      lines[0] = lines[0].adding("  ").adding(detail, .faint)
    } else {
      lines += wrapped(detail, indent: front.columns, width: width, .faint)
    }
    return lines
  }

  /// Returns a row of a list, with a symbol in place of the mark. The symbol is filled if the row has a picture, and hollow otherwise.
  static func row(_ number: Int, _ picture: Photo.ID?, _ title: String, _ detail: String, width: Int) -> [Line] {
    row(number, picture == nil ? "◌" : "◉", title, detail, width: width)
  }
}
