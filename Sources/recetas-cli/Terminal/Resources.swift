#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The system resources that every command needs to start and to report later errors: threads and file descriptors.
///
/// With too few threads, Dispatch would silently retry every second forever. With too few file descriptors, Dispatch would trap.
enum Resources {
  case threads, descriptors

  /// The resource that is missing. `nil` if there are enough threads and descriptors.
  static var lacking: Resources? {
    if !hasDescriptors(16) { return .descriptors }
    // On Apple's platforms, the system itself creates the threads for Dispatch.
    #if !canImport(Darwin)
      if !hasThreads(8) { return .threads }
    #endif
    return nil
  }

  private static func hasDescriptors(_ count: Int) -> Bool {
    let found = (0..<count).map { _ in open("/", O_RDONLY | O_CLOEXEC) }
    for descriptor in found where descriptor >= 0 { close(descriptor) }
    return found.allSatisfy { $0 >= 0 }
  }

  #if !canImport(Darwin)
    private static func hasThreads(_ count: Int) -> Bool {
      let gate = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
      defer { gate.deallocate() }
      pthread_mutex_init(gate, nil)
      defer { pthread_mutex_destroy(gate) }
      // All threads must exist at the same time, so no thread ends before the last one has started.
      pthread_mutex_lock(gate)
      var found: [pthread_t] = []
      for _ in 0..<count {
        var thread = pthread_t()
        guard pthread_create(&thread, nil, passGate, gate) == 0 else { break }
        found.append(thread)
      }
      pthread_mutex_unlock(gate)
      for thread in found { pthread_join(thread, nil) }
      return found.count == count
    }

    private static let passGate: @convention(c) (UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? = { gate in
      guard let gate = gate?.assumingMemoryBound(to: pthread_mutex_t.self) else { return nil }
      pthread_mutex_lock(gate)
      pthread_mutex_unlock(gate)
      return nil
    }
  #endif
}
