import Entities
import Gateways
import UseCases

/// The reason that a body is not the expected response.
enum SpoonacularProblem: Error {
  /// The body reports a failure, even if the HTTP status is a success. `code` is `nil` if the body contains no code.
  case failure(code: Int?)
  /// The body can't be read, or isn't the expected response.
  case unreadable(ServiceFault)
}

/// Reads the bodies of Spoonacular's responses.
enum SpoonacularAnswer {
  private static let failure: [String: JSONInterest] = ["status": .all, "code": .all]

  /// Returns the recipes on a page. Unreadable recipes are left out, unless all recipes are unreadable.
  static func list(_ body: [UInt8], offset: Int, number: Int) throws(SpoonacularProblem) -> RecipeList {
    let interest = SpoonacularRecipe.listed.merging(["results": .records, "totalResults": .all]) { $1 }
    let (recipes, around) = try recipes(body, interest)
    let total = JSONValue.object(around)["totalResults"]?.integer.flatMap { $0 < 0 ? nil : $0 }
    let next = offset + number
    let isMore = total.map { next < $0 } ?? (recipes.count >= number)
    return RecipeList(
      recipes, offset: offset, hasMore: isMore && !recipes.isEmpty && next <= SpoonacularService.maximumOffset,
      total: total)
  }

  /// Returns the recipes in a body, and the other members of their JSON object.
  static func recipes(
    _ body: [UInt8], _ wanted: [String: JSONInterest]
  ) throws(SpoonacularProblem) -> ([Recipe], [JSONMember]) {
    var reader = JSONRecordReader(JSONBytes(body), interest: .members(wanted.merging(failure) { $1 }))
    var (recipes, unreadable): ([Recipe], Int) = ([], 0)
    while let record = try next(&reader) {
      var fields = WebFields(record)
      if let recipe = SpoonacularRecipe.recipe(&fields) { recipes.append(recipe) } else { unreadable += 1 }
    }
    if recipes.isEmpty && unreadable > 0 { throw .unreadable(.unexpectedContent) }
    return (recipes, reader.surroundings)
  }

  /// Returns the recipe with this number. The body must contain nothing else.
  static func details(_ body: [UInt8], number: Int) throws(SpoonacularProblem) -> RecipeDetails {
    var reader = JSONRecordReader(
      JSONBytes(body), interest: .members(SpoonacularRecipe.whole.merging(failure) { $1 }))
    guard let record = try next(&reader) else { throw .unreadable(.unexpectedContent) }
    var fields = WebFields(record)
    guard let details = SpoonacularRecipe.details(&fields), details.id == .spoonacular(number),
      try next(&reader) == nil
    else { throw .unreadable(.unexpectedContent) }
    return details
  }

  private static func next(_ reader: inout JSONRecordReader) throws(SpoonacularProblem) -> JSONValue? {
    let record: JSONValue?
    do { record = try reader.next() } catch { throw .unreadable(.unintelligible) }
    if let record, record["status"]?.text == "failure", record["id"] == nil {
      throw .failure(code: record["code"]?.integer)
    }
    return record
  }
}
