public import Entities

extension Delivery {
  /// The delivery that somebody typed.
  ///
  /// - Throws: ``InvalidDelivery`` with what is wrong, the address first.
  public init(typed address: String, phone: String, in texts: Texts) throws(InvalidDelivery) {
    let place: Address
    do {
      place = try Address(address)
    } catch {
      throw InvalidDelivery(.address, message: texts.words(ofAddress: error))
    }
    do {
      self.init(address: place, phone: try PhoneNumber(phone))
    } catch {
      let problem = error.problem(in: texts)
      throw InvalidDelivery(.phone, message: "\(problem.message) \(problem.advice)")
    }
  }
}

/// What is wrong with a delivery that was typed.
public struct InvalidDelivery: Error, Sendable, Hashable {
  /// A field of a delivery.
  public enum Field: Sendable, Hashable {
    /// Where to.
    case address
    /// Whom to call.
    case phone
  }

  /// The field that is wrong.
  public let field: Field
  /// A sentence in the user's language.
  public let message: String

  /// - Parameter message: a sentence in the user's language.
  package init(_ field: Field, message: String) {
    self.field = field
    self.message = message
  }
}

extension InvalidDelivery: ExplainedError {
  /// For whoever places an order; pass the texts that the delivery was read with.
  public func problem(in texts: Texts) -> Problem { Problem(.refused, message, texts.nothingPlaced) }
}

extension Texts {
  fileprivate func words(ofAddress error: TextError) -> String {
    switch error {
    case .empty, .unclean: say("Falta la dirección.", "The address is missing.")
    case .tooLong(_, let limit):
      say(
        "La dirección tiene más de \(number(limit)) caracteres.",
        "The address has more than \(number(limit)) characters.")
    }
  }
}
