import Interfaces
import UseCases

extension Command {
  /// The command that runs if the user names none: an overview of the store, with suggestions for the next steps.
  static let overview = Command(
    "", "un resumen y por dónde seguir", "an overview, and what to do next",
    examples: ["recetas-cli", "recetas-cli --json"]
  ) { context in
    try await context.kit.prepareAll(context.output)
    let overview = try await context.kit.getOverview()
    try context.output.write(
      HomeText.lines(HomeModel(overview, in: context.texts), areChosen: false) + context.texts.nextSteps,
      or: JSONObject.overview(overview, context.kit))
  }

  static let help = Command(
    "help [COMMAND…]", "esta ayuda, o la de un comando", "this help, or the help of a command",
    options: [.init("--man", "la página de manual entera, para man", "the complete manual page, for man")],
    hasDocument: false,
    examples: [
      "recetas-cli help", "recetas-cli help order add",
      "recetas-cli help --man > ~/.local/share/man/man1/recetas-cli.1",
    ],
    alone: { call in
      let (words, texts) = (call.arguments.repeated, call.texts)
      if call.arguments.has("man") {
        if let word = words.first { throw call.arguments.tooMany(word) }
        return try call.output.write(raw: ManualPage(texts).text)
      }
      try call.output.write(Help(texts, width: call.console.width).lines(try Command.topic(words, texts)))
    })

  static let interactive = Command(
    "interactive", "las pantallas, con números y teclas", "the screens, with numbers and keys",
    hasDocument: false,
    examples: ["recetas-cli interactive", "printf '1\\n+ 2\\nq\\n' | recetas-cli interactive"]
  ) { context in
    try await InteractiveFront(context).run()
  }
}
