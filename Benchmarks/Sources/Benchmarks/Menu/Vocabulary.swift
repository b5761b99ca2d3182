/// The words in the names of generated dishes. No two words in a list are equal when case and accents are ignored.
enum Vocabulary {
  static let kinds = [
    "Entrantes", "Sopas y cremas", "Ensaladas", "Arroces", "Pastas", "Pescados", "Mariscos", "Carnes", "Aves", "Caza",
    "Verduras", "Huevos", "Quesos", "Postres", "Niños", "Raciones",
  ]

  static let dishes = words(
    """
    albóndigas arroz asado bocadillo bocaditos brandada brocheta buñuelos caldereta caldo canelones carpaccio carrillada
    cazuela cocido consomé crema croquetas crujiente dados delicias empanada ensalada escabeche escalope estofado
    fideuá filete flan gazpacho guiso hamburguesa hojaldre judías lasaña lomo manitas medallones menestra migas
    milhojas mollejas montadito musaka pastel patatas paté pimientos pincho potaje puchero pudin ragú rebanada
    revuelto risotto salpicón saquitos solomillo suprema tartar tempura terrina tortilla tosta zarzuela
    """)

  static let ingredients = words(
    """
    acelga aguacate ajo alcachofa almeja anchoa anguila apio arándano atún avellana bacalao berenjena berza besugo
    boletus bonito boquerón brócoli buey cabrito calabacín calabaza calamar camarón cangrejo caracol cebolla centollo
    cerdo cigala ciruela coliflor congrio conejo cordero corvina champiñón chipirón chorizo dorada espárrago espinaca
    faisán gallina gamba garbanzo guisante haba hígado hongo jabalí jamón langosta langostino lenguado lenteja lubina
    manzana mejillón melocotón membrillo merluza mero morcilla nabo navaja níscalo ostra pato pavo pepino perdiz
    pichón piña plátano pollo puerro pulpo quisquilla rape remolacha repollo rodaballo salmón sardina sepia setas
    ternera tomate trucha venado vieira zanahoria
    """)

  static let styles = words(
    """
    ahumado|a la andaluza|a la asturiana|a la brasa|a la bilbaína|a la cazuela|a la crema|a la cordobesa|a la gallega
    |a la jardinera|a la madrileña|a la manchega|a la marinera|a la mostaza|a la navarra|a la naranja|a la pimienta
    |a la plancha|a la riojana|a la sal|a la sidra|a la vizcaína|al ajillo|al azafrán|al cava|al curri|al estragón
    |al horno|al jerez|al limón|al oporto|al pesto|al pilpil|al romero|al tomillo|al vapor|al vino tinto|confitado
    |de la abuela|de la casa|del día|del huerto|del mercado|en adobo|en costra|en papillote|en pepitoria
    |en salsa verde|en su jugo|en su tinta|en tempura|encebollado|especiado|glaseado|gratinado|marinado|rebozado
    |rehogado|relleno|salteado|trufado
    """, between: "|")

  static let garnishes = words(
    """
    aceitunas|albahaca|alioli|almendras|alcaparras|arroz blanco|avellanas|berros|boniato|cacahuetes|canónigos|castañas
    |cebollino|cilantro|costrones|crema agria|cuscús|dátiles|eneldo|escalivada|frambuesas|granada|grelos|higos
    |hierbabuena|hinojo|jengibre|lombarda|mango|menta|miel de brezo|mojo picón|nueces|orejones|panceta|pasas|perejil
    |pimentón|piñones|pistachos|polenta|quinoa|rábanos|romesco|rúcula|sésamo|tapenade|trigueros|uvas|vinagreta|yogur
    """, between: "|")

  static let remarks = words(
    """
    Receta de siempre|Hecho al momento|Se sirve templado|Para compartir|Plato de temporada|Cocinado a fuego lento
    |Recomendado por la cocinera|Con aceite de oliva virgen|Puede contener trazas|Sin gluten|Apto para vegetarianos
    |Se sirve muy frío|Ración de 450 gramos|Para 2 personas|Curado 12 meses|Según mercado
    """, between: "|")

  /// A word that occurs in one dish of every ten thousand.
  static let rarity = "colmenillas"

  private static func words(_ text: String, between separator: Character = " ") -> [String] {
    text.replacing("\n", with: separator == "|" ? "" : " ").split(separator: separator).map(String.init)
  }
}
