import Entities
import Testing

@Suite struct `Where a manufacturer stands in the list` {
  @Test func `is by origin, then by name, then by id`() throws {
    let ordered = [
      try maker("Alhambra"), try maker("Ñora"), try maker("Ñora", at: "Ávila"), try maker("Ñora", at: "Burgos"),
      try maker("Oca"), try maker("Aass", origin: .imported), try maker("Chimay", origin: .imported),
      try maker("chimay 2", origin: .imported),
    ]
    for (index, left) in ordered.enumerated() {
      for (other, right) in ordered.enumerated() {
        #expect(
          (ManufacturerPosition(left) < ManufacturerPosition(right)) == (index < other), "\(left.id), \(right.id)")
      }
    }
  }

  @Test func `is its own`() throws {
    #expect(try ManufacturerPosition(maker("Mahou")) == ManufacturerPosition(maker("Mahou")))
    #expect(try ManufacturerPosition(maker("Mahou")) != ManufacturerPosition(maker("Mahou", origin: .imported)))
    #expect(try ManufacturerPosition(maker("Mahou")) != ManufacturerPosition(maker("Mahou", at: "Alcalá")))
  }
}
