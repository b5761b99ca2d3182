import Entities

/// What plain text is written on.
public struct Paper: Sendable {
  /// Of the terminal, in characters.
  public let width: Int
  /// The number of lines on a page of long content. `nil` if there are no pages.
  public let height: Int?
  /// Whether it shows nothing but ASCII.
  public let isPlain: Bool
  /// The language.
  public let texts: Texts

  /// - Parameters:
  ///   - width: in characters.
  ///   - height: the number of lines on a page. `nil` if there are no pages.
  package init(width: Int, height: Int? = nil, isPlain: Bool = false, _ texts: Texts) {
    self.width = width
    self.height = height
    self.isPlain = isPlain
    self.texts = texts
  }
}

/// Writes lists as plain text. Questions are left out: whoever reads the answers asks them.
package enum ListText {
  /// The list, and whatever else its screen shows.
  package static func lines<Feature>(_ model: ListModel<Feature>, on paper: Paper) -> [Line] {
    Feature.lines(model, on: paper)
  }

  /// The title, what is said of the whole list, and the rows in their sections.
  ///
  /// - Parameter head: what stands above the rows.
  static func lines<Feature>(_ model: ListModel<Feature>, head: [Line] = [], width: Int) -> [Line] {
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
  /// A row of a list: its number, a mark, its title, and what else is known of it, on the same line where there is room.
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

  /// The same with a symbol in place of a mark: a filled one stands for a picture, an empty one for none.
  static func row(_ number: Int, _ picture: Photo.ID?, _ title: String, _ detail: String, width: Int) -> [Line] {
    row(number, picture == nil ? "◌" : "◉", title, detail, width: width)
  }
}
