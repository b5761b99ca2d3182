import Entities
import Foundation
import Gateways
import UseCases

/// The inputs from which all other inputs are derived.
enum FuzzSeeds {
  /// Dish files: valid, repairable, invalid in one place, and at the size limits.
  static let dishFiles: [String] = [
    "[]",
    #"[{"nombre": "Flan", "descripcion": "De huevo", "precio": 3.05, "tipo": "Postres"}]"#,
    """
    [
      {"nombre": "Piña", "descripcion": "", "precio": 0, "tipo": "Postres"},
      {"nombre": "Pin\\u0303a", "descripcion": "otra vez", "precio": 2.9e0, "tipo": "Postres", "foto": null},
      {"nombre": "  Paella\\n", "descripcion": "\\"con\\" \\ud83d\\ude00", "precio": 12.50, "tipo": "Arroces"}
    ]
    """,
    #"[{"nombre": 1, "descripcion": [true, false, {}], "precio": "3", "tipo": null}, 7, "x", [[[]]]]"#,
    #"[{"nombre": "A", "descripcion": "b", "precio": 92233720368547758.07, "tipo": "c"}, {"nombre": "A"}]"#,
    #"[{"nombre": "N", "nombre": "M", "descripcion": "d", "precio": -1e400, "tipo": "\u00AD"}]"#,
    "\u{FEFF}[{\"nombre\": \"\(String(repeating: "x", count: 119))ñ\", \"descripcion\": \"\", \"precio\": 0.999}]",
    String(repeating: "[", count: 64) + String(repeating: "]", count: 64),
  ]

  /// Recipes in external formats: Spoonacular recipes and JSON-LD, both also with HTML (valid and broken) in their values, and pages with
  /// markup, one of them as MHTML.
  static let recipeFiles: [String] = [
    #"{"results":[{"id":7,"title":"Flan &amp; nata","image":"http://spoonacular.com/7.jpg"},{"id":8,"title":"Sopa"}],"totalResults":2}"#,
    #"{"id":7,"title":"Flan","readyInMinutes":-1,"servings":4.0,"summary":"<p>De <b>huevo</b>&nbsp;&#241;&frac12;","extendedIngredients":[{"original":"2 huevos","name":"huevo","amount":2,"unit":""}],"analyzedInstructions":[{"name":"","steps":[{"number":1,"step":"Bate."}]}],"diets":["vegan"],"vegan":true,"sourceUrl":"http://example.org"}"#,
    #"{"recipes":[{"id":1,"title":"A","instructions":"<ol><li>Uno<li>Dos</ol><script>x</script>"},{"id":2,"title":"<!-- b","imageType":"png"}]}"#,
    #"[{"id":1,"title":"A","usedIngredients":[{"original":"sal"}],"missedIngredients":[]},{"id":1e400},7,null]"#,
    """
    {"@context": "https://schema.org", "@graph": [{"@type": "WebPage"}, {"@type": ["Recipe"], "name": "Flan",
     "recipeIngredient": ["1 huevo", " sal "], "recipeInstructions": [{"@type": "HowToSection", "name": "Masa",
     "itemListElement": [{"@type": "HowToStep", "text": "1. Bate."}]}, "Hornea.\nSirve."], "recipeYield": "Para 4",
     "totalTime": "PT1H30M", "prepTime": "P1DT0S", "cookTime": "un rato", "suitableForDiet": "https://schema.org/VeganDiet"}]}
    """,
    #"{"@type":"schema:Recipe","schema:name":{"@value":"Flan"},"url":"https://example.org/piña","image":[{"url":"//a.b/c d"}],"author":{"name":"A"}}"#,
    #"{"status":"failure","code":402,"message":"<html>"}"#, "<!doctype html><p>404</p>",
    """
    <base href=/a/><p id=r itemprop=author>Ana<div itemscope itemtype="https://schema.org/Recipe" itemref="r s"><h1 itemprop=name>Flan</h1>
    <ul itemprop=recipeIngredient><li>1 huevo<li>sal</ul><i itemprop="image url" itemscope><meta itemprop=url content="b.jpg"></i>
    <b itemprop=recipeInstructions itemscope itemref=s id=s><p itemprop=text>Bate.</b></p><time itemprop=cookTime datetime=PT5M>
    """,
    """
    <div vocab="https://schema.org/" typeof="Recipe" resource="#a"><b property="name v:x">Flan</b><a property=author href=/ana typeof=Person>
    <span rel="v:ingredient"><i typeof=v:RecipeIngredient><b property=v:name>sal</b></i></span><table><td property=description>x<td></b></table>
    """,
    "MIME-Version: 1.0\nContent-Type: multipart/related;\n boundary=\"a\"\n\n--a\nContent-Type: text/html; charset=latin1\n"
      + "Content-Transfer-Encoding: quoted-printable\n\n<b itemscope itemtype=3Dhttp://schema.org/Recipe><i itemprop=3Dname>Pi=F1a\n--a--\n",
    #"{"@graph":"# + String(repeating: #"[{"@graph":"#, count: 40) + "[]" + String(repeating: "}]", count: 40) + "}",
  ]

