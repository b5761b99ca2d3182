extension HTTPClients {
  /// Returns the reason why a client doesn't keep the clause with this id, or can't handle the server of this name.
  ///
  /// These combinations are not tested, since some of them would end the process.
  func exception(_ name: String) -> String? { exceptions.first { $0.names.contains(name) }?.why }

  /// On Linux, the promises that the system's `URLSession` can't keep, and that no wrapper can fix.
  var exceptions: [(why: String, names: Set<String>)] {
    #if os(Linux) && URLSession
      if self == .urlSession {
        return [
          (
            "it ends the process",
            [
              "it closes within a header", "it closes between headers", "its length is 2^63-1",
              "its last chunk has one trailer",
            ]
          ),
          (
            "it fills the memory",
            [
              "it never ends after an informational answer", "it never ends after a hundred to continue",
              "it never ends between headers", "it never ends within a body to the connection's end",
              "its head has a hundred megabytes", "it is a gigabyte by gzip", "it is a gigabyte by three gzips",
            ]
          ),
          (
            "it takes minutes to notice",
            [
              "it never ends between chunks", "it never ends between trailers",
              "its trailers have a hundred megabytes",
            ]
          ),
          ("it calls an IPv6 address malformed", ["is reached by IPv6"]),
          ("it takes the first of two lengths", ["its length is there twice, another"]),
        ]
      }
    #endif
    return []
  }
}
