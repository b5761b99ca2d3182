/// Invented responses in Spoonacular's format.
enum SpoonacularAnswers {
  static let information = #"""
    {"vegetarian": true, "vegan": false, "glutenFree": true, "dairyFree": true, "veryHealthy": false, "cheap": true,
     "gaps": "no", "preparationMinutes": 15, "cookingMinutes": 30.0, "healthScore": 76, "pricePerServing": 112.5,
     "creditsText": "Ana&#39;s Kitchen", "license": "CC BY 3.0", "sourceName": "Ana's Kitchen", "originalId": null,
     "extendedIngredients": [
       {"id": 1, "aisle": "Pasta and Rice", "image": "rice.jpg", "consistency": "SOLID", "name": "rice", "nameClean": null,
        "original": "1 ½ cups rice", "amount": 1.5, "unit": "cups", "meta": ["x"],
        "measures": {"us": {"amount": 1.5, "unitShort": "cups"}, "metric": {"amount": 354.9, "unitShort": "ml"}}},
       {"id": null, "name": "beans", "original": "2 cans of beans", "amount": 2, "unit": "", "meta": []},
       {"id": 3, "name": "salt", "original": " salt &amp; pepper", "amount": 0.0, "unit": "servings"}],
     "id": 716, "title": "Rice &amp; &quot;beans&quot;", "readyInMinutes": 45, "servings": 2,
     "sourceUrl": "http://example.org/rice", "image": "http://spoonacular.com/recipeImages/716-556x370.jpg",
     "imageType": "jpg", "summary": "A dish of <b>300 calories</b>, and <a href=\"https://example.org\">cheap</a>.",
     "cuisines": ["Mexican"], "dishTypes": ["lunch", "dinner"], "diets": ["gluten free", "lacto ovo vegetarian"],
     "occasions": ["summer"], "nutrition": {"nutrients": [
       {"name": "Calories", "amount": 316.49, "unit": "kcal", "percentOfDailyNeeds": 15.8}, {"name": "Fat", "amount": 12, "unit": "g"},
       {"name": "Sodium", "amount": 0.5, "unit": "g"}, {"name": "Vitamin K", "amount": 7.3, "unit": "µg"}, {"name": "Sugar"}, null]},
     "winePairing": {"pairedWines": ["x"], "productMatches": [{"title": "y"}]},
     "instructions": "<ol><li>Something else.</li></ol>",
     "analyzedInstructions": [
       {"name": "", "steps": [
         {"number": 1, "step": "Wash the rice &amp; cook it.", "ingredients": [{"id": 0, "name": "rice", "image": ""}],
          "equipment": [{"id": 4, "name": "pot", "temperature": {"number": 100.0, "unit": "C"}}]},
         {"number": 2, "step": "Warm the <b>beans</b>.", "length": {"number": 5, "unit": "minutes"}}]},
       {"name": "For the table", "steps": [{"number": 1, "step": "Serve."}]}],
     "spoonacularSourceUrl": "https://spoonacular.com/rice-716"}
    """#
}
