import Synchronization

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A socket, and a pipe through which another thread can wake the thread that waits on the socket.
final class Socket: Sendable {
  struct Failure: Error { let code = errno }

  private let descriptor: Int32
  private let pipe: (reading: Int32, writing: Int32)
  private let isOpen = Mutex(true)

  deinit { close() }

  private init(_ descriptor: Int32) throws {
    self.descriptor = descriptor
    var ends: [Int32] = [0, 0]
    guard systemPipe(&ends) == 0 else { throw Failure() }
    pipe = (ends[0], ends[1])
    for file in [descriptor] + ends { _ = fcntl(file, F_SETFD, FD_CLOEXEC) }
    var on: Int32 = 1
    let length = socklen_t(MemoryLayout<Int32>.size)
    // Without this option, the system delays a body until the client has acknowledged the head.
    setsockopt(descriptor, Int32(IPPROTO_TCP), TCP_NODELAY, &on, length)
    #if canImport(Darwin)
      setsockopt(descriptor, SOL_SOCKET, SO_NOSIGPIPE, &on, length)
    #endif
  }

  /// Returns a socket that listens on this machine, and the socket's port.
  static func listening(on family: LoopbackServer.Family) throws -> (Socket, UInt16) {
    let (socket, port) = try bound(to: 0, family)
    guard listen(socket.descriptor, 128) == 0 else { throw Failure() }
    return (socket, port)
  }

  /// Returns a socket that reserves a port without listening, so that no other socket can listen on it.
  static func reserving(_ port: UInt16, of family: LoopbackServer.Family) throws -> Socket {
    try bound(to: port, family).0
  }

