#if SQLite
  extension SQLiteSchema {
    static let pieces = """
      -- What a recipe makes, if its source counts no servings: 24 cookies.
      ALTER TABLE recipe ADD COLUMN pieces TEXT CHECK (pieces <> '');
      """
  }
#endif
