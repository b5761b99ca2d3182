import Entities
import GatewayTesting
import Interfaces
import StoreCore
import Testing
import UseCases

/// The code on the page `Manual.docc/AFormOfYourOwn.md`.
@MainActor @Suite struct `A custom form` {
  private typealias Screen = RecordingScreen<EditorModel<PriceFormFeature>, Never>

  private let store = StateStore()
  private let ui = Screen()
  private let flan: Dish
  private let presenter: FormPresenter<PriceFormFeature>

  init() async throws {
    flan = try await store.addDish(try Samples.dish("Flan", cents: 450))
    let restaurant = RestaurantUseCases(store: store)

    presenter = FormPresenter(
      PriceFormFeature(dish: flan.id, menu: store, editDish: restaurant.editDish, texts: Texts(.english)),
      screen: ui)
  }

  private var model: EditorModel<PriceFormFeature>? { if case .content(let model) = ui.state { model } else { nil } }

  @Test func `An app's own form saves the changed price`() async throws {
    await presenter.handle(.appeared)
    #expect(model?.form.fields == [FormModel.Field(label: "new price", text: "4.50")])
    var draft = try #require(model?.draft)
    draft.price = "5,20"
    await presenter.handle(.changedDraft(draft))
    await presenter.handle(.accepted)
    #expect(model?.notice == .done(["Saved."]))
    #expect(try await store.dish(flan.id).price == Money(exactly: "5.20"))
  }

  @Test func `An app's own form shows a problem next to the invalid field`() async throws {
    await presenter.handle(.changedDraft(try draft("cheap")))
    await presenter.handle(.accepted)
    #expect(model?.form.fields.first?.problem == "New price: “cheap” is not an amount.")
    #expect(model?.draft.price == "cheap" && model?.isChanged == true)
    await presenter.handle(.canceled)
    #expect(model?.draft.price == "4.50")
  }

  @Test func `An app's own form shows both the user's edit and the value that another client saved`() async throws {
    await presenter.handle(.changedDraft(try draft("5.20")))
    try await store.replaceDish(flan, by: try Samples.dish("Flan", cents: 480))
    await presenter.handle(.accepted)
    #expect(model?.form.problem?.kind == .conflict && model?.draft.price == "5.20")
    #expect(model?.form.fields.first?.problem == "in the meantime: 4.80")
    await presenter.handle(.accepted)
    #expect(try await store.dish(flan.id).price == Money(exactly: "5.20"))
  }

  @Test func `An app's own form formats numbers in the notation of its language`() async {
    let editDish = RestaurantUseCases(store: store).editDish
    let presenter = FormPresenter(
      PriceFormFeature(dish: flan.id, menu: store, editDish: editDish, texts: Texts(.spanish)), screen: ui)
    await presenter.handle(.appeared)
    #expect(model?.form.fields == [FormModel.Field(label: "nuevo precio", text: "4,50")])
  }

  @Test func `An app's own form reports that a deleted dish does not exist`() async throws {
    try await store.deleteDish(flan)
    await presenter.handle(.appeared)
    #expect(ui.state == .failed(Texts(.english).problem(GatewayError.notFound)))
  }

  @Test func `A form without pictures refuses a picture but keeps the edits`() async throws {
    await presenter.handle(.changedDraft(try draft("5.20"), photos: [try Samples.image("a")]))
    #expect(model?.form.problem?.message == "This form does not accept photos.")
    #expect(model?.draft.price == "5.20" && model?.form.photos == [])
  }

  private func draft(_ price: String) throws -> PriceDraft {
    var draft = PriceDraft(flan)
    draft.price = price
    return draft
  }
}
