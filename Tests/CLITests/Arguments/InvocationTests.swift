import Interfaces
import TestGroups
import Testing

@testable import recetas_cli

@MainActor @Suite struct `The command line` {
  @Test(arguments: [
    ["--quiet", "menu", "list", "--json", "--limit", "2"], ["menu", "--json", "list", "--quiet", "--limit=2"],
    ["--limit", "2", "--json", "menu", "list"], ["menu", "list", "--limit", "9", "--limit", "2", "--json"],
    ["menus", "list", "--limit", "2", "--json"], ["menu", "list", "--json", "--limit", "2", "--"],
    ["--json", "--limit", "2", "--", "menu", "list"], ["--offline", "menu", "list", "--yes", "--json", "--limit", "2"],
  ])
  func `An option can appear anywhere on the command line, with its value in the same or next word`(words: [String])
    async throws
  {
    let answer = await (try CLI()).run(words, ScriptedConsole())
    #expect(answer.code == .ok)
    #expect(try answer.document.dishCount == 2)
  }

  @Test func `Words after a double dash on the command line are never options`() async throws {
    let cli = try CLI()
    for word in ["--help", "--json", "-x", "--"] {
      await cli("order", "add", "--", word).expect(.noInput, errorsContain: "“\(word)”")
    }
    // Everything after `--` is an operand, even `--json`.
    #expect(await cli("order", "show", "--", "--json").errors.hasPrefix("Not found: “--json”."))
  }

  @Test func `A single dash or a negative number on the command line is an operand`() async throws {
    let cli = try await CLI.withMenu(choosing: ["dish-flan": 5])
    #expect(await cli("order", "set", "dish-flan", "-2").output.contains("3 dishes"))
    #expect(await cli("order", "add", "-").code == .noInput)
  }

  @Test func `The value of an option can look like an option on the command line`() async throws {
    let answer = try await CLI()("menu", "list", "--search", "--json")
    #expect(answer.output == "No dish matches “--json”. Searched name and description.\n")
    #expect(try await CLI()("menu", "list", "--search=").output.hasPrefix("Menu\n"))
    // Without special handling, the equals sign and the combining mark would form one character.
    #expect(try await CLI()("menu", "list", "--search=\u{301}ñandú").output.hasPrefix("No dish matches"))
    #expect(try await CLI()("menu", "list", "--search=a=b").output.contains("“a=b”"))
  }

  @Test func `The command line accepts group names in the plural and “delete” in place of “remove”`() async throws {
    let cli = try await CLI.withMenu()
    _ = await cli("orders", "add", "dish-flan")
    #expect(await cli("orders", "delete", "1").output == "Nothing chosen yet.\n")
    #expect(await cli("stores", "info").output == (await cli("store", "info").output))
  }

  @Test func `The version option is accepted on any command line`() async throws {
    for words in [
      ["--version"], ["menu", "list", "--version"], ["--version", "--help"], ["comer", "--version"], ["version"],
      ["-V"],
    ] {
      await (try CLI()).run(words, ScriptedConsole()).expect(.ok, output: "recetas-cli \(Program.version)\n")
    }
  }

  @Test func `Interactive mode doesn't support JSON output`() async throws {
    let cli = try CLI()
    #expect(await cli("interactive", "--json").code == .usage)
    #expect(try await cli("--version", "--json").document["version"] == .text(Program.version))
  }
}

