import Entities
import Foundation
import Gateways
import TestSupport
import Testing
import UseCases
import WebGateways
import WebGatewayTesting

/// The kinds of caches for responses.
enum AnswerCaches: CaseIterable {
  case memory, folder

  func make(_ folder: TemporaryFolder) -> any AnswerCache {
    switch self {
    case .memory: MemoryAnswerCache()
    case .folder: FolderAnswerCache(folder: folder.path + "/answers")
    }
  }
}

@Suite struct `Cached answers` {
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  @Test(arguments: AnswerCaches.allCases)
  func `A cached response is used only for the service that sent it`(kind: AnswerCaches) async throws {
    let cache = kind.make(folder)
    func ask(_ address: String, _ answer: String) async throws -> Int {
      let asked = try SpoonacularSession(cache: cache, at: address) { (_) throws(HTTPError) in
        try Result<HTTPResponse, HTTPError>.json(answer).get()
      }
      _ = try await asked.recipes.recipes(matching: SearchText("Flan"), page: .first)
      return asked.http.requests.count
    }
    #expect(try await ask("https://api.example.org", SpoonacularAnswers.page) == 1)
    #expect(try await ask("https://ana:secret@api.example.org/", SpoonacularAnswers.page) == 0)
    for other in ["https://api.example.com", "https://api.example.org/v2", "http://api.example.org"] {
      #expect(try await ask(other, SpoonacularAnswers.page) == 1, "\(other)")
    }
    #expect(await cache.answers(since: .distantPast).allSatisfy { !$0.question.contains("secret") })
  }

  @Test(arguments: AnswerCaches.allCases) func `A cached response is used for an hour and is marked as cached`(
    cache: AnswerCaches
  ) async throws {
    let asked = try SpoonacularSession(
      .json(SpoonacularAnswers.page), .json(SpoonacularAnswers.page), cache: cache.make(folder))
    func list() async throws -> SourceAnswer<RecipeList> {
      try await asked.recipes.recipes(matching: SearchText("Flan"), page: .first)
    }
    let (answeredAt, first) = (asked.now.date(), try await list())
    asked.now.advance(3600)
    let second = try await asked.recipes.recipes(matching: SearchText("flan "), page: .first)
    #expect(first.cachedAt == nil && second.value == first.value && asked.asked.count == 1)
    #expect(abs(try #require(second.cachedAt).timeIntervalSince(answeredAt)) < 0.001)
    asked.now.advance(0.002)
    #expect(try await list() == first && asked.asked.count == 2)
  }

  @Test(arguments: AnswerCaches.allCases) func `A cached response is returned while the service is unavailable`(
    cache: AnswerCaches
  ) async throws {
    let refused = Result<HTTPResponse, HTTPError>.json(SpoonacularAnswers.failure(402), status: 402)
    for refusal in [refused, .offline] {
      let asked = try SpoonacularSession(
        .json(SpoonacularAnswers.information), refusal, refusal, refusal, cache: cache.make(TemporaryFolder()))
      let details = try await asked.recipes.details(.spoonacular(716))
      let other = await outcome { () throws(GatewayError) in try await asked.recipes.details(.spoonacular(717)) }
      #expect(try await asked.recipes.details(.spoonacular(716)).value == details.value)
      if case .success = other { Issue.record("\(other)") }
      asked.now.advance(3601)
      let late = await outcome { () throws(GatewayError) in try await asked.recipes.details(.spoonacular(716)) }
      #expect(late.map { _ in true } == other.map { _ in true })
    }
  }

