import GatewayTesting
import UseCases

typealias Section = ListSection<String, Item>

/// A row of the lists in these tests.
struct Item: Sendable, Hashable, Identifiable {
  let id: Int
  var text = ""
}

/// Generates random lists and edits, which are always the same for the same seed.
struct RandomLists {
  private var random: SeededNumbers
  private var nextID = 0

  init(seed: UInt64) { random = SeededNumbers(seed: seed) }

  mutating func list() -> [Section] {
    (0..<Int.random(in: 0...6, using: &random)).map { index in
      Section("s\(index)", rows: items(0...5))
    }
  }

  /// Returns the given list after up to eight random edits.
  mutating func edited(_ list: [Section]) -> [Section] {
    var list = list
    for _ in 0..<Int.random(in: 0...8, using: &random) { edit(&list) }
    return list
  }

  private mutating func edit(_ list: inout [Section]) {
    switch Int.random(in: 0..<10, using: &random) {
    case 0:
      list.insert(
        Section("n\(Int.random(in: 0..<1000, using: &random))-\(nextID)", rows: items(0...3)), at: place(list.count + 1)
      )
    case 1 where !list.isEmpty: list.remove(at: place(list.count))
    case 2 where !list.isEmpty: list.insert(list.remove(at: place(list.count)), at: place(list.count + 1))
    case 3 where !list.isEmpty: change(&list, at: place(list.count)) { $0.shuffle(using: &$1) }
    case 4 where !list.isEmpty: change(&list, at: place(list.count)) { rows, _ in rows = [] }
    case 5: list.shuffle(using: &random)
    case 6 where !list.isEmpty:
      let new = items(1...2)
      change(&list, at: place(list.count)) { $0.insert(contentsOf: new, at: Int.random(in: 0...$0.count, using: &$1)) }
    case 7 where !list.isEmpty:
      change(&list, at: place(list.count)) { rows, random in
        guard let index = rows.indices.randomElement(using: &random) else { return }
        rows[index].text += "!"
      }
    case 8 where !list.isEmpty:
      change(&list, at: place(list.count)) { rows, random in
        if let index = rows.indices.randomElement(using: &random) { rows.remove(at: index) }
      }
    default: moveRow(&list)
    }
  }

  private mutating func moveRow(_ list: inout [Section]) {
    guard let from = list.indices.filter({ !list[$0].rows.isEmpty }).randomElement(using: &random) else { return }
    var moved: Item?
    change(&list, at: from) { moved = $0.remove(at: Int.random(in: $0.indices, using: &$1)) }
    change(&list, at: place(list.count)) { rows, random in
      if let moved { rows.insert(moved, at: Int.random(in: 0...rows.count, using: &random)) }
    }
  }

  private mutating func change(
    _ list: inout [Section], at index: Int, _ body: (inout [Item], inout SeededNumbers) -> Void
  ) {
    var rows = list[index].rows
    body(&rows, &random)
    list[index] = Section(list[index].key, rows: rows)
  }

  private mutating func place(_ count: Int) -> Int { Int.random(in: 0..<count, using: &random) }

  private mutating func items(_ counts: ClosedRange<Int>) -> [Item] {
    (0..<Int.random(in: counts, using: &random)).map { _ in
      nextID += 1
      return Item(id: nextID)
    }
  }
}
