import Entities
import Interfaces
import Testing
import UseCases

@Suite struct `The model of the main menu` {
  private func entries(_ overview: Overview, _ texts: Texts) -> [String] {
    HomeModel(overview, in: texts).entries.map { "\($0.number) \($0.title): \($0.detail)" }
  }

  private func overview() throws -> Overview {
    let menu = try SmallMenu()
    let draft = try Restaurant.order([(menu.margarita, 2), (menu.cream, 1)])
    let last = try Restaurant.placed(Restaurant.order([(menu.steak, 1)]))
    return Overview(
      StoreInventory([.dishes: 4, .kinds: 3, .recipes: 36, .manufacturers: 1, .beers: 3, .places: 28]), draft: draft,
      lastOrder: OrderSummary(last), favorites: 1)
  }

  @Test func `The home screen summarizes the domains in Spanish`() throws {
    #expect(
      entries(try overview(), BothLanguages.spanish) == [
        "1 Carta: 4 platos en 3 secciones",
        "2 Tu pedido: 3 platos, 19,90\u{A0}€",
        "3 Pedidos anteriores: el último: 15 ene 2027, 08:00, 24,90\u{A0}€",
        "4 Recetas: 36 recetas", "5 Recetas favoritas: 1 favorita", "6 Cervezas: 3 cervezas de 1 fabricante",
        "7 Madrid: 28 lugares",
      ])
  }

  @Test func `The home screen summarizes the domains in English`() throws {
    #expect(
      entries(try overview(), BothLanguages.english) == [
        "1 Menu: 4 dishes in 3 sections",
        "2 Your order: 3 dishes, €19.90",
        "3 Past orders: the latest: 15 Jan 2027, 08:00, €24.90",
        "4 Recipes: 36 recipes", "5 Favorite recipes: 1 favorite", "6 Beers: 3 beers of 1 manufacturer",
        "7 Madrid: 28 places",
      ])
  }

  @Test func `The home screen summarizes empty domains`() throws {
    let nothing = Overview(StoreInventory([.dishes: 1, .kinds: 1]), draft: nil, lastOrder: nil)
    #expect(
      entries(nothing, BothLanguages.spanish) == [
        "1 Carta: 1 plato en 1 sección", "2 Tu pedido: Aún no has elegido nada.",
        "3 Pedidos anteriores: Aún no has hecho ningún pedido.", "4 Recetas: 0 recetas",
        "5 Recetas favoritas: 0 favoritas", "6 Cervezas: 0 cervezas de 0 fabricantes",
        "7 Madrid: sin descargar",
      ])
    #expect(
      entries(nothing, BothLanguages.english) == [
        "1 Menu: 1 dish in 1 section", "2 Your order: Nothing chosen yet.",
        "3 Past orders: Nothing ordered yet.", "4 Recipes: 0 recipes", "5 Favorite recipes: 0 favorites",
        "6 Beers: 0 beers of 0 manufacturers", "7 Madrid: not downloaded yet",
      ])
  }

  @Test func `The home screen states that nothing has been chosen if the draft order is empty`() throws {
    let empty = Overview(StoreInventory([.dishes: 1, .kinds: 1]), draft: try Restaurant.order([]), lastOrder: nil)
    #expect(entries(empty, BothLanguages.spanish)[1] == "2 Tu pedido: Aún no has elegido nada.")
  }

  @Test func `Every entry of the home screen has a route`() throws {
    let model = HomeModel(try overview(), in: BothLanguages.spanish)
    #expect(
      model.entries.map(\.route) == [
        .restaurant(.menu), .restaurant(.order), .restaurant(.history), .recipes(.list), .recipes(.favorites),
        .beers(.manufacturers), .places(.home),
      ])
  }

  @Test func `The plain text of the home screen has numbered lines`() throws {
    #expect(
      written(HomeText.lines(HomeModel(try overview(), in: BothLanguages.spanish))) == """
        Recetas: pide, cocina, descubre

           1  Carta               4 platos en 3 secciones
           2  Tu pedido           3 platos, 19,90 €
           3  Pedidos anteriores  el último: 15 ene 2027, 08:00, 24,90 €
           4  Recetas             36 recetas
           5  Recetas favoritas   1 favorita
           6  Cervezas            3 cervezas de 1 fabricante
           7  Madrid              28 lugares
        """)
    #expect(
      written(HomeText.lines(HomeModel(try overview(), in: BothLanguages.english))) == """
        Recetas: order, cook, discover

           1  Menu              4 dishes in 3 sections
           2  Your order        3 dishes, €19.90
           3  Past orders       the latest: 15 Jan 2027, 08:00, €24.90
           4  Recipes           36 recipes
           5  Favorite recipes  1 favorite
           6  Beers             3 beers of 1 manufacturer
           7  Madrid            28 places
        """)
  }
}
