import Entities
import Gateways
import TestSupport
import Testing
import UseCases

@Suite struct `A web page that a browser saved as one file` {
  /// Returns a saved web page with this body, in an MHTML file with other parts before and after the page.
  private static func file(
    _ body: String, _ fields: String = "", address: String = "Snapshot-Content-Location: https://a.example/pisto\n"
  ) -> String {
    """
    From: <Saved by a browser>
    \(address)Subject: =?utf-8?Q?Pisto?=
    MIME-Version: 1.0
    Content-Type: multipart/related;
    \ttype="text/html";
    \tboundary="--limite----"

    Nada.
    ----limite----
    Content-Type: text/css
    Content-Transfer-Encoding: quoted-printable

    <b itemprop=3Dname>
    ----limite----
    Content-Type: text/html\(fields)

    \(body)
    ----limite----
    Content-Type: text/html
    Content-Location: cid:otro

    <div itemscope itemtype=http://schema.org/Recipe><b itemprop=name>Otro</b></div>
    ----limite------

    """
  }

  private static let html =
    "<div itemscope itemtype=3D\"http://schema.org/Recip=\ne\"><b itemprop=3Dname>Pi=C3=B1a=</b></div>"

  private static func recipe(_ file: String, lines: String = "\n") async throws -> RecipeDetails {
    let folder = try TemporaryFolder()
    let text = file.replacing("\n", with: lines)
    let items = try await seedItems(RecipeSeed.file(try folder.file("pagina", text)))
    guard items.count == 1, case .clean(.recipe(let details)) = items[0] else { throw NoCleanRecipe(items: items) }
    return details
  }

  @Test(arguments: ["\n", "\r\n"])
  func `A web page saved in MHTML format is recognized by its content and decoded`(lines: String) async throws {
    let fields = "; charset=utf-8\nContent-Transfer-Encoding: quoted-printable\nContent-Location: https://b.example/x"
    let found = try await Self.recipe(Self.file(Self.html, fields), lines: lines)
    #expect(found.recipe.title == "Piña=" && found.id.text == "web-a.example_2f_pisto")
  }

  @Test func `A saved web page encoded in Base64 and Windows-1252 is decoded`() async throws {
    // The text is `<div itemscope itemtype="http://schema.org/Recipe"><b itemprop="name">Piña</b></div>` in Windows-1252.
    let text = """
      PGRpdiBpdGVtc2NvcGUgaXRlbXR5cGU9Imh0dHA6Ly9zY2hlbWEub3JnL1JlY2lwZSI+PGIgaXRl
      bXByb3A9Im5hbWUiPlBp8WE8L2I+PC9kaXY+
      """
    let fields = "; charset=\"windows-1252\"\nContent-Location: https://a.example/b\nContent-Transfer-Encoding: BASE64"
    let found = try await Self.recipe(Self.file(text, fields, address: ""))
    #expect(found.recipe.title == "Piña" && found.id.text == "web-a.example_2f_b")
  }

  @Test(arguments: [
    "MIME-Version: 1.0\nContent-Type: text/html\n\n<b itemscope itemtype=http://schema.org/Recipe><i itemprop=name>Pan</i></b>",
    "Content-Type: multipart/related; boundary=a\n\n--a\nContent-Type: multipart/alternative; boundary=b\n\n--b\n"
      + "Content-Type: text/html\n\n<b itemscope itemtype=http://schema.org/Recipe><i itemprop=name>Pan</i></b>\n--b--\n--a--\n",
  ])
  func `A saved web page is found in an MHTML file with one part or with nested parts`(file: String) async throws {
    #expect(try await Self.recipe(file).recipe.title == "Pan")
  }

  @Test(arguments: [
    "From: a\n\n<b>", "Content-Type: text/plain\n\nx", "Content-Type: multipart/related\n\n--\n", "true",
    "Content-Type:",
    "Content-Type: multipart/related; boundary=a\n\n--a\nContent-Type: text/css\n\nx\n--a--", "receta",
  ])
  func `A file that isn't a web page saved in MHTML format is refused`(file: String) async throws {
    await #expect(throws: SeedSourceError.self) { try await Self.recipe(file) }
  }
}
