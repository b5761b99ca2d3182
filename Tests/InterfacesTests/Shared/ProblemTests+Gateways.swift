import Interfaces
import Testing
import UseCases

@Suite struct `Problems of a gateway` {
  static let all: [GatewayError] = [
    .notFound, .conflict, .offline(what: "api.example.org"), .unauthorized(what: "api.example.org"),
    .forbidden(what: "api.example.org"), .quotaExhausted(what: "api.example.org", retryAfter: nil),
    .quotaExhausted(what: "other.example.org", retryAfter: .seconds(90)),
    .serviceFailed(what: "api.example.org", why: .status(500)), .insecure(what: "api.example.org"),
    .corrupt(what: "/data/recetas.json", why: "line 3"),
    .newerVersion(what: "/data/recetas.sqlite", found: 17, known: 4), .readOnly(what: "/data/recetas.json"),
    .full(what: "/data/recetas.json"), .tooLarge(what: "order-1", limit: 900_000),
    .tooManyPictures(what: "Cloud Firestore", limit: 4), .notAllowed(what: "/data"),
    .unavailable(what: "/data", why: "not a folder"),
    .unusableFile(what: "/data/recetas.json", why: .notPlain),
    .unusableFile(what: "/data/recetas.json", why: .tooLarge(limit: 256_000_000)),
    .unusableFile(what: "/data/recetas.json.lock", why: .link),
    .unusableFile(what: "/data/places/download", why: .foreign),
    .unusableFile(what: "/data/recetas.json", why: .exchanged),
    .unusableFile(what: "/data/recetas.sqlite-wal", why: .deletedInUse),
    .unusableExport(what: "/copia", why: .noFolder), .unusableExport(what: "/copia", why: .notEmpty),
    .unusableExport(what: "/copia", why: .notAnExport), .unusableExport(what: "/copia/photos", why: .missing),
    .unusableExport(what: "/copia/a.txt", why: .unexpected),
    .unusableExport(what: "/copia/users.jsonl", why: .notAFile),
    .unusableExport(what: "/copia/users.jsonl", why: .tooLarge(limit: 16_000_000)),
    .unusableExport(what: "/copia/users.jsonl", why: .damaged),
    .unusableExport(what: "/copia/users.jsonl", why: .invalid(line: 7)),
    .unusableExport(what: "/copia/users.jsonl", why: .dangling(line: 7)),
    .unusableExport(what: "/copia/users.jsonl", why: .repeated(line: 7)),
    .outOfResources(what: "/data/recetas.json", why: "Too many open files"),
    .unusableLibrary(what: "SQLite", why: .missing(why: "no such file", package: "libsqlite3-0")),
    .unusableLibrary(what: "SQLite", why: .tooOld(found: "3.34.1", needed: "3.37")),
    .unusableLibrary(what: "SQLite", why: .builtWithout("FTS5")), .busy(what: "/data/recetas.sqlite"), .cancelled,
    .replaced(what: "/data/recetas.sqlite"), .failed(what: "fsync", why: "I/O error"),
    .unfinished(.full(what: "/data/recetas.json")),
  ]

  /// Returns the strings that the message about the error must contain.
  private static func things(_ error: GatewayError) -> [String] {
    switch error {
    case .notFound, .conflict, .cancelled: []
    case .unfinished(let why): things(why)
    case .offline(let what), .quotaExhausted(let what, retryAfter: _): [what]
    case .corrupt(let what, let why): [what, why]
    case .failed(let what, let why): [what] + things(why.kind)
    }
  }

  private static func things(_ fault: GatewayFault.Kind) -> [String] {
    switch fault {
    case .unauthorized, .forbidden, .insecure, .replaced, .readOnly, .full, .notAllowed, .busy: []
    case .service, .file, .export: []
    case .unavailable(let why), .outOfResources(let why), .other(let why): [why]
    case .library(.missing(let why, package: _)): [why]
    case .tooLarge(let limit): ["\(limit / 1000) kB"]
    case .tooManyPictures(let limit): ["\(limit)"]
    case .newerVersion(let found, let known): ["\(found)", "\(known)"]
    case .library(.tooOld(let found, let needed)): [found, needed]
    case .library(.builtWithout(let part)): [part]
    }
  }

  @Test(arguments: all) func `Every gateway error message contains the details in both languages`(error: GatewayError) {
    BothLanguages.check({ $0.problem(error) }, names: Self.things(error))
  }

  @Test func `No two gateway problems have the same message in either language`() {
    for texts in [BothLanguages.spanish, BothLanguages.english] {
      #expect(Set(Self.all.map { texts.problem($0).message }).count == Self.all.count)
    }
  }

