/// The names of diets, courses and cuisines in English and Spanish.
enum RecipeVocabulary {
  /// English and Spanish synonyms, with the preferred name of each language first. Each word occurs once.
  static let words = diets + courses + cuisines

  static let diets: [(String, String)] = [
    ("vegan", "vegana, vegano, veganas, veganos"),
    ("vegetarian", "vegetariana, vegetariano, vegetarianas, vegetarianos"),
    ("lacto ovo vegetarian, ovo lacto vegetarian", "ovolactovegetariana, ovolactovegetariano"),
    ("lacto vegetarian", "lactovegetariana, lactovegetariano"), ("ovo vegetarian", "ovovegetariana, ovovegetariano"),
    ("pescatarian, pescetarian", "pescetariana, pescetariano"),
    ("gluten free", "sin gluten"), ("dairy free", "sin lácteos"), ("lactose free", "sin lactosa"),
    ("low lactose", "baja en lactosa"), ("nut free", "sin frutos secos"), ("egg free", "sin huevo"),
    ("sugar free", "sin azúcar"), ("ketogenic, keto", "cetogénica, cetogénico"),
    ("paleolithic, paleo", "paleolítica, paleolítico"), ("primal", "primal"), ("whole 30, whole30", "Whole30"),
    ("fodmap friendly, low fodmap", "baja en FODMAP"), ("low calorie", "baja en calorías, hipocalórica"),
    ("low fat", "baja en grasas, baja en grasa"), ("low salt, low sodium", "baja en sal, baja en sodio"),
    ("low carb", "baja en carbohidratos"), ("diabetic", "para diabéticos"), ("halal", "halal"), ("hindu", "hindú"),
    ("kosher", "kósher"),
  ]

  static let courses: [(String, String)] = [
    ("main course, main dish, main", "plato principal, principal, platos principales"),
    ("first course", "primer plato, primeros platos"), ("second course", "segundo plato, segundos platos"),
    ("side dish, side", "guarnición, guarniciones, acompañamiento"), ("dessert, desserts", "postre, postres"),
    ("appetizer, appetizers", "aperitivo, aperitivos"), ("starter, starters", "entrante, entrantes, entrada"),
    ("antipasti, antipasto", "antipasto"), ("hor d'oeuvre, hors d'oeuvre", "entremés, entremeses"),
    ("salad, salads", "ensalada, ensaladas"), ("bread, breads", "pan, panes"),
    ("breakfast, morning meal", "desayuno, desayunos"), ("brunch", "brunch"), ("lunch", "comida, almuerzo"),
    ("dinner, supper", "cena, cenas"), ("soup, soups", "sopa, sopas"), ("stew, stews", "guiso, guisos"),
    ("beverage, drink, beverages, drinks", "bebida, bebidas"), ("cocktail, cocktails", "cóctel, cócteles"),
    ("sauce, sauces", "salsa, salsas"), ("marinade", "adobo, marinada"), ("fingerfood, finger food", "para picar"),
    ("snack, snacks", "tentempié, tentempiés, merienda, picoteo"), ("condiment", "condimento"),
    ("dip", "salsa para mojar"), ("spread", "para untar"), ("rice", "arroz, arroces"), ("pasta", "pasta, pastas"),
    ("fish", "pescado, pescados"), ("seafood", "marisco, mariscos"), ("meat", "carne, carnes"),
    ("cake, cakes", "tarta, tartas"), ("tapas", "tapa, tapas"),
  ]

  static let cuisines: [(String, String)] = [
    ("African", "africana"), ("American", "estadounidense, americana"), ("Andalusian", "andaluza"),
    ("Argentinian", "argentina"), ("Asian", "asiática"), ("Asturian", "asturiana"), ("Basque", "vasca"),
    ("British", "británica"), ("Cajun", "cajún"), ("Caribbean", "caribeña"), ("Catalan", "catalana"),
    ("Chinese", "china"), ("Creole", "criolla"), ("Eastern European", "de Europa del Este"),
    ("European", "europea"), ("French", "francesa"), ("Galician", "gallega"), ("German", "alemana"),
    ("Greek", "griega"), ("Hungarian", "húngara"), ("Indian", "india"), ("Irish", "irlandesa"),
    ("Italian", "italiana"), ("Japanese", "japonesa"), ("Jewish", "judía"), ("Korean", "coreana"),
    ("Latin American", "latinoamericana"), ("Lebanese", "libanesa"), ("Maghrebi", "magrebí"),
    ("Mediterranean", "mediterránea"), ("Mexican", "mexicana"), ("Middle Eastern", "de Oriente Medio"),
    ("Moroccan", "marroquí"), ("Nordic", "nórdica"), ("Peruvian", "peruana"), ("Portuguese", "portuguesa"),
    ("Southern", "del sur de EE. UU."), ("Spanish", "española"), ("Thai", "tailandesa"), ("Turkish", "turca"),
    ("Valencian", "valenciana"), ("Vietnamese", "vietnamita"),
  ]
}
