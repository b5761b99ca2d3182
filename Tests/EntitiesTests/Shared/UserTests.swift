import Entities
import Testing

@Suite struct `Whom an order belongs to` {
  @Test func `is the local user when nobody else is named`() throws {
    #expect(User.ID.local.text == "local")
    #expect(try User.ID("local") == .local)
    #expect(try User.ID("ana@example.com") != .local)
  }
}
