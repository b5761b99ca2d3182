import Entities
import Testing

@Suite struct `The rank of a search result` {
  private func rank(_ query: String, _ title: String, _ texts: String...) -> SearchRank? {
    SearchRank(of: SearchText(query), title: title, texts: texts)
  }

  @Test func `Better search matches have smaller ranks`() {
    let best = [
      rank("queso", "Queso de cabra"), rank("queso", "Tarta de queso"), rank("queso", "Quesos del país"),
      rank("queso", "Tabla de quesos"), rank("queso", "Pesto", "piñones", "40 g de queso"),
      rank("queso", "Pizza", "con quesos"), rank("queso", "Requesón"), rank("queso", "Lasaña", "con requesón"),
    ]
    #expect(best.allSatisfy { $0 != nil })
    for (better, worse) in zip(best, best.dropFirst()) { #expect(better.flatMap { b in worse.map { b < $0 } } == true) }
  }

  @Test func `A record that lacks one of the query's words has no search rank`() {
    #expect(rank("tarta queso", "Tarta", "huevos") == nil)
    #expect(rank("tarta queso", "Tarta", "huevos", "queso") != nil)
    #expect(rank("x", "") == nil)
  }

  @Test func `All records have the same search rank for a blank query`() {
    #expect(rank(" ", "Pan") != nil)
    #expect(rank(" ", "Pan") == rank("", "", "huevos"))
  }

  @Test func `The order of query words matters only for a title that starts with them`() throws {
    #expect(rank("de tarta queso", "Mi tarta de queso") == rank("queso de tarta", "Mi tarta de queso"))
    #expect(try #require(rank("tarta de", "Tarta de queso")) < #require(rank("de tarta", "Tarta de queso")))
  }

  @Test func `The worst match among several query words determines the rank of a search result`() {
    #expect(rank("tarta que", "Mi tarta de queso") == rank("que", "Tarta de queso"))
    #expect(rank("tarta ues", "Mi tarta de queso") == rank("ues", "Tarta de queso"))
    #expect(rank("tarta huevo", "Mi tarta", "huevo") == rank("huevo", "Mi tarta", "huevo"))
    #expect(rank("tar huevo", "Mi tarta", "huevo") == rank("huev", "Mi tarta", "huevo"))
  }

  @Test(arguments: [
    "queso", "QUESO", "Tarta (queso)", "¡Queso!", "«Queso»", "pan·queso", "Pan–queso", "queso-crema", "d'queso",
    "queso、", "El “queso”", "5 queso",
  ])
  func `In a search, a word between punctuation or blanks matches as a whole word`(title: String) {
    #expect(rank("queso", title) == rank("queso", "queso") || rank("queso", title) == rank("queso", "El queso"))
  }

  @Test(arguments: ["quesos", "queso5", "quesoж", "quesoλ", "queso寿"])
  func `In a search, a letter or digit of any script continues a word`(title: String) {
    #expect(rank("queso", title) == rank("queso", "quesos"))
  }

  @Test(arguments: ["жqueso", "1queso", "寿queso"])
  func `A search match after a letter or digit of any script counts as a match inside a word`(title: String) {
    #expect(rank("queso", title) == rank("queso", "requeso"))
  }

  @Test func `The best of several occurrences of a query word determines the rank of a search result`() {
    #expect(rank("queso", "Requesón con quesos y queso") == rank("queso", "El queso"))
    #expect(rank("queso", "Requesón con quesos") == rank("queso", "Mis quesos"))
    #expect(rank("aab", "aaab aab") == rank("aab", "x aab"))
  }

  @Test func `A query word that starts and ends with punctuation matches as a whole word anywhere`() {
    #expect(rank("(queso)", "Pan(queso)s") == rank("queso", "Pan queso"))
  }
}

@Suite struct `The reason for a search result` {
  private func words(_ query: String, _ title: String, _ texts: String...) -> [[String]]? {
    let fields = SearchField.allCases
    return SearchMatch(of: SearchText(query), zip(fields, [title] + texts).map { SearchedText($0, $1) }).map { match in
      match.findings.map { ["\(fields.firstIndex(of: $0.field) ?? -1)"] + $0.words }
    }
  }

  @Test func `A search reports matching words exactly as they are spelled in the record`() {
    #expect(words("CREME bru", "Crème brûlée, la mejor crème") == [["0", "Crème", "crème", "brûlée"]])
    #expect(words("catalana crema", "Crema catalana") == [["0", "catalana", "Crema"]])
  }

  @Test func `A search reports a match in the title, or the best match in a field if the title has none`() {
    #expect(
      words("tarta almendra", "Tarta de Santiago", "harina de almendras", "almendra", "tarta")
        == [["0", "Tarta"], ["2", "almendra"]])
    #expect(words("so", "Requesón", "so") == [["0", "Requesón"]])
  }

  @Test func `A search reports only the best-matching words in a field`() {
    #expect(words("queso", "Quesos, queso y requesón") == [["0", "queso"]])
  }

  @Test func `A query word that spans several words in a field is reported as one match`() {
    #expect(words("gin-tonic", "Un gin-tonic") == [["0", "gin-tonic"]])
  }

  @Test func `A search reports matching words only for records that match`() {
    #expect(words("queso pan", "Queso") == nil)
    #expect(words(" ", "Queso") == [])
  }
}
