#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

do {
  if let role = ChildRole(CommandLine.arguments.dropFirst()) {
    try await role.play()
  } else if let benchmark = try FirestoreBenchmark(CommandLine.arguments.dropFirst()) {
    try await benchmark.run()
  } else {
    try await Program(try Options(CommandLine.arguments.dropFirst())).run()
  }
} catch {
  note("Benchmarks: \(error)")
  exit(1)
}
