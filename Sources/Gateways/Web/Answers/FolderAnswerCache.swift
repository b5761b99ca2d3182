public import Entities
public import Gateways
public import UseCases

/// Caches responses in a folder, for later runs and other processes. Each response is a file that only its owner can read, and that is
/// replaced atomically.
///
/// A file's name contains the hash of the request and the date of the response. Files with other names or unexpected content are ignored.
public actor FolderAnswerCache: AnswerCache {
  private let folder: String
  private let calls: FileCalls
  private let executor = BlockingExecutor(label: "recetas.answer-cache")

  /// Creates a cache in a folder.
  ///
  /// - Parameters:
  ///   - folder: the path of the folder, which is created when the first response is saved.
  ///   - calls: the system's file calls. A test can replace them to simulate failures.
  public init(folder: String, calls: FileCalls = .system) {
    self.folder = folder
    self.calls = calls
  }

  public nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }

  public func answer(to question: String, since limit: Instant) -> CachedAnswer? {
    let hash = AnswerFile.hash(question)
    return files(since: limit).lazy.filter { $0.hash == hash }.compactMap { self.read($0) }.first {
      $0.question == question
    }
  }

  public func answers(since limit: Instant) -> [CachedAnswer] { files(since: limit).compactMap { read($0) } }

  public func keep(_ answer: CachedAnswer, since limit: Instant) {
    let file = AnswerFile(answer)
    holdingLock { () throws(GatewayError) in
      // Old responses are deleted even if the disk is full, because that makes room.
      defer { removeOld(but: file, since: limit) }
      try replace(file.name, with: AnswerDocument(answer))
    }
  }

  public func quota(of service: String) -> PointsQuota? { quotas[service].flatMap(PointsQuota.init) }

  public func keep(_ quota: PointsQuota, of service: String) {
    holdingLock { () throws(GatewayError) in
      var quotas = quotas
      quotas[service] = QuotaDocument(quota)
      try replace("quota.json", with: quotas)
    }
  }

  /// The quotas by service. A file from an older version doesn't name the services, and is ignored.
  private var quotas: [String: QuotaDocument] { read("quota.json") ?? [:] }

  /// Deletes all responses, and the temporary files left behind by killed processes. The quotas are kept, since requests beyond a quota can
  /// cost money.
  public func removeAll() throws(GatewayError) {
    if !Folder.exists(folder) { return }
    try FileLock(file: path("answers"), calls: calls).hold { () throws(GatewayError) in
      for file in try FolderFile.all(in: folder, calls) {
        let name = TemporaryFileName.target(of: file.name) ?? file.name
        if AnswerFile(name: name) != nil { try AtomicFile(path(file.name), calls: calls).remove() }
      }
    }
  }

  /// Deletes responses that are older than the limit or that belong to the same request as `newest`, and the temporary files left behind by
  /// killed processes. No other process writes while the lock is held.
  private func removeOld(but newest: AnswerFile, since limit: Instant) {
    for name in names where name != newest.name {
      guard let file = AnswerFile(name: name), file.time < limit || file.hash == newest.hash else { continue }
      try? AtomicFile(path(name), calls: calls).remove()
    }
    try? OpenFolder(existing: folder, calls)?.sweep { $0 == "quota.json" || AnswerFile(name: $0) != nil }
  }

  private var names: [String] { ((try? FolderFile.all(in: folder, calls)) ?? []).map(\.name) }

  private func path(_ name: String) -> String { folder + "/" + name }

  /// Returns the response files that are not older than `limit`, newest first.
  private func files(since limit: Instant) -> [AnswerFile] {
    names.compactMap(AnswerFile.init(name:)).filter { $0.time >= limit }.sorted { $0.time > $1.time }
  }

  private func read(_ file: AnswerFile) -> CachedAnswer? {
    let document: AnswerDocument? = read(file.name)
    let answer = document.map { CachedAnswer(to: $0.question, body: Array($0.body.utf8), answeredAt: file.time) }
    return answer.flatMap { AnswerFile.hash($0.question) == file.hash ? $0 : nil }
  }

  private func read<Document: Decodable>(_ name: String) -> Document? {
    guard let bytes = try? AtomicFile(path(name), calls: calls).read() else { return nil }
    return try? JSONDocument.decode(Document.self, bytes, from: path(name))
  }

  /// Runs `body` while holding the lock. An error, such as a full disk, is ignored, and then nothing is saved.
  private func holdingLock(_ body: () throws(GatewayError) -> Void) {
    try? FileLock(file: path("answers"), calls: calls).hold(body)
  }

  private func replace(_ name: String, with document: some Encodable) throws(GatewayError) {
    try AtomicFile(path(name), calls: calls).replace(with: try JSONDocument.encode(document))
  }
}
