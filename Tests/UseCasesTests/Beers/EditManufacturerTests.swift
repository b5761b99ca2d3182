import Entities
import Gateways
import GatewayTesting
import Testing
import UseCases

@Suite struct `Editing a manufacturer` {
  let base: StateStore
  let recorder = CallRecorder<StoreCall>()
  let wanted = Manufacturer.mahou.called("Mahou San Miguel", at: "Madrid")

  init() async throws { base = try await .brewing([.classic], reviews: [.good]) }

  @Test func `Editing a manufacturer stores the form's values and keeps the id and the beers`() async throws {
    let logo = LoadedImage.picture("M")
    let draft = ManufacturerDraft(
      name: " Mahou San Miguel", address: "Madrid\n", origin: .imported, logo: Photo.ID(of: logo))
    let edited = try await edit(as: draft, logo: logo)
    #expect(edited.id == Manufacturer.mahou.id)
    #expect((edited.name, edited.address, edited.origin) == ("Mahou San Miguel", "Madrid", .imported))
    #expect(recorder.calls == [.replaceManufacturer(.mahou, by: edited)])
    #expect(
      try await base.manufacturer(edited.id) == ManufacturerSummary(edited, beerCount: 1, reviewCount: 1))
    #expect(try await base.photo(Photo.ID(of: logo)) == logo)
  }

  @Test func `Saving a manufacturer that wasn't edited writes nothing`() async throws {
    #expect(try await edit(as: ManufacturerDraft(name: " Mahou ", address: " ", origin: .national)) == .mahou)
    #expect(recorder.calls == [])
  }

  @Test func `Editing a manufacturer with invalid values is refused without calling the store`() async throws {
    await #expect(throws: SaveError<ManufacturerDraft>.invalid(FormError([.name: .text(.empty), .origin: .missing]))) {
      try await edit(as: ManufacturerDraft(name: " "))
    }
    #expect(recorder.calls == [])
  }

  @Test func `The new name of an edited manufacturer can be too long for an id`() async throws {
    let name = String(repeating: "🍺", count: 120)
    #expect(try await edit(as: ManufacturerDraft(name: name, address: name, origin: .national)).name == name)
  }

  @Test func `Renaming a manufacturer to the name and address of another manufacturer is refused`() async throws {
    let other = Manufacturer.mahou.called("MAHOU", at: "madrid").asNew
    try await base.addManufacturer(other, photos: [])
    let draft = ManufacturerDraft(name: "Mahou", address: "Madrid", origin: .national)
    try await expectUnchanged(base, throws: SaveError<ManufacturerDraft>.alreadyThere(other)) {
      try await edit(as: draft)
    }
    let edited = try await edit(
      as: draft,
      before: [recorder.calls.count + 3: { try await $0.deleteManufacturer(ManufacturerSummary(other)) }])
    #expect(edited.address == "Madrid")
  }

  @Test func `The error for editing an outdated manufacturer contains the current manufacturer`() async throws {
    let theirs = Manufacturer.mahou.called("Mahou", at: "Lugo")
    try await base.replaceManufacturer(.mahou, by: theirs, photos: [])
    try await expectUnchanged(base, throws: SaveError<ManufacturerDraft>.changed(theirs)) { try await edit() }
    #expect(recorder.calls == [.replaceManufacturer(.mahou, by: wanted), .manufacturer(wanted.id)])
  }

  @Test func `Editing a manufacturer that was deleted reports the manufacturer as missing`() async throws {
    try await base.deleteManufacturer(base.manufacturer(Manufacturer.mahou.id))
    try await expectUnchanged(base, throws: SaveError<ManufacturerDraft>.notThere(.mahou)) { try await edit() }
  }

  @Test(arguments: 1...2)
  func `Editing a manufacturer in a failing store reports the error and changes nothing`(call: Int) async throws {
    try await base.replaceManufacturer(.mahou, by: .mahou.called("Mahou", at: "Lugo"), photos: [])
    try await expectUnchanged(base, throws: SaveError<ManufacturerDraft>.store(diskFull)) {
      try await edit(before: [call: { _ in throw diskFull }])
    }
    #expect(recorder.calls.count == call)
  }

  private func edit(
    as draft: ManufacturerDraft? = nil, logo: LoadedImage? = nil, before interruptions: Interruptions = [:]
  ) async throws -> Manufacturer {
    let edit = EditManufacturerInteractor(manufacturers: Intercepted(base, recorder, interruptions))
    return try await edit(.mahou, as: draft ?? ManufacturerDraft(wanted), logo: logo)
  }
}

extension Manufacturer {
  /// Returns a manufacturer with the same id, but with the given name and address.
  fileprivate func called(_ name: String, at address: String) -> Manufacturer {
    sample { try Manufacturer(id: id, name: name, address: address, origin: origin) }
  }

  /// A new manufacturer with the same name and address, and with an id derived from them.
  fileprivate var asNew: Manufacturer { sample { try Manufacturer(name: name, address: address, origin: origin) } }
}
