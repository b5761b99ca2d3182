import Entities
import Gateways
import SQLiteGateways
import UseCases
import WebGateways

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Measures the download of all places with three pictures each from a local server over six connections, until all files are synced to the
/// disk. Also measures the verification, which reads every picture and compares it with its hash.
struct PlacesDownload: TableRow {
  let name = "places-download"
  private static let places = 2000
  private static let connections = 6

  func sizes(of asked: [Int]) -> [Int] { size(of: asked, atMost: Self.places) }

  func measure(_ bench: Bench, size: Int) async throws -> [Line] {
    let server = try PlaceServer(places: size)
    defer { server.end() }
    let address = server.address
    let targets = try await Self.targets(size, on: address)
    var turn = 0
    func kitPath() -> String { bench.workplace.path("madrid-\(turn).sqlite") }
    func peerFolder() -> String { bench.workplace.path("madrid-curl-\(turn)") }
    let race = try await Race.run(rounds: bench.options.rounds) {
      turn += 1
      try await Self.cache(size, from: address, into: kitPath())
    } peer: {
      try Self.curl(targets, from: address, into: peerFolder(), bench.workplace)
    }
    note("  comparing")
    try await Self.check(targets, size, on: address, kit: kitPath(), peer: peerFolder())

    let list = bench.workplace.path("madrid-hashes")
    let hashes = targets.map { target in
      let id = Photo.ID(ofBytes: PlaceServer.picture(at: target)).text
      return "\(id.dropFirst("photo-".count))  \(peerFolder())\(Self.file(target))\n"
    }
    try TextFile.write(hashes.joined(), to: list)
    let verification = try await Race.run(rounds: bench.options.rounds) {
      try await Self.verify(targets.count, kitPath())
    } peer: {
      _ = try ChildProcess.run(
        ["sha256sum", "--quiet", "--check", list], output: bench.workplace.path("child-output"))
    }
    let bytes = Double(targets.map { PlaceServer.picture(at: $0).count }.reduce(0, +))
    return [
      Line(
        "downloading places with three pictures of 20 kB each to the disk", size: size, race, goal: .ratio(1.25),
        limit: "\(Amount.bytes(Int(bytes)).text) written in \(Amount.seconds(bytes / bench.probe.writeSpeed).text), "
          + "one fsync each: \(Amount.seconds(bench.probe.sync * Double(targets.count)).text)"),
      Line(
        "comparing their pictures with their hashes, peer: `sha256sum`", size: size, verification, goal: nil,
        limit: "read in \(Amount.seconds(bytes / bench.probe.readSpeed).text)"),
    ]
  }

  /// Returns the paths of all pictures on the server.
  private static func targets(_ count: Int, on server: String) async throws -> [String] {
    let map = try PlaceMapTemplate(server + PlaceServer.map)
    return try await PlaceMaker.places(0..<count, on: server).flatMap { place in
      let (logo, image) = (place.pictures[.logo]?.address, place.pictures[.image]?.address)
      let addresses = [logo, image, place.coordinate.flatMap(map.address)].compactMap(\.self)
      return addresses.map { String($0.text.dropFirst(server.count)) }
    }
  }

  /// Returns the file name that curl uses for the picture at a target.
  private static func file(_ target: String) -> String {
    "/" + String(target.dropFirst().map { $0 == "/" ? "-" : $0 })
  }

  private static func cache(_ count: Int, from server: String, into path: String) async throws {
    let client = SystemHTTPClient(connections: connections)
    let source = WebPlaceSource(
      try WebAddress(server + PlaceServer.folder), client: client, map: try PlaceMapTemplate(server + PlaceServer.map))
    let store = SQLiteStore(path: path)
    let cachePlaces = CachePlacesInteractor(
      from: source, images: HTTPImageGateway(client), files: FolderPlaceFiles(folder: path + ".places"), places: store,
      store: store, connections: connections)
    let report = try await cachePlaces(.first) { _ in }
    if report?.accepted != count { throw Problem("not all places came: \(String(describing: report))") }
  }

  private static func curl(
    _ targets: [String], from server: String, into folder: String, _ workplace: Workplace
  ) throws {
    if mkdir(folder, 0o700) != 0 { throw Problem.system(folder) }
    let all = PlaceServer.documents.map(\.path) + targets
    let lines = all.map { "url = \"\(server)\($0)\"\noutput = \"\(folder)\(file($0))\"\n" }
    let config = workplace.path("curl-config")
    try TextFile.write(lines.joined(), to: config)
    let words = ["curl", "--no-progress-meter", "--fail", "--parallel", "--parallel-max", "\(connections)"]
    _ = try ChildProcess.run(words + ["--config", config], output: workplace.path("child-output"))
    for target in all { try sync(folder + file(target)) }
    try sync(folder)
  }

  private static func sync(_ path: String) throws {
    let file = open(path, O_RDONLY)
    if file < 0 { throw Problem.system(path) }
    defer { close(file) }
    if fsync(file) != 0 { throw Problem.system(path) }
  }

  private static func verify(_ count: Int, _ path: String) async throws {
    let (store, files) = (SQLiteStore(path: path), FolderPlaceFiles(folder: path + ".places"))
    let verifyPlaces = VerifyPlacesInteractor(
      places: store, files: files, checkPlaces: CheckPlacesInteractor(places: store, files: files))
    let found = try await verifyPlaces()
    if found.files != count || !found.isComplete { throw Problem("not all pictures are right") }
  }

  /// Throws an error unless both the kit and its peer have every place and picture.
  private static func check(
    _ targets: [String], _ count: Int, on server: String, kit path: String, peer folder: String
  ) async throws {
    for (kind, target) in PlaceServer.documents {
      let document = PlaceMaker.document(kind, of: 0..<count, on: server)
      if try TextFile.bytes(of: folder + file(target)) != document { throw Problem("curl has another \(target)") }
    }
    try await verify(targets.count, path)
    let kept = try await SQLiteStore(path: path).places(PlaceQuery(), page: Page(limit: Page.maximum)).items
    let photos = Set(kept.flatMap { $0.pictures.values.compactMap(\.photo) })
    for target in targets {
      let picture = PlaceServer.picture(at: target)
      if try TextFile.bytes(of: folder + file(target)) != picture { throw Problem("curl has another \(target)") }
      // The verification has already compared the stored bytes with the ids.
      if !photos.contains(Photo.ID(ofBytes: picture)) { throw Problem("the kit has no \(target)") }
    }
  }
}
