import Entities
import Gateways
import Interfaces
import UseCases

extension Command {
  static let placesMap = Command(
    "places map", "el mapa, también como SVG o como página", "the map, also as SVG or as a page",
    options: placeOptions + [
      .init("--svg FILE", "escribirlo como SVG", "write it as SVG", writes: true),
      .init(
        "--html FILE", "escribirlo con la lista como página HTML en un solo archivo",
        "write it with the list as a self-contained HTML page", writes: true),
    ],
    examples: ["recetas-cli places map", "recetas-cli places map --html madrid.html --svg madrid.svg"]
  ) { context in
    let texts = context.texts
    let (svg, page) = (context.arguments.path("svg"), context.arguments.path("html"))
    let (request, list, pictures) = try await context.placeList(Page(limit: Page.maximum)) {
      (list) throws(GetPlacesError) in
      page == nil ? [:] : try await context.pictures(of: list)
    }
    let model = PlaceListModel(list, request, in: texts)
    let samples = try await context.kit.store.samples(in: .places)
    let drawing = svg.map { OutputFile(path: $0, bytes: Array(PlaceMapSVG.text(model.map, texts).utf8)) }
    let document = page.map { path in
      OutputFile(
        path: path, bytes: Array(PlacePage.html(list, pictures: pictures, samples: samples, texts).utf8))
    }
    let files = [drawing, document].compactMap(\.self)
    try await context.save(files)
    // The pins show row numbers, so these rows are remembered.
    if files.isEmpty { context.remember(.places, model.rows.map(\.id.text)) }
    let note = samples.map { [Line(texts.sampleData($0, of: .places), .faint)] } ?? []
    try context.output.write(
      files.isEmpty
        ? PlaceMapText.named(
          model.map, note: note, width: context.console.width, height: context.console.height,
          isPlain: context.isPlain, texts)
        : files.map { Line(texts.wroteMap($0.path)) },
      or: JSONObject(JSONObject.places(list), adding: ["samples": samples != nil]))
  }

  static let placesExport = Command(
    "places export", "los lugares como GeoJSON, GPX o KML", "the places as GeoJSON, GPX or KML",
    options: placeOptions + [
      .init("--format geojson|gpx|kml", "formato (geojson)", "format (geojson)")
    ],
    examples: [
      "recetas-cli places export --kind shops > tiendas.geojson",
      "recetas-cli places export --format gpx > madrid.gpx",
    ]
  ) { context in
    let (texts, format) = (context.texts, context.arguments.option("format") ?? "geojson")
    if format != "geojson", context.output.isJSON { throw texts.formatIsNoJSON(format) }
    let places = try await context.placeList(Page(limit: Page.maximum)).1.places.items
    let samples = try await context.kit.store.samples(in: .places)
    let note = samples.map { texts.sampleData($0, of: .places) }
    switch format {
    case "gpx":
      try context.output.write(raw: PlaceGPX.text(places, note: note, texts))
      let left = places.count { $0.coordinate == nil }
      if left > 0 { context.output.notice(texts.withoutPosition(left)) }
    case "kml": try context.output.write(raw: PlaceKML.text(places, note: note, texts))
    default: try context.output.write(json: GeoJSONDocument(places, areSamples: samples != nil))
    }
  }
}

extension Context {
  /// Returns the intact pictures of the listed places for an HTML page. The page shows a symbol in place of each missing picture.
  fileprivate func pictures(of list: PlaceList) async throws(GetPlacesError) -> [Photo.ID: LoadedImage] {
    var pictures: [Photo.ID: LoadedImage] = [:]
    do throws(GatewayError) {
      for id in PlacePage.pictures(of: list) { pictures[id] = try await picture(id) }
    } catch {
      throw .store(error)
    }
    return pictures
  }

  /// Returns a picture. `nil` if it is missing or damaged.
  private func picture(_ id: Photo.ID) async throws(GatewayError) -> LoadedImage? {
    do { return try await kit.placeFiles.picture(id) } catch {
      switch error {
      case .notFound, .corrupt: return nil
      default: throw error
      }
    }
  }

  /// Writes a place's image or logo and its map to the given files, then shows all pictures of the place.
  func writePictures(of place: Place) async throws {
    var found: [(image: LoadedImage, file: String)] = []
    for (option, roles) in [("image", [PlacePicture.Role.image, .logo]), ("map-image", [.map])] {
      guard let path = arguments.path(option) else { continue }
      let pictures = roles.compactMap { place.pictures[$0] }
      let id = pictures.compactMap(\.photo).first
      guard let id, let kept = try await picture(id) else {
        let canCome = id != nil || pictures.contains { $0.address != nil && $0.isWanted }
        throw texts.noPicture(of: place.name, roles[0], canCome: canCome)
      }
      found.append((kept, path))
    }
    try await save(found)
    let shown = [PlacePicture.Role.logo, .image, .map].compactMap { place.pictures[$0]?.photo }
    try await show(shown) { try await picture($0) }
  }
}
