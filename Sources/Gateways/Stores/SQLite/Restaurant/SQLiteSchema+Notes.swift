#if SQLite
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
      """
  }
#endif
