import Entities
import Testing

@Suite struct `Of what a search finds` {
  private func rank(_ query: String, _ title: String, _ texts: String...) -> SearchRank? {
    SearchRank(of: SearchText(query), title: title, texts: texts)
  }

  @Test func `the best comes first`() {
    let best = [
      rank("queso", "Queso de cabra"), rank("queso", "Tarta de queso"), rank("queso", "Quesos del país"),
      rank("queso", "Tabla de quesos"), rank("queso", "Pesto", "piñones", "40 g de queso"),
      rank("queso", "Pizza", "con quesos"), rank("queso", "Requesón"), rank("queso", "Lasaña", "con requesón"),
    ]
    #expect(best.allSatisfy { $0 != nil })
    for (better, worse) in zip(best, best.dropFirst()) { #expect(better.flatMap { b in worse.map { b < $0 } } == true) }
  }

  @Test func `what lacks a word is nothing`() {
    #expect(rank("tarta queso", "Tarta", "huevos") == nil)
    #expect(rank("tarta queso", "Tarta", "huevos", "queso") != nil)
    #expect(rank("x", "") == nil)
  }

  @Test func `everything is as good for a blank search`() {
    #expect(rank(" ", "Pan") != nil)
    #expect(rank(" ", "Pan") == rank("", "", "huevos"))
  }

  @Test func `the order of the words makes no difference but where the title begins with them`() throws {
    #expect(rank("de tarta queso", "Mi tarta de queso") == rank("queso de tarta", "Mi tarta de queso"))
    #expect(try #require(rank("tarta de", "Tarta de queso")) < #require(rank("de tarta", "Tarta de queso")))
  }

  @Test func `the worst of several words decides`() {
    #expect(rank("tarta que", "Mi tarta de queso") == rank("que", "Tarta de queso"))
    #expect(rank("tarta ues", "Mi tarta de queso") == rank("ues", "Tarta de queso"))
    #expect(rank("tarta huevo", "Mi tarta", "huevo") == rank("huevo", "Mi tarta", "huevo"))
    #expect(rank("tar huevo", "Mi tarta", "huevo") == rank("huev", "Mi tarta", "huevo"))
  }

  @Test(arguments: [
    "queso", "QUESO", "Tarta (queso)", "¡Queso!", "«Queso»", "pan·queso", "Pan–queso", "queso-crema", "d'queso",
    "queso、", "El “queso”", "5 queso",
  ])
  func `a word is whole between signs and blanks`(title: String) {
    #expect(rank("queso", title) == rank("queso", "queso") || rank("queso", title) == rank("queso", "El queso"))
  }

  @Test(arguments: ["quesos", "queso5", "quesoж", "quesoλ", "queso寿"])
  func `a word goes on in letters and digits of any script`(title: String) {
    #expect(rank("queso", title) == rank("queso", "quesos"))
  }

  @Test(arguments: ["жqueso", "1queso", "寿queso"])
  func `a word begins after letters and digits of no script`(title: String) {
    #expect(rank("queso", title) == rank("queso", "requeso"))
  }

  @Test func `the best of several occurrences counts`() {
    #expect(rank("queso", "Requesón con quesos y queso") == rank("queso", "El queso"))
    #expect(rank("queso", "Requesón con quesos") == rank("queso", "Mis quesos"))
    #expect(rank("aab", "aaab aab") == rank("aab", "x aab"))
  }

  @Test func `what is looked for with its sign is whole beside anything`() {
    #expect(rank("(queso)", "Pan(queso)s") == rank("queso", "Pan queso"))
  }
}

@Suite struct `Why a search found something` {
  private func words(_ query: String, _ title: String, _ texts: String...) -> [[String]]? {
    let fields = SearchField.allCases
    return SearchMatch(of: SearchText(query), zip(fields, [title] + texts).map { SearchedText($0, $1) }).map { match in
      match.findings.map { ["\(fields.firstIndex(of: $0.field) ?? -1)"] + $0.words }
    }
  }

  @Test func `is said with the words as they are written`() {
    #expect(words("CREME bru", "Crème brûlée, la mejor crème") == [["0", "Crème", "crème", "brûlée"]])
    #expect(words("catalana crema", "Crema catalana") == [["0", "catalana", "Crema"]])
  }

  @Test func `is the title for each word that is in it, and else the text where the word is best`() {
    #expect(
      words("tarta almendra", "Tarta de Santiago", "harina de almendras", "almendra", "tarta")
        == [["0", "Tarta"], ["2", "almendra"]])
    #expect(words("so", "Requesón", "so") == [["0", "Requesón"]])
  }

  @Test func `is told of the best only`() {
    #expect(words("queso", "Quesos, queso y requesón") == [["0", "queso"]])
  }

  @Test func `is the word itself where it is in no single word`() {
    #expect(words("gin-tonic", "Un gin-tonic") == [["0", "gin-tonic"]])
  }

  @Test func `is nothing where a word is missing, or nothing is looked for`() {
    #expect(words("queso pan", "Queso") == nil)
    #expect(words(" ", "Queso") == [])
  }
}
