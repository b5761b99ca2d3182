import Gateways
import UseCases

extension Command {
  static let storeDump = Command(
    "store dump", "todo lo guardado, en JSON", "everything that is stored, as JSON",
    examples: ["recetas-cli store dump > copia.json"]
  ) { context in
    let contents = try await context.kit.store.contents()
    try context.output.write(json: StoreDocument(contents))
  }
}
