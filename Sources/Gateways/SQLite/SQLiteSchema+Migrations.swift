extension SQLiteSchema {
  /// Adds authors to reviews. From this version on, a renamed manufacturer keeps its id. Older versions of the kit would report such a
  /// manufacturer as corrupt.
  static let authors = """
    -- Who wrote the review; those of before are the device's own.
    ALTER TABLE review ADD COLUMN author TEXT NOT NULL DEFAULT 'local' CHECK (author <> '');
    """

  static let notes = """
    -- What was asked of the dish; NULL is nothing.
    ALTER TABLE order_line ADD COLUMN note TEXT CHECK (note <> '');
    -- The whole recipe of a favorite in JSON, as the store's document has it; NULL: no more of it is kept than lists show.
    ALTER TABLE favorite ADD COLUMN details TEXT CHECK (details <> '');

    -- The records that are samples. A digest says what one was when it came; it is empty once another seed came.
    CREATE TABLE sample (
      domain TEXT NOT NULL,
      id TEXT NOT NULL,
      digest TEXT NOT NULL,
      PRIMARY KEY (domain, id)
    ) STRICT, WITHOUT ROWID;
    INSERT INTO sample SELECT 'places', id, 'bundle' FROM place WHERE (SELECT source FROM place_download) = 'bundle';

    -- Positions of dishes have gaps, so that one that comes moves no others.
    UPDATE dish SET position = -4 * position;
    UPDATE dish SET position = -position;
    INSERT INTO dish_search (dish_search) VALUES ('rebuild');

    -- No two are called the same, whatever their ids.
    CREATE INDEX dish_by_name ON dish (name_fold);
    CREATE INDEX manufacturer_by_name ON manufacturer (name_fold);

    -- How often the records of a domain, or of users, were changed: what a user agrees to lose must still be so when it is deleted.
    CREATE TABLE stamp (domain TEXT PRIMARY KEY, changes INTEGER NOT NULL) STRICT, WITHOUT ROWID;
    INSERT INTO stamp VALUES ('restaurant', 0), ('recipes', 0), ('beers', 0), ('places', 0), ('users', 0);
    """

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

  static let pieces = """
    -- The pieces that a recipe makes: 24 cookies.
    ALTER TABLE recipe ADD COLUMN pieces TEXT CHECK (pieces <> '');
    """

  static let search = """
    -- The texts of a recipe and of a place that are searched beyond the title, folded, one per line.
    ALTER TABLE recipe ADD COLUMN texts_fold TEXT NOT NULL DEFAULT '';
    ALTER TABLE place ADD COLUMN texts_fold TEXT NOT NULL DEFAULT '';
    -- They have the ingredients.
    ALTER TABLE recipe_ingredient DROP COLUMN text_fold;
    """
}