@MainActor @Suite struct `Misspelled words on the command line` {
  @Test(
    .group(.heavy),
    arguments: [
      (["recpies", "list"], "“recpies”. Did you mean “recipes”?", "«recpies». ¿Querías decir «recipes»?"),
      (["menu", "lsit"], "“menu lsit”. Did you mean “menu list”?", "«menu lsit». ¿Querías decir «menu list»?"),
      (
        ["beers", "reviews", "shwo"], "“beers reviews shwo”. Did you mean “beers reviews show”?",
        "«beers reviews shwo». ¿Querías decir «beers reviews show»?"
      ),
      (["favorites"], "Did you mean “recipes favorites”?", "¿Querías decir «recipes favorites»?"),
      (["pedidos"], "“pedidos”. Did you mean “order”?", "«pedidos». ¿Querías decir «order»?"),
      (["menu", "Borar"], "“menu Borar”. Did you mean “menu delete”?", "¿Querías decir «menu delete»?"),
      (["historial"], "Did you mean “order history”?", "¿Querías decir «order history»?"),
      (["order", "ad"], "Did you mean “order add”?", "¿Querías decir «order add»?"),
      (["help", "oder"], "“oder”. Did you mean “order”?", "«oder». ¿Querías decir «order»?"),
      (
        ["menu", "list", "--serch", "x"], "“--serch”. Did you mean “--search”?", "«--serch». ¿Querías decir «--search»?"
      ),
      (["--limti", "2", "menu", "list"], "“--limti”. Did you mean “--limit”?", "«--limti». ¿Querías decir «--limit»?"),
      (["-json"], "“-json”. Did you mean “--json”?", "«-json». ¿Querías decir «--json»?"),
      // The option `--score` belongs to another command.
      (
        ["beers", "list", "--score", "2"], "has no option --score. Did you mean “--store”?", "¿Querías decir «--store»?"
      ),
      (
        ["beers", "list", "--sort", "nmae"], "Invalid --sort “nmae”. Did you mean “name”?",
        "Valor no válido para --sort: «nmae». ¿Querías decir «nombre»?"
      ),
      (
        ["places", "list", "--kind=tienads"], "Invalid --kind “tienads”. Did you mean “shops”?",
        "Valor no válido para --kind: «tienads». ¿Querías decir «tiendas»?"
      ),
      (["--stroe", "memory:"], "“--stroe”. Did you mean “--store”?", "«--stroe». ¿Querías decir «--store»?"),
      (
        ["store", "info", "--store", "sqlte:a.sqlite"], "“sqlte:a.sqlite”. Did you mean “sqlite:a.sqlite”?",
        "«sqlte:a.sqlite». ¿Querías decir «sqlite:a.sqlite»?"
      ),
      (["store", "info", "--store", "memori"], "“memori”. Did you mean “memory:”?", "¿Querías decir «memory:»?"),
      (
        ["recipes", "list", "--source", "spooncular"], "“spooncular”. Did you mean “spoonacular”?",
        "«spooncular». ¿Querías decir «spoonacular»?"
      ),
    ])
  func `The error for a misspelled word suggests the nearest words`(words: [String], english: String, spanish: String)
    async throws
  {
    for (language, says) in [("en", english), ("es", spanish)] {
      let cli = try CLI(.standard, language)
      await cli.runUnchanged(words).expect(.usage, output: "", errorsContain: says)
      if words.first == "help" { continue }
      let answer = await cli.run(["--json"] + words)
      #expect(try answer.errorDocument["message"].text?.contains(says) == true)
    }
  }

  @Test(arguments: [("en", "No recipes match. Did you mean “vegan”?"), ("es", "¿Querías decir «vegana»?")])
  func `The error for a misspelled diet suggests a known diet`(language: String, says: String) async throws {
    let cli = try CLI(.standard, language)
    for words in [["--diet", "vegna"], ["--diet", "VEGANNA"]] {
      await cli.run(["recipes", "list"] + words).expect(.ok, outputContains: says)
    }
    for words in [["--diet", "vegan", "--max-time", "1"], ["--diet", "hincada"], ["--tag", "vegna"]] {
      let answer = await cli.run(["recipes", "list"] + words)
      #expect(answer.code == .ok && !answer.output.contains("?"), "\(words)")
    }
  }

  @Test func `The error for a misspelled dish or section suggests a known dish or section`() async throws {
    let cli = try CLI()
    await cli("order", "add", "Tirmaisu").expect(.noInput, errorsContain: "Did you mean “Tiramisù”?")
    let list = await cli("menu", "list", "--kind", "pstres")
    list.expect(.ok, outputContains: "The menu has no dishes in the section “pstres”. Did you mean “Postres”?")
    #expect(!(await cli("menu", "list", "--kind", "sushi").output.contains("mean")))
  }
}

