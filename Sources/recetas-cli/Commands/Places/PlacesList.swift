import Entities
import Gateways
import Interfaces
import UseCases

extension Command {
  static let placesList = Command(
    "places list", "los lugares, con su mapa", "the places, with their map",
    options: placeOptions + [noMap] + PageOptions.specs,
    examples: [
      "recetas-cli places list --kind shops --no-map",
      "recetas-cli places list --here 40.4169,-3.7035",
    ]
  ) { context in
    let page = try context.arguments.page()
    let (request, list) = try await context.placeList(page)
    var model = PlaceListModel(list, request, in: context.texts)
    model.hidesMap = context.arguments.has("no-map")
    try await context.show(model, .places, of: .places, page, or: .places(list))
    for line in context.texts.lacking(try await context.kit.store.placeCounts()) { context.output.notice(line) }
  }

  static let placesShow = Command(
    "places show ID", "un lugar", "a place",
    options: [
      .init(
        "--image FILE", "escribir su imagen, o su logotipo, en un archivo",
        "write its picture, or its logo, to a file", writes: true),
      .init(
        "--map-image FILE", "escribir la imagen de su mapa en un archivo", "write the picture of its map to a file",
        writes: true),
      PictureOptions.images, noMap,
    ],
    examples: ["recetas-cli places show 1", "recetas-cli places show shop-1 --json"]
  ) { context in
    let (kit, texts) = (context.kit, context.texts)
    try await context.preparePlaces()
    let id: Place.ID = try await context.recordID(context.arguments["ID"], in: .places)
    let place = try await context.found(await kit.store.place(id), or: context.texts.noSuchPlace(id))
    try await context.writePictures(of: place)
    var model = PlaceModel(place, in: texts)
    if context.arguments.has("no-map") { model.map = nil }
    try context.output.write(
      PlacesText.lines(
        model, width: context.console.width, isPlain: context.isPlain, texts),
      or: PlaceDocument(place))
  }
}

extension Command {
  private static let noMap = CommandSpec.Option("--no-map", "sin el mapa", "without the map")

  /// The options that filter and sort places.
  static let placeOptions: [CommandSpec.Option] = [
    .init("--kind shops|activities|services", "solo estos", "only these"),
    PageOptions.search,
    .init("--here LAT,LON", "dónde estás, también como geo:LAT,LON", "your position, also as geo:LAT,LON"),
    .init(
      "--sort name|distance", "por nombre o por distancia (nombre; con --here, distancia)",
      "by name or by distance (name; with --here, distance)"),
  ]
}

extension Context {
  /// Returns the list request given on the command line, and its result.
  func placeList(_ page: Page) async throws -> (PlaceListRequest, PlaceList) {
    let (request, list, _) = try await placeList(page) { _ in }
    return (request, list)
  }

  /// Returns the list request given on the command line, its result, and further data from the same download.
  func placeList<More>(
    _ page: Page, with more: (PlaceList) async throws(GetPlacesError) -> More
  ) async throws -> (PlaceListRequest, PlaceList, More) {
    let here = try here()
    let request = placeRequest(isHere: here != nil)
    // The options are checked before anything is downloaded.
    if request.isByDistance, here == nil { throw texts.needsHere }
    let getPlaceList = kit.places(around: FixedLocation(here)).getPlaceList
    try await preparePlaces()
    let (list, rest) = try await kit.places.checkPlaces.reading { (_) throws(GetPlacesError) in
      let list = try await getPlaceList(request, page: page)
      return (list, try await more(list))
    }
    return (request, list, rest)
  }

  private func placeRequest(isHere: Bool) -> PlaceListRequest {
    var request = PlaceListRequest(matching: SearchText(arguments.option("search") ?? ""))
    switch arguments.option("kind") {
    case "shops": request.kind = .shop
    case "activities": request.kind = .activity
    case "services": request.kind = .service
    default: break
    }
    // If the user gives a position, the nearest places are listed first.
    request.isByDistance = arguments.option("sort").map { $0 == "distance" } ?? isHere
    return request
  }

  /// Whether the terminal supports only ASCII.
  var isPlain: Bool { kit.settings["TERM"] == "dumb" }

  /// The layout for printed output.
  var paper: Paper { paper(on: nil) }

  /// Returns the layout for a canvas, or for printed output.
  ///
  /// - Parameter canvas: the canvas that draws a screen page by page. `nil` if all lines are printed.
  func paper(on canvas: Canvas?) -> Paper {
    Paper(width: console.width, height: canvas?.page, isPlain: isPlain, texts)
  }
}
