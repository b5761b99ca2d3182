extension HTTPClients {
  /// Why a client does not keep a clause, or can't bear a server: its name.
  ///
  /// What is listed is not run on it, as some of it ends the process.
  func exception(_ name: String) -> String? { exceptions.first { $0.names.contains(name) }?.why }

  /// On Linux: what the system's `URLSession` can't keep, and nobody around it.
  var exceptions: [(why: String, names: Set<String>)] {
    #if os(Linux) && URLSession
      if self == .urlSession {
        return [
          ("it ends the process", []), ("it fills the memory", []),
          (
            "it sends a GET again whose connection ended",
            ["a request whose connection ends without an answer was sent once"]
          ),
        ]
      }
    #endif
    return []
  }
}
