extension SQLiteSchema {
  static let pieces = """
    -- The pieces that a recipe makes: 24 cookies.
    ALTER TABLE recipe ADD COLUMN pieces TEXT CHECK (pieces <> '');
    """
}
