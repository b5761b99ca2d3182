import Entities
import Testing

@Suite struct `A web address` {
  @Test(arguments: [
    ("https://img.example.org/a-1.jpg", "img.example.org"), ("HTTP://A.es", "a.es"),
    ("http://127.0.0.1:8080/x", "127.0.0.1"),
    ("https://u:p@a.es:1/", "a.es"), ("http://[::1]:80/", "::1"), ("https://a.es?x#y", "a.es"),
  ]) func `The host of a web address doesn't include the user, the password or the port`(text: String, host: String)
    throws
  {
    let address = try WebAddress(text)
    #expect(address.host == host)
    #expect(address.text == text)
  }

  @Test(arguments: [
    ("https://a.es/x", "https://a.es/x"), ("https://a.es/x?key=1#y", "https://a.es/x"),
    ("https://a.es#y?z", "https://a.es"),
    ("HTTPS://u:p@a.es:1/x@y?z", "HTTPS://a.es:1/x@y"), ("http://u@a.es", "http://a.es"),
    ("https://a.es/?mail=u@b.es", "https://a.es/"), ("http://u:p@[::1]:80/", "http://[::1]:80/"),
  ]) func `Removing a web address's query also removes the user, password and fragment`(text: String, shown: String)
    throws
  {
    #expect(try WebAddress(text).withoutQuery == shown)
  }

  @Test(arguments: [
    "", "a.es", "ftp://a.es", "https://", "https:///x", "http://a b.es", "https://a.es/ñ", "https://a.es/\n",
    "mailto:a@b.es",
    "javascript:alert(1)", "https://a.es/<b>", "https://:80/", "https://a.es/" + String(repeating: "x", count: 2000),
  ]) func `A malformed web address is rejected`(text: String) {
    #expect(throws: WebAddressError.malformed(text)) { try WebAddress(text) }
  }
}

@Suite struct `The page at a web address` {
  @Test(arguments: [
    "https://a.es/x", "http://a.es/x", "HTTPS://A.ES/x", "https://www.a.es/x", "https://WWW.a.es/x/",
    "https://a.es/x//", "https://a.es:443/x", "http://a.es:80/x", "https://a.es:/x", "https://ana:secret@a.es/x",
    "https://a.es/x#top",
    "https://a.es/x?", "https://a.es/x/?utm_source=q&UTM_medium=mail#a", "https://a.es/x?fbclid=1&gclid&_ga=2#?b",
  ])
  func `All variants of a link have the same normalized address`(text: String) throws {
    #expect(try WebAddress(text).page == "a.es/x")
  }

  @Test(arguments: [
    ("https://a.es", "a.es"), ("https://a.es/", "a.es"), ("https://a.es/X", "a.es/X"), ("https://www.es/", "www.es"),
    ("https://www2.a.es/x", "www2.a.es/x"), ("https://m.a.es/x", "m.a.es/x"), ("https://a.es:8080/x", "a.es:8080/x"),
    ("https://a.es:80/x", "a.es:80/x"), ("http://a.es:443/x", "a.es:443/x"), ("https://[::1]:443/x", "[::1]/x"),
    ("https://a.es/x?b=1&a=2&utm_id=3", "a.es/x?b=1&a=2"), ("https://a.es/x?u=http://b.es/", "a.es/x?u=http://b.es/"),
    ("https://a.es/x?ref=1", "a.es/x?ref=1"), ("https://a.es/%41/./index.html", "a.es/%41/./index.html"),
    ("https://a.es?a=1", "a.es?a=1"),
  ])
  func `Links that differ in more than spelling have different normalized addresses`(text: String, page: String) throws
  {
    #expect(try WebAddress(text).page == page)
  }
}