  /// Documents from Madrid's feed: valid, with the flaws of real feeds, and invalid.
  static let feeds: [String] = [
    #"{"result":[]}"#,
    """
    {"result": [{"id": "1", "name": " La Errata ", "gps_lat": "40.4180563,275 ", "gps_lon": "-3,70", "telephone": "-",
     "url": "www.errata.example ", "img": "https://m.example/a b.png", "logo_img": "", "description_es": "Uno.\\r\\n\\r\\nDos\u{200B}.",
     "description_jp": "本", "opening_hours_en": "", "keywords_cl": "a, b", "special_offer": "true", "categories": ["73", null],
     "booking_operation": "web", "booking_data": "errata.example", "rutas": [null, 7]}, {"id": "1", "name": "Otra"}]}
    """,
    #"{"result":[{"id":7,"name":"N","gps_lat":91,"gps_lon":"nan","categories":"[\"1\"]"},{"id":"","name":"x"},{"name":null},7,[]]}"#,
    #"{"id":"1","name":"a"}{"id":"2","name":"b","gps_lat":"1e400","gps_lon":"--3"}"#,
    #"[{"id":"AB-1 ñ","name":"a","url":"javascript:alert(1)","img":"//m.example/%2e%2e/a"}]"#,
    #"{"result":null}"#, #"{result:[]}"#, #"{"result":{"a":1}}"#, "<html></html>",
  ]

  /// Beer catalogs: manufacturers with beers, beers alone, breweries alone, and invalid ones.
  static let catalogFiles: [String] = [
    """
    [{"name": "Casa Oso", "address": "Calle 1", "origin": "national", "logo": "a.png", "beers": [
       {"name": "Oso Rubia", "type": "Lager", "alcohol": 4.8, "calories": 140, "photos": ["a.png", "b.png", "a.png"]},
       {"name": "Oso Niña", "type": "Ale"}, {"id": 7, "name": "Oso Rubia", "type": "Lager", "alcohol": 4.80000001}]},
     {"name": "Zwei Bären", "origin": "imported", "beers": []}]
    """,
    #"[{"name": "A", "origin": "Nacional", "logo": "../a.png", "beers": [{"name": "B", "type": "C", "photos": "a.png"}]}]"#,
    """
    [{"name": "Luna", "logo": "luna", "type": "Domestic", "isFavorited": true, "beers": [
       {"name": "Luna 0,0", "type": "Alcohol-Free", "alcoholContent": 0, "calorieContent": 40.4}]},
     {"name": "luna", "type": "Imported", "beers": [{"name": "LUNA 0,0", "type": "x", "alcoholContent": "5"}, 7]}]
    """,
    """
    [{"id": 1, "name": "Cohete", "tagline": "Ya.", "image": "001.png", "abv": 6.2, "volume": {"value": 20, "unit": "liters"},
      "method": {"mash_temp": [{"temp": {"value": 66}, "duration": 60}], "twist": null}, "food_pairing": ["Queso"]},
     {"id": 2, "name": "Cohete", "image": null, "abv": 7, "type": "Stout"}, {"id": 2, "name": "Cohete", "abv": 1e400}]
    """,
    #"{"id": 1, "name": "A", "type": "B", "abv": 100.001, "calories": -1} {"id": "1", "name": "A", "abv": "x", "type": null}"#,
    """
    [{"id": "9001", "name": "Pez", "brewery_type": "micro", "street": "Calle Larga 7", "city": "Cádiz",
      "postal_code": "11001", "website_url": "http://pez.example", "country": "España", "longitude": "-6.29"},
     {"id": "9002", "name": "Otter", "brewery_type": "brewpub", "street": "", "state": null, "country": "Ireland"}]
    """,
    #"[{"name": "\#(String(repeating: "ñ", count: 120))", "origin": "national", "address": "\#(String(repeating: "x", count: 200))"}]"#,
    "[]",
  ]

  /// The first bytes of a picture. The kit checks only these bytes.
  static let picture: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A] + Array(repeating: 7, count: 20)

  /// Fills the store. Two users have drafts and a history, and one of the dishes is no longer on the menu.
  static func fill(_ store: any Store) async throws {
    func dish(_ name: String, _ price: String, _ kind: String) throws -> Dish {
      try Dish(name: name, description: "Con \(name) 😀", price: try Money(exactly: price), kind: try DishKind(kind))
    }
    let (pineapple, flan) = (try dish("Piña", "2.90", "Postres"), try dish("Flan", "0", "Postres"))
    let menu = [pineapple, flan, try dish("Café - solo", "1.20", "Cafés")]
    try await store.importSeed(.restaurant) { (writer) throws(GatewayError) in
      for dish in menu { _ = try writer.insert(.dish(dish)) }
      return .commit(())
    }
    let delivery = Delivery(address: try Address("Calle del Pez, 3"), phone: try PhoneNumber("+34 915 55 12 34"))
    for (index, name) in ["ana", "eva"].enumerated() {
      let user = try User.ID(name)
      var draft = OrderDraft(id: try Order.ID("order-\(index)"))
      try draft.add(try dish("Cocido", "9.95", "Guisos"), try Quantity(100))
      try draft.add(flan)
      try await store.saveDraft(draft, of: user, replacing: nil)
      let placed = try draft.placed(
        Placement(date: Date(timeIntervalSince1970: Double(index) - 0.999), delivery: delivery))
      try await store.place(placed, of: user, replacing: draft)
      var next = OrderDraft(id: try Order.ID("order-next-\(index)"))
      if index == 0 { try next.add(pineapple, try Quantity(2)) }
      try await store.saveDraft(next, of: user, replacing: nil)
    }
  }
}
