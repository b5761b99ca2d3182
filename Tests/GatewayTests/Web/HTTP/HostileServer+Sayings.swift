import TestSupport
import WebGateways

extension HostileServer {
  /// Servers whose response is invalid or too large.
  static let saying: [HostileServer] = lengths + chunks + heads + redirects + compressed

  private static let lengths: [HostileServer] = [
    Self("its length is too small", length("3", "words"), .answer("wor")),
    Self("its length is too large", length("1000", "words"), .broken),
    Self("its length is 2^63-1", length("\(Int.max)", "words"), .tooLarge),
    Self("its length is 2^64", length("18446744073709551616", "words"), .tooLarge, .broken, .answer("words")),
    Self("its length is negative", length("-5", "words"), .broken),
    Self("its length is a word", length("five", "words"), .broken),
    Self("its length is empty", length("", "words"), .broken, .answer("words")),
    Self("its length is given twice, both the same", length("5\r\nContent-Length: 5", "words"), .answer("words")),
    Self("its length is given twice, both different", length("5\r\nContent-Length: 3", "words"), .broken),
    Self("it announces and sends a gigabyte", gigabyte, .tooLarge),
    Self(
      "it has a length and chunks", length("3\r\nTransfer-Encoding: chunked", "5\r\nwords\r\n0\r\n\r\n"),
      .answer("words"), .broken),
  ]

  private static let chunks: [HostileServer] = [
    Self("its chunk has no size", chunk("\r\nwords\r\n0\r\n\r\n"), .broken),
    Self("its chunk's size is a word", chunk("words\r\nwords\r\n0\r\n\r\n"), .broken),
    Self("its chunk's size is negative", chunk("-5\r\nwords\r\n0\r\n\r\n"), .broken),
    Self("its chunk's size is 2^64", chunk("10000000000000000\r\nwords\r\n0\r\n\r\n"), .broken, .tooLarge),
    Self("its chunk's size is 2^63-1", chunk("7fffffffffffffff\r\nwords\r\n0\r\n\r\n"), .broken, .tooLarge),
    Self("its chunk is longer than its size", chunk("3\r\nwords\r\n0\r\n\r\n"), .broken),
    Self("its last chunk has one trailer", chunk("5\r\nwords\r\n0\r\nX-Sum: 1\r\n\r\n"), .answer("words")),
  ]

  private static let heads: [HostileServer] = [
    Self("it is HTTP/0.9", .raw(["words and nothing else"]), .broken),
    Self("it isn't HTTP", .raw(["220 mail.example.com ESMTP\r\n250 go on\r\n"]), .broken),
    Self("its status is a word", .raw(["HTTP/1.1 yes OK\r\nContent-Length: 5\r\n\r\nwords"]), .broken),
    Self(
      "its header has no name", .raw([Piece(ok + ": a\r\nContent-Length: 5\r\n\r\nwords")]), .answer("words"), .broken),
    Self(
      "its header has a zero byte", .raw([Piece(ok + "X-A: a\0b\r\nContent-Length: 5\r\n\r\nwords")]), .answer("words"),
      .broken),
    Self(
      "it follows a thousand 100 Continue responses",
      .raw([Piece("HTTP/1.1 100 Continue\r\n\r\n", times: 1000), Piece(ok + "Content-Length: 5\r\n\r\nwords")]),
      .answer("words")),
    Self(
      "its headers have a hundred megabytes",
      .raw([
        Piece(ok), Piece("X-Filler: 0123456789abcdef\r\n", times: 100 << 20 / 28), "Content-Length: 5\r\n\r\nwords",
      ]),
      .tooLarge, .broken),
    Self(
      "its trailers have a hundred megabytes",
      .raw([
        Piece(chunked + "5\r\nwords\r\n0\r\n"), Piece("X-Filler: 0123456789abcdef\r\n", times: 100 << 20 / 28), "\r\n",
      ]),
      .tooLarge, .broken),
    Self("it asks to retry later", Answer(503, headers: ["Retry-After": "600"], "later"), .answer("later")),
    Self(
      "it switches protocols",
      .raw(["HTTP/1.1 101 Switching Protocols\r\nUpgrade: other\r\nConnection: upgrade\r\n\r\nwords"]),
      .answer("words"), .answer(""), .broken),
  ]

  private static let redirects: [HostileServer] = [
    "/again", "http://127.0.0.1:1/", "http://localhost:1/", "https://127.0.0.1/", "//nobody.invalid/",
    "file:///etc/passwd",
    "ftp://127.0.0.1/", "gopher://127.0.0.1:1/", "data:text/plain,words",
  ].map { Self("it redirects to \($0)", .redirect(to: $0), .redirected, .broken) }

  private static let compressed: [HostileServer] = [
    Self("it is a gzip bomb", gzipped(1, by: CompressedZeros.once), .tooLarge),
    Self("it is a nested gzip bomb", gzipped(3, by: [CompressedZeros.threeTimes]), .broken, .tooLarge),
    Self("its nested gzips contain no gzip", gzipped(3, by: ["words"]), .broken),
    Self("its gzips are in two headers", encoded("gzip\r\nContent-Encoding: gzip"), .broken),
    Self("it has a compression that wasn't requested", encoded("zstd"), .broken),
    Self("its transfer encoding is gzip", .raw([Piece(ok + "Transfer-Encoding: gzip, chunked\r\n\r\nwords")]), .broken),
    Self("its encoding is identity", encoded("identity"), .answer("words")),
    Self("it isn't gzip", gzipped(1, by: ["words"]), .broken),
    // The body ends with the connection, and libcurl doesn't check whether the gzip stream has ended.
    Self(
      "its gzip ends too early", gzipped(1, by: [Piece(Array(CompressedZeros.threeTimes.bytes.prefix(20)))]), .broken,
      .answer("")),
    Self(
      "it has a thousand encodings",
      .raw([Piece(ok + "Content-Encoding: " + String(repeating: "gzip, ", count: 1000) + "gzip\r\n\r\nwords")]), .broken
    ),
  ]

  private static func length(_ length: String, _ text: String) -> Answer {
    .raw([Piece(ok + "Content-Length: \(length)\r\n\r\n\(text)")])
  }

  private static func chunk(_ text: String) -> Answer { .raw([Piece(chunked + text)]) }

  private static var gigabyte: Answer {
    .raw([Piece(ok + "Content-Length: \(1 << 30)\r\n\r\n"), Piece("0123456789abcdef", times: 1 << 30 / 16)])
  }

  private static func encoded(_ encodings: String) -> Answer {
    .raw([Piece(ok + "Content-Encoding: \(encodings)\r\nContent-Length: 5\r\n\r\nwords")])
  }

  private static func gzipped(_ times: Int, by pieces: [Piece]) -> Answer {
    let encodings = Array(repeating: "gzip", count: times).joined(separator: ", ")
    return .raw([Piece(ok + "Content-Encoding: \(encodings)\r\n\r\n")] + pieces)
  }
}
