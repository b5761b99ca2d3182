@testable import Gateways
import Testing

@Suite struct `The name of a draft` {
  @Test func `says whose it is, and is never the same`() {
    let names = (0..<1000).map { _ in DraftName.fresh(of: "recetas.json") }
    #expect(Set(names).count == names.count)
    #expect(names.allSatisfy { DraftName.target(of: $0) == "recetas.json" && $0.utf8.count == 33 })
  }

  @Test(
    arguments: [
      ("recetas.json.new", "recetas.json"), ("a.0123456789abcdef.new", "a"), ("a.new.0123456789abcdef.new", "a.new"),
      ("a.0123456789abcdeF.new", "a.0123456789abcdeF"), ("a.0123456789abcde.new", "a.0123456789abcde"),
      ("a0123456789abcdef.new", "a0123456789abcdef"), ("a", nil), ("new", nil), ("a.new.old", nil), (".new", ""),
      ("é.0123456789abcdef.new", "é"),
    ] as [(String, String?)])
  func `is told from others`(name: String, target: String?) { #expect(DraftName.target(of: name) == target) }
}
