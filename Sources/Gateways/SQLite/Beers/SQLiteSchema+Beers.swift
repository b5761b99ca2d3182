extension SQLiteSchema {
  static let beers = """
    -- The bytes of logos and photographs, each as long as something names it: used_by counts what does.
    CREATE TABLE photo (
      id TEXT NOT NULL PRIMARY KEY CHECK (id LIKE 'photo-%'),
      bytes BLOB NOT NULL,
      used_by INTEGER NOT NULL DEFAULT 0
    ) STRICT;

    -- Who makes beers. The _key columns sort as Spanish does, the _fold columns are searched. Triggers keep the counts right.
    CREATE TABLE manufacturer (
      id TEXT NOT NULL PRIMARY KEY CHECK (id <> ''),
      name TEXT NOT NULL CHECK (name <> ''),
      address TEXT NOT NULL,
      origin TEXT NOT NULL CHECK (origin IN ('national', 'imported')),
      logo TEXT REFERENCES photo (id),
      beer_count INTEGER NOT NULL DEFAULT 0,
      review_count INTEGER NOT NULL DEFAULT 0,
      name_key TEXT NOT NULL,
      name_fold TEXT NOT NULL
    ) STRICT, WITHOUT ROWID;
    -- National ones first.
    CREATE INDEX manufacturers_in_order ON manufacturer (origin DESC, name_key, id);

    -- Alcohol is in thousandths of a per cent of the volume, calories in kilocalories; NULL is unknown.
    CREATE TABLE beer (
      id TEXT NOT NULL PRIMARY KEY CHECK (id <> ''),
      manufacturer TEXT NOT NULL REFERENCES manufacturer (id) ON DELETE CASCADE,
      name TEXT NOT NULL CHECK (name <> ''),
      type TEXT NOT NULL CHECK (type <> ''),
      alcohol INTEGER CHECK (alcohol BETWEEN 0 AND 100000),
      calories INTEGER CHECK (calories >= 0),
      cover TEXT,
      review_count INTEGER NOT NULL DEFAULT 0,
      score_total INTEGER NOT NULL DEFAULT 0,
      type_key TEXT NOT NULL,
      name_key TEXT NOT NULL,
      type_fold TEXT NOT NULL,
      name_fold TEXT NOT NULL
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX beers_of_manufacturer ON beer (manufacturer, type_key, type, name_key, id);
    CREATE INDEX beers_in_order ON beer (type_key, type, name_key, id);
    -- By the mean of their scores and of five threes.
    CREATE INDEX best_beers ON beer ((15.0 + score_total) / (5 + review_count) DESC, review_count DESC, name_key, id)
    WHERE review_count > 0;

    -- Albums go with what they belong to by triggers: those know at once that there is none, where a foreign key would look.
    CREATE TABLE beer_photo (
      beer TEXT NOT NULL,
      position INTEGER NOT NULL,
      photo TEXT NOT NULL REFERENCES photo (id),
      PRIMARY KEY (beer, position)
    ) STRICT, WITHOUT ROWID;

    -- What people say of a beer; those of one beer stand together.
    CREATE TABLE review (
      id TEXT NOT NULL UNIQUE CHECK (id <> ''),
      beer TEXT NOT NULL REFERENCES beer (id) ON DELETE CASCADE,
      score INTEGER NOT NULL CHECK (score BETWEEN 1 AND 5),
      text TEXT NOT NULL,
      date TEXT NOT NULL,
      cover TEXT,
      PRIMARY KEY (beer, id)
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX reviews_by_date ON review (date DESC, id);

    CREATE TABLE review_photo (
      review TEXT NOT NULL,
      position INTEGER NOT NULL,
      photo TEXT NOT NULL REFERENCES photo (id),
      PRIMARY KEY (review, position)
    ) STRICT, WITHOUT ROWID;

    CREATE TRIGGER beer_comes AFTER INSERT ON beer BEGIN
      UPDATE manufacturer SET beer_count = beer_count + 1 WHERE id = NEW.manufacturer;
    END;
    CREATE TRIGGER beer_goes AFTER DELETE ON beer BEGIN
      UPDATE manufacturer SET beer_count = beer_count - 1, review_count = review_count - OLD.review_count
      WHERE id = OLD.manufacturer;
    END;
    CREATE TRIGGER beer_moves AFTER UPDATE OF manufacturer ON beer WHEN OLD.manufacturer <> NEW.manufacturer BEGIN
      UPDATE manufacturer SET beer_count = beer_count - 1, review_count = review_count - OLD.review_count
      WHERE id = OLD.manufacturer;
      UPDATE manufacturer SET beer_count = beer_count + 1, review_count = review_count + NEW.review_count
      WHERE id = NEW.manufacturer;
    END;
    CREATE TRIGGER review_comes AFTER INSERT ON review BEGIN
      UPDATE beer SET review_count = review_count + 1, score_total = score_total + NEW.score WHERE id = NEW.beer;
      UPDATE manufacturer SET review_count = review_count + 1
      WHERE id = (SELECT manufacturer FROM beer WHERE id = NEW.beer);
    END;
    CREATE TRIGGER review_changes AFTER UPDATE OF score ON review BEGIN
      UPDATE beer SET score_total = score_total - OLD.score + NEW.score WHERE id = NEW.beer;
    END;
    -- Where the beer went before, there is nothing left to count.
    CREATE TRIGGER review_goes AFTER DELETE ON review WHEN EXISTS (SELECT 1 FROM beer WHERE id = OLD.beer) BEGIN
      UPDATE manufacturer SET review_count = review_count - 1
      WHERE id = (SELECT manufacturer FROM beer WHERE id = OLD.beer);
      UPDATE beer SET review_count = review_count - 1, score_total = score_total - OLD.score WHERE id = OLD.beer;
    END;

    CREATE TRIGGER beer_album_goes AFTER DELETE ON beer WHEN OLD.cover IS NOT NULL BEGIN
      DELETE FROM beer_photo WHERE beer = OLD.id;
    END;
    CREATE TRIGGER review_album_goes AFTER DELETE ON review WHEN OLD.cover IS NOT NULL BEGIN
      DELETE FROM review_photo WHERE review = OLD.id;
    END;

    CREATE TRIGGER logo_comes AFTER INSERT ON manufacturer WHEN NEW.logo IS NOT NULL BEGIN
      UPDATE photo SET used_by = used_by + 1 WHERE id = NEW.logo;
    END;
    CREATE TRIGGER logo_changes AFTER UPDATE OF logo ON manufacturer WHEN OLD.logo IS NOT NEW.logo BEGIN
      UPDATE photo SET used_by = used_by + 1 WHERE id = NEW.logo;
      UPDATE photo SET used_by = used_by - 1 WHERE id = OLD.logo;
    END;
    CREATE TRIGGER beer_photo_comes AFTER INSERT ON beer_photo BEGIN
      UPDATE photo SET used_by = used_by + 1 WHERE id = NEW.photo;
    END;
    CREATE TRIGGER review_photo_comes AFTER INSERT ON review_photo BEGIN
      UPDATE photo SET used_by = used_by + 1 WHERE id = NEW.photo;
    END;
    CREATE TRIGGER logo_goes AFTER DELETE ON manufacturer WHEN OLD.logo IS NOT NULL BEGIN
      UPDATE photo SET used_by = used_by - 1 WHERE id = OLD.logo;
    END;
    CREATE TRIGGER beer_photo_goes AFTER DELETE ON beer_photo BEGIN
      UPDATE photo SET used_by = used_by - 1 WHERE id = OLD.photo;
    END;
    CREATE TRIGGER review_photo_goes AFTER DELETE ON review_photo BEGIN
      UPDATE photo SET used_by = used_by - 1 WHERE id = OLD.photo;
    END;
    CREATE TRIGGER photo_goes AFTER UPDATE OF used_by ON photo WHEN NEW.used_by = 0 BEGIN
      DELETE FROM photo WHERE id = NEW.id;
    END;
    """
}
