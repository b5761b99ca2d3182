extension SQLiteSchema {
  /// From here on a renamed manufacturer keeps its id, which older kits would take for corruption.
  static let authors = """
    -- Who wrote the review; those of before are the device's own.
    ALTER TABLE review ADD COLUMN author TEXT NOT NULL DEFAULT 'local' CHECK (author <> '');
    """
}
