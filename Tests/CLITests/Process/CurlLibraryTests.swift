#if os(Linux) && !URLSession
  import TestSupport
  import TestGroups
  import Testing

  @testable import recetas_cli

  @Suite(.group(.processes)) struct `A machine without libcurl` {
    /// A folder with a file that the dynamic linker finds instead of libcurl.
    private let libraries: TemporaryFolder

    init() throws {
      libraries = try TemporaryFolder()
      _ = try libraries.file("libcurl.so.4", "no library")
    }

    @Test func `If libcurl is missing, a command that needs it names the package to install`() async throws {
      let program = try Binary(.memory, environment: ["LD_LIBRARY_PATH": libraries.path])
      let outcome = try await program("places", "download", "--from", "http://127.0.0.1:1/")
      #expect(outcome.code == ExitCode.unavailable.rawValue)
      #expect(outcome.output == "")
      #expect(outcome.errors.contains("libcurl can't be loaded: \(libraries.path)/libcurl.so.4"))
      #expect(outcome.errors.contains("libcurl4"))
    }

    @Test func `A command that needs no network works without libcurl`() async throws {
      let program = try Binary(.memory, environment: ["LD_LIBRARY_PATH": libraries.path])
      let outcome = try await program("menu", "list")
      #expect(outcome.code == 0, "\(outcome.errors)")
    }
  }
#endif
