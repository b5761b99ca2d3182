import Interfaces
import UseCases

/// Changes of the whole store that are made, but not finished.
extension Texts {
  func resetUnfinished(_ location: StoreLocation, _ why: GatewayError) -> Problem {
    unfinished(
      "Se ha vaciado \(location)", "\(location) was emptied", why,
      advice: "Resuélvelo, y repite el comando para terminar.", "Fix that, and repeat the command to finish.")
  }

  func importUnfinished(_ folder: String, _ why: GatewayError) -> Problem {
    unfinished(
      "Se ha restaurado la copia de \(folder)", "\(folder) was imported", why,
      advice: "Resuélvelo, y repite el comando con --force para terminar.",
      "Fix that, and repeat the command with --force to finish.")
  }
}
