import Entities
import Gateways
import Interfaces
import UseCases

/// The size of the HTML page with a map of 2,000 places, each with three pictures of 20 kB, and the time to generate the page.
struct PlacesPage: TableRow {
  let name = "places-page"
  private static let places = 2000

  func sizes(of asked: [Int]) -> [Int] { size(of: asked, atMost: Self.places) }

  func measure(_ bench: Bench, size: Int) async throws -> [Line] {
    var pictures: [Photo.ID: LoadedImage] = [:]
    let places = try await PlaceMaker.places(0..<size, on: "https://img.example.org").map { place in
      var kept = place.pictures
      for role in PlacePicture.Role.allCases {
        let bytes = PlaceServer.picture(at: "\(role) of \(place.id)")
        let photo = Photo.ID(ofBytes: bytes)
        pictures[photo] = LoadedImage(bytes)
        kept[role] = PlacePicture(place.pictures[role]?.address, .kept(photo, bytes: bytes.count))
      }
      return place.with(kept)
    }
    let pins = places.compactMap { place in place.coordinate.map { PlacePin(place.id, name: place.name, at: $0) } }
    let sol = PlaceMaker.puertaDelSol
    let list = PlaceList(
      Paged(places, hasMore: false), firstNumber: 1, pins: pins, hits: nil,
      position: try Coordinate(latitude: sol.latitude, longitude: sol.longitude))
    var (html, seconds): (String, [Double]) = ("", [])
    for _ in 0..<bench.shortRounds {
      seconds.append(try await Race.seconds { html = PlacePage.html(list, pictures: pictures, Texts(.english)) })
    }
    guard let last = places.last, html.contains(last.name) else { throw Problem("the page does not have all places") }
    return [
      Line(
        "size of the page with all places", size: size, kit: .bytes(html.utf8.count), peer: nil,
        goal: .below(.bytes(2_000_000)), limit: ""),
      Line(
        "time to generate the page with all places", size: size, kit: .seconds(Median.of(seconds)), peer: nil,
        goal: nil, limit: ""),
    ]
  }
}
