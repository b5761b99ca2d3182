import Entities
import Hummingbird
import Interfaces
import UseCases

/// Adds the pages with the places of Madrid by kind, and with the kit's own map of all places.
extension Front {
  private var places: PlaceUseCases { PlaceUseCases(store: store, files: placeFiles) }

  func addPlaces(to router: Hummingbird.Router<Visit>) {
    router.get("/places") { _, visit in
      let readiness = try await places.checkPlaces()
      guard case .ready(let download) = readiness else { throw visit.texts.notReady(readiness) }
      let (counts, samples) = (try await store.placeCounts(), try await store.samples(in: .places))
      let model = PlacesHomeModel(counts, from: download, holdsSamples: samples != nil, in: visit.texts)
      let entries = model.entries.map {
        ["path": "/places/list/\($0.route.rawValue)", "title": $0.title, "detail": $0.detail]
      }
      return visit.page("places", model.title, ["note": model.note, "entries": entries])
    }
    router.get("/places/list/:kind") { _, visit in
      guard let kind = visit.parameters.get("kind").flatMap(Place.Kind.init) else { throw GatewayError.notFound }
      let request = PlaceListRequest(kind: kind, matching: visit.search)
      let found = try await places.getPlaceList(request, page: visit.page)
      var model = PlaceListModel(found, request, in: visit.texts)
      try await addSampleNote(.places, in: &model, visit)
      return visit.list(model, "placeRow")
    }
    router.get("/places/:id") { _, visit in
      let model = PlaceModel(try await store.place(visit.id()), in: visit.texts)
      let pictures = [PlacePicture.Role.image, .logo].compactMap { model.pictures[$0] }
      return visit.page("place", model.name, ["model": model, "images": pictures])
    }
    router.get("/places/map") { request, visit in try await map(request, visit) }
    router.get("/pictures/:id") { request, visit in
      try await Response.picture(visit.id(), for: request) { try await placeFiles.picture($0) }
    }
  }

  /// Returns the kit's page with only its links changed. The page loads nothing, and is shown in a sandboxed frame with its own policy.
  private func map(_ request: Request, _ visit: Visit) async throws -> Response {
    let note = try await store.placeDownload()
    let headers: HTTPFields = [
      .eTag: "\"\(note?.id.text ?? "")-\(visit.texts.language.rawValue)\"",
      .contentSecurityPolicy: """
      default-src 'none'; img-src data:; style-src 'unsafe-inline'; script-src 'unsafe-inline'; frame-ancestors 'self'
      """,
    ]
    if request.headers[.ifNoneMatch] == headers[.eTag] { return Response(status: .notModified, headers: headers) }
    let list = try await places.getPlaceList(page: Page(limit: Page.maximum))
    var pictures: [Photo.ID: LoadedImage] = [:]
    // If the picture of a place is lost, the place shows its initial.
    for id in PlacePage.pictures(of: list) { pictures[id] = try? await placeFiles.picture(id) }
    let html = PlacePage.html(list, pictures: pictures, samples: try await store.samples(in: .places), visit.texts)
    // A sandboxed frame must open links to other sites in a new window.
    let framed = ["https:", "http:", "mailto:", "tel:"].reduce(html) {
      $0.replacing("<a href=\"\($1)", with: "<a target=\"_blank\" href=\"\($1)")
    }
    return .bytes(Array(framed.utf8), "text/html; charset=utf-8", headers: headers)
  }
}
