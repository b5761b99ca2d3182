#!/usr/bin/env python3
"""Writes the lists of a service with more places than a map has room for, forty of them at one point.

usage: crowded_feed.py FOLDER
"""
import json, pathlib, random, sys

folder = pathlib.Path(sys.argv[1])
folder.mkdir(parents=True, exist_ok=True)
chance = random.Random(19)


def place(number):
    latitude, longitude = (40.4169, -3.7035) if number < 40 else (chance.gauss(40.42, 0.02), chance.gauss(-3.70, 0.03))
    return {
        "id": str(number), "name": f"Lugar {number}", "address": f"Calle de la Palma, {number}", "telephone": "910 000 001",
        "gps_lat": f"{latitude:.5f}", "gps_lon": f"{longitude:.5f}", "description_es": "Un lugar.", "description_en": "A place.",
    }


for kind, numbers in [("Shops", range(0, 90)), ("Activities", range(90, 150)), ("Services", range(150, 160))]:
    (folder / f"get{kind}.json").write_text(json.dumps({"result": [place(number) for number in numbers]}))
