extension Command {
  static let help = Command(
    "help [COMMAND…]", "esta ayuda, o la de un comando", "this help, or that of a command",
    hasDocument: false,
    examples: ["recetas-cli help", "recetas-cli help order add"],
    alone: { call in
      let topic = try Command.topic(call.arguments.repeated, call.texts)
      try call.output.write(Help(call.texts, width: call.console.width).lines(topic))
    })
}
