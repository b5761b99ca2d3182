extension SQLiteSchema {
  static let restaurant = """
    -- The domains whose seed was imported.
    CREATE TABLE seed (
      domain TEXT NOT NULL PRIMARY KEY
    ) STRICT, WITHOUT ROWID;

    -- The menu. Prices are in minor units (cents). The _key columns sort as Spanish does, the _fold columns are searched.
    CREATE TABLE dish (
      id TEXT NOT NULL PRIMARY KEY CHECK (id LIKE 'dish-_%'),
      name TEXT NOT NULL CHECK (name <> ''),
      description TEXT NOT NULL,
      price INTEGER NOT NULL CHECK (price >= 0),
      currency TEXT NOT NULL CHECK (length(currency) = 3),
      kind TEXT NOT NULL CHECK (kind <> ''),
      kind_key TEXT NOT NULL,
      name_key TEXT NOT NULL,
      name_fold TEXT NOT NULL,
      description_fold TEXT NOT NULL
    ) STRICT;
    CREATE INDEX dish_in_menu ON dish (kind_key, kind, name_key, id);

    -- Orders: without placed_at a draft, of which a user has at most one. Their lines name no row of dish: history
    -- outlives the menu.
    CREATE TABLE orders (
      number INTEGER PRIMARY KEY,
      user TEXT NOT NULL,
      id TEXT NOT NULL,
      total INTEGER NOT NULL,
      currency TEXT NOT NULL CHECK (length(currency) = 3),
      placed_at TEXT,
      address TEXT,
      phone TEXT,
      UNIQUE (user, id),
      CHECK ((placed_at IS NULL) = (address IS NULL) AND (placed_at IS NULL) = (phone IS NULL))
    ) STRICT;
    CREATE UNIQUE INDEX one_draft_for_a_user ON orders (user) WHERE placed_at IS NULL;
    CREATE INDEX orders_newest_first ON orders (user, placed_at DESC, number DESC) WHERE placed_at IS NOT NULL;

    CREATE TABLE order_line (
      order_number INTEGER NOT NULL REFERENCES orders (number) ON DELETE CASCADE,
      position INTEGER NOT NULL,
      dish TEXT NOT NULL,
      name TEXT NOT NULL,
      unit_price INTEGER NOT NULL CHECK (unit_price >= 0),
      quantity INTEGER NOT NULL CHECK (quantity BETWEEN 1 AND 100),
      PRIMARY KEY (order_number, position),
      UNIQUE (order_number, dish)
    ) STRICT, WITHOUT ROWID;
    """

  static let menuInItsOrder = """
    -- The menu, in its order: position counts from 1 without gaps, so that a page of it is a range of positions.
    -- Prices are in minor units (cents). The _key columns sort as Spanish does, the _fold columns are searched.
    CREATE TABLE ordered_dish (
      position INTEGER PRIMARY KEY,
      id TEXT NOT NULL UNIQUE CHECK (id LIKE 'dish-_%'),
      name TEXT NOT NULL CHECK (name <> ''),
      description TEXT NOT NULL,
      price INTEGER NOT NULL CHECK (price >= 0),
      currency TEXT NOT NULL CHECK (length(currency) = 3),
      kind TEXT NOT NULL CHECK (kind <> ''),
      kind_key TEXT NOT NULL,
      name_key TEXT NOT NULL,
      name_fold TEXT NOT NULL,
      description_fold TEXT NOT NULL
    ) STRICT;
    INSERT INTO ordered_dish
      (id, name, description, price, currency, kind, kind_key, name_key, name_fold, description_fold)
      SELECT id, name, description, price, currency, kind, kind_key, name_key, name_fold, description_fold
      FROM dish ORDER BY kind_key, kind, name_key, id;
    DROP TABLE dish;
    ALTER TABLE ordered_dish RENAME TO dish;
    CREATE INDEX dish_of_kind ON dish (kind_key, kind);

    -- Which dishes contain which three letters in a row. It keeps no text of its own and is filled by an import, so
    -- after a dish was renamed by hand: INSERT INTO dish_search (dish_search) VALUES ('rebuild').
    CREATE VIRTUAL TABLE dish_search USING fts5 (
      name_fold, description_fold, content = 'dish', content_rowid = 'position',
      tokenize = 'trigram case_sensitive 1', detail = none, columnsize = 0
    );
    -- 8 MiB of memory while it is filled, eight times the usual: a third quicker, as less has to be merged.
    INSERT INTO dish_search (dish_search, rank) VALUES ('hashsize', 8388608);
    INSERT INTO dish_search (dish_search) VALUES ('rebuild');
    """
}
