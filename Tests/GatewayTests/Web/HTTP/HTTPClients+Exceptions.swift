extension HTTPClients {
  /// Returns the reason that the client doesn't fulfill the clause with this id, or can't handle the server with this name. `nil` if there
  /// is no such reason.
  ///
  /// These combinations are not tested, since some of them would end the process.
  func exception(_ name: String) -> String? { exceptions.first { $0.names.contains(name) }?.why }

  /// The clauses and servers that the system's `URLSession` can't handle on Linux, with the reasons. No wrapper can prevent these failures.
  var exceptions: [(why: String, names: Set<String>)] {
    #if os(Linux) && URLSession
      if self == .urlSession {
        return [
          (
            "it crashes the process",
            [
              "it closes within a header", "it closes between headers", "its length is 2^63-1",
              "its last chunk has one trailer",
            ]
          ),
          (
            "it fills the memory",
            [
              "it never ends after an informational response", "it never ends after 100 Continue",
              "it never ends between headers", "it never ends within a body without a length",
              "its headers have a hundred megabytes", "it is a gzip bomb", "it is a nested gzip bomb",
            ]
          ),
          (
            "it takes minutes to notice",
            [
              "it never ends between chunks", "it never ends between trailers",
              "its trailers have a hundred megabytes",
            ]
          ),
          ("it reports an IPv6 address as malformed", ["is reached by IPv6"]),
          ("it accepts the first of two lengths", ["its length is given twice, both different"]),
        ]
      }
    #endif
    return []
  }
}
