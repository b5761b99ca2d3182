public import UseCases

extension Texts {
  /// Why there is no image.
  public func problem(_ error: ImageError) -> Problem {
    switch error {
    case .gateway(let error): problem(error)
    case .missing(let address):
      Problem(
        say("En \(address) no hay ninguna imagen.", "There is no image at \(address)."),
        say("Puede que ya no exista.", "It may be gone."))
    case .notAnImage(let address):
      Problem(
        say("Lo que hay en \(address) no es una imagen.", "What is at \(address) is no image."),
        say("Se entienden JPEG, PNG, GIF y WebP.", "JPEG, PNG, GIF and WebP are understood."))
    case .tooLarge(let address, let limit):
      Problem(
        say("La imagen de \(address) pasa de \(limit) bytes.", "The image at \(address) has more than \(limit) bytes."),
        say("No se ha guardado.", "It was not kept."))
    }
  }
}
