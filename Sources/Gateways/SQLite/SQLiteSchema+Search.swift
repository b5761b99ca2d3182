extension SQLiteSchema {
  static let search = """
    -- The texts of a recipe and of a place that are searched beyond the title, folded, one per line.
    ALTER TABLE recipe ADD COLUMN texts_fold TEXT NOT NULL DEFAULT '';
    ALTER TABLE place ADD COLUMN texts_fold TEXT NOT NULL DEFAULT '';
    -- They have the ingredients.
    ALTER TABLE recipe_ingredient DROP COLUMN text_fold;
    """
}
