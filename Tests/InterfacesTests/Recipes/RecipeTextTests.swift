import Entities
import Foundation
import Interfaces
import Testing
import UseCases

@Suite struct `A recipe as plain text` {
  let cookbook: SmallCookbook

  init() throws { cookbook = try SmallCookbook() }

  private func lines(
    _ details: RecipeDetails, isFavorite: Bool = false, cachedAt: Date? = nil, width: Int = 80,
    in texts: Texts = BothLanguages.spanish
  ) -> [Line] {
    let reading = RecipeReading(details, isFavorite: isFavorite, cachedAt: cachedAt)
    return RecipeText.lines(RecipeModel(reading, in: texts), width: width, texts)
  }

  @Test func `A recipe is formatted as plain text in Spanish`() {
    #expect(
      written(lines(cookbook.gazpacho, isFavorite: true, cachedAt: SmallCookbook.now)) == """
        ★ Gazpacho
        20 min · preparación: 20 min · 4 raciones
        Dietas: vegana, sin lactosa
        Cocina: andaluza
        Tipo de plato: sopa
        Respuesta en caché, del 15 ene 2027, 08:00.

        Una sopa fría.

        Ingredientes
          · 1 kg de tomates
          · 2 dientes de ajo

        Preparación
           1  Tritura.
           2  Enfría.
          Para servir
           1  Sirve.

        De Ana
        Fuente: Foodista, https://foodista.example/gazpacho
        Licencia: CC BY 3.0
        """)
  }

  @Test(arguments: [
    (
      RecipeGap.needsKey, "hace falta una clave (SPOONACULAR_API_KEY).",
      "the rest requires a key (SPOONACULAR_API_KEY)."
    ),
    (.notHere, "no está en este dispositivo.", "is not on this device."),
    (.failed(.offline(what: "a.es")), "ha podido leer", "could not be read. Can't reach a.es."),
  ])
  func `The plain text of a recipe explains why a part is missing`(gap: RecipeGap, spanish: String, english: String) {
    for (texts, says) in [(BothLanguages.spanish, spanish), (BothLanguages.english, english)] {
      let model = RecipeModel(RecipeReading(cookbook.gazpacho, isFavorite: true, gap: gap), in: texts)
      for width in [60, 80, 120] {
        let lines = RecipeText.lines(model, width: width, texts).map { $0.text() }
        #expect(lines.joined(separator: " ").contains(says), "\(lines)")
        #expect(lines.allSatisfy { $0.count <= width })
      }
    }
  }

  @Test func `A recipe is formatted as plain text in English`() {
    #expect(
      written(lines(cookbook.gazpacho, in: BothLanguages.english)) == """
        Gazpacho
        20 min · preparation: 20 min · 4 servings
        Diets: vegan, lactose free
        Cuisine: Andalusian
        Type of dish: soup

        Una sopa fría.

        Ingredients
          · 1 kg de tomates
          · 2 dientes de ajo

        Instructions
           1  Tritura.
           2  Enfría.
          Para servir
           1  Sirve.

        De Ana
        Source: Foodista, https://foodista.example/gazpacho
        License: CC BY 3.0
        """)
  }

  @Test func `The plain text of a recipe contains its rating and nutrition`() throws {
    let details = try RecipeDetails(
      recipe: SmallCookbook.recipe("Pan", servings: 4), dishTypes: ["main course", "main dish", "lunch"],
      keywords: ["Navidad"], rating: RecipeRating(4.333, count: 1),
      nutrition: [.sodium: 1200.4, .calories: 310.6, .fat: 9.25, .saturatedFat: 0])
    #expect(
      written(lines(details)) == """
        Pan
        4 raciones · valoración: 4,3 de 5 (1 voto)
        Tipo de plato: plato principal, comida
        Etiquetas: Navidad

        Por ración
          311 kcal · grasas: 9,3 g · saturadas: 0 g · sodio: 1200 mg
        """)
    #expect(
      written(lines(details, in: BothLanguages.english)) == """
        Pan
        4 servings · rating: 4.3 out of 5 (1 vote)
        Type of dish: main course, lunch
        Keywords: Navidad

        Per serving
          311 kcal · fat: 9.3 g · saturated fat: 0 g · sodium: 1,200 mg
        """)
  }

  @Test func `The plain text of a recipe without details consists of the recipe's title`() {
    #expect(written(lines(cookbook.torrijas)) == "Torrijas")
  }

  @Test func `The plain text of a recipe is wrapped to the terminal's width with indented lines`() throws {
    let details = try RecipeDetails(
      recipe: SmallCookbook.recipe("Tortilla de patatas con cebolla", id: "local-x", minutes: 90, servings: 12),
      summary: "La de siempre, jugosa y con cebolla.", cookingMinutes: 30,
      ingredients: [Ingredient(text: "1 kg de patatas de buena clase")],
      instructions: [
        RecipeInstructions(
          name: "Para hacerla como se debe hacer", steps: ["Pela las patatas y córtalas muy finas."])
      ],
      diets: ["vegetariana", "sin gluten", "sin nada"],
      credit: RecipeCredit(line: "De la abuela de Ana, que la hacía"))
    let lines = lines(details, isFavorite: true, width: 28)
    #expect(
      written(lines) == """
        ★ Tortilla de patatas con
          cebolla
        1 h 30 min · cocción: 30 min
        · 12 raciones
        Dietas: vegetariana, sin
        gluten, sin nada

        La de siempre, jugosa y con
        cebolla.

        Ingredientes
          · 1 kg de patatas de buena
            clase

        Preparación
          Para hacerla como se debe
          hacer
           1  Pela las patatas y
              córtalas muy finas.

        De la abuela de Ana, que la
        hacía
        """)
    #expect(lines.allSatisfy { $0.text().count <= 28 })
  }

  @Test func `The plain text of a recipe does not contain the notice about the recipe`() {
    var model = RecipeModel(RecipeReading(cookbook.gazpacho, isFavorite: false), in: BothLanguages.spanish)
    let lines = RecipeText.lines(model, width: 80, BothLanguages.spanish)
    #expect(NoticeText.lines(model.notice) == [])
    model.notice = .done(["Añadida a favoritas: Gazpacho."])
    #expect(NoticeText.lines(model.notice) == ["Añadida a favoritas: Gazpacho."])
    #expect(RecipeText.lines(model, width: 80, BothLanguages.spanish) == lines)
  }
}
