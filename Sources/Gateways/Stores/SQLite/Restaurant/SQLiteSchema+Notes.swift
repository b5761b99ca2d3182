#if SQLite
  extension SQLiteSchema {
    static let notes = """
      -- What was asked of the dish; NULL is nothing.
      ALTER TABLE order_line ADD COLUMN note TEXT CHECK (note <> '');
      """
  }
#endif
