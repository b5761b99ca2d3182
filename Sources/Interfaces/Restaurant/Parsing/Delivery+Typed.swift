public import Entities

extension Delivery {
  /// Creates a delivery from the typed address and phone number.
  ///
  /// - Throws: ``InvalidDelivery`` with the first invalid field. The address is checked first.
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

/// The error for an invalid address or phone number that a user typed.
public struct InvalidDelivery: Error, Sendable, Hashable {
  /// A field of a delivery.
  public enum Field: Sendable, Hashable {
    /// The delivery address.
    case address
    /// The phone number.
    case phone
  }

  /// The invalid field.
  public let field: Field
  /// A sentence that explains why the field is invalid, in the user's language.
  public let message: String

  /// Creates an error for a field.
  ///
  /// - Parameter message: a sentence that explains why the field is invalid, in the user's language.
  package init(_ field: Field, message: String) {
    self.field = field
    self.message = message
  }
}

extension InvalidDelivery: ExplainedError {
  /// Returns the problem to report if an order was not placed. Pass the same ``Texts`` that were used to parse the delivery.
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
