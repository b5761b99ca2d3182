import Entities

/// A currency in text, identified by its symbol, its ISO 4217 code or its name, such as `GBP` in the column title `Price (GBP)`.
enum WrittenCurrency {
  /// The euro, which is the kit's own currency.
  case euro
  /// Another currency, cents of any currency, or several currencies.
  case other

  /// Finds the currency that the text names. `nil` if it names none.
  init?(in text: Substring) {
    let signs = text.unicodeScalars.filter { $0.properties.generalCategory == .currencySymbol }
    let words = text.split { !$0.isLetter }
    let named = words.map { SearchText.fold(String($0)) }
    if signs.contains(where: { $0 != "€" }) || words.contains(where: { Self.codes.contains($0) })
      || named.contains(where: Self.names.contains)
      || named.contains(where: Self.nouns.contains) && named.contains(where: Self.countries.contains)
    {
      self = .other
    } else if !signs.isEmpty || named.contains(where: ["eur", "euro", "euros"].contains) {
      self = .euro
    } else {
      return nil
    }
  }

  /// The words for currencies and for cents, folded for comparison. Words that have other meanings are in ``nouns``.
  private static let names: Set = [
    "usd", "gbp", "chf", "jpy", "dollar", "dollars", "dolar", "dolares", "pounds", "libras", "sterling", "esterlina",
    "esterlinas", "franc", "francs", "francos", "fr", "sfr", "yen", "yenes", "yuan", "pesos", "reais", "reales", "zl",
    "zloty", "zlotys", "kr", "krone", "kroner", "krona", "kronor", "coronas", "kc", "koruna", "ft", "forint", "lei",
    "leu", "lev", "leva", "ruble", "rubles", "rublo", "rublos", "rs", "rupee", "rupees", "rupia", "rupias", "lira",
    "liras", "dirham", "dirhams", "dinar", "dinares", "won", "baht", "rand", "shekel", "shekels", "soles", "bolivianos",
    "bolivares", "quetzales", "guaranies", "colones", "peseta", "pesetas", "ptas", "cent", "cents", "ct", "cts",
    "centimo", "centimos", "centavo", "centavos", "pence", "penique", "peniques",
  ]

  /// The words that name a currency only together with its country. A `peso` and a `libra` are also weights, and a `corona` can be a beer.
  private static let nouns: Set = ["peso", "libra", "pound", "corona", "crown", "real", "sol", "franco"]

  private static let countries: Set = [
    "chileno", "chilean", "mexicano", "mexican", "argentino", "argentine", "colombiano", "colombian", "uruguayo",
    "uruguayan", "dominicano", "dominican", "cubano", "cuban", "filipino", "philippine", "britanica", "british",
    "egipcia", "egyptian", "sueca", "swedish", "noruega", "norwegian", "danesa", "danish", "checa", "czech",
    "islandesa", "icelandic", "brasileno", "brazilian", "peruano", "peruvian", "suizo", "swiss",
  ]

  /// The uppercase codes of currencies, except those that are English words: ALL, CUP, TOP.
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