  @Test func `A failure of an app's own gateway is shown with its reason`() {
    let torn = GatewayError.failed(what: "tape", why: "it is torn")
    BothLanguages.check(
      { $0.problem(torn).message }, "Ha fallado tape (detalle técnico: «it is torn»).",
      "tape failed: it is torn.")
    #expect(torn == .failed(what: "tape", why: "it is torn"))
    #expect(torn != .failed(what: "tape", why: "it is wet"))
    #expect(torn != .failed(what: "tape", why: .full))
  }

  @Test func `A fault of an app's own gateway has the same message as the kit's corresponding error`() {
    let faults: [(GatewayFault, GatewayError)] = [
      (.unauthorized, .unauthorized(what: "tape")), (.forbidden, .forbidden(what: "tape")),
      (.notAllowed, .notAllowed(what: "tape")), (.readOnly, .readOnly(what: "tape")), (.full, .full(what: "tape")),
      (.busy, .busy(what: "tape")),
    ]
    for (fault, error) in faults {
      #expect(error == .failed(what: "tape", why: fault))
      #expect(Texts(.english).problem(GatewayError.failed(what: "tape", why: fault)) == Texts(.english).problem(error))
    }
  }

  @Test func `A full disk is reported with a message in each language`() {
    let full = GatewayError.full(what: "recetas.json")
    BothLanguages.check(
      { $0.problem(full).message }, "No queda espacio para escribir recetas.json.",
      "There is no space left to write recetas.json.")
    BothLanguages.check(
      { $0.problem(full).advice }, "No se ha cambiado nada. Libera espacio y vuelve a intentarlo.",
      "Nothing was changed. Free up some space and try again.")
  }

  @Test(arguments: [(900_000, "900 kB"), (999_999, "999 kB"), (3_500_000, "3.5 MB")])
  func `The message about a record that is too large states the limit`(limit: Int, size: String) {
    let tooLarge = GatewayError.tooLarge(what: "order-1", limit: limit)
    #expect(
      BothLanguages.english.problem(tooLarge).message == "order-1 is too large: the service accepts up to \(size).")
    #expect(
      BothLanguages.spanish.problem(tooLarge).message
        == "order-1 ocupa demasiado: el servicio admite hasta \(size.replacing(".", with: ",")).")
  }

  @Test func `The message about a missing library names the package to install`() {
    let missing = GatewayError.unusableLibrary(
      what: "SQLite", why: .missing(why: "no such file", package: "libsqlite3-0"))
    BothLanguages.check(
      { $0.problem(missing).advice },
      "Instala SQLite (en Debian y Ubuntu: sudo apt-get install libsqlite3-0).",
      "Install SQLite (on Debian and Ubuntu: sudo apt-get install libsqlite3-0).")
  }

  @Test(
    arguments: [
      (.milliseconds(89_001), "90 segundos", "90 seconds"), (.seconds(2), "2 segundos", "2 seconds"),
      (.seconds(-9), "0 segundos", "0 seconds"), (.seconds(120), "120 segundos", "120 seconds"),
      (.seconds(121), "3 minutos", "3 minutes"), (.seconds(7200), "120 minutos", "120 minutes"),
      (.seconds(7201), "3 horas", "3 hours"), (.seconds(86_400), "24 horas", "24 hours"),
    ] as [(Duration, String, String)])
  func `The message about too many requests states the delay that the service requests`(
    wait: Duration, spanish: String, english: String
  ) {
    let busy = GatewayError.quotaExhausted(what: "api.example.org", retryAfter: wait)
    BothLanguages.check({ $0.problem(busy).advice }, "Inténtalo dentro de \(spanish).", "Try again in \(english).")
    BothLanguages.check(
      { $0.problem(busy).message }, "Demasiadas peticiones a api.example.org.",
      "Too many requests to api.example.org.")
  }

  @Test(arguments: [Duration.seconds(86_401), .seconds(2_300_966_958), .seconds(Int.max)])
  func `The advice for a delay of more than a day is to try again later or tomorrow`(wait: Duration) {
    let busy = GatewayError.quotaExhausted(what: "api.example.org", retryAfter: wait)
    BothLanguages.check(
      { $0.problem(busy).advice }, "Inténtalo más tarde, o mañana.", "Try again later, or tomorrow.")
  }

  @Test func `An exhausted quota is reported as used up if the service states no delay`() {
    let spent = GatewayError.quotaExhausted(what: "api.example.org", retryAfter: nil)
    BothLanguages.check(
      { $0.problem(spent).message }, "Se ha agotado el cupo de api.example.org.",
      "The quota of api.example.org is used up.")
    BothLanguages.check(
      { $0.problem(spent).advice }, "Inténtalo más tarde, o mañana.", "Try again later, or tomorrow.")
  }
}
