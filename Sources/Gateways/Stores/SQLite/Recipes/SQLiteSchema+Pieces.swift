#if SQLite
  extension SQLiteSchema {
    static let pieces = """
      -- What a recipe makes, in pieces: 24 cookies.
      ALTER TABLE recipe ADD COLUMN pieces TEXT CHECK (pieces <> '');
      """
  }
#endif
