import Entities
import Gateways
import Interfaces
import UseCases

extension Context {
  /// The id that a word means: itself, or the row of the list that this session printed last when it is a bare number.
  func id<Entity>(_ word: String, in list: ShownRows.List) throws -> Identifier<Entity> {
    guard let number = rowNumber(word) else {
      do { return try Identifier<Entity>(word) } catch { throw texts.noSuchID(word, in: list) }
    }
    guard let text = try kit.rows.id(number, of: list), let id = try? Identifier<Entity>(text) else {
      throw texts.noSuchRow(word, list)
    }
    return id
  }

  /// Remembers what the rows of a printed list were; a JSON document has no rows.
  func remember(_ list: ShownRows.List, first: Int = 1, _ ids: [String]) {
    if output.isJSON { return }
    do {
      try kit.rows.remember(list, first: first, ids)
    } catch {
      output.notice(texts.rowsNotRemembered(texts.problem(error)))
    }
  }

  /// Digits, as many as there are: a number out of every list's reach is a row all the same, one that is not there.
  private func rowNumber(_ word: String) -> Int? {
    guard !word.isEmpty, word.utf8.allSatisfy({ (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }) else {
      return nil
    }
    return Int(word) ?? .max
  }
}
