import Entities
import Gateways
import Interfaces
import UseCases

extension Context {
  /// Returns the id that a word stands for: the id itself, or a row number in the list that this session printed last.
  func id<Entity>(_ word: String, in list: ShownRows.List) throws -> Identifier<Entity> {
    guard let number = rowNumber(word) else {
      do { return try Identifier<Entity>(word) } catch { throw texts.noSuchID(word, in: list) }
    }
    guard let text = try kit.rows.id(number, of: list), let id = try? Identifier<Entity>(text) else {
      throw texts.noSuchRow(word, list)
    }
    return id
  }

  /// Remembers the ids of the printed rows, except for JSON output, which has no rows.
  func remember(_ list: ShownRows.List, first: Int = 1, _ ids: [String]) {
    if output.isJSON { return }
    do {
      try kit.rows.remember(list, first: first, ids)
    } catch {
      output.notice(texts.rowsNotRemembered(texts.problem(error)))
    }
  }

  /// Parses a row number. A number beyond the range of `Int` is also a row number, but no such row exists.
  private func rowNumber(_ word: String) -> Int? {
    guard !word.isEmpty, word.utf8.allSatisfy({ (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }) else {
      return nil
    }
    return Int(word) ?? .max
  }
}
