extension SQLiteSchema {
  static let recipes = """
    -- The user's own collection of recipes. The _key column sorts as Spanish does, the _fold columns are searched.
    CREATE TABLE recipe (
      id TEXT NOT NULL PRIMARY KEY CHECK (id <> ''),
      title TEXT NOT NULL CHECK (title <> ''),
      image TEXT,
      minutes INTEGER CHECK (minutes > 0),
      servings INTEGER CHECK (servings > 0),
      summary TEXT NOT NULL,
      preparation_minutes INTEGER CHECK (preparation_minutes > 0),
      cooking_minutes INTEGER CHECK (cooking_minutes > 0),
      source_name TEXT,
      source_address TEXT,
      credit TEXT,
      license TEXT,
      title_key TEXT NOT NULL,
      title_fold TEXT NOT NULL
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX recipes_by_title ON recipe (title_key, id);

    CREATE TABLE recipe_ingredient (
      recipe TEXT NOT NULL REFERENCES recipe (id) ON DELETE CASCADE,
      position INTEGER NOT NULL,
      text TEXT NOT NULL CHECK (text <> ''),
      name TEXT,
      amount REAL CHECK (amount > 0),
      unit TEXT,
      text_fold TEXT NOT NULL,
      PRIMARY KEY (recipe, position)
    ) STRICT, WITHOUT ROWID;

    -- Steps of the same part stand one after the other; each repeats the part's name, if it has one.
    CREATE TABLE recipe_step (
      recipe TEXT NOT NULL REFERENCES recipe (id) ON DELETE CASCADE,
      part INTEGER NOT NULL,
      position INTEGER NOT NULL,
      part_name TEXT,
      text TEXT NOT NULL CHECK (text <> ''),
      PRIMARY KEY (recipe, part, position)
    ) STRICT, WITHOUT ROWID;

    CREATE TABLE recipe_label (
      recipe TEXT NOT NULL REFERENCES recipe (id) ON DELETE CASCADE,
      kind TEXT NOT NULL CHECK (kind IN ('diet', 'cuisine', 'dish type')),
      position INTEGER NOT NULL,
      name TEXT NOT NULL CHECK (name <> ''),
      PRIMARY KEY (recipe, kind, position)
    ) STRICT, WITHOUT ROWID;

    -- Favorites, with all that a list shows: most are recipes of a service, which have no row in recipe. The state says how far a
    -- favorite is shared: completely ('kept'), not yet ('added'), or still, although the user removed it ('removed').
    CREATE TABLE favorite (
      user TEXT NOT NULL,
      recipe TEXT NOT NULL CHECK (recipe <> ''),
      title TEXT NOT NULL CHECK (title <> ''),
      image TEXT,
      minutes INTEGER CHECK (minutes > 0),
      servings INTEGER CHECK (servings > 0),
      added_at TEXT NOT NULL,
      state TEXT NOT NULL CHECK (state IN ('kept', 'added', 'removed')),
      title_key TEXT NOT NULL,
      title_fold TEXT NOT NULL,
      PRIMARY KEY (user, recipe)
    ) STRICT, WITHOUT ROWID;
    -- Where a user's favorites are shared: what is 'kept' is there.
    CREATE TABLE favorite_place (
      user TEXT NOT NULL PRIMARY KEY,
      place TEXT NOT NULL CHECK (place <> '')
    ) STRICT, WITHOUT ROWID;
    -- With the state, so that they are counted without a look at the rows.
    CREATE INDEX favorites_by_title ON favorite (user, title_key, recipe, state) WHERE state <> 'removed';
    -- Finds the favorites whose state is not shared yet without reading all of them.
    CREATE INDEX unsent_favorites ON favorite (user) WHERE state <> 'kept';
    """
}
