import Entities
import UseCases

#if canImport(FoundationEssentials)
  import struct FoundationEssentials.Date
#else
  import struct Foundation.Date
#endif

/// A client of Spoonacular that sends requests only for responses that aren't cached.
struct SpoonacularClient: Sendable {
  private let base: WebAddress
  /// The headers with the key. They are stored in a closure so that no description of this value shows the key. `nil` without a usable key.
  private let headers: @Sendable () -> [String: String]?
  private let client: any HTTPClient
  let cache: any AnswerCache
  private let lifetime: Duration
  private let now: @Sendable () -> Date

  init(
    base: WebAddress, key: String?, client: any HTTPClient, cache: any AnswerCache, lifetime: Duration,
    now: @escaping @Sendable () -> Date
  ) {
    self.base = base
    let key = key.flatMap { HTTPRequest.isWord($0) ? $0 : nil }
    headers = { key.map { ["x-api-key": $0, "Accept": "application/json"] } }
    self.client = client
    self.cache = cache
    self.lifetime = lifetime
    self.now = now
  }

  /// Returns the cached response, or requests a new one. Concurrent callers share a request.
  func answer<Value>(
    _ question: SpoonacularRequest<Value>, _ joined: SingleFlight<String, SourceAnswer<Value>, GatewayError>
  ) async throws(GatewayError) -> SourceAnswer<Value> {
    try await joined(question.text) {
      if let kept = await cachedAnswer(question) { return .success(kept) }
      do throws(GatewayError) { return .success(SourceAnswer(try await ask(question))) } catch {
        return .failure(error)
      }
    }.get()
  }

  /// Returns the cached response to a request. `nil` if there is none.
  func kept<Value>(_ question: SpoonacularRequest<Value>) async -> Value? { await cachedAnswer(question)?.value }

  /// Returns a recipe from a cached list. `nil` if no cached list contains the recipe.
  func cachedRecipe(_ id: Recipe.ID) async -> Recipe? {
    for answer in await cache.answers(since: limit)
    where answer.question.hasPrefix(root + SpoonacularService.searchPath + "?") {
      let list = try? SpoonacularAnswer.list(answer.body, offset: 0, number: 0)
      if let recipe = list?.recipes.first(where: { $0.id == id }) { return recipe }
    }
    return nil
  }

  /// Returns the quota that the service last reported. `nil` if it has reported none.
  func quota() async -> PointsQuota? { await cache.quota(of: root) }

  /// The service's address, which separates the cached responses and quotas of different services.
  private var root: String { Self.withoutSlash(base.withoutQuery) }

  private static func withoutSlash(_ address: String) -> String {
    address.hasSuffix("/") ? String(address.dropLast()) : address
  }

  /// The oldest date at which a cached response is still used.
  private var limit: Date { now().addingTimeInterval(-(lifetime / .seconds(1))) }

  /// Returns the cached response to a request. `nil` if it is missing or unreadable, or if its date is in the future because the clock was
  /// set back.
  private func cachedAnswer<Value>(_ question: SpoonacularRequest<Value>) async -> SourceAnswer<Value>? {
    guard let kept = await cache.answer(to: root + question.text, since: limit), kept.answeredAt <= now(),
      let value = try? question.read(kept.body)
    else { return nil }
    return SourceAnswer(value, cachedAt: kept.answeredAt)
  }

  private func ask<Value>(_ question: SpoonacularRequest<Value>) async throws(GatewayError) -> Value {
    let service = base.host
    guard let headers = headers() else { throw .unauthorized(what: service) }
    guard let address = try? WebAddress(Self.withoutSlash(base.text) + question.text) else {
      throw .serviceFailed(what: service, why: .addressTooLong)
    }
    let response: HTTPResponse
    do { response = try await client.send(HTTPRequest(.get, address, headers: headers)) } catch {
      throw GatewayError(error, of: service)
    }
    let answeredAt = now()
    if let quota = PointsQuota(response, reportedAt: answeredAt) { await cache.keep(quota, of: root) }
    if let refusal = SpoonacularFailure.error(response, of: service, now: answeredAt) {
      // If the request names no recipe, a 404 means that the base address is wrong.
      throw refusal == .notFound && !question.namesRecipe ? .serviceFailed(what: service, why: .status(404)) : refusal
    }

    let value: Value
    do { value = try question.read(response.body) } catch {
      switch error {
      case .failure(let code):
        throw SpoonacularFailure.error(code ?? 200, response, of: service, now: answeredAt)
      case .unreadable(let why): throw .serviceFailed(what: service, why: why)
      }
    }
    // Only readable responses are cached.
    await cache.keep(CachedAnswer(to: root + question.text, body: response.body, answeredAt: answeredAt), since: limit)
    return value
  }
}
