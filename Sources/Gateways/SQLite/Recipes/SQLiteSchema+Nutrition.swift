extension SQLiteSchema {
  static let nutrition = """
    -- What others think of it: from 0 to 5, and how many said so.
    ALTER TABLE recipe ADD COLUMN rating REAL CHECK (rating BETWEEN 0 AND 5);
    ALTER TABLE recipe ADD COLUMN ratings INTEGER CHECK (ratings > 0);

    -- A label may be a keyword, too.
    ALTER TABLE recipe_label RENAME TO old_label;
    CREATE TABLE recipe_label (
      recipe TEXT NOT NULL REFERENCES recipe (id) ON DELETE CASCADE,
      kind TEXT NOT NULL CHECK (kind IN ('diet', 'cuisine', 'dish type', 'keyword')),
      position INTEGER NOT NULL,
      name TEXT NOT NULL CHECK (name <> ''),
      PRIMARY KEY (recipe, kind, position)
    ) STRICT, WITHOUT ROWID;
    INSERT INTO recipe_label SELECT recipe, kind, position, name FROM old_label;
    DROP TABLE old_label;

    -- What a serving has: calories in kcal, cholesterol and sodium in milligrams, anything else in grams.
    CREATE TABLE recipe_nutrient (
      recipe TEXT NOT NULL REFERENCES recipe (id) ON DELETE CASCADE,
      nutrient TEXT NOT NULL CHECK (nutrient <> ''),
      amount REAL NOT NULL CHECK (amount >= 0),
      PRIMARY KEY (recipe, nutrient)
    ) STRICT, WITHOUT ROWID;
    """
}
