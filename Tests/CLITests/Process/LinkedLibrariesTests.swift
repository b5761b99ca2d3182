#if os(Linux) && !URLSession
  import TestSupport
  import TestGroups
  import Testing

  @testable import recetas_cli

  @Suite struct `The libraries that the program starts with` {
    @Test(.group(.processes)) func `are Swift's and the system's own`() async throws {
      // The dynamic linker lists what it would load, and starts nothing (ld.so(8)).
      let program = try Binary(.memory, environment: ["LD_TRACE_LOADED_OBJECTS": "1"])
      let listed = try await program("menu", "list").output
      #expect(listed.contains("libc.so"))
      // What is needed of Foundation is in FoundationEssentials; SQLite and libcurl are loaded by whoever needs them.
      for name in ["libFoundation.", "libFoundationNetworking", "libFoundationInternationalization", "sqlite3", "curl"]
      {
        #expect(!listed.contains(name), "\(listed)")
      }
    }
  }
#endif
