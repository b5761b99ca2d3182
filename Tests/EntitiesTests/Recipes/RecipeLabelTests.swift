import Testing

@testable import Entities

@Suite struct `A label of a recipe` {
  @Test(arguments: [
    ("vegan", "VEGANA"), ("gluten free", "Sin-Gluten"), ("Gluten-Free", "sin gluten"), ("main dish", "Plato principal"),
    ("Italiana", "italian"), ("low fodmap", "FODMAP friendly"), ("Navidad", "navidad "), ("Cuaresma", "CUÁRESMA"),
  ])
  func `is the same whatever it is called`(one: String, other: String) {
    #expect(RecipeLabel(one) == RecipeLabel(other))
    #expect(RecipeLabel(one).fits(RecipeLabel(other)) && RecipeLabel(other).fits(RecipeLabel(one)))
  }

  @Test(arguments: [("vegan", "vegetarian"), ("pan", "panecillos"), ("", "vegan"), ("postre", "dinner")])
  func `is not another`(one: String, other: String) {
    #expect(RecipeLabel(one) != RecipeLabel(other))
    #expect(!RecipeLabel(one).fits(RecipeLabel(other)))
  }

  @Test func `fits what it includes: what is vegan is vegetarian`() {
    #expect(
      RecipeLabel("vegetariana").fits(RecipeLabel("Vegan"))
        && RecipeLabel("vegetarian").fits(RecipeLabel("lacto ovo vegetarian")))
    #expect(!RecipeLabel("vegana").fits(RecipeLabel("vegetarian")))
  }

  @Test(arguments: [
    ("vegan", "vegana", "vegan"), ("Vegan", "Vegana", "Vegan"), ("Plato principal", "Plato principal", "Main course"),
    ("main dish", "plato principal", "main dish"), ("italiana", "italiana", "Italian"),
    ("Middle Eastern", "De Oriente Medio", "Middle Eastern"), ("de la abuela", "de la abuela", "de la abuela"),
  ])
  func `has a name in each language, or stays as it is`(label: String, spanish: String, english: String) {
    #expect(RecipeLabel(label).spanish == spanish)
    #expect(RecipeLabel(label).english == english)
  }

  @Test func `is in the vocabulary once`() {
    let words = RecipeVocabulary.words.flatMap { entry in
      // A word may be the same in both languages.
      Set((entry.0 + ", " + entry.1).split(separator: ", ").map { SearchText.fold(String($0)) })
    }
    #expect(words.count > 150)
    #expect(Dictionary(grouping: words) { $0 }.filter { $0.value.count > 1 }.isEmpty)
  }
}
