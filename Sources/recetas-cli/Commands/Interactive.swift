import Interfaces

extension Command {
  static let interactive = Command(
    "interactive", "las pantallas, con números y teclas", "the screens, with numbers and keys",
    hasDocument: false,
    examples: ["recetas-cli interactive", "printf '1\\n+ 2\\nq\\n' | recetas-cli interactive"]
  ) { context in
    try await InteractiveFront(context).run()
  }
}
