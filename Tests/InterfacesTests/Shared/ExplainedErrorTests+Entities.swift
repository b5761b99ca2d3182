import Entities
import Interfaces
import Testing

extension `Every error that a port or a use case throws` {
  /// Returns an error for each case of the entities' errors, grouped by kind.
  static func errorsOfEntities() throws -> [Problem.Kind: [any ExplainedError]] {
    let (dish, photo, long) = (try Dish.ID("dish-flan"), Photo.ID(ofBytes: [1]), TextError.tooLong(12_345, limit: 200))
    let debt = Money(minorUnits: -150)
    return [
      .refused: [
        TextError.empty, long, TextError.unclean, MoneyError.notANumber("abc"),
        MoneyError.tooPrecise("9.205", digits: 2), MoneyError.tooLarge("99999999999999999999"),
        MoneyError.mixedCurrencies(.euro, try Currency(code: "USD")), MoneyError.negative(debt), MoneyError.noParts(0),
        CurrencyError.notACode("euros"), IdentifierError.malformed("a b"), LanguageTagError.malformed("es_ES"),
        WebAddressError.malformed("example.org"), CoordinateError.outOfRange(latitude: 91, longitude: 0),
        QuantityError.outOfRange(101), PhoneNumberError.malformed("12"), DishError.name(.empty),
        DishError.description(long), DishError.negativePrice(debt), OrderError.quantity(.outOfRange(0)),
        OrderError.money(.tooLarge("99999999999999999999")), OrderError.repeatedLine(dish), OrderError.empty,
        RecipeError.title(.empty), RecipeError.summary(long), RecipeError.pieces(.empty),
        RecipeError.ingredient(.empty), RecipeError.step(.empty), RecipeError.label(.unclean),
        RecipeError.credit(.empty), RecipeError.minutes(0), RecipeError.servings(0), RecipeError.amount(0),
        RecipeError.rating(5.5), RecipeError.ratingCount(0), RecipeError.nutrient(.fat, -1),
        RecipeError.nutrient(.calories, 123_456), BeerError.name(.empty), BeerError.measure(.alcohol, 120_000),
        ManufacturerError.name(.empty), ManufacturerError.address(long),
        ManufacturerError.tooLongForAnID("a brewery with a long name"), ReviewError.text(long),
        ScoreError.outOfRange(9), PhotoAlbumError.tooMany(41), PhotoAlbumError.unknownCover(photo),
        PlaceError.number(" "), PlaceError.name(.empty), PlaceError.line("a\nb", .unclean), PlaceError.text("a\u{0}"),
      ],
      .conflict: [PhotoAlbumError.twice(photo)],
      .notFound: [OrderError.noSuchLine(dish)],
    ]
  }

  @Test(arguments: [
    (
      DishError.name(.empty) as any ExplainedError, "El nombre del plato no puede estar vacío.",
      "The name of the dish can't be empty."
    ),
    (
      RecipeError.nutrient(.fat, -1), "«grasas: -1 g» no es una cantidad posible por ración.",
      "“fat: -1 g” is not a possible amount per serving."
    ),
    (
      BeerError.measure(.alcohol, 120_500), "Alcohol: 120,5 no está entre 0 y 100.",
      "Alcohol: 120.5 is not between 0 and 100."
    ),
    (
      OrderError.quantity(.outOfRange(101)), "De cada plato se pueden pedir de 1 a 100.",
      "You can order 1 to 100 of each dish."
    ),
  ])
  func `The message about an entity error names the invalid field or value`(
    error: any ExplainedError, spanish: String, english: String
  ) {
    BothLanguages.check({ error.problem(in: $0).message }, spanish, english)
  }
}

extension TextError {
  /// The name of the error case.
  var caseName: String {
    switch self {
    case .empty: "empty"
    case .tooLong: "tooLong"
    case .unclean: "unclean"
    }
  }
}
