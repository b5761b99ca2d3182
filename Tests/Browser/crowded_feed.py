#!/usr/bin/env python3
"""Writes the feeds of a service with a given number of places, by default more than a map has room for.

usage: crowded_feed.py FOLDER [PLACES [TOGETHER]]
  PLACES    the number of places of all three kinds (160)
  TOGETHER  the number of places at the same point (40, or all places if there are fewer)
"""
import json, pathlib, random, sys

folder = pathlib.Path(sys.argv[1])
folder.mkdir(parents=True, exist_ok=True)
places, together = ([int(number) for number in sys.argv[2:]] + [160, 40][len(sys.argv) - 2:])
chance = random.Random(19)


def place(number):
    latitude, longitude = (40.4169, -3.7035) if number < together else (chance.gauss(40.42, 0.02), chance.gauss(-3.70, 0.03))
    return {
        "id": str(number), "name": f"Lugar {number}", "address": f"Calle de la Palma, {number}", "telephone": "910 000 001",
        "gps_lat": f"{latitude:.5f}", "gps_lon": f"{longitude:.5f}", "description_es": "Un lugar.", "description_en": "A place.",
    }


# Of every 16 places, 9 are shops, 6 are activities and 1 is a service.
ends = [places * 9 // 16, places * 15 // 16, places] if places > 1 else [1, 1, 1]
for kind, begin, end in zip(["Shops", "Activities", "Services"], [0, *ends], ends):
    (folder / f"get{kind}.json").write_text(json.dumps({"result": [place(number) for number in range(begin, end)]}))