  @Test func `An unreadable response is not cached`() async throws {
    let asked = try SpoonacularSession(.json("{"), .json(SpoonacularAnswers.page))
    await #expect { try await asked.recipes.recipes(matching: SearchText("a"), page: .first) } throws: {
      $0.isServiceFailure
    }
    #expect(try await asked.recipes.recipes(matching: SearchText("a"), page: .first).cachedAt == nil)
  }

  @Test(arguments: AnswerCaches.allCases) func `The cached quota is the last one that the service reported`(
    cache: AnswerCaches
  ) async throws {
    let asked = try SpoonacularSession(
      .json(SpoonacularAnswers.page, headers: ["X-API-Quota-Used": "1.5", "x-api-quota-left": "48.5"]),
      .json("{}", status: 402, headers: ["X-API-Quota-Used": "50", "X-API-Quota-Left": "0"]),
      .json(#"{"id":9,"title":"Flan"}"#, headers: ["X-API-Quota-Used": "x", "X-API-Quota-Left": "-1"]),
      cache: cache.make(folder))
    #expect(await asked.recipes.quota() == nil)
    _ = try await asked.recipes.recipes(matching: SearchText(), page: .first)
    let first = try #require(await asked.recipes.quota())
    #expect(
      first.used == 1.5 && first.left == 48.5 && abs(first.reportedAt.timeIntervalSince(asked.now.date())) < 0.001)
    for number in [8, 9] {
      _ = await outcome { () throws(GatewayError) in try await asked.recipes.details(.spoonacular(number)) }
      let later = try #require(await asked.recipes.quota())
      #expect(later.used == 50 && later.left == 0)
    }
  }

  @Test(arguments: AnswerCaches.allCases)
  func `The quota of a service is not shown for another service`(kind: AnswerCaches) async throws {
    let cache = kind.make(folder)
    func asked(_ address: String, _ left: Int) throws -> SpoonacularSession {
      try SpoonacularSession(cache: cache, at: address) { (_) throws(HTTPError) in
        let headers = ["X-API-Quota-Used": "1", "X-API-Quota-Left": "\(left)"]
        return try Result<HTTPResponse, HTTPError>.json(SpoonacularAnswers.page, headers: headers).get()
      }
    }
    let (one, other) = (try asked("https://api.example.org", 49), try asked("https://api.example.com", 7))
    _ = try await one.recipes.recipes(matching: SearchText("Flan"), page: .first)
    #expect(await one.recipes.quota()?.left == 49)
    #expect(await other.recipes.quota() == nil)
    _ = try await other.recipes.recipes(matching: SearchText("Flan"), page: .first)
    #expect(await other.recipes.quota()?.left == 7)
    #expect(await one.recipes.quota()?.left == 49)
    // A user name in the address doesn't change the service that the quota belongs to.
    #expect(try await asked("https://ana:secret@api.example.org/", 0).recipes.quota()?.left == 49)
  }

  @Test(arguments: AnswerCaches.allCases) func `A cached response from the future is ignored`(cache: AnswerCaches)
    async throws
  {
    let asked = try SpoonacularSession(
      .json(SpoonacularAnswers.page), .json(SpoonacularAnswers.page), cache: cache.make(folder))
    _ = try await asked.recipes.recipes(matching: SearchText(), page: .first)
    asked.now.advance(-10)
    #expect(try await asked.recipes.recipes(matching: SearchText(), page: .first).cachedAt == nil)
    #expect(try await asked.recipes.recipes(matching: SearchText(), page: .first).cachedAt != nil)
    #expect(asked.asked.count == 2)
  }
}

@Suite struct `A folder of cached answers` {
  let folder: TemporaryFolder
  private let date = Date(timeIntervalSince1970: 1_700_000_000)

  init() throws { folder = try TemporaryFolder() }