  /// Returns a socket that is bound to a local port, and the port.
  ///
  /// - Parameter port: The port, or 0 for any free port.
  private static func bound(to port: UInt16, _ family: LoopbackServer.Family) throws -> (Socket, UInt16) {
    let isSix = family == .six
    #if canImport(Glibc)
      let descriptor = socket(isSix ? AF_INET6 : AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    #else
      let descriptor = socket(isSix ? AF_INET6 : AF_INET, SOCK_STREAM, 0)
    #endif
    guard descriptor >= 0 else { throw Failure() }
    let socket = try Socket(descriptor)
    var on: Int32 = 1
    // Without this option, connections that ended recently would prevent the reservation of the port.
    setsockopt(descriptor, SOL_SOCKET, SO_REUSEADDR, &on, socklen_t(MemoryLayout<Int32>.size))
    // The port has the same offset in both address structures.
    let found: sockaddr_in6
    if isSix {
      var address = sockaddr_in6()
      address.sin6_family = sa_family_t(AF_INET6)
      address.sin6_port = port.bigEndian
      address.sin6_addr = in6addr_loopback
      found = try bind(descriptor, to: address)
    } else {
      var address = sockaddr_in()
      address.sin_family = sa_family_t(AF_INET)
      address.sin_port = port.bigEndian
      address.sin_addr.s_addr = INADDR_LOOPBACK.bigEndian
      found = try bind(descriptor, to: address)
    }
    return (socket, UInt16(bigEndian: found.sin6_port))
  }

  /// Binds a socket, and returns the socket's actual address.
  private static func bind<Address>(_ descriptor: Int32, to address: Address) throws -> sockaddr_in6 {
    var (address, found) = (address, sockaddr_in6())
    let isBound = withUnsafeMutablePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        systemBind(descriptor, $0, socklen_t(MemoryLayout<Address>.size)) == 0
      }
    }
    var length = socklen_t(MemoryLayout<sockaddr_in6>.size)
    let isNamed = withUnsafeMutablePointer(to: &found) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { getsockname(descriptor, $0, &length) == 0 }
    }
    guard isBound && isNamed else { throw Failure() }
    return found
  }

  /// Waits for the next connection and returns it. `nil` if the listener was woken.
  func accept() -> Socket? {
    while wait(forWakeOr: Int16(POLLIN)) == .ready {
      let accepted = systemAccept(descriptor, nil, nil)
      if accepted >= 0 { return try? Socket(accepted) }
    }
    return nil
  }

  /// Reads the next bytes. The result is empty at the end of the connection.
  func read() -> [UInt8] {
    [UInt8](unsafeUninitializedCapacity: 1 << 16) { buffer, filled in
      filled = 0
      repeat { filled = recv(descriptor, buffer.baseAddress, buffer.count, 0) } while filled < 0 && errno == EINTR
      filled = max(0, filled)
    }
  }

  /// Writes the bytes, and returns whether all of them were sent.
  func write(_ bytes: [UInt8]) -> Bool {
    #if canImport(Glibc)
      let flags = Int32(MSG_NOSIGNAL)
    #else
      let flags: Int32 = 0
    #endif
    var sent = 0
    while sent < bytes.count {
      let count = bytes.withUnsafeBytes { send(descriptor, $0.baseAddress?.advanced(by: sent), $0.count - sent, flags) }
      if count < 0 && errno != EINTR { return false }
      sent += max(0, count)
    }
    return true
  }

  /// Waits until the client closes the connection, or this side is shut down.
  func waitForEnd() { while !read().isEmpty {} }

  /// Returns whether the client closes the connection, or this side is shut down, within the given time. Bytes received in the meantime are
  /// discarded.
  func ends(within time: Duration) -> Bool {
    let milliseconds = Int32(time / .milliseconds(1))
    var file = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    return poll(&file, 1, milliseconds) > 0 && read().isEmpty
  }

  /// Wakes the thread that waits for a connection, now or at its next wait.
  func wake() {
    isOpen.withLock { isOpen in
      if isOpen { _ = [1].withUnsafeBytes { systemWrite(pipe.writing, $0.baseAddress, 1) } }
    }
  }

  /// Ends both directions of the connection, even if another thread is reading or writing.
  func shutDown() { isOpen.withLock { isOpen in if isOpen { _ = shutdown(descriptor, Int32(SHUT_RDWR)) } } }

  /// Resets the connection, so that the client gets an error instead of a normal end of the stream.
  func reset() {
    var option = linger(l_onoff: 1, l_linger: 0)
    setsockopt(descriptor, SOL_SOCKET, SO_LINGER, &option, socklen_t(MemoryLayout<linger>.size))
    close(isReset: true)
  }

  /// Closes the socket. Only the thread that serves the socket can call this method, as its last step.
  func close(isReset: Bool = false) {
    isOpen.withLock { isOpen in
      guard isOpen else { return }
      isOpen = false
      // A process that was started in the meantime can have inherited the socket, so closing it might not end the connection.
      if !isReset { _ = shutdown(descriptor, Int32(SHUT_RDWR)) }
      for file in [descriptor, pipe.reading, pipe.writing] { _ = systemClose(file) }
    }
  }

  private enum Event { case woken, ready }

  private func wait(forWakeOr events: Int16) -> Event {
    var files = [
      pollfd(fd: pipe.reading, events: Int16(POLLIN), revents: 0), pollfd(fd: descriptor, events: events, revents: 0),
    ]
    repeat { files[0].revents = 0 } while poll(&files, nfds_t(files.count), -1) < 0 && errno == EINTR
    guard files[0].revents != 0 else { return .ready }
    takeWake()
    return .woken
  }

  private func takeWake() {
    var byte: UInt8 = 0
    _ = systemRead(pipe.reading, &byte, 1)
  }

}

#if canImport(Glibc)
  private let (systemWrite, systemRead, systemClose) = (Glibc.write, Glibc.read, Glibc.close)
  private let (systemAccept, systemBind, systemPipe) = (Glibc.accept, Glibc.bind, Glibc.pipe)
#else
  private let (systemWrite, systemRead, systemClose) = (Darwin.write, Darwin.read, Darwin.close)
  private let (systemAccept, systemBind, systemPipe) = (Darwin.accept, Darwin.bind, Darwin.pipe)
#endif
