import Entities
import StoreCore
import UseCases

extension ManufacturerContract {
  static let replacing: [Clause<Gateway>] = [
    Clause(id: "manufacturers.replace", "replacing a manufacturer keeps its id and beers") {
      gateway in
      let makers = try await filled(gateway)
      let beers = try await addBeers(makers, gateway)
      let logos = try ["logo", "other"].map { try Samples.image($0) }
      let (before, after) = (
        try changed(makers[0], logo: logos[0]),
        try changed(makers[0], "Zeta, la última", .imported, at: "Vigo", logo: logos[1])
      )
      try await gateway.replaceManufacturer(makers[0], by: before, photos: logos)
      try expect(try await gateway.kept(logos), [true, false], "logo")
      try await gateway.replaceManufacturer(before, by: after, photos: [logos[1]])
      let summary = ManufacturerSummary(after, beerCount: 2, reviewCount: 3)
      try expect(try await gateway.manufacturer(makers[0].id), summary, "manufacturer")
      try expect(try await gateway.makers().last, summary, "last manufacturer in the list")
      for (text, count) in [("ultima", 1), (makers[0].name, 0)] {
        let found = try await gateway.manufacturers(matching: SearchText(text), page: .first).items
        try expect(found.filter { $0.id == after.id }.count, count, "search for \(text)")
      }
      try expect(Set(try await gateway.beers(after).map(\.beer)), Set(beers.prefix(2)), "beers")
      try expect(try await gateway.kept(logos), [false, true], "logos")
      try await gateway.replaceManufacturer(after, by: after, photos: [])
      try expect(try await gateway.manufacturer(makers[0].id), summary, "manufacturer after an identical replacement")
      try await gateway.replaceManufacturer(after, by: makers[0], photos: [])
      try expect(try await gateway.makers().map(\.manufacturer), makers, "manufacturers after renaming back")
    },
    Clause(
      id: "manufacturers.replace-refused",
      "replacing a changed or missing manufacturer, or using a taken name, is refused"
    ) {
      gateway in
      let makers = try await filled(gateway)
      let (mine, theirs) = (try changed(makers[0], at: "Vigo"), try changed(makers[0], at: "Lugo"))
      try await gateway.replaceManufacturer(makers[0], by: theirs, photos: [])
      try await expect(.conflict, "an outdated manufacturer") {
        try await gateway.replaceManufacturer(makers[0], by: mine, photos: [])
      }
      try await expect(.conflict, "a taken name") {
        try await gateway.replaceManufacturer(
          theirs, by: changed(theirs, makers[1].name.uppercased(), at: makers[1].address), photos: [])
      }
      let missing = try Samples.manufacturer("Nadie")
      try await expect(.notFound, "a missing manufacturer") {
        try await gateway.replaceManufacturer(missing, by: changed(missing, "Nadie más"), photos: [])
      }
      try await expect(.notFound, "a manufacturer without its logo") {
        try await gateway.replaceManufacturer(theirs, by: changed(theirs, logo: Samples.image("a")), photos: [])
      }
      try expect(try await gateway.makers().map(\.manufacturer), [theirs] + makers.dropFirst(), "manufacturers")
    },
    Clause(
      id: "manufacturers.former-name",
      "a new manufacturer can use another one's former name and gets a different id"
    ) { gateway in
      let first = try Samples.manufacturer("Alba")
      try await gateway.addManufacturer(first, photos: [])
      let renamed = try changed(first, "Brisa", at: "Lugo")
      try await gateway.replaceManufacturer(first, by: renamed, photos: [])
      try await expect(.notFound, "the old name") { _ = try await gateway.manufacturer(named: "Alba", at: "") }
      try await expect(.conflict, "an added manufacturer with a taken name") {
        try await gateway.addManufacturer(Samples.manufacturer("BRISA", .imported, at: "lugo"), photos: [])
      }
      let added = try await gateway.addManufacturer(first, photos: [])
      try expect(added, Manufacturer(added.id, of: first), "the added manufacturer")
      if added.id == first.id { throw BrokenPromise("two manufacturers have the same id") }
      try await expect(.conflict, "a replacement with a taken name") {
        try await gateway.replaceManufacturer(renamed, by: first, photos: [])
      }
      for maker in [renamed, added] {
        try expect(try await gateway.manufacturer(maker.id).manufacturer, maker, "manufacturer")
        let found = try await gateway.manufacturer(named: maker.name.uppercased(), at: maker.address)
        try expect(found, maker, "manufacturer by name and address")
      }
    },
    Clause(
      id: "manufacturers.same-name",
      "a manufacturer can be changed even if an import has added another with the same name"
    ) { gateway in
      let first = try Samples.manufacturer("Alba")
      try await gateway.addManufacturer(first, photos: [])
      let renamed = try changed(first, "Brisa")
      try await gateway.replaceManufacturer(first, by: renamed, photos: [])
      // An import distinguishes manufacturers by their ids, so it can add one with the same name.
      try await gateway.seed(beers: [.manufacturer(Samples.manufacturer("Brisa"), photos: [])])
      let moved = try changed(renamed, "Brisa", .imported)
      try await gateway.replaceManufacturer(renamed, by: moved, photos: [])
      try expect(try await gateway.manufacturer(first.id).manufacturer, moved, "manufacturer")
    },
    Clause(id: "manufacturers.replace-at-once", "exactly one of 20 concurrent replacements of a manufacturer succeeds")
    {
      gateway in
      let before = try Samples.manufacturer("Alba")
      let others = try (1...20).map { try changed(before, at: "Calle \($0)") }
      try await gateway.addManufacturer(before, photos: [])
      let outcomes = await atOnce(20) { (index) throws(GatewayError) in
        try await gateway.replaceManufacturer(before, by: others[index], photos: [])
      }
      try expect(outcomes.count(where: \.isSuccess), 1, "successful replacements")
      guard let winner = outcomes.firstIndex(where: \.isSuccess) else { return }
      try expect(try await gateway.makers().map(\.manufacturer), [others[winner]], "manufacturer")
    },
    Clause(
      id: "manufacturers.restart-renamed", "a renamed manufacturer keeps its id after a restart",
      needs: .reopened
    ) { subject in
      let before = try Samples.manufacturer("Alba")
      try await subject.gateway.addManufacturer(before, photos: [])
      let after = try changed(before, "Zeta", at: "Vigo")
      try await subject.gateway.replaceManufacturer(before, by: after, photos: [])
      try expect(
        try await subject.opened(as: .reopened).makers(), [ManufacturerSummary(after)], "manufacturers")
    },
    Clause(
      id: "manufacturers.read-only-replace", "changing a manufacturer in a read-only store is refused", needs: .readOnly
    ) { subject in
      let makers = try await filled(subject.gateway)
      let gateway = try await subject.opened(as: .readOnly)
      try await expect(.readOnly, "replace") {
        try await gateway.replaceManufacturer(makers[0], by: changed(makers[0], at: "Vigo"), photos: [])
      }
      try expect(try await gateway.makers().map(\.manufacturer), makers, "manufacturers")
    },
  ]

  /// Returns a copy of the manufacturer with a different name, origin, address or logo.
  private static func changed(
    _ maker: Manufacturer, _ name: String? = nil, _ origin: Manufacturer.Origin? = nil, at address: String? = nil,
    logo: LoadedImage? = nil
  ) throws -> Manufacturer {
    try Manufacturer(
      id: maker.id, name: name ?? maker.name, address: address ?? maker.address, origin: origin ?? maker.origin,
      logo: logo.map { Photo.ID(of: $0) })
  }
}
