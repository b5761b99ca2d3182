import WebGateways

/// A connection to the server, served by its own thread.
final class Connection: Sendable {
  private let socket: Socket
  private let traffic: Traffic
  private let handler: LoopbackServer.Handler

  init(_ socket: Socket, _ traffic: Traffic, _ handler: @escaping LoopbackServer.Handler) {
    self.socket = socket
    self.traffic = traffic
    self.handler = handler
  }

  /// Ends the connection from another thread. The connection's own thread notices and closes it.
  func end() {
    socket.shutDown()
    socket.wake()
  }

  /// Responds to requests until the client or the server ends the connection.
  func serve() {
    defer {
      traffic.remove(self)
      socket.close()
    }
    var unread: [UInt8] = []
    while let request = nextRequest(&unread) {
      traffic.note { $0.requests.append(request) }
      let answer = handler(request)
      guard send(answer) else { return noteHangUp() }
      switch answer.end {
      case .staysOpen: if case .end = answer.framing { return }
      case .hangs:
        socket.waitForEnd()
        return noteHangUp()
      case .closes: return
      case .resets: return socket.reset()
      }
    }
  }

  private func noteHangUp() { traffic.note { $0.hangUps += 1 } }

  private func nextRequest(_ unread: inout [UInt8]) -> LoopbackServer.Request? {
    let end = Array("\r\n\r\n".utf8)
    var head: [UInt8]?
    while head == nil {
      if let start = unread.indices.first(where: { unread[$0...].starts(with: end) }) {
        head = Array(unread[..<start])
        unread.removeFirst(start + end.count)
      } else {
        let bytes = socket.read()
        if bytes.isEmpty { return nil }
        unread += bytes
      }
    }
    guard let head, let request = LoopbackServer.Request(head: head) else { return nil }
    if request.header("Expect") != nil, !socket.write(Array("HTTP/1.1 100 Continue\r\n\r\n".utf8)) { return nil }
    while unread.count < request.length {
      let bytes = socket.read()
      if bytes.isEmpty { return nil }
      unread += bytes
    }
    defer { unread.removeFirst(request.length) }
    return LoopbackServer.Request(head: head, body: Array(unread[..<request.length]))
  }

  /// Sends a response, and returns whether it was sent completely.
  private func send(_ answer: LoopbackServer.Answer) -> Bool {
    if let pieces = answer.raw { return pieces.allSatisfy(send) }
    let head = answer.head
    guard socket.write(Array(head.prefix(answer.headLimit ?? head.count))) else { return false }
    if let limit = answer.headLimit, limit < head.count { return true }
    var left = answer.bodyLimit ?? Int.max
    for _ in 0..<answer.repeated {
      for piece in answer.pieces where left > 0 {
        let bytes = Array(piece.prefix(left))
        guard socket.write(bytes) else { return false }
        left -= bytes.count
        traffic.note { $0.sentBytes += bytes.count }
      }
    }
    if case .chunks = answer.framing, left > 0 { return socket.write(Array("0\r\n\r\n".utf8)) }
    return true
  }

  private func send(_ piece: LoopbackServer.Piece) -> Bool {
    let block = Array(repeatElement(piece.bytes, count: piece.timesAtOnce).joined())
    var left = piece.times
    while left > 0 {
      if piece.pause > .zero && socket.ends(within: piece.pause) { return false }
      let times = min(left, piece.timesAtOnce)
      let bytes = times == piece.timesAtOnce ? block : Array(block.prefix(times * piece.bytes.count))
      guard socket.write(bytes) else { return false }
      left -= times
      traffic.note { $0.sentBytes += bytes.count }
    }
    return true
  }
}

extension LoopbackServer.Answer {
  fileprivate var head: [UInt8] {
    var lines = ["HTTP/1.1 \(status) Whatever"]
    switch framing {
    case .length: if status != 204 && status != 304 { lines.append("Content-Length: \(body.count * repeated)") }
    case .claimedLength(let length): lines.append("Content-Length: \(length)")
    case .chunks: lines.append("Transfer-Encoding: chunked")
    case .end: lines.append("Connection: close")
    }
    lines += headers.map { "\($0.key): \($0.value)" }.sorted()
    return Array((lines.joined(separator: "\r\n") + "\r\n\r\n").utf8)
  }

  /// The encoded body: one array of bytes for each chunk, or a single array without chunked encoding.
  fileprivate var pieces: [[UInt8]] {
    guard case .chunks(let size) = framing else { return body.isEmpty ? [] : [body] }
    return stride(from: 0, to: body.count, by: size).map { start in
      let piece = body[start..<min(start + size, body.count)]
      return Array((String(piece.count, radix: 16) + "\r\n").utf8) + piece + Array("\r\n".utf8)
    }
  }
}
