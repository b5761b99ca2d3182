/// Beer catalogs in the formats of other sources.
enum ForeignCatalogs {
  /// Manufacturers with different words for their origin, and with invalid picture names.
  static let manufacturers = """
    [{"name": "Malta Lunar", "logo": "malta_lunar", "type": "Domestic", "isFavorited": true, "beers": [
       {"name": "Luna Nueva", "type": "Lager", "alcoholContent": 4.9, "calorieContent": 130},
       {"name": "Luna 0,0", "type": "Alcohol-Free Beer", "alcoholContent": 0, "calorieContent": 40}]},
     {"name": "Nordlys", "logo": "nordlys", "type": "Imported", "isFavorited": false, "beers": [
       {"name": "Nordlys Mørk", "type": "Dunkel", "alcoholContent": 5.4, "calorieContent": 175}]}]
    """

  /// A list of beers in the format of PunkAPI.
  static let punk = """
    [{"id": 1, "name": "Cohete", "tagline": "Hacia arriba.", "first_brewed": "03/2019", "description": "Con lúpulo.",
      "image": "001.png", "abv": 6.2, "ebc": 55, "ph": 4.4, "volume": {"value": 20, "unit": "liters"},
      "method": {"mash_temp": [{"temp": {"value": 66, "unit": "celsius"}, "duration": 60}], "twist": null},
      "ingredients": {"malt": [{"name": "Pale", "amount": {"value": 5, "unit": "kilograms"}}], "yeast": "W"},
      "food_pairing": ["Queso"], "contributed_by": "Ana"},
     {"id": 2, "name": "Cohete", "tagline": "Otra vez.", "image": null, "abv": 7, "ebc": null, "method": {"twist": "Miel"}}]
    """

  /// A list of breweries in the format of Open Brewery DB.
  static let breweries = """
    [{"id": "9001", "name": "Pez Volador", "brewery_type": "micro", "street": "Calle Larga 7", "city": "Cádiz",
      "state": "Andalucía", "postal_code": "11001", "website_url": "http://pez.example", "phone": "956000000",
      "created_at": "2018-07-24 01:32:47.255559", "country": "Spain", "longitude": "-6.29", "latitude": "36.53"},
     {"id": "9002", "name": "Slow Otter Brewing", "brewery_type": "brewpub", "street": "", "city": "Elsewhere",
      "state": "Ohio", "postal_code": "00000-0001", "website_url": null, "country": "United States"}]
    """
}
