public import UseCases

extension ImageError: ExplainedError {
  public func problem(in texts: Texts) -> Problem {
    switch self {
    case .gateway(let error): error.problem(in: texts)
    case .missing(let address):
      texts.problem(
        .notFound, "En \(address) no hay ninguna imagen.", "There is no image at \(address).",
        advice: "Puede que ya no exista.", "It may be gone.")
    case .notAnImage(let address):
      texts.problem(
        .refused, "\(address) no es una imagen.", "\(address) is not an image.",
        advice: "Se admiten JPEG, PNG, GIF y WebP.", "JPEG, PNG, GIF and WebP are supported.")
    case .tooLarge(let address, let limit):
      texts.problem(
        .refused, "La imagen de \(address) pasa de \(texts.number(limit)) bytes.",
        "The image at \(address) has more than \(texts.number(limit)) bytes.",
        advice: "No se ha guardado.", "It was not saved.")
    }
  }
}
