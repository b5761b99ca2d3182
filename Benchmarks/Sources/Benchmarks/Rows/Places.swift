import Entities
import Gateways
import SQLiteGateways
import UseCases

/// The time to read the first page of a list, of a search and of the nearest places, among 100,000 places, or fewer if the largest
/// requested size is smaller.
struct Places: TableRow {
  let name = "places"

  func sizes(of asked: [Int]) -> [Int] { size(of: asked, atMost: 100_000) }

  func measure(_ bench: Bench, size: Int) async throws -> [Line] {
    let path = bench.workplace.path("places.sqlite")
    let store = SQLiteStore(path: path)
    try await fill(store, size)
    let peer = try Peers.places(bench.workplace.path("places-peer.sqlite"), copyOf: path)
    let limit = Page.defaultLimit
    let (common, rare) = (SearchText(PlaceMaker.commonWord), SearchText(PlaceMaker.rareWord))
    let sol = PlaceMaker.puertaDelSol
    let here = try Coordinate(latitude: sol.latitude, longitude: sol.longitude)
    let turns = Turns(bench: bench, store: store, peer: peer, size: size)
    return [
      try await turns.line("first page of all places", PlaceQuery()) { try $0.byName(limit, kind: nil, word: nil) },
      try await turns.line("first page of all activities", PlaceQuery(kind: .activity)) {
        try $0.byName(limit, kind: Place.Kind.activity.rawValue, word: nil)
      },
      try await turns.line("places that match a common word", PlaceQuery(matching: common)) {
        try $0.byName(limit, kind: nil, word: common.folded)
      },
      try await turns.line("places that match a rare word", PlaceQuery(matching: rare)) {
        try $0.byName(limit, kind: nil, word: rare.folded)
      },
      try await turns.line("nearest places, peer: sorted by SQLite", PlaceQuery(nearest: here)) {
        try $0.nearest(limit, to: sol, word: nil)
      },
      try await turns.line("nearest places, peer: a growing box", PlaceQuery(nearest: here)) {
        try $0.nearestInBox(limit, to: sol, word: nil)
      },
      try await turns.line(
        "nearest places that match a common word, peer: a growing box", PlaceQuery(matching: common, nearest: here)
      ) { try $0.nearestInBox(limit, to: sol, word: common.folded) },
      try await turns.line(
        "nearest places that match a rare word, peer: sorted by SQLite", PlaceQuery(matching: rare, nearest: here)
      ) { try $0.nearest(limit, to: sol, word: rare.folded) },
    ]
  }

  /// Adds places in batches, so that they are never all in memory. Each place has three pictures.
  func fill(_ store: SQLiteStore, _ size: Int) async throws {
    for start in stride(from: 0, to: size, by: 2000) {
      let places = try await PlaceMaker.places(start..<min(start + 2000, size), on: "https://img.example.org").map {
        place in
        var pictures = place.pictures
        for role in PlacePicture.Role.allCases {
          let photo = Photo.ID(ofBytes: Array("\(role) of \(place.id)".utf8))
          pictures[role] = PlacePicture(place.pictures[role]?.address, .kept(photo, bytes: 20_000))
        }
        return place.with(pictures)
      }
      try await store.importSeed(.places) { (writer) throws(GatewayError) in
        for place in places { _ = try writer.insert(.place(place)) }
        return .commit(())
      }
    }
  }
}

/// Runs a query alternately with the kit and with its peer.
private struct Turns {
  let bench: Bench
  let store: SQLiteStore
  let peer: (any PlacesPeer)?
  let size: Int

  func line(
    _ work: String, _ question: PlaceQuery, peer theirs: (any PlacesPeer) throws -> [PeerPlace]
  ) async throws -> Line {
    note("  \(work)")
    let mine = try await store.places(question, page: .first).items.map(Self.words)
    if mine.isEmpty { throw Problem("\(work): nothing was found") }
    if let found = try peer.map(theirs)?.map(Self.words), mine != found {
      throw Problem("\(work): \(mine) is not \(found)")
    }
    let race = try await Race.run(rounds: bench.shortRounds, against: peer) {
      if try await store.places(question, page: .first).items.count != mine.count { throw Problem("another page") }
    } peer: { peer in
      if try theirs(peer).count != mine.count { throw Problem("another page") }
    }
    return Line(
      work, size: size, race, goal: .ratio(0.8),
      limit: "\(mine.count) places read")
  }

  /// Returns all values of a place as strings.
  private static func words(_ place: Place) -> [String] {
    let texts = [
      (place.description, "description"), (place.openingHours, "opening hours"), (place.keywords, "keywords"),
    ]
    let labels = place.categories.map { "category \($0)" } + place.routes.map { "route \($0)" }
    return [
      place.id.text, place.kind.rawValue, place.number, place.name, place.address, text(place.coordinate?.latitude),
      text(place.coordinate?.longitude), place.contact.telephone, place.contact.email,
      place.contact.website?.text ?? "", place.booking.operation, place.booking.data, "\(place.hasSpecialOffer)",
    ] + texts.flatMap { text, field in text.texts.map { "\(field) \($0.key) \($0.value)" } }.sorted() + labels.sorted()
      + place.pictures.map { "\($0.key) \($0.value.address?.text ?? "") \($0.value.photo?.text ?? "")" }.sorted()
  }

  private static func words(_ whole: PeerPlace) -> [String] {
    let place = whole.place
    return [
      place.id, place.kind, place.number, place.name, place.address, text(place.latitude), text(place.longitude),
      place.telephone, place.email, place.website ?? "", place.bookingOperation, place.bookingData,
      "\(place.hasSpecialOffer)",
    ] + whole.texts.map { "\($0.field) \($0.language) \($0.text)" }.sorted()
      + whole.labels.map { "\($0.kind) \($0.name)" }.sorted()
      + whole.pictures.map { "\($0.role) \($0.address ?? "") \($0.photo ?? "")" }.sorted()
  }

  private static func text(_ number: Double?) -> String { number.map { "\($0)" } ?? "" }
}
