import Foundation

// `fuzz ENTRY [libFuzzer arguments]`: libFuzzer starts with the seeds of an entry, and feeds the entry with mutations of them. If a check
// fails, a trap ends the process. libFuzzer defines the names of both functions: llvm.org/docs/LibFuzzer.html.

@_cdecl("LLVMFuzzerInitialize")
public func initialize(
  _ count: UnsafeMutablePointer<Int32>, _ words: UnsafeMutablePointer<UnsafeMutablePointer<UnsafeMutablePointer<CChar>>>
) -> Int32 {
  guard let entry else {
    print("usage: fuzz import|recipes|catalog|feed|state-file|database [what libFuzzer takes]")
    exit(64)
  }
  atexit { try? FileManager.default.removeItem(atPath: folder) }
  let corpus = folder + "/corpus"
  wait {
    try FileManager.default.createDirectory(atPath: corpus, withIntermediateDirectories: true)
    for (number, seed) in try await entry.seeds().enumerated() {
      try Data(seed).write(to: URL(filePath: corpus + "/\(number)"))
    }
  }
  // libFuzzer reads its seeds from this folder, and adds those that it finds. If files are given, it tries only these.
  let hasInputs = CommandLine.arguments.dropFirst(2).contains { !$0.hasPrefix("-") }
  words.pointee[1] = strdup(hasInputs ? "-verbosity=1" : corpus)
  return 0
}

@_cdecl("LLVMFuzzerTestOneInput")
public func test(_ bytes: UnsafePointer<UInt8>, _ size: Int) -> Int32 {
  let bytes = Array(UnsafeBufferPointer(start: bytes, count: size))
  wait { _ = try await entry?.check(bytes) }
  return 0
}

/// Blocks libFuzzer's thread until the asynchronous body ends.
private func wait(_ body: @escaping @Sendable () async throws -> Void) {
  let isDone = DispatchSemaphore(value: 0)
  Task.detached {
    do { try await body() } catch { fatalError("\(error)") }
    isDone.signal()
  }
  isDone.wait()
}
