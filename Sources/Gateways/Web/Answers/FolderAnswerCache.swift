public import Entities
public import Gateways
public import UseCases

/// Remembers answers in a folder, for later runs and for other processes: a file each, for its owner alone, replaced whole.
///
/// A file's name says what it answers and when it came; whatever is not of that shape, or holds something else, is none of its files.
public actor FolderAnswerCache: AnswerCache {
  private let folder: String
  private let calls: FileCalls
  private let executor = BlockingExecutor(label: "recetas.answer-cache")

  /// - Parameters:
  ///   - folder: is made when something is first kept.
  ///   - calls: the system's own, unless a test lets them fail.
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
      // Also on a full disk, which has more room then.
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

  /// The points by service. A file of an older version does not say whose its points are, and counts for nothing.
  private var quotas: [String: QuotaDocument] { read("quota.json") ?? [:] }

  /// Forgets all answers, also those that a killed process was writing. The quota is kept: extra requests cost money.
  public func removeAll() throws(GatewayError) {
    if !Folder.isThere(folder) { return }
    try FileLock(file: path("answers"), calls: calls).hold { () throws(GatewayError) in
      for file in try FolderFile.all(in: folder, calls) {
        let name = DraftName.target(of: file.name) ?? file.name
        if AnswerFile(name: name) != nil { try AtomicFile(path(file.name), calls: calls).remove() }
      }
    }
  }

  /// Removes what is older than the limit or answers the same question, and what somebody was writing who was killed: nobody else writes while
  /// the lock is held.
  private func removeOld(but newest: AnswerFile, since limit: Instant) {
    for name in names where name != newest.name {
      guard let file = AnswerFile(name: name), file.time < limit || file.hash == newest.hash else { continue }
      try? AtomicFile(path(name), calls: calls).remove()
    }
    try? OpenFolder(existing: folder, calls)?.sweep { $0 == "quota.json" || AnswerFile(name: $0) != nil }
  }

  private var names: [String] { ((try? FolderFile.all(in: folder, calls)) ?? []).map(\.name) }

  private func path(_ name: String) -> String { folder + "/" + name }

  /// The files that are its own by their names, the newest first.
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

  /// On a full disk, say, nothing is kept, and that is all.
  private func holdingLock(_ body: () throws(GatewayError) -> Void) {
    try? FileLock(file: path("answers"), calls: calls).hold(body)
  }

  private func replace(_ name: String, with document: some Encodable) throws(GatewayError) {
    try AtomicFile(path(name), calls: calls).replace(with: try JSONDocument.encode(document))
  }
}
