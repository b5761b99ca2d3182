import Entities
import GatewayTesting
import UseCases
import WebGateways

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Measures the download of different images of 20 kB from a local server over six connections, until all images are synced to the disk.
struct ImageDownload: TableRow {
  let name = "images"
  private static let images = 1000
  private static let connections = 6

  func sizes(of asked: [Int]) -> [Int] { [Self.images] }

  func measure(_ bench: Bench, size: Int) async throws -> [Line] {
    let images = Self.images(size)
    let server = try LoopbackServer { request in
      LoopbackServer.Answer(body: images[Int(request.path.dropFirst()) ?? 0])
    }
    var turn = 0
    let race = try await Race.run(rounds: bench.options.rounds) {
      turn += 1
      try await Self.pin(size, of: server, in: bench.workplace.path("images-\(turn)"))
    } peer: {
      try Self.curl(size, of: server, in: bench.workplace.path("images-curl-\(turn)"), bench.workplace)
    }
    for (index, image) in images.enumerated() {
      let copy = try TextFile.bytes(of: bench.workplace.path("images-curl-\(turn)/\(index)"))
      if copy != image { throw Problem("curl has another image \(index)") }
    }
    try await Self.check(images, of: server, in: bench.workplace.path("images-\(turn)"))
    let bytes = Double(images.map(\.count).reduce(0, +))
    return [
      Line(
        "downloading images of 20 kB to the disk", size: size, race,
        goal: .ratio(1.25),
        limit: "\(Amount.bytes(Int(bytes)).text) written in \(Amount.seconds(bytes / bench.probe.writeSpeed).text), "
          + "one fsync each: \(Amount.seconds(bench.probe.sync * Double(size)).text)")
    ]
  }

  private static func images(_ count: Int) -> [[UInt8]] {
    var numbers = SeededNumbers(seed: 1)
    return (0..<count).map { _ in
      let noise = (0..<2480).flatMap { _ in withUnsafeBytes(of: numbers.next()) { Array($0) } }
      return SampleImages.jpeg(comment: noise)
    }
  }

  private static func pin(_ count: Int, of server: LoopbackServer, in folder: String) async throws {
    let images = TieredImageGateway.onDisk(SystemHTTPClient(connections: connections), folder: folder)
    try await withThrowingTaskGroup(of: Void.self) { group in
      for index in 0..<count {
        let address = try WebAddress(server.address("/\(index)"))
        group.addTask { try await images.pin(address) }
      }
      try await group.waitForAll()
    }
  }

  /// Throws an error unless all images can be loaded without a network.
  private static func check(_ images: [[UInt8]], of server: LoopbackServer, in folder: String) async throws {
    let kept = TieredImageGateway.onDisk(OfflineHTTPClient(), folder: folder)
    for (index, image) in images.enumerated() {
      let found = try await kept.image(try WebAddress(server.address("/\(index)")))
      if found.bytes != image { throw Problem("the kit has another image \(index)") }
    }
  }

  private static func curl(_ count: Int, of server: LoopbackServer, in folder: String, _ workplace: Workplace) throws {
    if mkdir(folder, 0o700) != 0 { throw Problem.system(folder) }
    let lines = (0..<count).map { "url = \"\(server.address("/\($0)"))\"\noutput = \"\(folder)/\($0)\"\n" }
    let config = workplace.path("curl-config")
    try TextFile.write(lines.joined(), to: config)
    let words = ["curl", "--no-progress-meter", "--fail", "--parallel", "--parallel-max", "\(connections)"]
    _ = try ChildProcess.run(words + ["--config", config], output: workplace.path("child-output"))
    for index in 0..<count { try sync("\(folder)/\(index)") }
    try sync(folder)
  }

  private static func sync(_ path: String) throws {
    let file = open(path, O_RDONLY)
    if file < 0 { throw Problem.system(path) }
    defer { close(file) }
    if fsync(file) != 0 { throw Problem.system(path) }
  }
}
