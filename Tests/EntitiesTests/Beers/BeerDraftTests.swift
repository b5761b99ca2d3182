import Entities
import Testing

@Suite struct `A form for a beer` {
  @Test func `A beer form trims typed text and joins its lines`() throws {
    let album = try PhotoAlbum(photos(2))
    let draft = BeerDraft(
      name: " Mahou\nClásica ", type: "Lager\t", measures: [.alcohol: " 4,8 % ", .calories: " 43 "], album: album)
    let beer = try draft.read()
    #expect((beer.name, beer.type.name, beer.alcohol, beer.calories) == ("Mahou Clásica", "Lager", 4800, 43))
    #expect(beer.album == album)
    try draft.check()
  }

  @Test func `A beer form requires only a name and a type`() throws {
    let beer = try BeerDraft(name: "Clásica", type: "Lager", measures: [.alcohol: " \n", .calories: "\u{A0}"]).read()
    #expect(beer.alcohol == nil)
    #expect(beer.calories == nil)
  }

  @Test func `An empty beer form reports a missing name and type`() {
    #expect(BeerDraft().problems == [.name: .text(.empty), .type: .text(.empty)])
  }

  @Test func `A beer form reports all invalid fields in one error`() {
    let draft = BeerDraft(
      name: String(repeating: "x", count: 121), type: String(repeating: "x", count: 61),
      measures: [.alcohol: "101", .calories: "-1"])
    #expect(
      draft.problems == [
        .name: .text(.tooLong(121, limit: 120)), .type: .text(.tooLong(61, limit: 60)),
        .measure(.alcohol): .measure(.alcohol, .outOfRange("101")),
        .measure(.calories): .measure(.calories, .outOfRange("-1")),
      ])
  }

  @Test(arguments: [" ", "\u{200B}", "\u{FEFF}\n\u{AD}", "\0", "\u{3000}"])
  func `A beer form reports a name or type without visible characters as empty`(text: String) {
    #expect(BeerDraft(name: text, type: text).problems == [.name: .text(.empty), .type: .text(.empty)])
  }

  @Test func `A beer form filled with a beer describes the same beer`() throws {
    let mahou = try Manufacturer.ID("maker-mahou")
    for thousandths in [nil, 0, 1, 10, 5400, 100_000] {
      let beer = try Beer(
        id: Beer.ID("beer-mahou+x"), of: mahou, name: "5\u{A0}Estrellas", type: BeerType("Lager"),
        measures: thousandths.map { [.alcohol: $0, .calories: $0 / 10] } ?? [:],
        album: PhotoAlbum(photos(3), cover: photos(3)[1]))
      #expect(try BeerDraft(beer).beer(beer.id, of: mahou) == beer)
    }
  }
}

extension BeerDraft {
  /// Returns the beer that the form describes.
  func read() throws -> Beer { try beer(Beer.ID("beer-mahou+x"), of: Manufacturer.ID("maker-mahou")) }

  /// The problems in the form. `nil` if the form is valid, or if `check()` and `beer(_:of:)` disagree.
  var problems: [Field: Problem]? {
    var found: [Field: Problem]? = [:]
    do { try check() } catch { found = error.problems }
    do { _ = try read() } catch {
      return (error as? FormError<Field, Problem>)?.problems == found ? found : nil
    }
    return found == [:] ? found : nil
  }
}
