extension SQLiteSchema {
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
}
