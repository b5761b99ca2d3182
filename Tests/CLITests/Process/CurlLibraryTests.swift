#if os(Linux) && !URLSession
  import TestSupport
  import TestGroups
  import Testing

  @testable import recetas_cli

  @Suite(.group(.processes)) struct `Where libcurl can't be loaded` {
    /// A folder in which the dynamic linker finds something else in libcurl's place.
    private let libraries: TemporaryFolder

    init() throws {
      libraries = try TemporaryFolder()
      _ = try libraries.file("libcurl.so.4", "no library")
    }

    @Test func `what asks a server says so, and what to install`() async throws {
      let program = try Binary(.memory, environment: ["LD_LIBRARY_PATH": libraries.path])
      let outcome = try await program("places", "download", "--from", "http://127.0.0.1:1/")
      #expect(outcome.code == ExitCode.unavailable.rawValue)
      #expect(outcome.output == "")
      #expect(outcome.errors.contains("libcurl can't be loaded: \(libraries.path)/libcurl.so.4"))
      #expect(outcome.errors.contains("libcurl4"))
    }

    @Test func `what asks nobody works`() async throws {
      let program = try Binary(.memory, environment: ["LD_LIBRARY_PATH": libraries.path])
      let outcome = try await program("menu", "list")
      #expect(outcome.code == 0, "\(outcome.errors)")
    }
  }
#endif
