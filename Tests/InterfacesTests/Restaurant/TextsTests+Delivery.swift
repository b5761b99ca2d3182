import Entities
import Interfaces
import Testing

@Suite struct `A delivery as the user typed it` {
  private func message(_ address: String, _ phone: String, _ texts: Texts) -> String {
    do {
      _ = try Delivery(typed: address, phone: phone, in: texts)
      return "nothing wrong"
    } catch {
      return error.message
    }
  }

  @Test func `Delivery details are saved without leading, trailing or repeated spaces`() throws {
    let delivery = try Delivery(
      typed: "  Calle del Pez,\n3 ", phone: " +34 (915) 55-12.34 ", in: BothLanguages.spanish)
    #expect(delivery.address.text == "Calle del Pez, 3")
    #expect(delivery.phone.text == "+34 (915) 55-12.34")
  }

  @Test(arguments: [(" ", "9", InvalidDelivery.Field.address), ("Sol, 1", "9", .phone)])
  func `The error for invalid delivery details names the first invalid field`(
    address: String, phone: String, field: InvalidDelivery.Field
  ) throws {
    let error = #expect(throws: InvalidDelivery.self) {
      try Delivery(typed: address, phone: phone, in: BothLanguages.spanish)
    }
    #expect(error?.field == field)
  }

  @Test func `The message about invalid delivery details states that the order was not placed`() {
    let problem = BothLanguages.english.problem(InvalidDelivery(.phone, message: "No."))
    #expect(problem == Problem(.refused, "No.", "The order was not placed."))
  }

  @Test func `Delivery details are refused if the address is missing`() {
    BothLanguages.check({ message(" ", "915", $0) }, "Falta la dirección.", "The address is missing.")
  }

  @Test func `The address in the delivery details can have at most 200 characters`() {
    let longest = String(repeating: "ñ", count: 200)
    #expect(message(longest, "915", BothLanguages.spanish) == "nothing wrong")
    BothLanguages.check(
      { message(longest + "ñ", "915", $0) }, "La dirección tiene más de 200 caracteres.",
      "The address has more than 200 characters.")
  }

  @Test(arguments: ["", "12", "1234567890123456", "nueve uno cinco", "915#55"])
  func `The message about an invalid phone number quotes the text that the user typed`(phone: String) {
    BothLanguages.check(
      { message("Calle del Pez, 3", phone, $0) },
      "«\(phone)» no es un teléfono. Usa de 3 a 15 cifras, con un + delante si hace falta, y entre ellas solo espacios y - . / ( ).",
      "“\(phone)” is not a phone number. Use 3 to 15 digits, optionally after a +, with only spaces and - . / ( ) between them."
    )
  }
}
