extension SQLiteSchema {
  static let places = """
    -- Shops, activities and services of Madrid. The _key column sorts as Spanish does, the _fold column is searched.
    CREATE TABLE place (
      id TEXT NOT NULL PRIMARY KEY CHECK (id <> ''),
      kind TEXT NOT NULL CHECK (kind IN ('shop', 'activity', 'service')),
      number TEXT NOT NULL,
      name TEXT NOT NULL CHECK (name <> ''),
      address TEXT NOT NULL,
      latitude REAL CHECK (latitude BETWEEN -90 AND 90),
      longitude REAL CHECK (longitude BETWEEN -180 AND 180),
      telephone TEXT NOT NULL,
      email TEXT NOT NULL,
      website TEXT,
      booking_operation TEXT NOT NULL,
      booking_data TEXT NOT NULL,
      has_special_offer INTEGER NOT NULL CHECK (has_special_offer IN (0, 1)),
      name_key TEXT NOT NULL,
      name_fold TEXT NOT NULL,
      CHECK ((latitude IS NULL) = (longitude IS NULL))
    ) STRICT, WITHOUT ROWID;
    -- With all that is asked for in a list, so that what is not shown is not read.
    CREATE INDEX places_by_name ON place (name_key, id, kind, name_fold);
    CREATE INDEX places_of_kind ON place (kind, name_key, id, name_fold);
    CREATE INDEX places_by_latitude ON place (latitude, longitude, id, kind, name_fold, name_key);

    -- What is said of a place, in each language (BCP 47).
    CREATE TABLE place_text (
      place TEXT NOT NULL REFERENCES place (id) ON DELETE CASCADE,
      field TEXT NOT NULL CHECK (field IN ('description', 'opening hours', 'keywords')),
      language TEXT NOT NULL CHECK (language <> ''),
      text TEXT NOT NULL CHECK (text <> ''),
      PRIMARY KEY (place, field, language)
    ) STRICT, WITHOUT ROWID;

    CREATE TABLE place_label (
      place TEXT NOT NULL REFERENCES place (id) ON DELETE CASCADE,
      kind TEXT NOT NULL CHECK (kind IN ('category', 'route')),
      position INTEGER NOT NULL,
      name TEXT NOT NULL,
      PRIMARY KEY (place, kind, position)
    ) STRICT, WITHOUT ROWID;

    -- Pictures are files, named by the SHA-256 of what is in them; absence says why there is none.
    CREATE TABLE place_picture (
      place TEXT NOT NULL REFERENCES place (id) ON DELETE CASCADE,
      role TEXT NOT NULL CHECK (role IN ('logo', 'image', 'map')),
      address TEXT,
      photo TEXT,
      bytes INTEGER CHECK (bytes >= 0),
      absence TEXT,
      PRIMARY KEY (place, role),
      CHECK ((photo IS NULL) = (bytes IS NULL) AND (photo IS NULL OR absence IS NULL))
    ) STRICT, WITHOUT ROWID;

    -- What the places came with, in one row; none as long as no download was complete.
    CREATE TABLE place_download (
      only INTEGER NOT NULL PRIMARY KEY CHECK (only = 1),
      id TEXT NOT NULL CHECK (id <> ''),
      source TEXT NOT NULL,
      date TEXT NOT NULL
    ) STRICT;
    """
}
