import TestGroups
import Testing
import UseCases

@Suite struct `The changes of a list` {
  typealias Changes = ListChanges<String, Item>

  @Test(.group(.random))
  func `In 10,000 random edits, the changes between two lists turn the old list into the new one`() {
    var mismatches = 0
    var moves = 0
    for seed in 0..<10_000 {
      var lists = RandomLists(seed: UInt64(seed))
      let old = lists.list()
      let new = lists.edited(old)
      let changes = Changes(from: old, to: new)
      if changes.applied(to: old) != new { mismatches += 1 }
      if changes.isEmpty != (old == new) { mismatches += 1 }
      let lost = Set(old.flatMap(\.rows).map(\.id)).subtracting(new.flatMap(\.rows).map(\.id))
      if Set(changes.lostRows(of: old).map(\.id)) != lost { mismatches += 1 }
      moves += changes.movedRows.count + changes.movedSections.count
    }
    #expect(mismatches == 0)
    #expect(moves > 5000)  // Fewer moves would mean that the random edits hardly test moving.
  }

  @Test func `There are no changes between two equal lists`() {
    let list = [Section("a", rows: [Item(id: 1), Item(id: 2)]), Section("b", rows: [])]
    #expect(Changes(from: list, to: list).isEmpty)
    #expect(Changes(from: [], to: []).isEmpty)
  }

  @Test func `If only one row has new content, the changes between two lists contain one update`() {
    let old = [Section("a", rows: [Item(id: 1), Item(id: 2)]), Section("b", rows: [Item(id: 3)])]
    let new = [Section("a", rows: [Item(id: 1), Item(id: 2, text: "new")]), Section("b", rows: [Item(id: 3)])]
    let changes = Changes(from: old, to: new)
    #expect(changes.updatedRows.map(\.place) == [RowPosition(section: 0, row: 1)])
    #expect(changes.updatedRows.map(\.value.text) == ["new"])
    #expect(changes.insertedRows.isEmpty && changes.removedRows.isEmpty && changes.movedRows.isEmpty)
  }

  @Test func `If one row moves within a list, the changes move only this row and none that it passes`() {
    let old = [Section("a", rows: (1...5).map { Item(id: $0) })]
    let new = [Section("a", rows: [5, 1, 2, 3, 4].map { Item(id: $0) })]
    let changes = Changes(from: old, to: new)
    #expect(changes.movedRows.map(\.from.row) == [4])
    #expect(changes.movedRows.map(\.to.row) == [0])
  }

  @Test func `The changes between two lists can move a row out of a removed section`() {
    let old = [Section("a", rows: [Item(id: 1), Item(id: 2)]), Section("b", rows: [Item(id: 3)])]
    let new = [Section("b", rows: [Item(id: 2, text: "new"), Item(id: 3)])]
    let changes = Changes(from: old, to: new)
    #expect(changes.removedSections == [0])
    #expect(changes.movedRows.map(\.from) == [RowPosition(section: 0, row: 1)])
    #expect(changes.movedRows.map(\.to) == [RowPosition(section: 0, row: 0)])
    #expect(changes.updatedRows.map(\.value.id) == [2])
    #expect(changes.removedRows.isEmpty)
    #expect(changes.applied(to: old) == new)
  }

  @Test func `The changes between two lists are correct even for duplicate keys and ids`() {
    let old = [
      Section("a", rows: [Item(id: 1), Item(id: 1, text: "b")]), Section("a", rows: [Item(id: 1, text: "c")]),
    ]
    for new in [Array(old.reversed()), Array(old.prefix(1)), old + old, []] {
      #expect(Changes(from: old, to: new).applied(to: old) == new)
      #expect(Changes(from: new, to: old).applied(to: new) == old)
    }
  }

  @Test func `Applying changes to a list from which they weren't computed returns nil`() {
    let old = [Section("a", rows: (1...5).map { Item(id: $0) }), Section("b", rows: [Item(id: 9)])]
    let new = [Section("b", rows: [Item(id: 5), Item(id: 9, text: "new")]), Section("c", rows: [Item(id: 1)])]
    let changes = Changes(from: old, to: new)
    #expect(changes.applied(to: []) == nil)
    #expect(changes.applied(to: [Section("a", rows: [])]) == nil)
  }

  @Test func `The changes between two long lists are found and applied correctly`() {
    let old = (0..<100).map { section in Section("\(section)", rows: (0..<200).map { Item(id: section * 1000 + $0) }) }
    let new = Array(old.reversed().map { Section($0.key, rows: $0.rows.reversed()) })
    #expect(Changes(from: old, to: new).applied(to: old) == new)
  }
}
