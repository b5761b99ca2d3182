import Entities

/// A currency that a text names by its sign, its code of ISO 4217 or its name, such as `GBP` in the title `Price (GBP)`.
enum WrittenCurrency {
  /// The kit's own.
  case euro
  /// Any other, or several.
  case other

  /// `nil` if the text names no currency.
  init?(in text: Substring) {
    let signs = text.unicodeScalars.filter { $0.properties.generalCategory == .currencySymbol }
    let words = text.split { !$0.isLetter }
    let named = words.map { SearchText.fold(String($0)) }
    if signs.contains(where: { $0 != "€" }) || words.contains(where: { Self.codes.contains($0) })
      || named.contains(where: Self.names.contains)
    {
      self = .other
    } else if !signs.isEmpty || named.contains(where: ["eur", "euro", "euros"].contains) {
      self = .euro
    } else {
      return nil
    }
  }

  /// Words for currencies, folded. Singulars that mean something else are not among them: `peso` and `libra` are weights.
  private static let names: Set = [
    "usd", "gbp", "chf", "jpy", "dollars", "dolares", "pounds", "libras", "sterling", "francs", "francos", "yen",
    "yenes", "yuan", "pesos", "reais", "reales", "zlotys", "kroner", "kronor", "rubles", "rublos", "rupees", "rupias",
    "liras", "dirhams",
  ]

  /// The codes in capitals, without those that are words: ALL, CUP, TOP.
  private static let codes = Set(
    """
    AED AFN AMD AOA ARS AUD AWG AZN BAM BBD BDT BGN BHD BIF BMD BND BOB BRL BSD BTN BWP BYN BZD CAD CDF CHF CLP CNY COP CRC
    CVE CZK DJF DKK DOP DZD EGP ERN ETB FJD FKP GBP GEL GHS GIP GMD GNF GTQ GYD HKD HNL HTG HUF IDR ILS INR IQD IRR ISK JMD
    JOD JPY KES KGS KHR KMF KPW KRW KWD KYD KZT LAK LBP LKR LRD LSL LYD MAD MDL MGA MKD MMK MNT MOP MRU MUR MVR MWK MXN MYR
    MZN NAD NGN NIO NOK NPR NZD OMR PAB PEN PGK PHP PKR PLN PYG QAR RON RSD RUB RWF SAR SBD SCR SDG SEK SGD SHP SLE SOS SRD
    SSP STN SVC SYP SZL THB TJS TMT TND TRY TTD TWD TZS UAH UGX USD UYU UZS VED VES VND VUV WST XAF XCD XOF XPF YER ZAR ZMW
    ZWL
    """.split { $0 == " " || $0 == "\n" })
}
