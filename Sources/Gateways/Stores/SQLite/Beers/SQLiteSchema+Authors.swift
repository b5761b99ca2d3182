#if SQLite
  extension SQLiteSchema {
    /// From here on a manufacturer keeps its id when it is renamed, too, which older kits would take for damage.
    static let authors = """
      -- Who wrote the review; those of before are the device's own.
      ALTER TABLE review ADD COLUMN author TEXT NOT NULL DEFAULT 'local' CHECK (author <> '');
      """
  }
#endif
