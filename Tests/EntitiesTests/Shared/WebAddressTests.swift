import Entities
import Testing

@Suite struct `An address on the web` {
  @Test(arguments: [
    ("https://img.example.org/a-1.jpg", "img.example.org"), ("HTTP://A.es", "a.es"),
    ("http://127.0.0.1:8080/x", "127.0.0.1"),
    ("https://u:p@a.es:1/", "a.es"), ("http://[::1]:80/", "::1"), ("https://a.es?x#y", "a.es"),
  ]) func `knows its machine`(text: String, host: String) throws {
    let address = try WebAddress(text)
    #expect(address.host == host)
    #expect(address.text == text)
  }

  @Test(arguments: [
    ("https://a.es/x", "https://a.es/x"), ("https://a.es/x?key=1#y", "https://a.es/x"),
    ("https://a.es#y?z", "https://a.es"),
    ("HTTPS://u:p@a.es:1/x@y?z", "HTTPS://a.es:1/x@y"), ("http://u@a.es", "http://a.es"),
    ("https://a.es/?mail=u@b.es", "https://a.es/"), ("http://u:p@[::1]:80/", "http://[::1]:80/"),
  ]) func `is shown without what may be secret`(text: String, shown: String) throws {
    #expect(try WebAddress(text).withoutQuery == shown)
  }

  @Test(arguments: [
    "", "a.es", "ftp://a.es", "https://", "https:///x", "http://a b.es", "https://a.es/ñ", "https://a.es/\n",
    "mailto:a@b.es",
    "javascript:alert(1)", "https://a.es/<b>", "https://:80/", "https://a.es/" + String(repeating: "x", count: 2000),
  ]) func `A malformed web address is refused`(text: String) {
    #expect(throws: WebAddressError.malformed(text)) { try WebAddress(text) }
  }
}
