extension Command {
  static let help = Command(
    "help [COMMAND…]", "esta ayuda, o la de un comando", "this help, or that of a command",
    options: [.init("--man", "la página de manual entera, para man", "the whole page of the manual, for man")],
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
}