@MainActor @Suite struct `The choices of an option` {
  /// The words that are spelled the same in both languages.
  private static let international: Set = [
    "bash", "en", "es", "fish", "geojson", "gpx", "jsonld", "kml", "markdown", "spoonacular", "zsh",
  ]
  private static let choices = Set(
    (Command.allOptions.flatMap(\.choices) + Command.all.flatMap(\.spec.operands).flatMap(\.choices)))

  @Test func `Every choice of an option has a unique Spanish name`() {
    #expect(Self.choices.count > 10)
    #expect(Set(Self.choices.filter { $0.word == $0.spanish }.map(\.word)).isSubset(of: Self.international))
    let spanish = Self.choices.map(\.spanish)
    #expect(Set(spanish).count == spanish.count)
  }

  @Test(.group(.heavy), arguments: ["en", "es"])
  func `The choices of an option are accepted in both languages and listed in the help's language`(language: String)
    async throws
  {
    let cli = try CLI(.standard, language)
    for (english, spanish) in [
      (["beers", "list", "--sort", "abv"], ["beers", "list", "--sort", "Alcohol"]),
      (["beers", "list", "--sort", "calories"], ["beers", "list", "--sort=calorias"]),
      (["beers", "reviews", "--sort", "score"], ["beers", "reviews", "--sort", "nota"]),
      (["places", "list", "--kind", "shops"], ["places", "list", "--kind", "tiendas"]),
      (["places", "list", "--kind", "activity"], ["places", "list", "--kind", "actividad"]),
      (["recipes", "list", "--source", "mine"], ["recipes", "list", "--source", "mias"]),
      (
        ["beers", "makers", "edit", "1", "--origin", "imported"],
        ["beers", "makers", "edit", "1", "--origin", "importado"]
      ),
    ] {
      _ = await cli("beers", "makers", "list")
      let (one, other) = (await cli.run(english + ["--json"]), await cli.run(spanish + ["--json"]))
      one.expect(.ok, output: other.output)
    }
    let shown = language == "es" ? "--sort nombre|alcohol|calorías " : "--sort name|abv|calories "
    #expect(await cli("beers", "list", "--help").output.contains(shown))
  }
}

@Suite struct `The nearest words` {
  @Test(arguments: [
    ("lsit", ["list"]), ("recpies", ["recipes"]), ("RECIPES", ["recipes"]), ("récipe", ["recipes"]),
    ("rec", ["recipes"]), ("li", ["list"]),
    ("plases", ["places"]), ("beres", ["beers"]), ("favorits", ["favorites"]), ("cartaa", ["carta"]),
    // Both suggestions are one edit away from the typed word.
    ("bears", ["beers", "bear"]),
  ])
  func `The words suggested for a misspelled word are those with the fewest edits`(typed: String, meant: [String]) {
    let known = ["list", "recipes", "places", "beers", "bear", "favorites", "carta"]
    #expect(Nearest.words(to: typed, among: known) == meant)
  }

  @Test(arguments: [
    "", " ", "x", "ls", "comer", "tsil", "receptor", String(repeating: "x", count: 5000), "😀", "\u{301}",
  ])
  func `A known word isn't suggested if it differs from the typed word by too many edits`(typed: String) {
    #expect(Nearest.words(to: typed, among: ["list", "recipes", "places", ""]) == [])
  }

  @Test func `Nothing is suggested for a misspelled word that has more than three equally near words`() {
    #expect(Nearest.words(to: "aaa", among: ["aab", "aac", "aad", "aab"]) == ["aab", "aac", "aad"])
    #expect(Nearest.words(to: "aaa", among: ["aab", "aac", "aad", "aae"]) == [])
  }
}

@Suite struct `Synonyms of commands` {
  @Test func `Every synonym stands for a command and isn't itself the name of a command`() {
    let names = Set(Command.all.flatMap(\.spec.name))
    for (word, name) in CommandSynonyms.names {
      #expect(names.contains(name), "\(name)")
      #expect(!names.contains(word), "\(word)")
    }
  }
}
