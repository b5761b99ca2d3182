import Entities
import Gateways
import GatewayTesting
import Testing
import UseCases

@Suite struct `Adding a manufacturer` {
  let base = StateStore()
  let recorder = CallRecorder<StoreCall>()
  let draft = ManufacturerDraft(name: " Mahou ", origin: .national)

  @Test func `Adding a manufacturer stores the manufacturer and its logo as described in the form`() async throws {
    let logo = LoadedImage.picture("M")
    let draft = ManufacturerDraft(
      name: " Mahou ", address: "Calle\nTitán", origin: .imported, logo: Photo.ID(of: logo))

    let added = try await add(draft, logo: logo)

    #expect(
      try added == Manufacturer(name: "Mahou", address: "Calle Titán", origin: .imported, logo: Photo.ID(of: logo)))
    #expect(recorder.calls == [.addManufacturer(added)])
    #expect(try await base.manufacturer(added.id) == ManufacturerSummary(added))
    #expect(try await base.photo(Photo.ID(of: logo)) == logo)
  }

  @Test func `Adding a manufacturer from an invalid form is refused without calling the store`() async throws {
    let error = await #expect(throws: SaveError<ManufacturerDraft>.self) { try await add(ManufacturerDraft()) }
    guard case .invalid(let form) = error else { Issue.record("\(String(describing: error))"); return }
    #expect(form.problems == [.name: .text(.empty), .origin: .missing])
    #expect(recorder.calls == [])
  }

  @Test func `The error for adding a duplicate manufacturer contains the existing manufacturer`() async throws {
    let there = try Manufacturer(name: "MÁHOU", origin: .imported)
    try await base.addManufacturer(there, photos: [])
    try await expectUnchanged(base, throws: SaveError<ManufacturerDraft>.alreadyThere(there)) { try await add(draft) }
    #expect(recorder.calls == [.addManufacturer(.mahou), .manufacturerNamed("Mahou", at: "")])
  }

  @Test func `Manufacturers with the same name but different addresses can both be added`() async throws {
    try await base.addManufacturer(.mahou, photos: [])
    let added = try await add(ManufacturerDraft(name: "Mahou", address: "Alcalá", origin: .national))
    #expect(try await base.manufacturer(added.id).manufacturer == added)
    #expect(try await base.manufacturer(Manufacturer.mahou.id).manufacturer == .mahou)
  }

  @Test func `Adding a manufacturer succeeds if a duplicate that blocked it is deleted in the meantime`() async throws {
    try await base.addManufacturer(.mahou, photos: [])
    let added = try await add(
      draft, before: [2: { try await $0.deleteManufacturer(ManufacturerSummary(.mahou)) }])
    #expect(added == .mahou)
    #expect(
      recorder.calls == [.addManufacturer(.mahou), .manufacturerNamed("Mahou", at: ""), .addManufacturer(.mahou)])
    #expect(try await base.manufacturer(added.id) == ManufacturerSummary(.mahou))
  }

  @Test func `The former name of a renamed manufacturer can be used again, but its current name can't`() async throws {
    let renamed = sample { try Manufacturer(id: Manufacturer.mahou.id, name: "Beta", origin: .national) }
    try await base.addManufacturer(.mahou, photos: [])
    try await base.replaceManufacturer(.mahou, by: renamed, photos: [])
    try await expectUnchanged(base, throws: SaveError<ManufacturerDraft>.alreadyThere(renamed)) {
      try await add(ManufacturerDraft(name: "BETA", origin: .imported))
    }
    let added = try await add(draft)
    #expect(added.name == "Mahou" && added.id.text == Manufacturer.mahou.id.text + ".2")
    #expect(try await base.manufacturer(renamed.id).manufacturer == renamed)
  }

  @Test func `Adding a manufacturer is refused and stores nothing if the picture of the logo is missing`() async throws
  {
    let draft = ManufacturerDraft(name: "Mahou", origin: .national, logo: Photo.ID(of: .picture("M")))
    try await expectUnchanged(base, throws: SaveError<ManufacturerDraft>.store(.notFound)) { try await add(draft) }
  }

  @Test(arguments: 1...2)
  func `Adding a manufacturer to a failing store reports the error and changes nothing`(call: Int) async throws {
    try await base.addManufacturer(.mahou, photos: [])
    try await expectUnchanged(base, throws: SaveError<ManufacturerDraft>.store(diskFull)) {
      try await add(draft, before: [call: { _ in throw diskFull }])
    }
    #expect(recorder.calls.count == call)
  }

  private func add(
    _ draft: ManufacturerDraft, logo: LoadedImage? = nil, before interruptions: Interruptions = [:]
  ) async throws -> Manufacturer {
    let store = Intercepted(base, recorder, interruptions)
    let add = AddManufacturerInteractor(manufacturers: store)
    return try await add(draft, logo: logo)
  }
}
