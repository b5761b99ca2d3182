public import UseCases

#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// Remembers answers in a folder, for later runs and for other processes: a file each, for its owner alone, replaced whole.
///
/// A file's name says what it answers and when it came; whatever is not of that shape, or holds something else, is none of its files.
public actor FolderAnswerKeeper: AnswerKeeper {
  private let folder: String
  private let calls: FileCalls
  private let executor = BlockingExecutor(label: "recetas.answer-keeper")

  /// - Parameters:
  ///   - folder: is made when something is first kept.
  ///   - calls: the system's own, unless a test lets them fail.
  public init(folder: String, calls: FileCalls = .system) {
    self.folder = folder
    self.calls = calls
  }

  public nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }

  public func answer(to question: String, since limit: Date) -> KeptAnswer? {
    let hash = AnswerFile.hash(question)
    return files(since: limit).lazy.filter { $0.hash == hash }.compactMap { self.read($0) }.first {
      $0.question == question
    }
  }

  public func answers(since limit: Date) -> [KeptAnswer] { files(since: limit).compactMap { read($0) } }

  public func keep(_ answer: KeptAnswer, since limit: Date) {
    let file = AnswerFile(answer)
    write(AnswerDocument(answer), to: file.name)
    for old in files() where old.name != file.name && (old.time < limit || old.hash == file.hash) {
      try? FileManager.default.removeItem(atPath: path(old.name))
    }
  }

  public func quota() -> PointsQuota? {
    let document: QuotaDocument? = read("quota.json")
    return document.flatMap(PointsQuota.init)
  }

  public func keep(_ quota: PointsQuota) { write(QuotaDocument(quota), to: "quota.json") }

  /// What somebody was writing who was killed: nobody else writes while the lock is held.
  private func removeDrafts() {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    for name in names where name.hasSuffix(".new") && AnswerFile(name: String(name.dropLast(".new".count))) != nil {
      try? FileManager.default.removeItem(atPath: path(name))
    }
  }

  private func path(_ name: String) -> String { folder + "/" + name }

  /// The files that are its own by their names, the newest first.
  private func files(since limit: Date = .distantPast) -> [AnswerFile] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return names.compactMap(AnswerFile.init(name:)).filter { $0.time >= limit }.sorted { $0.time > $1.time }
  }

  private func read(_ file: AnswerFile) -> KeptAnswer? {
    let document: AnswerDocument? = read(file.name)
    let answer = document.map { KeptAnswer(to: $0.question, body: Array($0.body.utf8), answeredAt: file.time) }
    return answer.flatMap { AnswerFile.hash($0.question) == file.hash ? $0 : nil }
  }

  private func read<Document: Decodable>(_ name: String) -> Document? {
    guard let bytes = try? AtomicFile(path(name)).read() else { return nil }
    return try? JSONDocument.decode(Document.self, bytes, from: path(name))
  }

  /// On a full disk, say, it is not kept, and that is all.
  private func write(_ document: some Encodable, to name: String) {
    let file = AtomicFile(path(name), calls: calls)
    try? FileLock(file: path("answers")).hold { () throws(GatewayError) in
      removeDrafts()
      try file.replace(with: try JSONDocument.encode(document))
    }
  }
}
