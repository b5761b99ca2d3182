public import Entities

extension TextError: ExplainedError {
  public func problem(in texts: Texts) -> Problem { texts.problem(self, of: FieldName("el texto", "the text")) }
}

extension MoneyError: ExplainedError {
  public func problem(in texts: Texts) -> Problem {
    switch self {
    case .notANumber(let text):
      texts.problem(
        .refused, "«\(text)» no es un importe.", "“\(text)” is not an amount.",
        advice: "Usa un número, como 9,20.", "Use a number such as 9.20.")
    case .tooPrecise(let text, let digits):
      texts.problem(
        .refused, "«\(text)» tiene demasiados decimales; el máximo es \(digits).",
        "“\(text)” has too many decimal places; the limit is \(digits).", advice: "Redondea el importe.",
        "Round the amount.")
    case .tooLarge(let text):
      texts.problem(
        .refused, "El importe \(text) es demasiado grande.", "The amount \(text) is too large.",
        advice: "Usa uno menor.", "Use a smaller one.")
    case .mixedCurrencies(let one, let other):
      texts.problem(
        .refused, "\(one.code) y \(other.code) son monedas distintas: no se pueden sumar ni restar.",
        "\(one.code) and \(other.code) are different currencies: they can't be added or subtracted.",
        advice: "Usa una sola moneda.", "Use a single currency.")
    case .negative(let amount):
      texts.problem(
        .refused, "El importe \(texts.money(amount)) es negativo.", "The amount \(texts.money(amount)) is negative.",
        advice: "Usa cero o un importe positivo.", "Use zero or a positive amount.")
    case .noParts(let count):
      texts.problem(
        .refused, "Un importe no se puede dividir en \(texts.number(count)) partes.",
        "An amount can't be split into \(texts.number(count)) parts.",
        advice: "Divídelo en una parte como mínimo.", "Split it into at least one part.")
    }
  }
}

extension CurrencyError: ExplainedError {
  public func problem(in texts: Texts) -> Problem {
    switch self {
    case .notACode(let text):
      texts.problem(
        .refused, "«\(text)» no es un código de moneda.", "“\(text)” is not a currency code.",
        advice: "Usa tres letras mayúsculas, como EUR.", "Use three capital letters, such as EUR.")
    }
  }
}

extension IdentifierError: ExplainedError {
  public func problem(in texts: Texts) -> Problem {
    switch self {
    case .malformed(let text):
      texts.problem(
        .refused, "«\(text)» no es un identificador válido.", "“\(text)” is not a valid id.",
        advice: "Cópialo de la lista que lo muestra.", "Copy it from the list that shows it.")
    }
  }
}

extension LanguageTagError: ExplainedError {
  public func problem(in texts: Texts) -> Problem {
    switch self {
    case .malformed(let text):
      texts.problem(
        .refused, "«\(text)» no es un código de idioma.", "“\(text)” is not a language tag.",
        advice: "Usa uno como es o es-MX.", "Use one such as es or es-MX.")
    }
  }
}

extension WebAddressError: ExplainedError {
  public func problem(in texts: Texts) -> Problem {
    switch self {
    case .malformed(let text):
      texts.problem(
        .refused, "«\(text)» no es una dirección web.", "“\(text)” is not a web address.",
        advice: "Usa una que empiece por https:// o http://.", "Use one that begins with https:// or http://.")
    }
  }
}

extension CoordinateError: ExplainedError {
  public func problem(in texts: Texts) -> Problem {
    switch self {
    case .outOfRange(let latitude, let longitude):
      let (latitude, longitude) = (texts.decimal(latitude), texts.decimal(longitude))
      return texts.problem(
        .refused, "No existe ningún punto con latitud \(latitude) y longitud \(longitude).",
        "There is no point at latitude \(latitude) and longitude \(longitude).",
        advice: "La latitud va de -90 a 90; la longitud, de -180 a 180.",
        "Latitudes range from -90 to 90, longitudes from -180 to 180.")
    }
  }
}

extension Texts {
  /// Returns the problem to report if the text in a field is invalid.
  func problem(_ error: TextError, of field: FieldName) -> Problem {
    let advice =
      switch error {
      case .empty: say("Escribe algún carácter visible.", "Enter some visible text.")
      case .tooLong: say("Acórtalo.", "Make it shorter.")
      case .unclean:
        say("Quita los caracteres invisibles y los espacios de más.", "Remove invisible characters and extra spaces.")
      }
    return Problem(.refused, field.sentence(error, in: self), advice)
  }

  /// Returns the problem to report if an id derived from the name would be too long.
  func tooLongForAnID(_ name: String) -> Problem {
    problem(
      .refused, "«\(name)» es demasiado largo.", "“\(name)” is too long.", advice: "Acórtalo.", "Make it shorter.")
  }

  /// Returns the problem to report if a number is out of range. The advice states the range.
  ///
  /// - Parameters:
  ///   - spanish: the message in Spanish.
  ///   - english: the message in English.
  func problem(_ spanish: String, _ english: String, outside range: ClosedRange<Double>) -> Problem {
    let (least, most) = (decimal(range.lowerBound), decimal(range.upperBound))
    return problem(
      .refused, spanish, english, advice: "Usa un número entre \(least) y \(most).",
      "Use a number from \(least) to \(most).")
  }

  /// Returns the problem to report if a whole number is out of range. The advice states the range.
  func problem(_ spanish: String, _ english: String, outside range: ClosedRange<Int>) -> Problem {
    problem(spanish, english, outside: Double(range.lowerBound)...Double(range.upperBound))
  }
}
