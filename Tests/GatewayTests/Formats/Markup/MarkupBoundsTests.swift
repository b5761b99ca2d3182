import Entities
import TestGroups
import Testing
import UseCases

@testable import Gateways

@Suite struct `Markup of arbitrary shape` {
  @Test(arguments: [
    ("<p itemprop=author>Ana<div itemprop=description>Rico.</div>", "Ana", "Rico."),
    ("<b itemprop=author>Ana<p itemprop=description>Rico.</b></p>", "Ana Rico.", "Rico."),
    ("<i itemprop=author>Ana</b></i></i></u><i itemprop=description>Rico.</p></i>", "Ana", "Rico."),
    ("<table><tr><td itemprop=author>Ana</div></ul><td itemprop=description>Rico.<tr><td>no</table>", "Ana", "Rico."),
    ("<dl><dt itemprop=author>Ana<dd itemprop=description>Rico.</dl>no", "Ana", "Rico."),
    ("<h2 itemprop=author>Ana</h3><span itemprop=description>Rico.</body></span>", "Ana", "Rico."),
    ("<ul><li itemprop=author>Ana<ul><li>x</ul><li itemprop=description>Rico.</ul>", "Ana x", "Rico."),
    (
      "<svg><path/><title>x</title></svg><span itemprop=author>Ana</span><br/><input itemprop=description value=Rico.>",
      "Ana", "Rico."
    ),
    (
      "<span itemprop=author>Ana</span><div itemscope><p itemprop=author>Eva</div><a itemprop=description>Rico.", "Ana",
      "Rico."
    ),
  ])
  func `An HTML element in recipe markup ends where it would end in a browser`(
    html: String, author: String, summary: String
  ) async throws {
    let found = try await pageRecipe(
      "<b itemprop=name>no</b>" + MarkupPages.microdata(html) + "<b itemprop=name>no</b>")
    #expect(found.credit.sourceName == author && found.summary == summary)
  }

  @Test(arguments: [
    "</p", "<p itemprop", "<p itemprop=name", "<b itemscope itemtype", "<!-- ", "<ul itemref='x x' id=x",
  ])
  func `A recipe is read from a web page that ends in the middle of a tag`(end: String) async throws {
    #expect(try await pageRecipe(MarkupPages.microdata("") + end).recipe.title == "Pisto")
  }

  @Test(arguments: [
    // In the first of these two examples, an item contains itself. In the second one, two items contain each other.
    "<i id=a><i itemprop=author itemscope itemref=a><i itemprop=name>Ana</i></i></i><i itemprop=author itemscope itemref=a></i>",
    "<i itemprop=author itemscope itemref=b id=a></i><i itemprop=author itemscope itemref=a id=b></i>",
  ])
  func `Microdata items that contain each other are read once`(html: String) async throws {
    #expect(try await pageRecipe(MarkupPages.microdata(html)).recipe.title == "Pisto")
  }

  @Test func `Recipe markup is refused at the same nesting depth as JSON`() async throws {
    let deep = String(repeating: "<div itemprop=author itemscope>", count: 100)
    await #expect(throws: SeedSourceError.malformed(path: "x", .tooDeep(limit: 64), line: 3, column: 1954)) {
      try await pageItems(MarkupPages.microdata(deep + "<b itemprop=name>Ana</b>"))
    }
  }

  @Test func `A recipe in markup with too many properties is refused`() async throws {
    let many = String(repeating: "<b itemprop=keywords>x</b>", count: 10_001)
    await #expect(throws: SeedSourceError.malformed(path: "x", .recordTooLarge(limit: 10_000), line: 2, column: 1)) {
      try await pageItems(MarkupPages.microdata(many))
    }
  }

  @Test func `Recipe markup with exponentially growing references between items is refused`() async throws {
    let items = (0..<40).map {
      "<i id=i\($0)><i itemprop=author itemscope itemref=i\($0 + 1)></i><i itemprop=author itemscope itemref=i\($0 + 1)></i></i>"
    }
    await #expect(throws: SeedSourceError.self) {
      try await pageItems(
        "<div itemscope itemtype=http://schema.org/Recipe itemref=i0><b itemprop=name>x</b></div>" + items.joined())
    }
  }

  @Test(
    .group(.heavy),
    arguments: [
      "<b itemprop=x>", "<div itemprop=description>", "<div itemscope>", "<i itemprop=author itemscope>", "<ul><li>",
      "<p>",
      "</div>", "</b>", "<b></p>", "<table><tr><td>", "<i id=a>", "<b itemprop='a b c d e f g h'>", "<a><b><div></b>",
      "<i itemref=a id=a itemprop=name>", "<div typeof=Recipe property=author>", "<i itemprop=recipeInstructions>x",
    ])
  func `Reading recipe markup from a hostile page takes linear time`(piece: String) async throws {
    let page = MarkupPages.microdata(String(repeating: piece, count: 50_000))
    do { _ = try await pageItems(page + MarkupPages.pisto.rdfa) } catch let error as SeedSourceError {
      guard case .malformed = error else { throw error }
    }
  }
}
