#if os(Linux) && !URLSession
  import TestSupport
  import TestGroups
  import Testing

  @testable import recetas_cli

  @Suite struct `The libraries that the program links` {
    @Test(.group(.processes)) func `The program links only Swift's and the system's own libraries`() async throws {
      // With this variable, the dynamic linker only lists the libraries, and doesn't start the program (ld.so(8)).
      let program = try Binary(.memory, environment: ["LD_TRACE_LOADED_OBJECTS": "1"])
      let listed = try await program("menu", "list").output
      #expect(listed.contains("libc.so"))
      // The program uses only FoundationEssentials, and loads SQLite and libcurl on demand.
      for name in ["libFoundation.", "libFoundationNetworking", "libFoundationInternationalization", "sqlite3", "curl"]
      {
        #expect(!listed.contains(name), "\(listed)")
      }
    }
  }
#endif