  private var names: [String] {
    get throws { try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".json") } }
  }

  private func answer(_ question: String, _ seconds: Double = 0) -> CachedAnswer {
    CachedAnswer(to: question, body: Array("{\"ñ\":\"\(question)\"}".utf8), answeredAt: date + seconds)
  }

  @Test func `A folder of cached responses is private and can be read by a later cache`() async throws {
    let kept = answer("/a?b=c")
    await FolderAnswerCache(folder: folder.path).keep(kept, since: date)
    let other = FolderAnswerCache(folder: folder.path)
    #expect(await other.answer(to: "/a?b=c", since: date) == kept)
    #expect(await other.answer(to: "/a?b=c", since: date + 1) == nil)
    #expect(await other.answer(to: "/a?b=d", since: date) == nil)
    let path = folder.path + "/" + (try #require(names.first))
    let rights = try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
    #expect(rights == 0o600)
  }

  @Test func `A folder of cached responses keeps one response per request and no outdated response`() async throws {
    let cache = FolderAnswerCache(folder: folder.path)
    for (question, seconds) in [("/a", 0.0), ("/b", 1), ("/a", 2), ("/c", 3)] {
      await cache.keep(answer(question, seconds), since: date)
    }
    #expect(await cache.answers(since: date) == [answer("/c", 3), answer("/a", 2), answer("/b", 1)])
    await cache.keep(answer("/d", 4), since: date + 2)
    #expect(try names.count == 3)
  }

  @Test func `A folder of cached responses ignores damaged and unrelated files`() async throws {
    let cache = FolderAnswerCache(folder: folder.path)
    await cache.keep(answer("/a"), since: date)
    let name = try #require(names.first)
    let (good, other) = (
      try Data(contentsOf: URL(filePath: folder.path + "/" + name)), name.replacing("-17", with: "-18")
    )
    try Data("hello".utf8).write(to: URL(filePath: folder.path + "/notes.json"))
    try good.prefix(good.count / 2).write(to: URL(filePath: folder.path + "/" + other))
    try good.write(to: URL(filePath: folder.path + "/" + String(repeating: "0", count: 64) + "-1700000000000.json"))
    #expect(await cache.answers(since: date) == [answer("/a")])
    #expect(await cache.answer(to: "/a", since: date) == answer("/a"))
    try Data("{".utf8).write(to: URL(filePath: folder.path + "/quota.json"))
    #expect(await cache.quota(of: "https://example.org") == nil)
    await cache.keep(answer("/b", 1), since: date)
    #expect(FileManager.default.fileExists(atPath: folder.path + "/notes.json"))
  }

  @Test(arguments: ForeignObject.allCases)
  func `A folder of cached responses ignores foreign objects in place of responses`(object: ForeignObject) async throws
  {
    let cache = FolderAnswerCache(folder: folder.path)
    await cache.keep(answer("/a"), since: date)
    let name = try #require(names.first)
    try FileManager.default.removeItem(atPath: folder.path + "/" + name)
    for name in [name, "quota.json"] { try object.put(at: folder.path + "/" + name) }
    #expect(await cache.answer(to: "/a", since: date) == nil)
    #expect(await cache.quota(of: "https://example.org") == nil)
    await cache.keep(answer("/b", 1), since: date)
    #expect(await cache.answers(since: date) == [answer("/b", 1)])
    try FileManager.default.removeItem(atPath: folder.path + "/answers.lock")
    try object.put(at: folder.path + "/answers.lock")
    await cache.keep(answer("/c", 2), since: date)
    #expect(await cache.answers(since: date) == [answer("/b", 1)])
  }

  @Test func `A folder of cached responses deletes temporary files from killed processes`() async throws {
    let cache = FolderAnswerCache(folder: folder.path)
    await cache.keep(answer("/a"), since: date)
    let name = try #require(names.first)
    for name in [name, name + ".0123456789abcdef", "quota.json.0123456789abcdef", "notes.json"] {
      _ = try folder.file(name + ".new", "{")
    }
    await cache.keep(answer("/b", 1), since: date)
    let drafts = try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".new") }
    #expect(drafts == ["notes.json.new"])
  }

  @Test(arguments: [FileCalls.full(after: 10), .readOnly])
  func `A call to Spoonacular succeeds even if the response can't be cached on disk`(calls: FileCalls) async throws {
    let asked = try SpoonacularSession(
      .json(SpoonacularAnswers.page), cache: FolderAnswerCache(folder: folder.path, calls: calls))
    #expect(try await asked.recipes.recipes(matching: SearchText(), page: .first).value.recipes.count == 2)
    #expect(try names.isEmpty)
  }

  @Test func `A folder of cached responses never contains the API key`() async throws {
    let asked = try SpoonacularSession(
      .json(SpoonacularAnswers.page, headers: ["X-API-Quota-Used": "1", "X-API-Quota-Left": "2"]),
      cache: FolderAnswerCache(folder: folder.path))
    _ = try await asked.recipes.recipes(matching: SearchText("a"), page: .first)
    let files = try names
    #expect(files.count == 2)
    for name in files {
      let text = try String(contentsOf: URL(filePath: folder.path + "/" + name), encoding: .utf8)
      #expect(!text.contains(SpoonacularSession.key) && !text.contains("x-api-key"))
    }
  }
}
