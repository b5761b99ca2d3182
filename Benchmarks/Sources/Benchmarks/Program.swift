/// Measures the requested rows at every size, and prints the results as one table.
struct Program {
  /// All rows, in table order. Imports run first, since a child's memory can be measured only while this process is smaller than the child.
  static let rows: [any TableRow] = [
    ImportTime(), ImportMemory(), FirstPage(), PageDuringImport(), PagesAtOnce(), OrdersAtOnce(), WatchedPage(),
    WholeMenu(), Search(), Find(), AddToOrder(), PlaceOrders(),
    FavoritesPage(), RecipeAnswer(), Waiting(), Posts(), ImageDownload(), Beers(), Places(), PlacesDownload(),
    PlacesPage(), Pauses(), ColdStart(),
  ]

  private let options: Options

  init(_ options: Options) { self.options = options }

  func run() async throws {
    let workplace = try Workplace()
    defer { workplace.remove() }
    let bench = try Bench(options, workplace)

    var lines: [Line] = []
    for row in Self.rows where options.names.isEmpty || options.names.contains(row.name) {
      for size in row.sizes(of: options.sizes) {
        note("\(row.name), \(size) dishes")
        lines += try await row.measure(bench, size: size)
      }
    }
    print(bench.probe.summary)
    print("")
    print(Peers.summary)
    print("")
    print(Table(lines).markdown)
  }
}
