import Interfaces
import Testing
import UseCases

@Suite struct `The status of the recipes` {
  private let quota = PointsQuota(used: 3.5, left: 146.5, reportedAt: SmallCookbook.now)
  private let favorites = FavoriteStatus(count: 12, unsentAdditions: [], unsentRemovals: [])

  private func written(
    _ service: String?, quota: PointsQuota? = nil, sharedIn: String? = nil,
    in texts: Texts = BothLanguages.spanish
  ) -> String {
    let model = RecipeStatusModel(
      service: service, quota: quota, ownRecipes: 30, favorites: favorites, sharedIn: sharedIn, in: texts)
    return InterfacesTests.written(RecipeStatusText.lines(model))
  }

  @Test func `With a service, the recipe status states the source, the quota and the sharing service`() {
    #expect(
      written("Spoonacular", quota: quota, sharedIn: "mi-proyecto") == """
        Recetas

          Fuente             Tu colección, Spoonacular
          Puntos de hoy      usados: 3,5 puntos, quedan: 146,5 puntos (15 ene 2027, 08:00)
          Tu colección       30 recetas
          Recetas favoritas  12 favoritas
          Compartidas en     mi-proyecto, todo enviado
        """)
    #expect(
      written("Spoonacular", quota: quota, sharedIn: "my-project", in: BothLanguages.english) == """
        Recipes

          Source            Your collection, Spoonacular
          Today's points    used: 3.5 points, left: 146.5 points (15 Jan 2027, 08:00)
          Your collection   30 recipes
          Favorite recipes  12 favorites
          Shared in         my-project, everything sent
        """)
  }

  @Test func `Without a service, the recipe status does not contain a quota`() {
    #expect(
      written(nil) == """
        Recetas

          Fuente             Tu colección
          Tu colección       30 recetas
          Recetas favoritas  12 favoritas
          Compartidas en     ningún sitio (FIRESTORE_PROJECT)
        """)
  }

  @Test func `The recipe status states that the service's quota is not known yet`() {
    #expect(written("Spoonacular").contains("  Puntos de hoy      aún no se sabe\n"))
    #expect(
      written("Spoonacular", in: BothLanguages.english).contains("  Today's points    not known yet\n"))
    #expect(written(nil, quota: quota).contains("quedan: 146,5 puntos"))
  }

  @Test func `The quota in the recipe status has the number format of the user's language`() {
    BothLanguages.check(
      { $0.quota(quota) }, "usados: 3,5 puntos, quedan: 146,5 puntos (15 ene 2027, 08:00)",
      "used: 3.5 points, left: 146.5 points (15 Jan 2027, 08:00)")
  }

  @Test(arguments: [
    (0, "0 puntos", "0 points"), (1, "1 punto", "1 point"), (1.004, "1 punto", "1 point"),
    (1.01, "1,01 puntos", "1.01 points"), (3.5, "3,5 puntos", "3.5 points"), (0.05, "0,05 puntos", "0.05 points"),
    (49.989_999_999, "49,99 puntos", "49.99 points"), (12345.5, "12.345,5 puntos", "12,345.5 points"),
  ])
  func `The points of a service's quota are rounded to hundredths`(points: Double, spanish: String, english: String) {
    BothLanguages.check({ $0.points(points) }, spanish, english)
  }
}
