import Interfaces
import Testing
import UseCases

@testable import recetas_cli

/// A list of words that the test can change. `+ n` records the word in row n.
@MainActor private final class LiveWords: PlainTextList {
  /// A gateway that reports the changes that the test makes.
  private struct Changes: ChangeGateway {
    let stream: AsyncStream<Void>

    func changes() -> AsyncStream<Void> { stream }
  }

  struct Row: PlainTextRow, CustomStringConvertible {
    let id: String
    let number: Int

    var description: String { id }
  }

  enum Action: Hashable { case noted(String) }
  typealias Route = Never

  let texts = Texts(.english)
  private(set) var noted: [String] = []
  private var words = ["flan", "pan"]
  private let (changes, change) = AsyncStream.makeStream(of: Void.self)
  private let (readings, reading) = AsyncStream.makeStream(of: Void.self)

  /// Changes the words, and waits until the presenter has read them.
  func become(_ words: [String]) async {
    self.words = words
    change.yield()
    for await _ in readings { return }
  }

  func read(_ query: ListQuery<Nothing>, _ page: Page) async throws(GatewayError) -> Paged<String> {
    if words != ["flan", "pan"] { reading.yield() }
    return Paged(words, hasMore: false)
  }

  func changes(of query: ListQuery<Nothing>) -> (any ChangeGateway)? { Changes(stream: changes) }

  func model(_ answer: Paged<String>?, _ query: ListQuery<Nothing>) -> ListModel<LiveWords> {
    let rows = (answer?.items ?? []).enumerated().map { Row(id: $1, number: $0 + 1) }
    return ListModel(title: "Words", sections: [.init("", rows)], nothing: nil)
  }

  func choose(_ row: String, in list: List) async { noted.append(row) }

  func act(_ action: Action, in list: List) async {
    switch action {
    case .noted(let word): noted.append(word)
    }
  }
}

@MainActor @Suite struct `A list that changes while a line is typed` {
  private let words = LiveWords()
  private let console = ScriptedConsole(isTerminal: true)
  private let scene: ListScene<LiveWords>

  init() async throws {
    let cli = try CLI()
    let settings = Settings(environment: cli.environment)
    let (options, texts) = (GlobalOptions(store: "memory:"), words.texts)
    let context = Context(
      arguments: try Arguments(Command.interactive.spec, [], [], texts), kit: try Kit(options, settings, texts),
      output: Output(console, options, settings, texts), console: console, texts: texts)
    let stage = SceneContext<Never>(
      context: context, router: NoRouter(), write: { try? context.output.write($0) }, leave: {}, canvas: nil)
    scene = ListScene(
      words, stage,
      keys: ListKeys(text: "", isSearched: true, rows: ["+": { .act(.noted($0)) }], alone: ["o": .appeared]))
    await scene.appear()
  }

  @Test(arguments: ["1", "+ 1", "+1"])
  func `A typed row number refers to the row that was shown while the user was typing`(
    line: String
  ) async throws {
    for end in line.indices { scene.typing(String(line[...end])) }
    let shown = console.output
    await words.become(["agua", "flan", "pan"])
    #expect(console.output == shown)
    #expect(try await scene.handle(Input(line)))
    #expect(words.noted == ["flan"])
    #expect(console.output.contains("1  agua\n   2  flan"))
  }

  @Test func `Entering a line without a row number shows the pending change to a list`() async throws {
    scene.typing("nada")
    await words.become(["agua"])
    #expect(!console.output.contains("agua"))
    #expect(try await scene.handle(Input("nada")) == false)
    #expect(console.output.contains("1  agua"))
  }

  @Test(arguments: ["", " ", "/", "/agua"])
  func `A list in interactive mode shows changes immediately unless a row number is being typed`(
    text: String
  )
    async
  {
    scene.typing("+")
    scene.typing(text)
    await words.become(["agua"])
    #expect(console.output.contains("1  agua"))
  }

  @Test func `Deleting the typed row number shows the latest change to a list`() async {
    scene.typing("+")
    await words.become(["agua"])
    await words.become(["vino"])
    scene.typing("")
    #expect(console.output.contains("1  vino") && !console.output.contains("agua"))
  }

  @Test func `Leaving a list discards the changes that arrived while the user was typing`() async {
    scene.typing("b")
    await words.become(["agua"])
    await scene.disappear()
    scene.typing("")
    #expect(!console.output.contains("agua"))
  }
}
