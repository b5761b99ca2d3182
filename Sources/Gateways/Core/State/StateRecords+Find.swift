public import Entities
public import UseCases

extension StateRecords: FindRecords {
  public func found(_ kind: FoundRecord.Kind, matching search: SearchText, limit: Int) -> [FoundRecord] {
    let kept = state.beers
    return switch kind {
    case .dish: best(kind, search, limit, of: state.menu.entries).map { .dish($0) }
    case .recipe: best(kind, search, limit, of: state.recipes.entries).map { .recipe($0) }
    case .place: best(kind, search, limit, of: state.places.entries).map { .place($0) }
    case .beer:
      best(
        kind, search, limit,
        of: kept.beers.values.lazy.map { .beer($0, maker: kept.manufacturers[$0.manufacturer]?.name ?? "") })
    case .manufacturer: best(kind, search, limit, of: kept.manufacturers.values.lazy.map { .manufacturer($0) })
    case .review:
      best(
        kind, search, limit,
        of: kept.reviews.values.lazy.map { .review(BeerReview($0, beerName: kept.beers[$0.beer]?.name ?? "")) })
    }
  }

  private func best<Record>(
    _ kind: FoundRecord.Kind, _ search: SearchText, _ limit: Int, of entries: [SortedRecords<Record>.Entry]
  ) -> [Record] {
    var best = BestFound<Record>(kind, matching: search, limit: limit)
    for entry in entries { best.add(entry) }
    return best.items()
  }

  private func best(
    _ kind: FoundRecord.Kind, _ search: SearchText, _ limit: Int, of records: some Sequence<FoundRecord>
  ) -> [FoundRecord] {
    var best = BestFound<FoundRecord>(kind, matching: search, limit: limit)
    for record in records { best.add(record) }
    return best.items()
  }
}
