import Entities
import Hummingbird
import Interfaces
import UseCases

/// Madrid: its places by kind, and the kit's own map of all.
extension Front {
  private var places: PlaceUseCases { PlaceUseCases(store: store, files: placeFiles) }

  func addPlaces(to router: Hummingbird.Router<Visit>) {
    router.get("/places") { _, visit in try await placesHome(visit) }
    router.get("/places/list/:kind") { _, visit in try await placeList(visit) }
    router.get("/places/list/:kind/map.svg") { _, visit in
      svg(try await list(visit, Page(limit: Page.maximum)).model.map, visit)
    }
    router.get("/places/map") { request, visit in try await map(request, visit) }
    router.get("/places/:id") { _, visit in try await place(visit) }
    router.get("/places/:id/map.svg") { _, visit in
      let place = try await store.place(visit.id())
      guard let map = PlaceModel(place, in: visit.texts).map else { throw GatewayError.notFound }
      return svg(map, visit)
    }
    router.get("/pictures/:id") { request, visit in
      let id: Photo.ID = try visit.id()
      return try await Cached.picture(id, request) { try await placeFiles.picture(id) }
    }
  }

  private func placesHome(_ visit: Visit) async throws -> Response {
    let readiness = try await places.checkPlaces()
    guard case .ready(let download) = readiness else { throw visit.texts.notReady(readiness) }
    let holdsSamples = try await store.samples(in: .places) != nil
    let model = PlacesHomeModel(
      try await store.placeCounts(), from: download, holdsSamples: holdsSamples, in: visit.texts)
    return visit.page(model.title) {
      let entries = model.entries.map { entry -> HTML in
        "<li><a href=\"/places/list/\(entry.route.rawValue)\"><b>\(entry.title)</b> <span>\(entry.detail)</span></a></li>"
      }
      return """
        <p class="detail">\(model.note)</p><ul class="tiles">\(entries)</ul>
        <iframe src="/places/map" title="\(visit.texts.map)" sandbox="allow-scripts" loading="lazy"></iframe>
        """
    }
  }

  private func list(_ visit: Visit, _ page: Page) async throws -> (list: PlaceList, model: PlaceListModel) {
    guard let kind = visit.parameters.get("kind").flatMap(Place.Kind.init) else { throw GatewayError.notFound }
    let request = PlaceListRequest(kind: kind, matching: SearchText(visit.query["q"]))
    let list = try await places.getPlaceList(request, page: page)
    return (list, PlaceListModel(list, request, in: visit.texts))
  }

  private func placeList(_ visit: Visit) async throws -> Response {
    var (_, model) = try await list(visit, visit.page)
    try await samples(.places, in: &model, visit)
    return visit.page(model.title) {
      let drawing = "\(visit.path)/map.svg\(visit.query.query)"
      let list = visit.list(model) { row in
        """
        \(visit.picture((row.logo ?? row.image).map { "/pictures/\($0.text)" }))\
        <b>\(row.number).</b> <a href="/places/\(row.id.text)">\(row.name)</a> <span>\(row.detail)</span>
        """
      }
      return "\(list)<p>\(visit.picture(drawing, of: model.map.title))</p>"
    }
  }

  private func place(_ visit: Visit) async throws -> Response {
    let model = PlaceModel(try await store.place(visit.id()), in: visit.texts)
    func words(_ words: PlaceModel.Words) -> HTML {
      let lines = words.lines.map { "<p>\($0)</p>" as HTML }
      return "\(lines)\(words.fallback.map { "<p class=\"remark\">(\($0))</p>" as HTML })"
    }
    return visit.page(model.name) {
      let pictures = [PlacePicture.Role.image, .logo].compactMap { role in
        visit.picture(model.pictures[role].map { "/pictures/\($0.text)" }, of: model.name)
      }
      return """
        <p class="detail">\(model.kind)</p><div class="pictures">\(pictures)</div>
        \(model.description.map(words))\(visit.facts(model.facts.map { ($0.name, words($0.words)) }))
        \(model.map.flatMap { visit.picture("/places/\(model.place.text)/map.svg", of: $0.title) })
        <ul class="plain">\(model.absent.map { "<li>\($0)</li>" as HTML })</ul>
        """
    }
  }

  private static let drawingPolicy = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'"

  private func svg(_ map: PlaceMapModel, _ visit: Visit) -> Response {
    .bytes(
      Array(PlaceMapSVG.text(map, visit.texts).utf8), "image/svg+xml",
      headers: [.contentSecurityPolicy: Self.drawingPolicy])
  }

  /// The kit's page as it is, which asks for nothing: in a frame of its own, with a policy of its own, and no right to anything of this site.
  private func map(_ request: Request, _ visit: Visit) async throws -> Response {
    let note = try await store.placeDownload()
    var headers: HTTPFields = [
      .eTag: "\"\(note?.id.text ?? "")-\(visit.texts.language.rawValue)\"", .cacheControl: "private, no-cache",
      .vary: "Accept-Language, Cookie",
      .contentSecurityPolicy:
        "default-src 'none'; img-src data:; style-src 'unsafe-inline'; script-src 'unsafe-inline'; frame-ancestors 'self'",
    ]
    if request.headers[.ifNoneMatch] == headers[.eTag] { return Response(status: .notModified, headers: headers) }
    let list = try await places.getPlaceList(PlaceListRequest(), page: Page(limit: Page.maximum))
    var pictures: [Photo.ID: LoadedImage] = [:]
    // One that is lost shows its initial.
    for id in PlacePage.pictures(of: list) { pictures[id] = try? await placeFiles.picture(id) }
    let samples = try await store.samples(in: .places)
    headers[.contentType] = "text/html; charset=utf-8"
    let html = PlacePage.html(list, pictures: pictures, samples: samples, visit.texts)
    return Response(status: .ok, headers: headers, body: .init(byteBuffer: ByteBuffer(string: html)))
  }
}
