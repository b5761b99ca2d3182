public import Entities

extension DishDraft: FormDraft {
  public static let fields: [FormField<DishDraft>] = [
    FormField(.name, "el nombre", "name", \.name), FormField(.kind, "la sección", "section", \.kind),
    FormField(
      .price, FieldName("el precio", "price"), text: { $1.decimals($0.price) }, fill: { $0.price = $1 }),
    FormField(.description, "la descripción", "description", \.description),
  ]

  public init() { self.init(name: "") }

  public static func words(_ problem: Problem, of name: FieldName, in texts: Texts) -> String {
    switch problem {
    case .text(let error): name.sentence(error, in: texts)
    case .price(.negative): name.sentence("no puede ser negativo", "can't be negative", in: texts)
    case .price(let error): name.remark(texts.words(error), in: texts)
    }
  }
}

extension Texts {
  /// Returns the reason why a typed amount is invalid.
  fileprivate func words(_ error: MoneyError) -> String {
    switch error {
    case .notANumber(let text): say("«\(text)» no es un importe", "“\(text)” is not an amount")
    case .tooPrecise(_, 0): say("sin decimales", "no decimal places")
    case .tooPrecise(_, let digits): say("como mucho \(digits) decimales", "at most \(digits) decimal places")
    case .tooLarge(let text): say("\(text) es un precio demasiado alto", "\(text) is too high a price")
    case .negative(let amount): say("\(money(amount)) es negativo", "\(money(amount)) is negative")
    case .mixedCurrencies(let one, let other):
      say("\(one.code) y \(other.code) son monedas distintas", "\(one.code) and \(other.code) are different currencies")
    case .noParts(let count): say("no se puede dividir en \(count) partes", "can't be split into \(count) parts")
    }
  }
}
