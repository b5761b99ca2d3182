import Entities
import Testing

@Suite struct `The id of a recipe` {
  @Test func `says where it comes from`() throws {
    #expect(Recipe.ID.local(titled: "Tarta de Santiago")?.text == "local-tarta-de-santiago")
    #expect(Recipe.ID.spoonacular(716_429).text == "spoonacular-716429")
    let page = try WebAddress("https://Example.org/ñam".replacing("ñ", with: "n"))
    #expect(Recipe.ID.web(page)?.text == "web-example.org_2f_nam")
  }

  @Test func `of a page is one, however its address was copied`() throws {
    let ids = try ["http://WWW.A.es/x/", "https://www.a.es/x", "https://a.es/x?utm_source=q"].map {
      Recipe.ID.web(try WebAddress($0))
    }
    #expect(Set(ids) == [try Recipe.ID("web-a.es_2f_x")])
    #expect(try Recipe.ID.web(WebAddress("https://a.es/x?y=1")) != ids[0])
    #expect(try Recipe.ID.web(WebAddress("https://a.es/x_2f_y")) != Recipe.ID.web(WebAddress("https://a.es/x/y")))
  }

  @Test(arguments: [
    ("web-www.a.es_2f_x", "web-a.es_2f_x"), ("web-a.es_2f_x_3f_utm_5f_source_3d_q", "web-a.es_2f_x"),
    ("web-A.es_2f_x_2f_", "web-a.es_2f_x"), ("web-a.es_2f_x_3f_y_3d_1", "web-a.es_2f_x_3f_y_3d_1"),
    ("web-a.es_2f_x", "web-a.es_2f_x"), ("web-a_2f", "web-a_2f"), ("web-a_zz_", "web-a_zz_"), ("web-", "web-"),
    ("local-www.a.es", "local-www.a.es"), ("spoonacular-7", "spoonacular-7"),
  ])
  func `of an older version becomes that of its page now`(old: String, now: String) throws {
    #expect(try Recipe.ID(old).renewed == Recipe.ID(now))
  }

  @Test func `is none when it would be too long`() throws {
    #expect(Recipe.ID.local(titled: String(repeating: "中", count: 300)) == nil)
    #expect(try Recipe.ID.web(WebAddress("https://a.es/" + String(repeating: "/a", count: 450))) == nil)
  }

  @Test func `gives Spoonacular's number back, if it is one of theirs`() throws {
    #expect(Recipe.ID.spoonacular(7).spoonacularNumber == 7)
    for text in ["spoonacular-", "spoonacular-07", "spoonacular-x", "spoonacular--1", "local-7", "spoonacular-+7"] {
      #expect(try Recipe.ID(text).spoonacularNumber == nil, "\(text)")
    }
  }
}
